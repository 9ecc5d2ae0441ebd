import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditionBrief } from '../protocol';
import { AMONG_FRIENDS, NO_CLOCK, plan, type Place } from './plan.svelte';
import { summary } from './summary';

vi.mock('../shelf/shelf.svelte', () => ({ shelf: { bots: ['rules', 'random'] } }));

const place = (part: Partial<Place>): Place => ({ name: 'Ada', kind: 'person', token: 'bell', bot: '', ...part });
const edition = (part: Partial<EditionBrief> = {}): EditionBrief => ({ id: 'us1973', timed: false, ...part }) as EditionBrief;

beforeEach(() => {
  plan.places = [place({}), place({ name: 'Quill', kind: 'bot', token: 'key' })];
  plan.banker = null;
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

  it('is created with the best bot where none was chosen, and with names as they will stand', () => {
    plan.places.push(place({ kind: 'guest', token: 'compass' }), place({ name: ' Otto ', kind: 'bot', bot: 'random', token: 'parasol' }));
    expect(plan.newPlaces(9)).toEqual([
      { kind: 'person', name: 'Ada', token: 'bell' },
      { kind: 'bot', name: 'Quill', token: 'key', bot: 'rules' },
      { kind: 'person', token: 'compass', free: true },
      { kind: 'bot', name: 'Otto', token: 'parasol', bot: 'random' },
    ]);
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
