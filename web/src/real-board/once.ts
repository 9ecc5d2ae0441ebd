import { uiState } from '../game/ui-state.svelte';

/** Sends one command at a time, however often a thumb comes down, and passes the screen on. */
export function oneAtATime(): (command: () => Promise<unknown>) => void {
  let sent = false;
  return (command) => {
    if (sent) return;
    sent = true;
    void command().then(() => (sent = false));
    uiState.passOn();
  };
}
