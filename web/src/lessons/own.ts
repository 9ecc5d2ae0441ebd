// The decisions that come first in a review: people look at their own game.

import type { DecisionView } from '../protocol';
import { lobby } from '../navigation/lobby.svelte';
import { guest } from '../table/guest.svelte';

export const OWN = 0;
const PERSON = 1;
const ANYBODY = 2;

/** The player of a seat of a stored game: oneself, another person of that table, or anybody. */
export function rankIn(id: string, seat: string): number {
  const played = lobby.lists?.mine.find(({ table }) => table.game !== '' && table.game === id)?.table.seats ?? [];
  const of = played.filter(({ kind }) => kind !== 'banker').find((_, k) => seat === `p${k + 1}`);
  if (of?.kind !== 'person') return ANYBODY;
  return of.name === guest.name ? OWN : PERSON;
}

/** At most so many lessons in a game. */
const MOST = 5;

/** The decisions to learn from: one's own, or where nobody here played, those of anybody, as far as they cost a whole point. */
export function lessonsIn(decisions: DecisionView[], id: string): DecisionView[] {
  const nearest = Math.min(ANYBODY, ...decisions.map(({ seat }) => rankIn(id, seat)));
  return decisions
    .filter(({ seat, cost }) => rankIn(id, seat) === nearest && Math.round(cost.mean) > 0)
    .slice(0, MOST)
    .toSorted((a, b) => a.n - b.n);
}
