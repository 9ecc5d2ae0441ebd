import { beforeEach, expect, it, vi } from 'vitest';
import type { Act, SeatOptions, StateView } from '../protocol';
import { book } from '../testing/book';
import { markedBy, targetsOf } from './targets';

const screen = vi.hoisted(() => ({ aim: { voucher: '' }, options: { acts: [], free: [] } as unknown as SeatOptions }));
vi.mock('./aim.svelte', () => ({ aim: screen.aim }));
vi.mock('../game/ui-state.svelte', () => ({ uiState: { actor: 'p1' } }));
vi.mock('../game/game.svelte', () => ({ game: { optionsOf: () => screen.options } }));

const act = (part: Partial<Act>): Act => ({ verb: 'move', ok: true, space: '', deed: '', group: '', voucher: '', ...part }) as Act;
const asked = (kind: string, die = ''): StateView => ({ awaits: { kind, die } }) as StateView;
const places = (kind: string): number[] => [...targetsOf(asked(kind), book).keys()];

beforeEach(() => {
  screen.aim.voucher = '';
  screen.options = { acts: [], free: [] } as unknown as SeatOptions;
});

it('finds the spaces of what an act leads to, of its deed, of its group', () => {
  screen.options.acts = [act({ space: 'station' }), act({ deed: 'water' }), act({ group: 'blue' })];
  expect(places('storm')).toEqual([3, 4, 1, 2]);
});

it('offers nothing that is refused, and nothing where nothing of the kind is asked', () => {
  screen.options.acts = [act({ space: 'station', ok: false })];
  expect(places('move')).toEqual([]);
  screen.options.acts = [act({ space: 'station' })];
  expect(places('buy')).toEqual([]);
});

it('offers the rides of the voucher in hand alone', () => {
  screen.options.free = [
    act({ verb: 'voucher', voucher: 'bus', space: 'north' }),
    act({ verb: 'voucher', voucher: 'cab', space: 'south' }),
  ];
  screen.aim.voucher = 'cab';
  expect(places('throw')).toEqual([2]);
});

it('marks no space where three of a kind may lead anywhere', () => {
  screen.options.acts = [act({ space: 'north' })];
  const marked = (die: string): number[] => markedBy(asked('move', die), targetsOf(asked('move', die), book));
  expect(marked('bus')).toEqual([1]);
  expect(marked('')).toEqual([]);
});
