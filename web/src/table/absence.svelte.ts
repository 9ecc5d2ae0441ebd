// What bots did with my seats while I was away: shown when I am back, until I press anything.

import { line } from '../net/line.svelte';
import type { Meanwhile } from '../protocol';

class Absence {
  reports = $state.raw<Meanwhile[]>([]);

  constructor() {
    line.hear((message) => {
      if (message.t === 'meanwhile') this.reports = [...this.reports.filter(({ seat }) => seat !== message.seat), message];
    });
  }

  forget(): void {
    if (this.reports.length) this.reports = [];
  }
}

export const absence = new Absence();
