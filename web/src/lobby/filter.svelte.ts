// Which of the open tables are shown: by book, by clock, and only those with a free seat.

import type { Clock, TableBrief } from '../protocol';

type ClockKind = 'none' | 'bank' | 'days';

export const CLOCK_KINDS: ClockKind[] = ['none', 'bank', 'days'];

export const clockKindOf = ({ days, bank, decision }: Clock): ClockKind => (days ? 'days' : bank || decision ? 'bank' : 'none');

class Filter {
  /** Empty: any. */
  edition = $state('');
  pace = $state<ClockKind | ''>('');
  free = $state(false);

  lets({ edition, clock, seats }: TableBrief): boolean {
    return (
      (!this.edition || edition === this.edition) &&
      (!this.pace || clockKindOf(clock) === this.pace) &&
      (!this.free || seats.some(({ taken }) => !taken))
    );
  }
}

export const filter = new Filter();
