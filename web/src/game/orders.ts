// Orders that a player leaves for a seat.

import { USUAL_TURNS, type Orders } from '../protocol';

export const NO_ORDERS: Orders = { roll: false, turns: USUAL_TURNS, groups: [], accept: [], build: null, jail: '', tax: '', mortgaged: '', last_call: false, debt: '', offers: '', declined: [] };
