import { describe, expect, it } from 'vitest';
import { dayOf, daysBefore, inARow, isDay } from './day';

describe('days', () => {
  it('are those of the calendar here', () => {
    expect(dayOf(new Date(2026, 0, 2, 0, 30))).toBe('2026-01-02');
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  });
  it('are told from the id of a position', () => {
    expect(isDay('2026-11-28')).toBe(true);
    expect(isDay('6c7ed829ae')).toBe(false);
  });
  it('count in a row until one was left out', () => {
    const answered = new Set(['2026-11-24', '2026-11-26', '2026-11-27']);
    expect(inARow(answered, '2026-11-27')).toBe(2);
    expect(inARow(answered, '2026-11-28')).toBe(2);
    expect(inARow(answered, '2026-11-29')).toBe(0);
  });
});
