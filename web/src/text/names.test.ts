import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { boardLines, generic, local, short, shortLines } from './names';

const named = (en: string, fr = en) => ({ en, fr });
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

describe('the generic part of a name', () => {
  it('is what the English name ends with', () => {
    expect(lines(boardLines(named('Kentucky Avenue')))).toEqual(['Kentucky', '(Avenue)']);
    expect([short(named('Kentucky Avenue')), generic(named('Kentucky Avenue'))]).toEqual(['Kentucky', 'Avenue']);
  });

  it('is what the French name begins with, its article included', () => {
    const street = named('Boulevard de la Villette');
    expect(lines(boardLines(street))).toEqual(['(Boulevard de la)', 'Villette']);
    expect([short(street), generic(street)]).toEqual(['Villette', 'Boulevard de la']);
    expect(lines(boardLines(named('Avenue d’Aumale')))).toEqual(['(Avenue d’)', 'Aumale']);
  });

  it('is missing from a name that is all proper', () => {
    expect([short(named('Water Works')), generic(named('Water Works'))]).toEqual(['Water Works', '']);
    expect([short(named('Boardwalk')), generic(named('Boardwalk'))]).toEqual(['Boardwalk', '']);
    expect(lines(boardLines(named('Boardwalk')))).toEqual(['Boardwalk']);
  });

  it('stays with a name that says nothing without it', () => {
    expect([short(named('Short Line')), short(named('Water Works'))]).toEqual(['Short Line', 'Water Works']);
    expect(short(named('Compagnie des Eaux'))).toBe('Compagnie des Eaux');
  });
});

describe('the lines on the board', () => {
  it('hold as many words as have room', () => {
    expect(lines(boardLines(named('St. Charles Place')))).toEqual(['St. Charles', '(Place)']);
    expect(lines(boardLines(named('North Carolina Avenue')))).toEqual(['North', 'Carolina', '(Avenue)']);
    expect(lines(boardLines(named('North Carolina Avenue'), 20))).toEqual(['North Carolina', '(Avenue)']);
  });

  it('are longer where there would be too many of them', () => {
    expect(lines(boardLines(named('Société Nationale Chemins Fer Vicinaux')))).toEqual([
      'Société Nationale',
      'Chemins Fer',
      'Vicinaux',
    ]);
  });

  it('spare on a small board what can be spared', () => {
    expect(lines(shortLines(named('Kentucky Avenue')))).toEqual(['Kentucky']);
    expect(lines(shortLines(named('Water Works')))).toEqual(['Water', '(Works)']);
  });
});
