import { describe, expect, it } from 'vitest';
import type { DieView } from '../protocol';
import { facesIn } from './said';

const WHITE: DieView = { sort: 'white', faces: ['1', '2', '3', '4', '5', '6'] };
const RED: DieView = { sort: 'red', faces: ['1', '2', '3', 'bus', 'mr_monopoly'] };
const EIGHT: DieView = { sort: 'eight', faces: ['1', '2', '3', '4', '5', '6', '7', '8'] };
const NAMES: Record<string, string> = { bus: 'Bus', mr_monopoly: 'Mr. Monopoly' };
const ENGLISH = 'one two three four five six seven eight';
const FRENCH = 'un deux trois quatre cinq six sept huit';

const inEnglish = (said: string, ...dice: DieView[]) => facesIn(said, dice, (face) => NAMES[face] ?? face, ENGLISH);

describe('a roll that is said', () => {
  it.each([
    ['five three', ['5', '3']],
    ['Five and three.', ['5', '3']],
    ['5 3', ['5', '3']],
    ['53', ['5', '3']],
    ['six 1', ['6', '1']],
  ])('of two dice: %s', (said, faces) => expect(inEnglish(said, WHITE, WHITE)).toEqual(faces));

  it('in French', () => expect(facesIn('cinq trois', [WHITE, WHITE], (face) => face, FRENCH)).toEqual(['5', '3']));

  it.each([
    ['two three bus', ['2', '3', 'bus']],
    ['four four mister monopoly', ['4', '4', 'mr_monopoly']],
    ['six six three', ['6', '6', '3']],
  ])('with the Speed Die: %s', (said, faces) => expect(inEnglish(said, WHITE, WHITE, RED)).toEqual(faces));

  it('of an eight-sided die', () => expect(inEnglish('eight', EIGHT)).toEqual(['8']));

  it.each(['five', 'five three one', 'seven one', 'eight', 'whose turn is it', '', 'bus three', '501'])('is not: %s', (said) =>
    expect(inEnglish(said, WHITE, WHITE)).toBeNull(),
  );
});
