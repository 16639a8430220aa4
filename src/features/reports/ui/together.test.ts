import { expect, it } from 'vitest';
import { together } from './together.ts';

const words = (text: string) => ({ text, factId: null });

it('keeps the signs beside a figure with it, and nothing else', () => {
  const runs = [words('vilket är '), words('('), { text: '20 %', factId: 'F1' }, words(').')];
  const more = [words(' Sedan '), { text: '10 %', factId: 'F2' }, words(' till')];
  const groups = together([...runs, ...more]);
  expect(groups.map((group) => group.map(({ text }) => text).join(''))).toEqual([
    ...['vilket är ', '(20 %).', ' Sedan ', '10 %', ' till'],
  ]);
  expect(groups.flat()).toEqual([...runs, ...more]);
});
