// The edition in play, indexed: what is printed, found by id.

import type { CardInfo, DeedInfo, EditionInfo, GroupInfo, RuleInfo, SpaceInfo } from '../protocol';
import { renamed } from './names';

const index = <T extends { id: string }>(things: T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

function found<T>(thing: T | undefined, what: string, id: string | number): T {
  if (thing === undefined) throw new Error(`this edition has no ${what} ${id}`);
  return thing;
}

export class Book {
  /** As printed, and under the names that this screen shows. */
  readonly printed: EditionInfo;
  readonly info: EditionInfo;
  readonly #deeds: Map<string, DeedInfo>;
  readonly #groups: Map<string, GroupInfo>;
  readonly #cards: Map<string, CardInfo>;
  readonly #spaces: Map<string, SpaceInfo>;

  constructor(printed: EditionInfo, names = '') {
    const info = renamed(printed, names);
    this.printed = printed;
    this.info = info;
    this.#deeds = index(info.deeds);
    this.#groups = index(info.groups);
    this.#cards = index(info.cards);
    this.#spaces = index(info.spaces);
  }

  deed = (id: string): DeedInfo => found(this.#deeds.get(id), 'deed', id);
  group = (id: string): GroupInfo => found(this.#groups.get(id), 'group', id);
  card = (id: string): CardInfo => found(this.#cards.get(id), 'card', id);
  spaceAt = (at: number): SpaceInfo => found(this.info.spaces[at], 'space', at);

  hasDeed = (id: string): boolean => this.#deeds.has(id);
  hasCard = (id: string): boolean => this.#cards.has(id);
  space = (id: string): SpaceInfo | undefined => this.#spaces.get(id);
  rule = (id: string): RuleInfo | undefined => this.info.rules[id];

  /** The deeds of a deed's own group, in board order. */
  siblings = (deed: DeedInfo): DeedInfo[] => this.group(deed.group).deeds.map(this.deed);
}
