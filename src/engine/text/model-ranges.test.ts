import { expect, it } from 'vitest';
import { partsByRange } from './model-ranges.ts';

it('cuts a part of a text where sentences of a model begin and end', () => {
  const ranges = [
    { start: 2, end: 5 },
    { start: 8, end: 20 },
  ];
  expect(partsByRange('abcdefghij', 0, ranges)).toEqual([
    { text: 'ab', start: 0, isWithin: false },
    { text: 'cde', start: 2, isWithin: true },
    { text: 'fgh', start: 5, isWithin: false },
    { text: 'ij', start: 8, isWithin: true },
  ]);
  expect(partsByRange('xyz', 10, ranges)).toEqual([{ text: 'xyz', start: 10, isWithin: true }]);
  expect(partsByRange('xyz', 30, ranges)).toEqual([{ text: 'xyz', start: 30, isWithin: false }]);
  expect(partsByRange('xyz', 0, [])).toHaveLength(1);
});
