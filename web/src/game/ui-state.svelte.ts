// The state of this screen: who acts, which sheet is open, which reason is shown.

import type { EditionDiff, OfferView, ReasonView } from '../protocol';
import { game } from './game.svelte';

export type Sheet =
  | { kind: 'deed'; deed: string }
  | { kind: 'deeds'; seat: string }
  | { kind: 'papers'; seat: string }
  | { kind: 'trade'; by: string; to: string; give: string[]; take: string[] }
  | { kind: 'offer'; offer: OfferView }
  | { kind: 'orders'; seat: string }
  | { kind: 'what-if'; offer: number }
  | { kind: 'record' }
  | { kind: 'talk' }
  | { kind: 'chances' }
  | null;

/** The rules that something rests on. */
interface Cited {
  rules: string[];
  /** The turn it belongs to, if that is not the one being played. */
  turn?: number | undefined;
  /** Sentences that explain it, before what the rules say. */
  said?: string[];
}

/** A slip beside a thing: the reason why it is refused, or what explains it. */
type Slip = ({ reason: ReasonView } | Cited) & { of: HTMLElement; beside: DOMRect };

class UiState {
  sheet = $state.raw<Sheet>(null);
  /** The rules being read, all under one heading. */
  rules = $state.raw<string[]>([]);
  menu = $state(false);
  /** The dialog about the people at the table, with the tools of the host, is open. */
  people = $state(false);
  /** At a real board the position is being brought up to date. */
  correcting = $state(false);
  /** The rules of the book and the keys are being read. */
  help = $state(false);
  /** The edition whose differences from another are being read. */
  differences = $state('');
  /** Asks how a game differs from its printed book, while that is being read. */
  changes = $state.raw<(() => Promise<EditionDiff>) | null>(null);
  /** The dice of the finished game are being checked. */
  dice = $state(false);
  why = $state.raw<Slip | null>(null);
  #chosen = $state('');

  /** A Banker without a seat answers when asked, and is nobody who acts. */
  #seats = $derived(game.options.filter((options) => game.seat(options.seat)));

  /** The persons at this screen for whom the game waits, in seat order. */
  waiting = $derived(this.#seats.filter((options) => options.must).map((options) => options.seat));

  /** The person who acts at this screen now: the one chosen, while the choice makes sense. */
  actor = $derived.by(() => {
    const able = this.#seats.map((options) => options.seat);
    if (able.includes(this.#chosen)) return this.#chosen;
    return this.waiting[0] ?? able[0] ?? game.persons[0]?.seat ?? '';
  });

  /** Let a person act for their own seat, though the game may wait for another. */
  actAs(seat: string): void {
    this.#chosen = seat;
  }

  /** A question was answered: the next player to act comes forward automatically. */
  passOn(): void {
    this.#chosen = '';
  }

  refuse(reason: ReasonView, of: HTMLElement): void {
    this.why = { reason, of, beside: of.getBoundingClientRect() };
  }

  /** Explain something beside whatever cites its rules, or where the slip is that cites them. */
  cite(cited: Cited, by: HTMLElement): void {
    const { of, beside } = (by.closest('[data-why]') && this.why) || { of: by, beside: by.getBoundingClientRect() };
    this.why = { ...cited, of, beside };
  }

  /** Somebody reads a rule. */
  readsRule = $derived(this.rules.length > 0 || (this.why !== null && 'rules' in this.why));

  open(sheet: Sheet): void {
    this.why = null;
    this.sheet = sheet;
  }

  close(): void {
    this.open(null);
  }

  trade(by: string, to = '', give: string[] = [], take: string[] = []): void {
    const others = game.state?.seats.filter((seat) => seat.seat !== by && !seat.out) ?? [];
    this.open({ kind: 'trade', by, to: to || (others[0]?.seat ?? ''), give, take });
  }
}

export const uiState = new UiState();
