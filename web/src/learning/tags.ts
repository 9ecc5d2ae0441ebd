// The tags of a first game: what each explains, when it is true, and what on the screen it points at. One at a time,
// in this order, each as soon as it can be seen; none before the first, one's own roll, whoever begins.

import type { StateView } from '../protocol';

export interface Screen {
  state: StateView;
  /** The seats of the person at this screen. */
  mine: string[];
  /** Events of the record so far, by kind and seat. */
  happened: (kind: string, seat?: string) => boolean;
}

export interface Tag {
  name: string;
  isTrue: (screen: Screen) => boolean;
  /** Selectors of what it points at, the first that is in sight. */
  at: (screen: Screen) => string[];
}

const asks = (kind: string, { state, mine }: Screen): boolean =>
  state.awaits.kind === kind && state.awaits.seats.some((seat) => mine.includes(seat));

const owned = ({ state, mine }: Screen, of: (mine: boolean) => boolean): string | undefined =>
  state.deeds.find(({ owner }) => owner.startsWith('p') && of(mine.includes(owner)))?.deed;

export const TAGS: Tag[] = [
  { name: 'throw', isTrue: (screen) => asks('throw', screen), at: () => ["[data-act='roll']"] },
  { name: 'buy', isTrue: (screen) => asks('buy', screen), at: () => ["[data-act='buy']"] },
  {
    name: 'space',
    isTrue: (screen) => owned(screen, () => true) !== undefined,
    at: (screen) => [`[data-space='${owned(screen, () => true) ?? ''}']`],
  },
  {
    name: 'deeds',
    isTrue: (screen) => owned(screen, (mine) => mine) !== undefined,
    at: ({ mine }) => [`[data-seat='${mine[0] ?? ''}'] .chips`, "[data-tab='deeds']", `[data-seat='${mine[0] ?? ''}']`],
  },
  {
    name: 'rent',
    isTrue: ({ happened, mine }) => mine.some((seat) => happened('rent-claimed', seat)),
    at: () => ['[data-menu]'],
  },
  { name: 'rule', isTrue: ({ happened }) => happened('moved'), at: () => ['.record .cite', '[data-await] .cite'] },
  { name: 'help', isTrue: ({ happened }) => happened('turn-began'), at: () => ['[data-help]'] },
];

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const meets = (a: Rectangle, b: Rectangle): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Between a tag and what it points at, and the edge of the window. */
const GAP = 14;

/** The place of a tag: where it lies already if it may stay there, else next to its subject, in the window, over nothing
 * that must stay free; null if there is no room. */
export function placeOf(
  subject: Rectangle,
  size: { width: number; height: number },
  window: { width: number; height: number },
  free: Rectangle[],
  held: { left: number; top: number } | null = null,
): { left: number; top: number } | null {
  const { width, height } = size;
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const middleX = clamp((subject.left + subject.right - width) / 2, window.width - width);
  const middleY = clamp((subject.top + subject.bottom - height) / 2, window.height - height);
  const places = [
    ...(held ? [held] : []),
    { left: subject.right + GAP, top: middleY },
    { left: subject.left - GAP - width, top: middleY },
    { left: middleX, top: subject.top - GAP - height },
    { left: middleX, top: subject.bottom + GAP },
  ];
  return (
    places.find(({ left, top }) => {
      const box = { left, top, right: left + width, bottom: top + height };
      const inside = left >= 0 && top >= 0 && box.right <= window.width && box.bottom <= window.height;
      return inside && !meets(box, subject) && !free.some((other) => meets(box, other));
    }) ?? null
  );
}
