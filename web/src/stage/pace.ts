// The speed of everything that you only watch: bots, cards, announcements. One setting for all of it.

import { game } from '../game/game.svelte';
import { people } from '../table/people.svelte';
import { settings, type Pace } from '../settings/settings.svelte';
import { BOTS } from '../settings/tempo';

/** Choose a pace; the bots of the table keep to it, where this screen has a say in that. */
export function choosePace(pace: Pace): void {
  settings.setSpeed(pace);
  if (people.mine.length || people.isHost) void game.setPace(BOTS[pace]);
}
