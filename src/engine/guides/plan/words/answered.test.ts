import { expect, test } from 'vitest';
import { wholeWords } from './answered.ts';

test('what an owner wrote is quoted with what says its opposite', () => {
  expect(wholeWords('tiden räcker inte till', /tiden räcker/iu)).toBe('tiden räcker inte till');
  expect(wholeWords('ojämna inkomster', /ojämn/iu)).toBe('ojämna');
  expect(wholeWords('tiden räcker intensivt', /tiden räcker/iu)).toBe('tiden räcker');
});
