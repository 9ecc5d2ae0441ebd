// The record as it is read: events of one move that concern the same seat share a line, and turns are
// counted as the dice are passed on.

import type { Entry, EventView } from '../protocol';
import { cashOf } from '../text/events';

export interface Line {
  key: string;
  turn: number;
  seat: string;
  events: EventView[];
  /** What the line put into the purse of its seat, or took out of it. */
  cash: number;
  /** The rules it rests on, each once. */
  rules: string[];
}

/** A sentence too many and a line is hard to read. */
const SENTENCES = 3;
const SEPARATE = new Set(['went-bankrupt', 'game-over', 'in-debt', 'drew']);

/** The turn that is being played after these entries. */
export const turnOf = (entries: Entry[]): number =>
  entries.reduce((turn, entry) => turn + entry.events.filter((event) => event.kind === 'turn-began').length, 0);

/** What was drawn on a chance seat's line belongs to the move before it. */
const isChance = (entry: Entry): boolean => entry.text.startsWith('*');

export function linesOf(entries: Entry[]): Line[] {
  const lines: Line[] = [];
  let turn = 0;
  let open: Line | null = null;
  for (const entry of entries) {
    if (!isChance(entry)) open = null;
    entry.events.forEach((event, k) => {
      if (event.kind === 'turn-began') {
        turn += 1;
        open = null;
        return;
      }
      const joins =
        open !== null && open.seat === event.seat && open.events.length < SENTENCES && !SEPARATE.has(event.kind);
      if (!joins) {
        open = { key: `${entry.n}.${k}`, turn, seat: event.seat, events: [], cash: 0, rules: [] };
        lines.push(open);
      }
      open!.events.push(event);
      open!.cash += cashOf(event);
      if (event.rule && !open!.rules.includes(event.rule)) open!.rules.push(event.rule);
    });
  }
  return lines;
}
