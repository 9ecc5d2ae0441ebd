// All that hears what the server says. It is there from the first message on, whatever part of the screen has come.

import '../fairness/dice.svelte';
import './absence.svelte';
import './chat.svelte';
import './game.svelte';
import './house.svelte';
import './takeback.svelte';
import './times.svelte';
