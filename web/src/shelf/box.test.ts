import { expect, test } from 'vitest';
import { boxOf } from './box';

test('a box is printed on the paper of the country', () => {
  expect(boxOf('us1973', 'CA')).toMatch(/^\/api\/editions\/us1973\/box\.pdf\?lang=\w\w&paper=letter$/);
  expect(boxOf('us1973', 'FR')).toMatch(/paper=a4$/);
  expect(boxOf('us1973', '')).toMatch(/paper=a4$/);
});

test('an edition with house rules on top is one name in the address', () => {
  expect(boxOf('us1973+timed', 'FR')).toContain('/us1973%2Btimed/');
});
