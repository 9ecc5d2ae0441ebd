// The difference that a deed would make to its group in somebody's hands, in a sentence.

import type { DeedInfo, Ink } from '../protocol';
import { game } from '../game/game.svelte';
import type { Book } from '../edition/book';
import { t } from '../text/fluent.svelte';
import { money } from '../text/money';
import { local } from '../text/names';

interface Consequence {
  ink: Ink | '';
  head: string;
  text: string;
}

/** The rent that a deed prints for the complete group; empty if it is no higher than for the site alone. */
function wholeRent(book: Book, info: DeedInfo): string {
  const alone = info.rows.find((row) => row.when === 'alone');
  const whole = info.rows.find((row) => row.when === 'group');
  return alone && whole && whole.amount > alone.amount ? money(whole.amount, book.info) : '';
}

/** Return what a group that was just completed brings its owner. */
export function brings(book: Book, info: DeedInfo, seat: string, mortgaged: number, builds: boolean): string {
  const [only, ...others] = game.persons;
  const owner = { name: game.nameOf(seat), you: only?.seat === seat && !others.length ? 'yes' : 'no' };
  if (mortgaged) return t('group-mortgaged', { count: mortgaged });
  if (info.kind !== 'street') return t(`group-completes-${info.kind}`);
  const rent = wholeRent(book, info);
  return [rent && t('group-charges', { rent }), builds && t('group-builds', owner)].filter(Boolean).join(' ');
}

/** Return what the complete group would bring, if this deed came to it. */
function completed(book: Book, info: DeedInfo): string {
  const mortgaged = book.siblings(info).filter(({ id }) => game.deed(id)?.mortgaged).length;
  if (mortgaged) return t('group-mortgaged', { count: mortgaged });
  const rent = wholeRent(book, info);
  return t(`group-completes-${info.kind}`, { rises: rent ? 'yes' : 'no', rent });
}

/** Return what the seat would hold of the group with this deed, and who holds the rest. */
export function consequence(book: Book, deed: string, seat: string): Consequence {
  const info = book.deed(deed);
  const siblings = book.siblings(info);
  const held =
    siblings.filter((sibling) => sibling.id !== deed && game.deed(sibling.id)?.owner === seat).length + 1;
  const group = local(book.group(info.group).name);
  const args = { group, count: held, all: siblings.length };
  if (held === siblings.length) {
    return { ink: info.ink, head: t('group-completes', args), text: completed(book, info) };
  }
  const rivals = siblings
    .filter((sibling) => sibling.id !== deed)
    .map((sibling) => game.deed(sibling.id)?.owner ?? 'bank')
    .filter((owner) => owner !== 'bank' && owner !== seat);
  const holders = [...new Set(rivals)].map(game.nameOf);
  return {
    ink: info.ink,
    head: t('group-makes', args),
    text: holders.length
      ? t('group-rivals', { names: holders.join(', '), count: holders.length })
      : t('group-free', { group, left: siblings.length - held }),
  };
}
