import { expect, it } from 'vitest';
import page from '../../../docs/fair-dice.md?raw';
import { receiptsFile } from './receipts';

it('writes the file that the page shows', () => {
  const [, , example] = page.split('```toml\n').map((part) => part.split('```')[0]!);
  const value = (key: string): string => new RegExp(`^${key} = "(.*)"$`, 'm').exec(example!)![1]!;
  const kept = [
    { attempt: 2, server: '', seeds: { p1: 'not shown' } },
    { attempt: 1, server: value('server'), seeds: { p1: value('seed') }, receipts: { p1: value('receipt') } },
  ];
  expect(receiptsFile(value('game'), kept)).toBe(example);
});

it('leaves out what the server has not given, and is empty where nothing was shown', () => {
  expect(receiptsFile('g', [{ attempt: 1, server: 's', seeds: { p1: 'x' } }])).not.toContain('receipt =');
  expect(receiptsFile('g', [{ attempt: 1, server: '', seeds: { p1: 'x' } }])).toBe('');
});
