// The events between two turns of a player's: the change of their cash, and what else concerns them.

import { purseOf } from '../animation/announcements';
import type { Entry, EventView, PurseView } from '../protocol';
import { linesOf, type Line } from '../record/lines';

export interface DigestRow {
  line: Line;
  /** The sum that it gave the player, or took from them. */
  sum: number;
}

export interface Digest {
  /** The number of the turn that begins, and how many were between it and the one before. */
  turn: number;
  turns: number;
  sum: number;
  /** All that moved the player's cash, the largest first. */
  mine: DigestRow[];
  /** All else that concerns them, the gravest first. */
  others: DigestRow[];
  /** The gravest of those; if none concerns them, the one that moved most money. */
  gravest: DigestRow | undefined;
  /** Everything, in the order of the record. */
  all: DigestRow[];
}

const ROLLS = new Set<EventView['kind']>(['threw', 'moved', 'stopped']);

/** How much an event concerns a player who neither paid nor got anything. */
function weightOf(event: EventView, me: string): number {
  if (event.kind === 'went-bankrupt') return 4;
  if (event.whole) return 3;
  if (event.kind === 'built') return 2;
  return event.kind === 'offered' && event.args.to === me ? 1 : 0;
}

const gravity = (line: Line, me: string): number => Math.max(...line.events.map((event) => weightOf(event, me)));

const change = (purse: PurseView | undefined): number => (purse ? purse.after - purse.before : 0);

const moved = ({ events }: Line): number =>
  Math.max(0, ...events.flatMap(({ purses }) => purses.map((purse) => Math.abs(change(purse)))));

/** The roll and the walk are of no concern to others, the payment behind them may be. */
const withoutRoll = ({ line, sum }: DigestRow): DigestRow => ({
  line: { ...line, events: line.events.filter(({ kind }) => !ROLLS.has(kind)) },
  sum,
});

/** The events of each turn, those before the first turn in front. */
function turnsOf(entries: Entry[]): EventView[][] {
  const turns: EventView[][] = [[]];
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.kind === 'turn-began') turns.push([]);
    turns.at(-1)!.push(event);
  }
  return turns;
}

/** Return what happened since the last turn of a player who is about to roll; null if nobody played in between. */
export function digestOf(entries: Entry[], me: string): Digest | null {
  const undone = new Set(entries.flatMap((entry) => entry.undone));
  const kept = entries.filter(({ n }) => !undone.has(n));
  const turns = turnsOf(kept);
  const turn = turns.length - 1;
  const whose = turns.map(([first]) => (first?.kind === 'turn-began' ? first.seat : ''));
  const own = Math.max(whose.lastIndexOf(me, turn - 1), 0);
  const between = turn - own - 1;
  if (whose[turn] !== me || between < 1 || turns[turn]!.some(({ kind, seat }) => seat === me && ROLLS.has(kind))) return null;

  const purses = turns.slice(own + 1).flat().map((event) => purseOf(event, me)).filter((purse) => purse !== undefined);
  const sumOf = ({ events }: Line): number => events.reduce((sum, event) => sum + change(purseOf(event, me)), 0);
  const all = linesOf(kept)
    .filter((line) => line.turn > own && line.events.length)
    .map((line) => ({ line, sum: sumOf(line) }));
  const rows = all.map(withoutRoll).filter(({ line }) => line.events.length);
  const without = rows.filter(({ sum }) => !sum);
  const others = without.filter(({ line }) => gravity(line, me)).toSorted((a, b) => gravity(b.line, me) - gravity(a.line, me));
  return {
    turn,
    turns: between,
    sum: purses.length ? purses.at(-1)!.after - purses[0]!.before : 0,
    mine: rows.filter(({ sum }) => sum).toSorted((a, b) => Math.abs(b.sum) - Math.abs(a.sum)),
    others,
    gravest: others[0] ?? without.filter(({ line }) => moved(line)).toSorted((a, b) => moved(b.line) - moved(a.line))[0],
    all,
  };
}

/** The rows to print of those with a sum, at most so many: what the last of too many come to stands in one. */
export function gathered(rows: DigestRow[], most: number): { printed: DigestRow[]; more: number; rest: number } {
  const printed = rows.length > most ? rows.slice(0, most - 1) : rows;
  const left = rows.slice(printed.length);
  return { printed, more: left.length, rest: left.reduce((sum, row) => sum + row.sum, 0) };
}
