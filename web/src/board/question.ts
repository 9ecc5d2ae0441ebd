// The space in question, which boards frame.

import { animation } from '../animation/animation.svelte';
import type { Book } from '../edition/book';
import type { StateView } from '../protocol';

/** The space of the rent on the stage, or of the deed that is asked about; else of the player to act. −1 for none. */
export function spaceInQuestion(state: StateView, book: Book): number {
  const asked = state.awaits;
  const deed = 'deed' in asked ? asked.deed : '';
  const { announcement } = animation;
  if (announcement?.kind === 'rent') return book.deed(announcement.deed).space;
  if (animation.running || asked.kind === 'over' || asked.kind === 'rolloff') return -1;
  const place = deed ? book.deed(deed).space : -1;
  return place >= 0 ? place : (animation.standing[state.turn]?.at ?? -1);
}
