// The circle whose page is open, as the server shows it to its members.

import { untrack } from 'svelte';
import { Unread, read } from '../net/unread';
import type { CircleView } from '../protocol';
import { guest } from '../table/guest.svelte';

class Circle {
  view = $state.raw<CircleView | null>(null);
  /** Why it cannot be shown. */
  unread = $state.raw<Unread | null>(null);

  /** Read a circle, or read it again; the view of another is gone at once. */
  async read(circle: string): Promise<void> {
    // An effect that depends on what it reads would read again with each answer.
    if (untrack(() => this.view?.circle) !== circle) this.view = null;
    this.unread = null;
    try {
      this.view = await read<CircleView>(`/api/circles/${circle}`, guest.asks);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      this.unread = error;
    }
  }
}

export const circle = new Circle();
