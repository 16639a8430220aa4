import type { FoundSums } from './scan.ts';

/** So few rows add up to another by chance. */
const FEWEST_OTHERS = 3;
/** Of round amounts one is often the sum of others: 2 000 of 1 000, 500, 300 and 200. */
const FEWEST_DIGITS = 3;

const isRound = (value: number): boolean => String(value).replace(/0+$/, '').length < FEWEST_DIGITS;

/** One row, wherever it stands, that is in every amount the sum of all the others: the chain among its shops. */
export function sumOfAllElse(units: readonly Float64Array[]): FoundSums {
  const none: FoundSums = { proved: new Set(), open: new Set() };
  const [first] = units;
  if (first === undefined) return none;
  const isOneSided = units.every((unit) => unit.every((value) => !(value < 0)));
  if (!isOneSided) return none;
  const totals = units.map((unit) => unit.reduce((sum, value) => sum + (value || 0), 0));
  const isSum = (row: number) =>
    units.every((unit, at) => (unit[row] || 0) * 2 === (totals[at] ?? 0));
  const row = (totals[0] ?? 0) > 0 ? first.findIndex((_, at) => isSum(at)) : -1;
  const others = first.reduce(
    (count, value, at) => (at !== row && value > 0 ? count + 1 : count),
    0,
  );
  if (row < 0 || others < FEWEST_OTHERS || isRound(first[row] ?? 0)) return none;
  return { ...none, open: new Set([row]), apart: new Set([row]) };
}
