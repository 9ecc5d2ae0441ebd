// The record as it is read: events of one move that concern the same seat share a line, and turns are
// counted as the dice are passed on.

import { SETTLING_RENT, type Entry, type EventOf, type EventView, type FactView } from '../protocol';
import { LEFT_TO_BANK, cashOf } from '../text/events';

export interface Line {
  key: string;
  /** The last move of the record that it tells of. */
  n: number;
  turn: number;
  /** Whose turn it is; nobody's before the first. */
  whose: string;
  /** Whom it is about. */
  seat: string;
  events: EventView[];
  /** The rules it rests on, each once. */
  rules: string[];
  /** His time was up: it was done for him. */
  byClock: boolean;
  /** So many moves were taken back here; nothing else happened. */
  undone: number;
  /** What was brought up to date here; nothing else happened. */
  corrected: FactView[];
}

/** A sentence too many and a line is hard to read. */
const SENTENCES = 4;
const SEPARATE = new Set(['went-bankrupt', 'game-over', 'richest', 'in-debt', 'drew']);

/** The turn that is being played after these entries. */
export const turnOf = (entries: Entry[]): number =>
  entries.reduce(
    (turn, entry) => turn + entry.events.filter((event) => event.kind === 'turn-began').length,
    0,
  );

/** What is only asked, and told by its answer. */
const ASKED = new Set(['last-call', 'dollars-on-sale', 'share-on-sale']);

/** What the next event says better: where a walk ended, a rent that is asked for at once. */
function isSaid(event: EventView, before: EventView | undefined, next: Entry | undefined): boolean {
  if (ASKED.has(event.kind)) return true;
  if (event.kind === 'stopped') return before?.kind === 'moved' || before?.kind === 'salary';
  if (event.kind === 'on-sale') return next?.events.some((later) => later.kind === 'bought') ?? false;
  if (event.kind !== 'rent-open' || !next) return false;
  return next.events.some((later) => later.kind === 'rent-claimed' && later.args.deed === event.args.deed);
}

/** Is this the payment of the rent that the line is about? */
function isPayment(event: EventView, line: Line): boolean {
  const last = line.events.at(-1);
  return event.kind === 'paid' && last?.kind === 'rent-claimed' && last.args.lander === event.seat;
}

/** Is this one more of the things that a bankrupt leaves to the bank? They are told in one sentence. */
function isLeftToo(event: EventView, line: Line): boolean {
  return LEFT_TO_BANK.has(event.kind) && LEFT_TO_BANK.has(line.events.at(-1)!.kind);
}

/** A line rests on the rule of each of its events, also of one that the next tells better. */
function cite(line: Line, event: EventView): void {
  if (event.rule && !line.rules.includes(event.rule)) line.rules.push(event.rule);
}

/** What a line put into the purse of its seat, or took out of it, where its sentences tell several sums; else 0. */
export function balanceOf({ events, seat }: Line): number {
  const sums = events.filter((event) => event.seat === seat).map(cashOf).filter(Boolean);
  return sums.length > 1 ? sums.reduce((total, sum) => total + sum, 0) : 0;
}

/** The throw that a turn begins with and the walk it led to: both stand at the head of the turn. */
export interface Opening {
  /** The line of which they are the beginning. */
  key: string;
  threw: EventOf<'threw'>;
  moved: EventOf<'moved'>;
}

/** The openings of the turns that begin with a throw by which somebody walks. A rent of the turn before may be settled
 * first: it would read the same after the throw. */
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

export function linesOf(entries: Entry[]): Line[] {
  const lines: Line[] = [];
  let turn = 0;
  let whose = '';
  let open: Line | null = null;
  entries.forEach((entry, n) => {
    if (!entry.by_table) open = null; // what chance brought belongs to the move before
    if (entry.undone.length || entry.corrected.length) {
      const { undone: { length: undone }, corrected } = entry;
      lines.push({ key: String(entry.n), n: entry.n, turn, whose, seat: '', events: [], rules: [], byClock: false, undone, corrected });
      open = null;
    }
    entry.events.forEach((event, k) => {
      if (event.kind === 'turn-began') {
        turn += 1;
        whose = event.seat;
        open = null;
        return;
      }
      if (isSaid(event, entry.events[k - 1], entries[n + 1])) {
        if (open?.seat === event.seat) cite(open, event);
        return;
      }
      const last = lines.at(-1);
      if ((event.kind === 'bid' || event.kind === 'passed') && last?.events[0]?.kind === 'bid') {
        if (event.kind === 'bid') last.seat = event.seat;
        last.events.push(event);
        last.n = entry.n;
        cite(last, event);
        return;
      }
      // Bids share a line with bids alone, also the one that wins at once, for nobody else is left to bid.
      const bidding = open?.events[0]?.kind === 'bid';
      const alike = open !== null && open.seat === event.seat && !bidding && !SEPARATE.has(event.kind);
      if (open === null || !((alike && (open.events.length < SENTENCES || isLeftToo(event, open))) || isPayment(event, open))) {
        open = { key: `${entry.n}.${k}`, n: entry.n, turn, whose, seat: event.seat, events: [], rules: [], byClock: entry.by_clock, undone: 0, corrected: [] };
        lines.push(open);
      }
      open.events.push(event);
      open.n = entry.n;
      cite(open, event);
    });
  });
  return lines;
}
