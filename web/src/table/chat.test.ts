import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatLine, Chat as Message } from '../protocol';

const table = vi.hoisted(() => ({ tell: (_: unknown): void => {} }));

vi.mock('../net/connection.svelte', () => ({
  connection: { subscribe: (listener: (message: unknown) => void) => (table.tell = listener), send: vi.fn() },
}));
vi.mock('./guest.svelte', () => ({ guest: { id: 'ann' } }));

const { chat } = await import('./chat.svelte');

const said = (guest: string, text: string): ChatLine => ({ guest, name: guest, phrase: '', text, at: 0, about: 0 });
const hear = (lines: ChatLine[], whole = false) =>
  table.tell({ t: 'chat', chat: 'free', whole, lines } satisfies Message);
const texts = (): string[] => chat.lines.map(({ text }) => text);

beforeEach(() => {
  chat.muted = [];
  chat.unread = 0;
  chat.latest = null;
  hear([], true);
});

it('shows what is said at the table, and counts what others said', () => {
  hear([said('bob', 'a fine throw')]);
  hear([said('ann', 'thanks')]);
  expect([texts(), chat.latest?.text, chat.unread]).toEqual([['a fine throw', 'thanks'], 'thanks', 1]);
});

it('hears nothing of a guest who is muted, and all of it once he is not', () => {
  hear([said('bob', 'hurry up')]);
  chat.mute('bob');
  chat.latest = null;
  hear([said('bob', 'hurry up!'), said('cleo', 'let him think'), said('bob', 'now!')]);
  expect([texts(), chat.latest, chat.unread]).toEqual([['let him think'], null, 1]);
  chat.mute('bob');
  expect(texts()).toEqual(['hurry up', 'hurry up!', 'let him think', 'now!']);
});

it('begins anew with what is told to who comes', () => {
  hear([said('bob', 'before')]);
  hear([said('bob', 'kept')], true);
  expect(texts()).toEqual(['kept']);
});
