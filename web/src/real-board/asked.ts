// The question that the table waits for, in a sentence for a screen that only shows.

import type { Book } from '../edition/book';
import type { StateView } from '../protocol';
import type { NameOf } from '../text/events';
import { t } from '../text/fluent.svelte';
import { named } from '../text/named';
import { money } from '../text/money';
import { lotTitle } from '../text/papers';

/** The thing on sale or at auction, or the sum owed; empty for what only the player who is asked has to see. */
export function askedOf({ awaits }: StateView, book: Book, nameOf: NameOf): string {
  const amount = money('amount' in awaits ? awaits.amount : 0, book.info);
  switch (awaits.kind) {
    case 'buy':
      return t('real-asked-buy', { deed: named(book.deed(awaits.deed), book), amount });
    case 'auction': {
      const lot = lotTitle(awaits.deed || awaits.building || awaits.lot, book);
      return awaits.by
        ? t('real-asked-auction', { lot, amount, name: nameOf(awaits.by) })
        : t('real-asked-auction-open', { lot, amount: money(awaits.least, book.info) });
    }
    case 'debt':
      return t('real-asked-debt', { name: awaits.seats.map(nameOf).join(', '), to: nameOf(awaits.by), amount });
    default:
      return '';
  }
}
