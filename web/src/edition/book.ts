// The edition in play, indexed: what is printed, found by id.

import type {
  CardInfo,
  CompanyInfo,
  DeedInfo,
  EditionInfo,
  GroupInfo,
  RollInfo,
  RuleInfo,
  SpaceInfo,
  VoucherInfo,
} from '../protocol';
import { renamed } from './name-sets';

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
  readonly #companies: Map<string, CompanyInfo>;
  readonly #vouchers: Map<string, VoucherInfo>;
  readonly #rolls: Map<string, RollInfo>;
  /** The headings of the book, in the order of its rules. */
  readonly #headings: string[];

  constructor(printed: EditionInfo, names = '') {
    const info = renamed(printed, names);
    this.printed = printed;
    this.info = info;
    this.#deeds = index(info.deeds);
    this.#groups = index(info.groups);
    this.#cards = index(info.cards);
    this.#spaces = index(info.spaces);
    this.#companies = index(info.papers?.companies ?? []);
    this.#vouchers = index(info.papers?.vouchers ?? []);
    this.#rolls = index(info.papers?.rolls ?? []);
    const ofBook = Object.values(info.rules).filter(({ whose }) => whose === 'book');
    this.#headings = [...new Set(ofBook.map(({ heading }) => heading))];
  }

  deed = (id: string): DeedInfo => found(this.#deeds.get(id), 'deed', id);
  group = (id: string): GroupInfo => found(this.#groups.get(id), 'group', id);
  card = (id: string): CardInfo => found(this.#cards.get(id), 'card', id);
  company = (id: string): CompanyInfo => found(this.#companies.get(id), 'company', id);
  voucher = (id: string): VoucherInfo => found(this.#vouchers.get(id), 'voucher', id);
  roll = (id: string): RollInfo => found(this.#rolls.get(id), 'Roll Three card', id);
  spaceAt = (at: number): SpaceInfo => found(this.info.spaces[at], 'space', at);

  hasDeed = (id: string): boolean => this.#deeds.has(id);
  hasCard = (id: string): boolean => this.#cards.has(id);
  hasCompany = (id: string): boolean => this.#companies.has(id);
  hasVoucher = (id: string): boolean => this.#vouchers.has(id);
  hasRoll = (id: string): boolean => this.#rolls.has(id);
  space = (id: string): SpaceInfo | undefined => this.#spaces.get(id);
  rule = (id: string): RuleInfo | undefined => this.info.rules[id];

  /** The place of a rule's heading among those of the book, from 1; 0 for what is no rule of the book. */
  sectionOf = (id: string): number => {
    const rule = this.rule(id);
    return rule?.whose === 'book' ? this.#headings.indexOf(rule.heading) + 1 : 0;
  };

  /** The deeds of a deed's own group, in board order. */
  siblings = (deed: DeedInfo): DeedInfo[] => this.group(deed.group).deeds.map(this.deed);

  /** The spaces of a deed: its own, or all that it shares with others. */
  spacesOf = (deed: DeedInfo): number[] =>
    deed.space >= 0
      ? [deed.space]
      : this.info.spaces.filter((space) => space.kind === 'utilities').map((space) => space.index);
}
