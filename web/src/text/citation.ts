/** How a rule is cited: by its heading, in the language of the reader, and plainly where it is ours. */
import type { RuleInfo } from '../protocol';
import { t } from './fluent.svelte';
import { local } from './names';

export function citation({ headings, whose }: Pick<RuleInfo, 'headings' | 'whose'>): string {
  const heading = local(headings);
  if (whose === 'table') return t('house-rule');
  if (whose === 'book') return heading;
  return heading ? `${t('our-ruling')} · ${heading}` : t('our-ruling');
}

/** The same where there is little room: by the place of its heading among those of the book, `§ 10`. */
export function briefly({ headings, whose }: Pick<RuleInfo, 'headings' | 'whose'>, section: number): string {
  if (section) return `§ ${section}`;
  return whose === 'book' ? local(headings) : t(whose === 'table' ? 'house-rule' : 'our-ruling');
}
