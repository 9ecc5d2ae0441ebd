// What a table agrees on, a sentence each.

import type { EditionBrief, HouseRule, TableTerms } from '../protocol';
import { t } from '../text/fluent.svelte';
import { money } from '../text/money';

function ruleLine(rule: HouseRule, value: number | boolean, edition: EditionBrief): string {
  const name = t(`house-${rule.knob}`);
  return t('agreed-house', {
    name,
    value: typeof value === 'boolean' ? t(value ? 'house-yes' : 'house-no') : money(value, edition),
  });
}

export function agreements(terms: TableTerms, edition: EditionBrief | undefined): string[] {
  const rules = edition?.house.filter(({ knob }) => knob in terms.house) ?? [];
  return [
    ...(edition && rules.length
      ? rules.map((rule) => ruleLine(rule, terms.house[rule.knob] ?? rule.value, edition))
      : [t('by-the-book')]),
    ...(edition?.timed && terms.minutes ? [t('agreed-minutes', { count: terms.minutes })] : []),
    t(`agreed-claims-${terms.claims}`),
    t(terms.listed ? 'agreed-listed' : 'agreed-by-link'),
  ];
}
