// The description of a space for people who do not see it: its name, group, owner, buildings and rent.

import type { DeedInfo, DeedView, SpaceInfo } from '../protocol';
import { builtOn, wordsOf } from '../deed/buildings';
import type { Book } from '../edition/book';
import { game } from '../game/game.svelte';
import { t } from '../text/fluent.svelte';
import { money } from '../text/money';
import { local } from '../text/names';

function state(view: DeedView, book: Book, nameOf: (hand: string) => string): string {
  const info = book.deed(view.deed);
  if (view.owner === 'bank') return t('space-for-sale', { price: money(info.price, book.info) });
  const owner = nameOf(view.owner);
  if (view.mortgaged) return t('space-mortgaged', { owner });
  const rent = info.kind === 'utility' ? t('rent-dice', { factor: view.rent }) : money(view.rent, book.info);
  const built = builtOn(info, view.level);
  return built.count
    ? t('space-built', { owner, rent, buildings: wordsOf(built) })
    : t('space-owned', { owner, rent });
}

/** A utility without a space of its own, and whose it is. */
function service(deed: DeedInfo, nameOf: (hand: string) => string): string {
  const owner = game.deed(deed.id)?.owner ?? 'bank';
  return `${local(deed.name)} ${owner === 'bank' ? t('move-free') : t('move-owner', { name: nameOf(owner) })}`;
}

/** "Illinois Avenue, red, for sale at $240"; the names of those who stand there come last. */
export function describe(
  space: SpaceInfo,
  view: DeedView | undefined,
  visitors: string[],
  book: Book,
  nameOf: (hand: string) => string,
): string {
  const parts = [local(space.name)];
  if (view) parts.push(local(book.group(book.deed(view.deed).group).name), state(view, book, nameOf));
  else if (space.kind === 'utilities') {
    parts.push(...book.info.deeds.filter((deed) => deed.space < 0).map((deed) => service(deed, nameOf)));
  } else if (space.percent) {
    parts.push(t('space-tax-choice', { amount: money(space.amount, book.info), percent: space.percent }));
  } else if (space.amount) parts.push(money(space.amount, book.info));
  if (visitors.length) parts.push(t('space-visitors', { names: visitors.join(', ') }));
  return parts.join(', ');
}
