import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { boardLines, generic, local, shortLines } from './names';

const named = (en: string, fr = en) => ({ en, fr });
const place = (name: string, short = name) => ({ name: named(name), short: named(short) });
/** Lines as they are read on the board, the generic part in brackets. */
const lines = (found: ReturnType<typeof boardLines>): string[] =>
  found.map((line) => (line.generic ? `(${line.text})` : line.text));

afterEach(() => {
  settings.language = 'en';
});

it('takes the name in the language in use, or the one there is', () => {
  const both = named('Reading Railroad', 'Gare de Reading');
  expect([local(both), local({ fr: 'Rue de la Paix' }), local({})]).toEqual(['Reading Railroad', 'Rue de la Paix', '']);
  settings.language = 'fr';
  expect(local(both)).toBe('Gare de Reading');
});

it('finds what a short name leaves out, at the end or the beginning', () => {
  expect(generic(place('Kentucky Avenue', 'Kentucky'))).toBe('Avenue');
  expect(generic(place('Boulevard de la Villette', 'Villette'))).toBe('Boulevard de la');
  expect(generic(place('Avenue d’Aumale', 'Aumale'))).toBe('Avenue d’');
  expect(generic(place('Boardwalk'))).toBe('');
});

describe('the lines on the board', () => {
  it('have what the short name leaves out on a line of its own', () => {
    expect(lines(boardLines(place('Kentucky Avenue', 'Kentucky')))).toEqual(['Kentucky', '(Avenue)']);
    expect(lines(boardLines(place('Boulevard de la Villette', 'Villette')))).toEqual(['(Boulevard de la)', 'Villette']);
    expect(lines(boardLines(place('Boardwalk')))).toEqual(['Boardwalk']);
  });

  it('hold as many words as have room', () => {
    expect(lines(boardLines(place('St. Charles Place', 'St. Charles')))).toEqual(['St. Charles', '(Place)']);
    expect(lines(boardLines(place('North Carolina Avenue', 'North Carolina')))).toEqual(['North', 'Carolina', '(Avenue)']);
    expect(lines(boardLines(place('North Carolina Avenue', 'North Carolina'), 20))).toEqual(['North Carolina', '(Avenue)']);
  });

  it('are longer where there would be too many of them', () => {
    expect(lines(boardLines(place('Société Nationale Chemins Fer Vicinaux')))).toEqual([
      'Société Nationale',
      'Chemins Fer',
      'Vicinaux',
    ]);
  });

  it('are those of the short name on a small board', () => {
    expect(lines(shortLines(place('Kentucky Avenue', 'Kentucky')))).toEqual(['Kentucky']);
    expect(lines(shortLines(place('Water Works')))).toEqual(['Water', 'Works']);
  });
});
