// Which sound an event makes, and whether it is mine.

import type { EventView } from '../protocol';
import type { CueName } from './cues';

/** Most events make the same sound whoever they are about. */
const SOUNDS: Partial<Record<EventView['kind'], CueName>> = {
  threw: 'dice',
  'threw-for-rent': 'dice',
  'rolled-off': 'dice',
  'threw-three': 'dice',
  'threw-squeeze': 'dice',
  salary: 'rent-in',
  received: 'rent-in',
  dividend: 'rent-in',
  'pot-paid': 'rent-in',
  bought: 'seal',
  built: 'seal',
  mortgaged: 'seal',
  lifted: 'seal',
  bid: 'bid',
  'auction-opened': 'gavel',
  'lot-auction-opened': 'gavel',
  'building-auction-opened': 'gavel',
  'auction-won': 'sold',
  'lot-won': 'sold',
  'building-won': 'sold',
  drew: 'card',
  'drew-voucher': 'card',
  'drew-roll': 'card',
  'drew-ticket': 'card',
  jailed: 'jail',
  'storm-chosen': 'storm',
  'went-bankrupt': 'ruin',
  'game-over': 'end',
  richest: 'end',
};

export function cueOf(event: EventView, isMine: (seat: string) => boolean): { cue: CueName; mine: boolean } | undefined {
  if (event.kind === 'paid') {
    const comes = isMine(event.args.to) && !isMine(event.seat);
    return { cue: comes ? 'rent-in' : 'rent-out', mine: comes || isMine(event.seat) };
  }
  const cue = SOUNDS[event.kind];
  return cue && { cue, mine: isMine(event.seat) };
}
