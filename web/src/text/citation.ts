/** How a rule is cited: by its heading in the book, and plainly where it is ours. */
import type { RuleInfo } from '../protocol';
import { t } from './fluent.svelte';

export function citation({ heading, whose }: Pick<RuleInfo, 'heading' | 'whose'>): string {
  if (whose === 'table') return t('house-rule');
  if (whose === 'book') return heading;
  return heading ? `${t('our-ruling')} · ${heading}` : t('our-ruling');
}
