import { expect, test } from 'vitest';
import type { FieldInfo, SubjectInfo } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { book } from '../testing/book';
import { History } from './history';
import { labelOf, subjectTitle } from './labels';
import { said, unlike } from '../shelf/words';

test('typing into one field is one step, and whatever is undone can be done again', () => {
  let steps = new History('a').step('ab', 'name').step('abc', 'name').step('abc!', 'price');
  expect([steps.now, steps.canUndo, steps.canRedo]).toEqual(['abc!', true, false]);
  steps = steps.undo();
  expect(steps.now).toBe('abc');
  steps = steps.undo();
  expect([steps.now, steps.canUndo]).toEqual(['a', false]);
  expect(steps.undo().now).toBe('a');
  expect(steps.redo().redo().now).toBe('abc!');
  expect(steps.redo().step('x', 'name').canRedo).toBe(false);
});

test('a step after one that was undone is never joined to it', () => {
  const steps = new History('a').step('ab', 'name').undo().step('ac', 'name');
  expect(steps.undo().now).toBe('a');
});

test('a name goes into both languages until the other has one of its own', () => {
  const printed = { en: 'Boardwalk', fr: 'Promenade' };
  const first = said(printed, printed, 'en', 'Quay');
  expect(first).toEqual({ en: 'Quay', fr: 'Quay' });
  expect(said(printed, first, 'en', 'Quays')).toEqual({ en: 'Quays', fr: 'Quays' });
  const own = said(printed, { en: 'Quay', fr: 'Le quai' }, 'en', 'Quays');
  expect(own).toEqual({ en: 'Quays', fr: 'Le quai' });
});

test('no two boards are called the same', () => {
  expect(unlike('Our board', [])).toBe('Our board');
  expect(unlike('Our board', ['our board', 'Our board 2'])).toBe('Our board 3');
});

const field = (name: string, part: Partial<FieldInfo> = {}): FieldInfo =>
  ({ key: name, name, names: {}, kind: 'number', row: -1, usual: false, value: 1, least: 0, most: 9, options: [], ...part });
const subject = (table: SubjectInfo['table'], id = ''): SubjectInfo => ({ table, id, fields: [] });

test.each(['en', 'fr'] as const)('every field has a name in %s', (language) => {
  settings.language = language;
  const rows = [0, 1, 4, 5, 6].map((row) => labelOf(field('rents', { row }), subject('deeds', 'north'), book));
  expect(new Set(rows).size).toBe(5);
  expect(labelOf(field('rents', { row: 1 }), subject('deeds', 'station'), book)).toContain('2');
  expect(labelOf(field('pays', { row: 0 }), subject('squeeze_play'), book)).toContain('2');
  const plain = ['name', 'text', 'amount', 'percent', 'price', 'mortgage', 'house', 'hotel', 'skyscraper', 'depot', 'stand', 'par', 'count', 'vouchers'];
  const stock = ['houses', 'hotels', 'skyscrapers', 'depots', 'stands'];
  for (const name of [...plain, ...stock]) expect(labelOf(field(name), subject('stock'), book)).not.toMatch(/^field-|\{|-house/);
  expect(labelOf(field('amount'), subject('spaces', 'go'), book)).not.toBe(labelOf(field('amount'), subject('cards', 'x'), book));
  expect(subjectTitle(subject('roll_three'), book)).toBe('Roll Three');
  settings.language = 'en';
});
