// Whether the host of this browser's tables is there, for the screen that says so.

class HostState {
  isUp = $state(false);
  /** How much of it has come, from 0 to 1. */
  share = $state(0);
  /** There can be none without this: a safe connection, or leave to save anything. Empty if the page has both. */
  lacks = $state<'' | 'safety' | 'saving'>('');
  /** How one failed; empty if none did. */
  failed = $state('');
}

export const hostState = new HostState();
