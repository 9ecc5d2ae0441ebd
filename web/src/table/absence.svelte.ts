// The moves of bots in my seats while I was away: shown when I am back, until I press anything. A person who leaves
// again before they have read them is shown both.

import { connection } from '../net/connection.svelte';
import type { Meanwhile } from '../protocol';

class Absence {
  reports = $state.raw<Meanwhile[]>([]);

  constructor() {
    connection.subscribe((message) => {
      if (message.t === 'meanwhile') this.#add(message);
    });
  }

  #add(report: Meanwhile): void {
    const unread = this.reports.find(({ game, seat }) => game === report.game && seat === report.seat);
    const whole = unread
      ? { ...report, turns: unread.turns + report.turns, entries: [...unread.entries, ...report.entries] }
      : report;
    this.reports = [...this.reports.filter((one) => one !== unread), whole];
  }

  forget(): void {
    if (this.reports.length) this.reports = [];
  }
}

export const absence = new Absence();
