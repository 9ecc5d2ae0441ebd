// A moment of a game in the address of its page, behind the #, and whether the review lies open there.

const REVIEW = '-review';

export const partAt = (at: number, reviewed: boolean): string => `${at}${reviewed ? REVIEW : ''}`;

export const isReviewed = (part: string): boolean => part.endsWith(REVIEW);

/** The moment that the part of an address names; null where it names none. */
export function momentIn(part: string, last: number): number | null {
  const found = /^(\d{1,7})(?:-review)?$/.exec(part);
  return found ? Math.min(Number(found[1]), last) : null;
}
