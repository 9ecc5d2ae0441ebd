// A state with what a step changed in it, or one event of it: the space of a token, the cash, the owner of a deed, which
// rents are still open.

import { SETTLING_RENT, type ClaimView, type DeedView, type EventView, type SeatView, type StateView, type Step } from '../protocol';

/** Only changed seats and deeds are sent; everything else is sent in full. */
export function changed(state: StateView, { seats, deeds, ...rest }: Step['changes']): StateView {
  return {
    ...state,
    ...rest,
    seats: withParts(state.seats, seats, (one: SeatView) => one.seat),
    deeds: withParts(state.deeds, deeds, (one: DeedView) => one.deed),
  };
}

/** Returns the state after an event. The rest comes with the whole step. */
export function afterEvent(state: StateView, event: EventView): StateView {
  const { handed } = event;
  const deed = handed && 'deed' in event.args ? event.args.deed : '';
  const from = state.deeds.find((one) => one.deed === deed)?.owner;
  const isTouched = (seat: string): boolean =>
    seat === from || seat === handed?.to || event.purses.some((purse) => purse.seat === seat) || (seat === event.seat && event.path.length > 0);
  const settles = SETTLING_RENT.has(event.kind);
  if (!deed && !settles && !state.seats.some(({ seat }) => isTouched(seat))) return state;
  return {
    ...state,
    claims: settles ? state.claims.filter((claim) => !isOf(claim, event)) : state.claims,
    seats: state.seats.map((seat) => (isTouched(seat.seat) ? seatAfter(seat, event, from) : seat)),
    deeds: state.deeds.map((one) => (handed && one.deed === deed ? { ...one, owner: handed.to, rent: handed.rent } : one)),
  };
}

/** Is this the rent that an event settles? A payment is of one that was asked for, and is open no more. */
const isOf = (claim: ClaimView, { seat, args }: EventView): boolean =>
  'lander' in args && claim.owner === seat && claim.lander === args.lander && claim.deed === args.deed;

/** `from`: whose the deed was that is handed over. */
function seatAfter(seat: SeatView, { kind, seat: actor, path, purses, handed }: EventView, from?: string): SeatView {
  const purse = purses.find((one) => one.seat === seat.seat);
  const came = handed?.to === seat.seat ? handed.counted : 0;
  const left = handed && from === seat.seat ? handed.counted : 0;
  const gain = (purse ? purse.after - purse.before : 0) + came - left;
  const at = seat.seat === actor ? path.at(-1) : undefined;
  return {
    ...seat,
    cash: purse?.after ?? seat.cash,
    worth: seat.worth === null ? null : seat.worth + gain,
    ...(at === undefined ? {} : { at, jail_turn: kind === 'jailed' ? 1 : 0 }),
  };
}

function withParts<T>(all: T[], parts: T[] | undefined, nameOf: (one: T) => string): T[] {
  if (!parts?.length) return all;
  const byName = new Map(parts.map((part) => [nameOf(part), part]));
  return all.map((one) => byName.get(nameOf(one)) ?? one);
}
