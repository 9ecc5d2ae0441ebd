// The dice of a roll in words.

import { t } from '../text/fluent.svelte';

/** The third die is the red one of the Speed Die game. */
export const RED = 2;

export const eyesOf = (dice: number[]): string => dice.map((face, k) => (k === RED ? t(`red-face-${face}`) : String(face))).join(' + ');
