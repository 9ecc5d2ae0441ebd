// What bots are called. The host may have bots of his own, of which the texts know nothing but the name.

import { has, t } from './fluent.svelte';

export const botName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : t('bot-own', { name: bot }));
export const botNote = (bot: string): string => t(has(`bot-${bot}-note`) ? `bot-${bot}-note` : 'bot-own-note');
