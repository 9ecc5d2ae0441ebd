// The terms that a table agrees on, a sentence each.

import type { Clock, EditionBrief, HouseRule, TableTerms } from '../protocol';
import { t } from '../text/fluent.svelte';
import { money } from '../text/money';
import { local } from '../text/names';
import { byBook } from '../text/title';

const MINUTE = 60;

function ruleLine(rule: HouseRule, value: number | boolean, edition: EditionBrief): string {
  return t('agreed-house', {
    name: local(rule.name),
    value: typeof value === 'boolean' ? t(value ? 'house-yes' : 'house-no') : money(value, edition),
  });
}

/** Return what is agreed about the clock; nothing about what there is none of. */
function clockLines({ bank, days, auction, away }: Clock): string[] {
  return [
    days ? t('clock-day') : t('clock-bank', { minutes: bank / MINUTE }),
    ...(days || bank ? [t('clock-spent')] : []),
    ...(auction ? [t('agreed-hammer', { seconds: auction })] : []),
    ...(away ? [t('agreed-away', { minutes: away / MINUTE })] : []),
  ];
}

/** A line, and whether the host has changed it since it was accepted: it is new, or holds no longer. */
interface MarkedLine {
  line: string;
  change: '' | 'new' | 'gone';
}

export function markedAgreements(terms: TableTerms, before: TableTerms | null, edition: EditionBrief | undefined): MarkedLine[] {
  const now = agreements(terms, edition);
  const then = before ? agreements(before, edition) : now;
  return [
    ...now.map((line) => ({ line, change: then.includes(line) ? ('' as const) : ('new' as const) })),
    ...then.filter((line) => !now.includes(line)).map((line) => ({ line, change: 'gone' as const })),
  ];
}

export function agreements(terms: TableTerms, edition: EditionBrief | undefined): string[] {
  const rules = edition?.house.filter(({ knob }) => knob in terms.house) ?? [];
  return [
    ...(edition && rules.length
      ? rules.map((rule) => ruleLine(rule, terms.house[rule.knob] ?? rule.value, edition))
      : [edition ? byBook(edition) : t('by-the-book')]),
    ...(edition?.timed && terms.minutes ? [t('agreed-minutes', { count: terms.minutes })] : []),
    ...(terms.real_board ? [t('agreed-real-board')] : []),
    ...clockLines(terms.clock),
    t(`agreed-claims-${terms.claims}`),
    t(terms.listed ? 'agreed-listed' : 'agreed-by-link'),
    ...(terms.advice ? [t('agreed-advice')] : []),
  ];
}
