// Whether the host of this browser's tables is there, for the screen that says so.

class HostState {
  isUp = $state(false);
  /** How much of it has come, from 0 to 1. */
  share = $state(0);
  /** Why there can be none; empty where there can. */
  failed = $state('');
}

export const hostState = new HostState();
