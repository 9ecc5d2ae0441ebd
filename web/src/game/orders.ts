// Orders that a player leaves for a seat.

import type { Orders } from '../protocol';

export const NO_ORDERS: Orders = { roll: false, turns: null, groups: [], accept: [], build: null, jail: '', tax: '', mortgaged: '', last_call: false, debt: '' };
