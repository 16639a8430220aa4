import { expect, it } from 'vitest';
import { readRange } from './period-range.ts';

it.each([
  ['2025-01-01 – 2025-01-31', '2025-01-01', 'month'],
  ['1/1–31/1 2025', '2025-01-01', 'month'],
  ['1–15 jan 2025', '2025-01-01', 'day'],
  ['jan–mar 2025', '2025-01-01', 'quarter'],
  ['2025-01-06 - 2025-01-12', '2025-01-06', 'week'],
  ['20250101-20250131', '2025-01-01', 'month'],
  ['2025-01-01 t.o.m. 2025-12-31', '2025-01-01', 'year'],
])('%s is a period', (text, iso, grain) => expect(readRange(text)).toMatchObject({ iso, grain }));

it('a week of two months is of the one that most of its days are in', () => {
  const range = { iso: '2025-01-01', grain: 'week', isAcross: true };
  expect(readRange('2024-12-30 – 2025-01-05')).toEqual(range);
  expect(readRange('30/12–5/1 2025')).toEqual(range);
});

it.each(['2025-01-31', 'A4 - 2025', 'Te – Kaffe', '5-7', '2025-02-01 – 2025-01-01', '12-2025'])(
  '%s is none',
  (text) => expect(readRange(text)).toBeNull(),
);
