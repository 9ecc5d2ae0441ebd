// The facts that were corrected at a real board, in words.

import { builtOn, wordsOf } from '../deed/buildings';
import type { FactView } from '../protocol';
import type { Book } from '../edition/book';
import type { NameOf } from '../text/events';
import { t } from '../text/fluent.svelte';
import { named } from '../text/named';
import { money } from '../text/money';
import { local } from '../text/names';
import { rollName } from '../text/papers';
import { strong } from '../text/strong';

/** One fact as a sentence. */
export function factLine(fact: FactView, book: Book, nameOf: NameOf): string {
  const { what, seat, deed, space, card, roll, company, voucher, deck, count } = fact;
  return t(`corrected-${what}`, {
    seat: strong(nameOf(seat)),
    count,
    amount: what === 'cash' ? money(count, book.info) : '',
    deed: deed && named(book.deed(deed), book, strong),
    what: what === 'level' ? wordsOf(builtOn(book.deed(deed), count)) : '',
    space: space && named(book.space(space), book, strong),
    card: card && local(book.card(card).text),
    roll: roll && rollName(roll, book),
    company: company && local(book.company(company).name),
    voucher: voucher && local(book.voucher(voucher).name),
    deck: local(book.info.decks.find(({ id }) => id === deck)?.name ?? {}),
  });
}

/** A whole correction. */
export const correction = (facts: FactView[], book: Book, nameOf: NameOf): string =>
  t('line-corrected', { what: facts.map((fact) => factLine(fact, book, nameOf)).join(' ') });
