// The names of bots. The host may have their own bots, of which the texts know only the name.

import { has, t } from './fluent.svelte';
import { AT_LEVEL, CHARACTER_NAMES, type AmongLevels, type BotRating } from '../protocol';

const NAMES: Record<string, string> = CHARACTER_NAMES;

/** Return the character and the level in the name of a bot; no character if it has none. */
export function called(bot: string): { character: string; level: string } {
  const [character, level] = bot.split(AT_LEVEL);
  return level && character! in NAMES ? { character: character!, level } : { character: '', level: bot };
}

/** Return the name of a bot that plays in character. */
export const inCharacter = (character: string, level: string): string => `${character}${AT_LEVEL}${level}`;

/** Return what kind of bot it is, next to which its name stands. */
export function botName(bot: string): string {
  const { character, level } = called(bot);
  if (character) return t('bot-character', { kind: t(`character-${character}`), level: t(`bot-${level}`) });
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : t('bot-own', { name: bot });
}

/** Return who it is where no name stands next to it. */
export function opponentName(bot: string): string {
  const { character, level } = called(bot);
  return character ? t('bot-called', { name: NAMES[character]!, level: t(`bot-${level}`) }) : botName(bot);
}

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
