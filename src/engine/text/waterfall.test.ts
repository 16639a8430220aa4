import { expect, test } from 'vitest';
import { isWorse, waterfall } from './waterfall.ts';

const point = (label: string, value: string) => ({ label, value, factId: null });
const rounded = (values: readonly string[]) =>
  waterfall(values.map((value, index) => point(String(index), value))).steps.map(
    ({ kind, start, width }) => [kind, Math.round(start), Math.round(width)],
  );

test('each change begins where the one before ended, and the last total stands on the ground', () => {
  expect(rounded(['100', '100', '-50', '150'])).toEqual([
    ['total', 0, 50],
    ['up', 50, 50],
    ['down', 75, 25],
    ['total', 0, 75],
  ]);
});

test('a fall below zero leaves room under the ground', () => {
  expect(rounded(['50', '-100', '-50'])).toEqual([
    ['total', 50, 50],
    ['down', 0, 100],
    ['total', 0, 50],
  ]);
});

test('totals much larger than the changes are cut at the foot, and say so', () => {
  const { isCut, steps } = waterfall([
    point('före', '1000'),
    point('pris', '20'),
    point('nu', '1020'),
  ]);
  expect(isCut).toBe(true);
  expect(steps[1]?.width).toBeGreaterThan(50);
  expect(steps[1]?.start).toBeCloseTo(steps[0]?.end ?? 0);
});

test('what changed nothing is no step, and nothing sold divides by nothing', () => {
  expect(rounded(['0', '0', '0']).map(([, ...size]) => size)).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(waterfall([point('före', '5'), point('nu', '5')]).isCut).toBe(false);
});

test('a rise of costs is worse, and so is a fall of all else; totals are neither', () => {
  const kinds = ['up', 'down', 'total'] as const;
  const worse = (id: 'cost-bridge' | 'margin-bridge') =>
    kinds.filter((kind) => isWorse({ id }, kind));
  expect(worse('cost-bridge')).toEqual(['up']);
  expect(worse('margin-bridge')).toEqual(['down']);
});
