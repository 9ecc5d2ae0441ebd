// Which of the open tables are shown: by book, by clock, and only those with a free seat.

import type { Clock, TableBrief } from '../protocol';

export type Pace = 'none' | 'bank' | 'days';

export const PACES: Pace[] = ['none', 'bank', 'days'];

export const paceOf = ({ days, bank, decision }: Clock): Pace => (days ? 'days' : bank || decision ? 'bank' : 'none');

class Filter {
  /** Empty: any. */
  edition = $state('');
  pace = $state<Pace | ''>('');
  free = $state(false);

  lets({ edition, clock, seats }: TableBrief): boolean {
    return (
      (!this.edition || edition === this.edition) &&
      (!this.pace || paceOf(clock) === this.pace) &&
      (!this.free || seats.some(({ taken }) => !taken))
    );
  }
}

export const filter = new Filter();
