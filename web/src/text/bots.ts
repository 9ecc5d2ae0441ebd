// The names of bots. The host may have their own bots, of which the texts know only the name.

import { has, t } from './fluent.svelte';
import type { AmongLevels, BotRating } from '../protocol';

export const botName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : t('bot-own', { name: bot }));

/** Return what a bot is like, and how strong it is if that was measured. */
export function botNote(bot: string, rated?: BotRating): string {
  const note = t(has(`bot-${bot}-note`) ? `bot-${bot}-note` : 'bot-own-note');
  return rated ? `${t('bot-rating', { rating: rated.rating })} · ${note}` : note;
}

/** Return between which levels somebody plays. */
export function amongText({ better_than, worse_than }: AmongLevels): string {
  const names = { ahead: botName(worse_than), behind: botName(better_than) };
  if (better_than && worse_than) return t('among-between', names);
  return better_than ? t('among-ahead', names) : worse_than ? t('among-behind', names) : t('among-open');
}
