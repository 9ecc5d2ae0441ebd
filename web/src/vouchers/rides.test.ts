import { expect, it, vi } from 'vitest';
import type { Act, SeatOptions } from '../protocol';
import { aim } from '../board/aim.svelte';
import { ride, ridesOf } from './rides';

const screen = vi.hoisted(() => ({ played: [] as string[], passedOn: 0, options: {} as Record<string, SeatOptions> }));
vi.mock('../game/ui-state.svelte', () => ({ uiState: { passOn: () => (screen.passedOn += 1) } }));
vi.mock('../game/game.svelte', () => ({
  game: { optionsOf: (seat: string) => screen.options[seat], play: (act: Act) => screen.played.push(act.text) },
}));

const act = (text: string, part: Partial<Act> = {}): Act => ({ verb: 'voucher', ok: true, text, ...part }) as Act;

it('finds the rides that may be taken now, wherever they stand', () => {
  const free = [act('p1 voucher bus north'), act('p1 voucher bus go', { ok: false }), act('p1 build blue', { verb: 'build' })];
  screen.options = { p1: { acts: [act('p1 voucher cab south')], free } as unknown as SeatOptions };
  expect(ridesOf('p1').map(({ text }) => text)).toEqual(['p1 voucher cab south', 'p1 voucher bus north']);
  expect(ridesOf('p2')).toEqual([]);
});

it('rides, and lays the voucher out of hand', () => {
  aim.voucher = 'bus';
  ride(act('p1 voucher bus north'));
  expect([aim.voucher, screen.passedOn, screen.played]).toEqual(['', 1, ['p1 voucher bus north']]);
});
