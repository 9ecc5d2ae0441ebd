// The record as it is read: events of one move that concern the same seat share a line, and turns are
// counted as the dice are passed on.

import { SETTLING_RENT, type Entry, type EventOf, type EventView, type FactView } from '../protocol';
import { cashOf } from '../text/events';

export interface Line {
  key: string;
  /** The last move of the record that it tells of. */
  n: number;
  turn: number;
  /** The seat whose turn it is; nobody's before the first. */
  whose: string;
  /** The seat that it is about. */
  seat: string;
  events: EventView[];
  /** The rules it rests on, each once. */
  rules: string[];
  /** The player's time was up: it was done for them. */
  byClock: boolean;
  /** The player was away, and had left orders for it, or for the last of it. */
  byOrder: boolean;
  /** How many moves were undone here; if any, nothing else happened. */
  undone: number;
  /** The facts that were corrected here; if any, nothing else happened. */
  corrected: FactView[];
}

/** The turn that is being played after these entries. */
export const turnOf = (entries: Entry[]): number =>
  entries.reduce(
    (turn, entry) => turn + entry.events.filter((event) => event.kind === 'turn-began').length,
    0,
  );

/** The events of a turn, counted from 1, move by move. */
export function movesOf(entries: Entry[], turn: number): EventView[][] {
  let at = 0;
  const isOfIt = ({ kind }: EventView): boolean => (at += Number(kind === 'turn-began')) === turn;
  return entries.map(({ events }) => events.filter(isOfIt));
}

/** A line rests on the rule of each of its events, also of one that the next tells better. */
function cite(line: Line, event: EventView): void {
  if (event.rule && !line.rules.includes(event.rule)) line.rules.push(event.rule);
}

/** Return what a line added to the cash of its seat or took from it, if its sentences name several sums; else 0. */
export function balanceOf({ events, seat }: Line): number {
  const sums = events.filter((event) => event.seat === seat).map(cashOf).filter(Boolean);
  return sums.length > 1 ? sums.reduce((total, sum) => total + sum, 0) : 0;
}

/** The roll that a turn begins with and the walk it led to: both are shown at the head of the turn. */
export interface Opening {
  /** The line of which they are the beginning. */
  key: string;
  threw: EventOf<'threw'>;
  moved: EventOf<'moved'>;
}

/** Return the openings of the turns that begin with a roll by which somebody walks. A rent of the turn before may be
 * settled first: it would read the same after the roll. */
export function openingsOf(lines: Line[]): Map<number, Opening> {
  const found = new Map<number, Opening>();
  let begun = 0;
  for (const { key, turn, whose, events } of lines) {
    if (turn === begun || events.every(({ kind }) => SETTLING_RENT.has(kind))) continue;
    begun = turn;
    const [threw, moved] = events;
    if (threw?.kind === 'threw' && threw.seat === whose && moved?.kind === 'moved') found.set(turn, { key, threw, moved });
  }
  return found;
}

/** The lines of a turn without what its head says, and the rules of the line of which nothing is left. */
export function belowHead(lines: Line[], opening: Opening | undefined): { below: Line[]; rules: string[] } {
  const first = lines.find(({ key }) => key === opening?.key);
  if (!first) return { below: lines, rules: [] };
  const rest = first.events.slice(2);
  if (!rest.length) return { below: lines.filter((line) => line !== first), rules: first.rules };
  return { below: lines.map((line) => (line === first ? { ...first, events: rest } : line)), rules: [] };
}

/** Lines of one turn. */
interface TurnLines {
  turn: number;
  whose: string;
  lines: Line[];
}

/** The lines turn by turn, in the order in which they stand. */
export function byTurn(lines: Line[], turnOfLine: (line: Line) => number = ({ turn }) => turn): TurnLines[] {
  const found: TurnLines[] = [];
  for (const line of lines) {
    const turn = turnOfLine(line);
    const last = found.at(-1);
    if (last?.turn === turn) last.lines.push(line);
    else found.push({ turn, whose: line.whose, lines: [line] });
  }
  return found;
}

/** Return the lines of a record, joined as the server says. */
export function linesOf(entries: Entry[]): Line[] {
  const lines: Line[] = [];
  let turn = 0;
  let whose = '';
  const begin = (part: Pick<Line, 'key' | 'n'> & Partial<Line>): Line => {
    const line: Line = { turn, whose, seat: '', events: [], rules: [], byClock: false, byOrder: false, undone: 0, corrected: [], ...part };
    lines.push(line);
    return line;
  };
  entries.forEach(({ n, events, undone, corrected, by_clock: byClock, by_order: byOrder }, place) => {
    if (undone.length || corrected.length) begin({ key: String(n), n, undone: undone.length, corrected });
    const answered = new Set(entries[place + 1]?.events.map(({ answers }) => answers));
    events.forEach((event, k) => {
      if (event.kind === 'turn-began') {
        turn += 1;
        whose = event.seat;
        return;
      }
      const told = !answered.has(k) ? event.told : event.told ? 'rule' : 'not';
      const last = lines.at(-1);
      if (told === 'not' || (told === 'rule' && !last)) return;
      const line = told && last?.events.length ? last : begin({ key: `${n}.${k}`, n, seat: event.seat, byClock });
      cite(line, event);
      if (told === 'rule') return;
      if (event.kind === 'bid') line.seat = event.seat;
      line.events.push(event);
      line.byOrder ||= byOrder;
      line.n = n;
    });
  });
  return lines;
}
