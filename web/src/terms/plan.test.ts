import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditionBrief } from '../protocol';
import { AMONG_FRIENDS, NO_CLOCK, Plan, plan, type Place } from './plan.svelte';
import { summary, summaryForYou } from './summary';
import { guest } from '../table/guest.svelte';

vi.mock('../shelf/shelf.svelte', () => ({ shelf: { bots: ['steady', 'mine'], characters: { quill: { steady: {} }, odile: { steady: {} } } } }));

const place = (part: Partial<Place>): Place => ({ name: 'Ada', kind: 'person', token: 'bell', bot: '', character: '', ...part });
const edition = (part: Partial<EditionBrief> = {}): EditionBrief => ({ id: 'us1973', timed: false, ...part }) as EditionBrief;

beforeEach(() => {
  plan.places = [place({}), place({ name: 'Quill', kind: 'bot', token: 'key', character: 'quill' })];
  plan.banker = null;
  plan.houseRules = {};
  guest.name = 'Ada';
  plan.listed = false;
});

it('hurries nobody around a real board, and no bot sits in for a phone that sleeps', () => {
  plan.places.push(place({ kind: 'guest', token: 'compass' }));
  plan.setRealBoard(true);
  expect(plan.terms(edition()).clock).toEqual(NO_CLOCK);
  plan.setRealBoard(false);
  expect(plan.terms(edition()).clock).toEqual(AMONG_FRIENDS);
});

describe('who sits at the table', () => {
  it('is told in a few words', () => {
    expect(summary()).toBe('1 + 1 bot');
    plan.places.push(place({ kind: 'guest', token: 'compass' }), place({ kind: 'guest', token: 'parasol' }));
    expect(summary()).toBe('1 + 1 bot + 2 friends');
  });

  it('gets a name and a token that nobody has, as long as there are tokens', () => {
    for (let k = 0; k < 9; k++) plan.add();
    expect(plan.places.length).toBe(8);
    expect(new Set(plan.places.map(({ token }) => token)).size).toBe(8);
    expect(new Set(plan.places.map(({ name }) => name)).size).toBe(8);
    expect(plan.spare).toEqual([]);
    plan.remove(plan.places[0]!);
    expect(plan.spare).toEqual(['bell']);
  });

  it('has a name of his own, which is not blank; a guest brings his', () => {
    plan.places.push(place({ name: ' ada ' }), place({ name: ' ' }), place({ name: '', kind: 'guest' }));
    expect(plan.places.map((one) => plan.faultOf(one))).toEqual(['name-twice', null, 'name-twice', 'name-blank', null]);
    expect(plan.sound).toBe(false);
  });

  it('is created with the best bot where none was chosen, in character at a level, and with names as they will stand', () => {
    plan.places.push(place({ kind: 'guest', token: 'compass' }), place({ name: ' Otto ', kind: 'bot', bot: 'mine', token: 'parasol', character: 'odile' }));
    expect(plan.newPlaces(9)).toEqual([
      { kind: 'person', name: 'Ada', token: 'bell' },
      { kind: 'bot', name: 'Quill', token: 'key', bot: 'quill:level=steady' },
      { kind: 'person', token: 'compass', free: true },
      { kind: 'bot', name: 'Otto', token: 'parasol', bot: 'mine' },
    ]);
  });
});

describe('a character', () => {
  it('sits down once at a new table, each under their own name', () => {
    const fresh = new Plan();
    while (fresh.places.length < 8) fresh.add();
    const cast = fresh.places.map(({ name, character }) => [name, character]).slice(1);
    expect(cast).toEqual([
      ['Marguerite', 'marguerite'], ['Quill', 'quill'], ['Théo', 'theo'], ['Odile', 'odile'], ['Barnaby', 'barnaby'], ['Sable', 'sable'],
      ['Inès', ''],
    ]);
  });

  it('takes the seat of another bot, and keeps its name where theirs is taken', () => {
    const [, quill] = plan.places;
    plan.cast(quill!, 'odile');
    expect(plan.botOf(quill!)).toBe('odile:level=steady');
    expect(quill!.name).toBe('Odile');
    plan.places[0]!.name = '';
    guest.name = 'sable';
    plan.cast(quill!, 'sable');
    expect(quill).toMatchObject({ name: 'Odile', character: 'sable' });
  });

  it('plays at no bot of the host, and for no person', () => {
    expect(plan.mayCast(place({ kind: 'bot', bot: 'mine' }))).toBe(false);
    expect(plan.mayCast(place({ kind: 'person' }))).toBe(false);
    expect(plan.characterOf(place({ kind: 'bot', bot: 'mine', character: 'quill' }))).toBe('');
  });
});

describe('the person of this screen', () => {
  it('is called as they have said, and else as their token is', () => {
    expect(plan.newPlaces(9)[0]).toMatchObject({ name: 'Ada' });
    guest.name = '';
    expect(plan.newPlaces(9)[0]).toMatchObject({ kind: 'person', name: 'Bell' });
    expect(plan.sound).toBe(true);
  });

  it('is spoken to', () => {
    expect(summaryForYou()).toEqual(['You', '1 bot']);
    plan.places.push(place({ name: 'Otto', token: 'compass' }));
    expect(summaryForYou()).toEqual(['You', '1 more person', '1 bot']);
    plan.places = plan.places.slice(1, 2);
    expect(summaryForYou()).toEqual(['1 bot']);
  });

  it('sits first at a new table, and no bot has their name', () => {
    guest.name = 'quill';
    const fresh = new Plan();
    expect(fresh.you).toBe(fresh.places[0]);
    expect(fresh.places.map(({ name }) => name)).toEqual(['', 'Marguerite', 'Théo', 'Odile']);
  });

  it('may take a name that a bot had, or leave their seat to one', () => {
    plan.giveWay('quill');
    expect(plan.places[1]!.name).toBe('Marguerite');
    const fresh = new Plan();
    fresh.seat(fresh.places[0]!, 'bot', 'mine');
    expect(fresh.you).toBeUndefined();
    expect(fresh.sound).toBe(true);
  });
});

describe('the book', () => {
  it('that was played last is laid for the next game, in this browser', () => {
    plan.choose('picsou');
    expect(new Plan().edition).not.toBe('picsou');
    plan.remember();
    expect(plan.played).toBe('picsou');
  });

  it('takes its house rules with it when another is chosen, not when it is chosen again', () => {
    plan.choose('us1973');
    plan.houseRules = { parking_pot: true };
    plan.choose('us1973');
    expect(plan.houseRules).toEqual({ parking_pot: true });
    plan.choose('picsou');
    expect(plan.houseRules).toEqual({});
  });
});

describe('a banker who only banks', () => {
  it('comes last, where enough sit at the table with him', () => {
    plan.banker = ' Inès ';
    expect(plan.newPlaces(2).at(-1)).toEqual({ name: 'Inès', kind: 'banker' });
    expect(plan.newPlaces(3).length).toBe(2);
  });

  it('is called like no player', () => {
    plan.banker = 'ADA';
    expect(plan.faultOfBanker()).toBe('name-twice');
    plan.banker = ' ';
    expect(plan.faultOfBanker()).toBe('name-blank');
    plan.banker = null;
    expect(plan.faultOfBanker()).toBeNull();
  });
});

describe('what is agreed', () => {
  it('has no clock and no list without a guest', () => {
    plan.listed = true;
    expect(plan.terms(edition())).toMatchObject({ clock: NO_CLOCK, listed: false });
    plan.places.push(place({ kind: 'guest' }));
    expect(plan.terms(edition())).toMatchObject({ clock: AMONG_FRIENDS, listed: true });
  });

  it('has minutes in a timed game alone', () => {
    expect([plan.terms(edition()).minutes, plan.terms(edition({ timed: true })).minutes]).toEqual([null, 60]);
  });
});
