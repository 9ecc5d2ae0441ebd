// All that hears what the server says. It is there from the first message on, whatever part of the screen has come.

import './fairness/dice.svelte';
import './table/absence.svelte';
import './table/chat.svelte';
import './game/game.svelte';
import './navigation/lobby.svelte';
import './game/takeback.svelte';
import './table/times.svelte';
