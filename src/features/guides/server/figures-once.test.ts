import { beforeEach, expect, test } from 'vitest';
import { figuresOnce, forgetFigures } from './figures-once.ts';

let times = 0;
const compute = async () => ++times;

beforeEach(() => {
  times = 0;
  forgetFigures();
});

test('the same figures are computed once, and the last ones only are there', async () => {
  expect(await figuresOnce(['a'], compute)).toBe(1);
  expect(await figuresOnce(['a'], compute)).toBe(1);
  expect(await figuresOnce(['b'], compute)).toBe(2);
  expect(await figuresOnce(['a'], compute)).toBe(3);
});

test('two who ask at once get the same', async () => {
  expect(await Promise.all([figuresOnce(['a'], compute), figuresOnce(['a'], compute)])).toEqual([
    1, 1,
  ]);
});

test('they are computed again when they are forgotten, and when they could not be computed', async () => {
  await figuresOnce(['a'], compute);
  forgetFigures();
  expect(await figuresOnce(['a'], compute)).toBe(2);
  forgetFigures();
  await expect(figuresOnce(['c'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await figuresOnce(['c'], compute)).toBe(3);
});

test('what has been stored in between is the same', async () => {
  const of = { rows: 2, columns: [{ name: 'Summa', unit: undefined }] };
  await figuresOnce(['sales', of], compute);
  expect(await figuresOnce(['sales', { columns: [{ name: 'Summa' }], rows: 2 }], compute)).toBe(1);
  expect(await figuresOnce(['sales', { columns: [{ name: 'Belopp' }], rows: 2 }], compute)).toBe(2);
});
