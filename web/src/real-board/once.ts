import { uiState } from '../game/ui-state.svelte';

/** Milliseconds within which a second tap is the same one: a thumb bounces. */
const BOUNCE = 250;

let last = -BOUNCE;

/** Sends one command at a time, however often a thumb comes down, and passes the screen on. */
export function oneAtATime(): (command: () => Promise<unknown>) => void {
  let sent = false;
  return (command) => {
    if (sent || performance.now() - last < BOUNCE) return;
    last = performance.now();
    sent = true;
    void command().then(() => (sent = false));
    uiState.passOn();
  };
}
