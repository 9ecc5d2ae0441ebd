// The choices that a review has found, in words.

import type { DecisionView, EventView } from '../protocol';
import type { Book } from '../edition/book';
import { game } from '../game/game.svelte';
import { sentence, sentences } from '../text/events';
import { t } from '../text/fluent.svelte';
import { strong } from '../text/strong';

/** The immediate results of a move, as in the record; a roll has none before the dice are known. */
function said(events: EventView[], move: string, seat: string, book: Book): string {
  const followed = events.filter(({ kind }) => kind !== 'turn-began');
  // A bid or a pass alone is no round of bids.
  if (followed.length === 1) return sentence(followed[0]!, book, game.nameOf);
  if (followed.length) return sentences(followed, book, game.nameOf);
  return move.endsWith(' roll') ? t('review-threw', { seat: strong(game.nameOf(seat)) }) : move;
}

/** The choice that was made. */
export const madeIn = (decision: DecisionView, made: { events: EventView[]; text: string }, book: Book): string =>
  said(made.events, made.text, decision.seat, book);

/** The better one. */
export const betterIn = ({ answers, better, seat }: DecisionView, book: Book): string =>
  said(answers.find(({ text }) => text === better)!.events, better, seat, book);
