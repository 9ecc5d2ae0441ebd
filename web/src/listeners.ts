// All that hears what the server says. It is there from the first message on, whatever part of the screen has come.

import './fairness/dice.svelte';
import './state/absence.svelte';
import './state/chat.svelte';
import './state/game.svelte';
import './state/house.svelte';
import './state/takeback.svelte';
import './state/times.svelte';
