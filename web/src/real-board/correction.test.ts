import { expect, it } from 'vitest';
import { book } from '../testing/book';
import { difference, retire, type Said } from './correction';

const said = (): Said => ({
  turn: 'p1',
  seats: { p1: { out: false, cash: 100, at: 'go', jailed: 0, laps: 0, dollars: 0, shares: {}, vouchers: {} } },
  deeds: { north: { owner: 'bank', level: 0, mortgaged: false }, south: { owner: 'p1', level: 0, mortgaged: false } },
  cards: { any: 'bank' },
  shuffled: {},
});

it('says only what is otherwise', () => {
  const now = said();
  now.seats['p1']!.cash = 90;
  now.seats['p1']!.at = 'south';
  now.seats['p1']!.jailed = 2;
  now.deeds['north'] = { owner: 'p1', level: 5, mortgaged: false };
  now.deeds['south'] = { owner: 'p1', level: 3, mortgaged: false };
  now.cards['any'] = 'p1';
  now.shuffled['chance'] = true;
  expect(difference(said(), now, book)).toBe(
    'p1 cash 90 p1 at south p1 jailed 2 north owner p1 north level hotel south level 3 any owner p1 deck chance shuffled',
  );
  expect(difference(said(), said(), book)).toBe('');
});

it('leaves to the Bank what a player had who is out, but for what is said to be another’s', () => {
  const [was, now] = [said(), said()];
  for (const one of [was, now]) {
    one.seats['p2'] = { ...one.seats['p1']!, shares: {}, vouchers: {} };
    one.cards['any'] = 'p1';
  }
  retire(now, 'p1');
  expect(difference(was, now, book)).toBe('turn p2 p1 out yes');
  now.deeds['south']!.owner = 'p2';
  expect(difference(was, now, book)).toBe('turn p2 p1 out yes south owner p2');
});
