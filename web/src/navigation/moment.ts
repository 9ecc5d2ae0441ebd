// A moment of a game in the address of its page, behind the #, and what lies open there: its review, or a lesson from it.

const OPEN = { review: '-review', lesson: '-lesson' } as const;
type OpenThere = keyof typeof OPEN | '';

export const partAt = (at: number, open: OpenThere): string => `${at}${open && OPEN[open]}`;

/** The thing that lies open there, by the part of an address. */
export const openIn = (part: string): OpenThere =>
  (Object.keys(OPEN) as (keyof typeof OPEN)[]).find((one) => part.endsWith(OPEN[one])) ?? '';

/** The moment that the part of an address names; null where it names none. */
export function momentIn(part: string, last: number): number | null {
  const found = /^(\d{1,7})(?:-review|-lesson)?$/.exec(part);
  return found ? Math.min(Number(found[1]), last) : null;
}
