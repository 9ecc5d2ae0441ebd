// Words that can be said at a press to an announcement. They depend on which side of it one is; after a bankruptcy nobody is teased.

import type { Announcement } from '../animation/announcements';
import type { Phrase, Reaction } from '../protocol';

type Word = Phrase | Reaction;

/** For the seat of the event, for the other that it names, and for all who look on. */
type Sides = [own: Word[], other: Word[], onlookers: Word[]];

const WORDS: Partial<Record<Announcement['kind'], Sides>> = {
  rent: [['ouch', 'wait-for-mine'], ['thanks', 'come-again', 'sorry'], ['ouch', 'lucky']],
  unpaid: [['ouch'], [], ['lucky', 'thanks']],
  sale: [['thanks', 'lucky'], [], ['too-dear', 'well-bid']],
  trade: [['thanks', 'well-played'], ['thanks', 'well-played'], ['fair-offer', 'well-played']],
  whole: [[], ['wait-for-mine'], ['ouch', 'well-played']],
  bankrupt: [['well-played', 'be-back'], ['sorry', 'well-played'], ['sorry', 'well-played']],
};

/** Return what the person at a screen may say to an announcement. */
export function reactionsTo(announcement: Announcement, isMine: (seat: string) => boolean): Word[] {
  const [own, other, onlookers] = WORDS[announcement.kind] ?? [[], [], []];
  if (isMine(announcement.seat) && own.length) return own;
  return 'to' in announcement && isMine(announcement.to) ? other : onlookers;
}
