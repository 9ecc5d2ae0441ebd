// Begun before anything else of the client: the host is in this browser, and addresses stand behind the #.

import { mount } from 'svelte';
import { keepInHash } from '../navigation/address';
import { reach } from '../net/host';
import { here, takeTurns } from './host';
import Starting from './Starting.svelte';

keepInHash();
reach(here);
takeTurns();
mount(Starting, { target: document.body });
