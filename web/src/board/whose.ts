// The owner and the rent of the space that an act leads to; or the price at which it can be bought.

import type { Act } from '../protocol';
import type { Book } from '../edition/book';
import { game } from '../game/game.svelte';
import { t } from '../text/fluent.svelte';
import { money } from '../text/money';

/** To the seat that would act; nothing where no deed lies. */
export function whose(act: Act, seat: string, book: Book): string {
  const id = book.space(act.space)?.deed ?? '';
  const owner = game.deed(id)?.owner;
  if (!owner) return '';
  if (owner === 'bank') return t('move-price', { price: money(book.deed(id).price, book.info) });
  if (owner === seat) return t('move-own');
  const name = game.nameOf(owner);
  return act.rent ? t('move-rent', { name, rent: money(act.rent, book.info) }) : t('move-owner', { name });
}
