// The part of the dice of a game that this browser keeps, so that nobody can change it later: the seeds that it made,
// and to what the server was bound before it showed them.

import type { Kept } from './check';

/** Games whose seeds are kept; older ones are forgotten. */
const MOST = 50;
const NAME = 'passgo-dice-';
const ORDER = 'passgo-dice';

export interface Keeper {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** Return the store of this browser; if a page may keep nothing, one that lasts until it is closed. */
export function browserKeeper(): Keeper {
  try {
    localStorage.setItem(ORDER, localStorage.getItem(ORDER) ?? '[]');
    return localStorage;
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (name) => memory.get(name) ?? null,
      setItem: (name, value) => void memory.set(name, value),
      removeItem: (name) => void memory.delete(name),
    };
  }
}

export function keptOf(keeper: Keeper, game: string): Kept[] {
  return read<Kept[]>(keeper, NAME + game, []);
}

/** Keep what is known of an attempt, instead of what was known before. */
export function keep(keeper: Keeper, game: string, now: Kept): void {
  const others = keptOf(keeper, game).filter(({ attempt }) => attempt !== now.attempt);
  keeper.setItem(NAME + game, JSON.stringify([...others, now]));
  const games = [...read<string[]>(keeper, ORDER, []).filter((other) => other !== game), game];
  for (const old of games.splice(0, games.length - MOST)) keeper.removeItem(NAME + old);
  keeper.setItem(ORDER, JSON.stringify(games));
}

function read<T>(keeper: Keeper, name: string, fallback: T): T {
  try {
    return (JSON.parse(keeper.getItem(name) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}
