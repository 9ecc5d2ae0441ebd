// Requests the screen cannot do without, repeated until they are answered; meanwhile the person sees what is wrong.

import { connection } from './connection.svelte';
import { Unread } from './unread';

/** Milliseconds until it is asked for again; the last for every time after. */
const WAITS = [500, 1000, 2000, 4000];

/** Null where there is nothing to be had, or it is `wanted` no more. */
export async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
  for (let tried = 0; wanted(); tried++) {
    try {
      const found = await ask();
      if (tried) connection.trouble = null;
      return found;
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      connection.trouble = { unread: error };
      if (!error.passes) return null;
      await new Promise((done) => setTimeout(done, WAITS[Math.min(tried, WAITS.length - 1)]));
    }
  }
  return null;
}
