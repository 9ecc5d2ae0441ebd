// The chat of the table: set phrases, shown in each reader's language, and free text where it may be.

import { connection } from '../net/connection.svelte';
import type { Answer } from '../net/socket';
import type { ChatLine, ChatMode, Phrase, Reaction } from '../protocol';
import { has, t } from '../text/fluent.svelte';
import { guest } from './guest.svelte';
import { keeper } from '../settings/settings.svelte';

/** All there are, in the order in which they are offered. */
export const PHRASES = Object.keys({
  hello: true,
  'well-thrown': true,
  'one-moment': true,
  'your-turn': true,
  'fair-offer': true,
  'not-at-that-price': true,
  'need-that': true,
  thanks: true,
  sorry: true,
  'well-played': true,
} satisfies Record<Phrase, true>) as Phrase[];

/** So long a line stands beside its speaker, in milliseconds. */
const STANDS = 4000;

class Chat {
  readonly #kept = keeper();
  mode = $state<ChatMode>('off');
  #lines = $state.raw<ChatLine[]>([]);
  /** Guests whom this reader does not want to hear. */
  muted = $state.raw<string[]>(this.#kept.getItem('passgo-muted')?.split(' ').filter(Boolean) ?? []);
  /** The latest line, for a moment. */
  latest = $state.raw<ChatLine | null>(null);

  /** How many lines came since this reader looked at the talk. */
  unread = $state(0);

  lines = $derived(this.#lines.filter(({ guest }) => !this.muted.includes(guest)));

  constructor() {
    connection.subscribe((message) => {
      if (message.t !== 'chat') return;
      this.mode = message.chat;
      this.#lines = message.whole ? message.lines : [...this.#lines, ...message.lines];
      const last = message.whole ? undefined : message.lines.at(-1);
      if (!last || this.muted.includes(last.guest)) return;
      this.#show(last);
      if (last.guest !== guest.id) this.unread++;
    });
  }

  /** Return the words of a line, in this reader's language. */
  words = ({ phrase, text }: ChatLine): string => (phrase && has(`phrase-${phrase}`) ? t(`phrase-${phrase}`) : text);

  /** `about`: the move that it is said to. */
  say = (phrase: Phrase | Reaction, about = 0): Promise<Answer> => connection.send({ t: 'say', phrase, about });
  /** All that was said to a move, by those who are heard. */
  saidTo = (move: number): ChatLine[] => (move ? this.lines.filter(({ about }) => about === move) : []);
  write = (text: string): Promise<Answer> => connection.send({ t: 'say', phrase: null, text });
  allow = (mode: ChatMode): Promise<Answer> => connection.send({ t: 'chat', chat: mode });

  mute(guest: string): void {
    this.muted = this.muted.includes(guest) ? this.muted.filter((one) => one !== guest) : [...this.muted, guest];
    this.#kept.setItem('passgo-muted', this.muted.join(' '));
    if (this.latest && this.muted.includes(this.latest.guest)) this.latest = null;
  }

  #show(said: ChatLine): void {
    this.latest = said;
    setTimeout(() => {
      if (this.latest === said) this.latest = null;
    }, STANDS);
  }
}

export const chat = new Chat();
