import { expect, it } from 'vitest';
import { book } from '../testing/book';
import type { EditionInfo } from '../protocol';
import { renamed } from './name-sets';

const other = (name: string) => ({ en: name });
const info: EditionInfo = {
  ...book.info,
  spaces: [...book.info.spaces, { ...book.info.spaces[0]!, id: 'chance_7', deck: 'chance' }],
  name_sets: [
    { id: 'paris', title: other('Paris'), names: { north: other('Rue du Nord'), blue: other('les bleus'), chance: other('la Chance') }, short: { north: other('Nord') } },
  ] as unknown as EditionInfo['name_sets'],
};

it('calls deeds, their spaces and groups by the names of a set, and all else as printed', () => {
  const { deeds, spaces, groups } = renamed(info, 'paris');
  expect(deeds.slice(0, 2).map(({ name }) => name['en'])).toEqual(['Rue du Nord', 'south']);
  expect(deeds.slice(0, 2).map(({ short }) => short['en'])).toEqual(['Nord', 'south']);
  expect([spaces[1]?.name, spaces[1]?.short]).toEqual([deeds[0]?.name, deeds[0]?.short]);
  expect(groups[0]?.name).toEqual(other('les bleus'));
});

it('calls the spaces of a deck as the deck', () => {
  const last = renamed(info, 'paris').spaces.at(-1);
  expect([last?.name, last?.short]).toEqual([other('la Chance'), other('la Chance')]);
});

it('leaves a book alone that has no such set', () => {
  expect(renamed(info, 'rome')).toBe(info);
});
