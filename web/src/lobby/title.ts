// What an edition is called on its cover: our own short name where the texts have one.

import type { EditionBrief } from '../protocol';
import { has, t } from '../text/fluent.svelte';
import { local } from '../text/names';

export const titleOf = (edition: Pick<EditionBrief, 'id' | 'title'>): string =>
  has(`edition-${edition.id}`) ? t(`edition-${edition.id}`) : local(edition.title);
