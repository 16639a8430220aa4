import { expect, it } from 'vitest';
import { figureSize, pointSize, tableSize } from './text-size.ts';

const room = { width: 11.7, height: 5.1, gap: 12 };
const points = (count: number, signs: number) => Array<string>(count).fill('a'.repeat(signs));

it('writes a few short points large, and many long ones so that they have room', () => {
  expect(pointSize(points(2, 60), room)).toBe(26);
  expect(pointSize(points(5, 110), room)).toBeLessThan(26);
  expect(pointSize(points(12, 300), room)).toBe(16);
});

it('writes a table as large as its longest cells allow', () => {
  const of = (rows: string[][]) => tableSize(rows, { widths: [5, 3], height: 5.1, padding: 0.16 });
  expect(of([['Råd', 'Effekt']])).toBe(20);
  expect(of(Array.from({ length: 7 }, () => ['Råd', 'e'.repeat(140)]))).toBe(14);
});

it('keeps figures on one line, and none larger than a heading', () => {
  expect(figureSize(['37,0 %'], 2.3)).toBeLessThanOrEqual(40);
  const long = figureSize(['1 323 766 kr'], 2.26);
  expect(long).toBeGreaterThanOrEqual(24);
  expect(figureSize(['1 323 766 323 766 kr'], 2.26)).toBeLessThan(long);
});
