import { describe, expect, it } from 'vitest';
import { alike, bestBot, drawnRounds, every, fallenTo, lengths, lineUp, soonest, stageNames, sure, stagesSeen } from './findings';
import type { BotWins, GroupResult, Share, Study, Tier } from './report';

const share = (value: number | null): Share => ({ count: 0, of: 0, share: value, low: 0, high: 1 });
const bot = (name: string, places: number, wins: number): BotWins => ({ bot: name, places, wins: share(wins) });
/** A run of which a test names what it is about. */
const study = (part: Partial<Study>): Study => part as Study;

const tier = (name: string, after: number | null, visits = 500): Tier => ({
  tier: name,
  visits,
  income: 0,
  exposure: 1,
  cost: 1,
  'per-throw': null,
  'repaid-after': after,
});
const group = (id: string, ...tiers: Tier[]): GroupResult => ({
  id,
  spent: 0,
  income: 0,
  completed: share(null),
  developed: share(null),
  tiers,
});

describe('the line-up', () => {
  it('counts the same bots side by side', () => {
    expect(lineUp(['a', 'a', 'b', 'a'])).toEqual([
      { bot: 'a', count: 2 },
      { bot: 'b', count: 1 },
      { bot: 'a', count: 1 },
    ]);
  });

  it('has one best bot, by the seats it takes', () => {
    const mixed = study({ 'by-bot': [bot('two', 2, 0.6), bot('one', 1, 0.35)] });
    expect(bestBot(mixed).bot).toBe('one');
    expect(alike(mixed)).toBe(false);
  });
});

it('is sure where an equal share lies outside the interval', () => {
  expect(sure({ low: 0.26, high: 0.3 }, 0.25)).toBe(true);
  expect(sure({ low: 0.2, high: 0.3 }, 0.25)).toBe(false);
});

describe('the length of games', () => {
  const run = study({ games: 1000, survival: [1000, 900, 500, 100, 1, 0, 0, 0] });

  it('knows when half of them are over', () => {
    expect(fallenTo(run, 0.5)).toBe(2);
    expect(fallenTo(run, 0.1)).toBe(3);
    expect(fallenTo(study({ games: 10, survival: [10, 8] }), 0.5)).toBeUndefined();
  });

  it('is drawn as far as there is anything to be seen', () => {
    expect(drawnRounds(run)).toBe(5);
  });

  it('is told by columns that hold every game that ends within them', () => {
    const columns = lengths(run);
    expect(columns.map(({ from, to }) => to - from)).toEqual([1, 1, 1, 1, 1]);
    expect(columns.map((column) => column.share)).toEqual([0.1, 0.4, 0.4, 0.099, 0.001]);
  });

  it('takes wider columns for longer games', () => {
    const long = study({ games: 400, survival: Array.from({ length: 401 }, (_, n) => 400 - n) });
    const columns = lengths(long);
    expect(columns.length).toBeLessThanOrEqual(36);
    expect(columns.reduce((sum, column) => sum + column.share, 0)).toBeCloseTo(1);
  });
});

describe('the stages of groups', () => {
  const orange = group('orange', tier('alone', 400), tier('houses-3', 40), tier('hotel', 30, 99));
  const green = group('green', tier('alone', null), tier('houses-3', 52), tier('hotel', 70));
  const station = group('railroad', tier('held-1', 300), tier('held-4', 36));

  it('are told where enough was seen', () => {
    expect(stagesSeen(orange, 100).map(({ tier: name }) => name)).toEqual(['alone', 'houses-3']);
  });

  it('stand in order, each once', () => {
    expect(stageNames([orange, green], 100)).toEqual(['alone', 'houses-3', 'hotel']);
    expect(stageNames([station], 100)).toEqual(['held-1', 'held-4']);
  });

  it('have one that repays soonest, of the streets if any', () => {
    expect(soonest([orange, green], [station], 100)?.tier['repaid-after']).toBe(40);
    expect(soonest([], [station], 100)?.group.id).toBe('railroad');
    expect(soonest([], [], 100)).toBeUndefined();
  });
});

it('takes some of many rows, evenly', () => {
  expect(every([0, 1, 2, 3, 4, 5, 6, 7], 4)).toEqual([0, 2, 4, 6]);
  expect(every([1], 4)).toEqual([1]);
});
