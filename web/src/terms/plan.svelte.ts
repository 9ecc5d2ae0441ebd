// The table that is being created: who sits where, as what, with which token.

import { CHARACTER_NAMES, type Claims, type Clock, type EditionBrief, type NewPlace, type TableTerms } from '../protocol';
import { GLYPH_NAMES, type Glyph } from '../look/glyphs';
import { keeper } from '../settings/settings.svelte';
import { shelf } from '../shelf/shelf.svelte';
import { guest } from '../table/guest.svelte';
import { inCharacter } from '../text/bots';
import { capital, t } from '../text/fluent.svelte';

/** For all but the person of this screen, after the characters. */
const NAMES = ['Inès', 'Bruno', 'Salomé', 'Otto', 'Ada'];

/** The least number of people at the table of a circle: its only member waits for one more. */
const LEAST = 2;

export type Character = keyof typeof CHARACTER_NAMES;
const CHARACTERS = Object.keys(CHARACTER_NAMES) as Character[];

const PLAYED = 'passgo-edition';
const kept = keeper();

/** A guest comes by the link, and brings their name. */
export type SeatTaker = 'person' | 'bot' | 'guest';

export interface Place {
  /** Not asked of the person of this screen. */
  name: string;
  kind: SeatTaker;
  token: Glyph;
  /** Its level; empty: the first of those that the server has. */
  bot: string;
  /** Of a bot, who plays; empty: a bot without a face. */
  character: string;
}

/** Nobody is hurried. */
export const NO_CLOCK: Clock = { decision: 0, bank: 0, days: 0, auction: 0, away: 0 };

/** No hurry, but a bot sits in for who stays away, and the hammer falls. */
export const AMONG_FRIENDS: Clock = { ...NO_CLOCK, auction: 10, away: 120 };

/** The terms of an edition as it is printed, for a game that begins at once. */
export const termsOf = (edition: string): TableTerms => ({
  edition,
  minutes: null,
  house: {},
  claims: 'automatic',
  clock: NO_CLOCK,
  listed: false,
  advice: false,
  real_board: false,
});

export class Plan {
  /** The edition that was played last in this browser; empty before the first game. */
  played = $state(kept.getItem(PLAYED) ?? '');
  /** The edition that is chosen, that one at first. */
  edition = $state(this.played);
  places = $state<Place[]>([]);
  /** Minutes of a timed game. */
  minutes = $state(60);
  /** House rules that differ from the chosen book, by knob. */
  houseRules = $state<Record<string, number | boolean>>({});
  /** Name of a person who only keeps the bank; null where the program does. */
  banker = $state<string | null>(null);
  /** Whether rents are asked for by themselves. */
  claims = $state<Claims>('automatic');
  /** The board is on a real table: people roll and draw, and enter the outcomes. */
  realBoard = $state(false);
  /** It stands in the list of open tables. */
  listed = $state(false);
  /** Players may ask, while they play, what each answer is worth. */
  advice = $state(false);
  /** The time that is given where friends come. */
  clock = $state<Clock>(AMONG_FRIENDS);

  /** The circle that plays at this table; empty for any other. */
  circle = $state('');

  constructor() {
    this.#add('person');
    for (let k = 0; k < 3; k++) this.#add('bot');
  }

  /** Play by this edition, with no house rule yet. */
  choose(edition: string): void {
    if (edition !== this.edition) this.houseRules = {};
    this.edition = edition;
  }

  /** Keep the chosen edition as the one that was played last. */
  remember(): void {
    this.played = this.edition;
    kept.setItem(PLAYED, this.edition);
  }

  /** The place of the person of this screen. */
  you = $derived(this.places.find(({ kind }) => kind === 'person'));

  /** The name that a place is given at the table: the token's stands for a person of this screen who has given none. */
  nameOf(place: Place): string {
    return place === this.you ? guest.name || capital(t(`token-${place.token}`)) : place.name.trim();
  }

  /** Tokens that nobody has taken. */
  spare = $derived(GLYPH_NAMES.filter((token) => !this.places.some((place) => place.token === token)));

  /** A name may stand only once, and not be blank. */
  faultOf(place: Place): 'name-blank' | 'name-twice' | null {
    if (place.kind === 'guest') return null;
    const name = this.nameOf(place).toLowerCase();
    if (!name) return 'name-blank';
    const alike = this.named.filter((other) => this.nameOf(other).toLowerCase() === name);
    return alike.length > 1 ? 'name-twice' : null;
  }

  /** Whether the edition lets somebody only run the Bank: it needs more people than this, the Banker included. */
  mayBank = (above: number): boolean => this.places.length + 1 > above;

  /** The name of the banker is no player's. */
  faultOfBanker(): 'name-blank' | 'name-twice' | null {
    const name = this.banker?.trim().toLowerCase();
    if (name === undefined) return null;
    if (!name) return 'name-blank';
    return this.named.some((place) => this.nameOf(place).toLowerCase() === name) ? 'name-twice' : null;
  }

  sound = $derived(this.places.every((place) => !this.faultOf(place)));

  /** Those whose names are known: a guest brings their own. */
  get named(): Place[] {
    return this.places.filter(({ kind }) => kind !== 'guest');
  }

  /** Somebody is still to come. */
  invites = $derived(this.places.some(({ kind }) => kind === 'guest'));

  /** Around a real board people sit, each asks for their own rents, no auction timer runs and no bot stands in for a phone that
   *  sleeps; or bots may play again, and rents ask for themselves. */
  setRealBoard(real: boolean): void {
    this.realBoard = real;
    this.claims = real ? 'strict' : 'automatic';
    this.clock = real ? NO_CLOCK : AMONG_FRIENDS;
    if (real) for (const place of this.places) if (place.kind === 'bot') place.kind = 'person';
  }

  /** Give a place to somebody else; the person of this screen has no name to leave behind. */
  seat(place: Place, kind: SeatTaker, bot = place.bot): void {
    Object.assign(place, { kind, bot }, place.name ? {} : this.#spare());
  }

  /** Let a character play for a bot, under their name unless another has taken it. */
  cast(place: Place, character: Character): void {
    const name = CHARACTER_NAMES[character];
    const taken = this.places.some((other) => other !== place && this.nameOf(other).toLowerCase() === name.toLowerCase());
    Object.assign(place, { character, name: taken ? place.name : name });
  }

  /** Return who plays for a bot, if its level is one that characters play at. */
  characterOf({ kind, bot, character }: Place): string {
    return kind === 'bot' && shelf.characters[character]?.[bot || shelf.bots[0] || ''] ? character : '';
  }

  /** Whether a character may play for whoever sits there: for a bot whose level they play at. */
  mayCast({ kind, bot }: Place): boolean {
    const level = bot || shelf.bots[0] || '';
    return kind === 'bot' && Object.values(shelf.characters).some((levels) => level in levels);
  }

  /** Return the bot that plays at a place, as the server calls it. */
  botOf(place: Place): string {
    const level = place.bot || shelf.bots[0] || '';
    const character = this.characterOf(place);
    return character ? inCharacter(character, level) : level;
  }

  /** Let whoever else is called so give way to the person of this screen. */
  giveWay(name: string): void {
    for (const place of this.places) if (place.name.trim().toLowerCase() === name.toLowerCase()) Object.assign(place, this.#spare());
  }

  /** Lay the table for a circle: the person of this screen, and a free place for each of the others. */
  layFor(circle: string, members: number): void {
    this.circle = circle;
    this.places = this.places.filter((place) => place === this.you);
    for (let k = 1; k < Math.min(Math.max(members, LEAST), GLYPH_NAMES.length); k++) this.#add('guest');
  }

  add(): void {
    this.#add('bot');
  }

  remove(place: Place): void {
    this.places = this.places.filter((other) => other !== place);
  }

  /** All at the table, the banker last. `above`: as in `mayBank`. */
  newPlaces(above: number): NewPlace[] {
    const players = this.places.map((place) => this.#newPlace(place));
    if (this.banker === null || !this.mayBank(above)) return players;
    return [...players, { name: this.banker.trim(), kind: 'banker' }];
  }

  /** Return the terms, as they are proposed. */
  terms(edition: EditionBrief): TableTerms {
    return {
      edition: edition.id,
      minutes: edition.timed ? this.minutes : null,
      house: this.houseRules,
      claims: this.claims,
      clock: this.invites ? $state.snapshot(this.clock) : NO_CLOCK,
      listed: this.listed && this.invites && !this.circle,
      real_board: this.realBoard,
      advice: this.advice && this.invites,
    };
  }

  #newPlace(place: Place): NewPlace {
    const { kind, token } = place;
    if (kind === 'guest') return { kind: 'person', token, free: true };
    const name = this.nameOf(place);
    if (kind === 'person') return { kind, name, token };
    return { kind, name, token, bot: this.botOf(place) };
  }

  /** Return a character whom nobody plays, by their name; after the last of them a name alone. */
  #spare(): Pick<Place, 'name' | 'character'> {
    const taken = new Set([guest.name, ...this.places.map((place) => place.name)].map((name) => name.toLowerCase()));
    const played = new Set(this.places.map(({ character }) => character));
    const character = CHARACTERS.find((one) => !played.has(one) && !taken.has(CHARACTER_NAMES[one].toLowerCase()));
    if (character) return { character, name: CHARACTER_NAMES[character] };
    return { character: '', name: NAMES.find((name) => !taken.has(name.toLowerCase())) ?? '' };
  }

  #add(kind: SeatTaker): void {
    const tokens = new Set(this.places.map((place) => place.token));
    const token = GLYPH_NAMES.find((one) => !tokens.has(one));
    if (!token) return;
    const who = kind === 'bot' ? this.#spare() : { name: '', character: '' };
    this.places.push({ ...who, kind, token, bot: '' });
  }
}

export const plan = new Plan();
