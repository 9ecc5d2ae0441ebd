// The findings in the numbers of a run: the best, the first, the surprising. No words, no drawing.

import { max, maxIndex, minIndex, range } from 'd3-array';
import type { HistogramBar } from '../charts/Histogram.svelte';
import type { BotWins, GroupResult, Study, Tier } from './report';

/** Return whether one bot is in every seat, so that only the seats tell the winners apart. */
export const alike = (study: Study): boolean => study['by-bot'].length === 1;

/** The same bots side by side, each with how often it sits there. */
export function lineUp(bots: string[]): { bot: string; count: number }[] {
  return bots.reduce<{ bot: string; count: number }[]>((runs, bot) => {
    const last = runs.at(-1);
    return last?.bot === bot
      ? [...runs.slice(0, -1), { bot, count: last.count + 1 }]
      : [...runs, { bot, count: 1 }];
  }, []);
}

/** The bot that wins most for the seats it has. */
export const bestBot = (study: Study): BotWins =>
  study['by-bot'][maxIndex(study['by-bot'], ({ wins, places }) => (wins.share ?? 0) / places)]!;

/** The groups that somebody held whole. */
export const held = (groups: GroupResult[]): GroupResult[] => groups.filter(({ completed }) => completed.share !== null);

/** Of the groups somebody held whole, the one whose first owner wins most. */
export const bestGroup = (groups: GroupResult[]): GroupResult | undefined =>
  held(groups)[maxIndex(held(groups), ({ completed }) => completed.share ?? 0)];

/** Is a share further from another than chance would bring about? */
export const sure = ({ low, high }: { low: number; high: number }, equal: number): boolean =>
  equal < low || equal > high;

/** Return the rounds after which no more than this share of the games continue; undefined if more do to the end. */
export function fallenTo(study: Study, share: number): number | undefined {
  const at = study.survival.findIndex((going) => going <= share * study.games);
  return at < 0 ? undefined : at;
}

/** A survival curve ends at this share: the rest is not worth its room. */
const GONE = 0.001;

/** The rounds that are worth being drawn. */
export function drawnRounds(study: Study): number {
  const at = study.survival.findIndex((going) => going <= GONE * study.games);
  return at < 0 ? study.survival.length : at + 1;
}

/** About this many columns show the spread of the lengths of games. */
const COLUMNS = 36;

/** The games that end within each stretch of rounds, as far as the curve is drawn. */
export function lengths(study: Study): HistogramBar[] {
  const rounds = drawnRounds(study);
  const wide = Math.max(1, Math.ceil(rounds / COLUMNS));
  const going = (round: number): number => study.survival[Math.min(round, study.survival.length - 1)] ?? 0;
  return range(0, rounds, wide).map((from) => ({
    from,
    to: from + wide,
    share: (going(from) - going(from + wide)) / study.games,
  }));
}

/** Return the stages of a group that were seen often enough to be shown. */
export const stagesSeen = (group: GroupResult, fewest: number): Tier[] =>
  group.tiers.filter((tier) => tier['repaid-after'] !== null && tier.visits >= fewest);

interface Repaid {
  group: GroupResult;
  tier: Tier;
}

/** Return the stage that repays its cost soonest: of these groups, or of all if none of these is shown. */
export function soonest(groups: GroupResult[], others: GroupResult[], fewest: number): Repaid | undefined {
  const stages = (some: GroupResult[]): Repaid[] =>
    some.flatMap((group) => stagesSeen(group, fewest).map((tier) => ({ group, tier })));
  const found = stages(groups).length ? stages(groups) : stages(others);
  return found[minIndex(found, ({ tier }) => tier['repaid-after'] ?? Infinity)];
}

/** Return the stages shown of any of these groups, in the order of the first that has them. */
export function stageNames(groups: GroupResult[], fewest: number): string[] {
  const all = groups.map((group) => stagesSeen(group, fewest).map(({ tier }) => tier));
  const order = groups.flatMap((group) => group.tiers.map(({ tier }) => tier));
  const rank = (name: string): number => max(groups, ({ tiers }) => tiers.findIndex(({ tier }) => tier === name)) ?? 0;
  return [...new Set(order)].filter((name) => all.some((names) => names.includes(name))).sort((a, b) => rank(a) - rank(b));
}

/** Return turns at such intervals that there are about this many rows at most. */
export const every = <T>(rows: T[], wanted: number): T[] => {
  const step = Math.max(Math.floor(rows.length / wanted), 1);
  return rows.filter((_, n) => n % step === 0);
};
