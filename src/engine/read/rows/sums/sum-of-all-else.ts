import type { FoundSums } from './scan.ts';

/** So few rows add up to another by chance. */
const FEWEST_OTHERS = 3;
/** Of round amounts one is often the sum of others: 2 000 of 1 000, 500, 300 and 200. */
const FEWEST_DIGITS = 3;

const isRound = (value: number): boolean => String(value).replace(/0+$/, '').length < FEWEST_DIGITS;

/** The sum of what a column has in hundredths; null where some are below zero. */
function oneSidedSum(unit: Float64Array): number | null {
  let sum = 0;
  for (const value of unit) {
    if (value < 0) return null;
    sum += value || 0;
  }
  return sum;
}

/** One row, wherever it stands, that is in every amount the sum of all the others: the chain among its shops. */
export function sumOfAllElse(units: readonly Float64Array[]): FoundSums {
  const none: FoundSums = { proved: new Set(), open: new Set() };
  const [first] = units;
  if (first === undefined) return none;
  const totals: number[] = [];
  for (const unit of units) {
    const sum = oneSidedSum(unit);
    if (sum === null) return none;
    totals.push(sum);
  }
  const half = (totals[0] ?? 0) / 2;
  const isSum = (row: number) =>
    units.every((unit, at) => (unit[row] || 0) * 2 === (totals[at] ?? 0));
  // By the first amount, which hardly any row is half of, before the others.
  let row = half > 0 ? first.indexOf(half) : -1;
  while (row >= 0 && !isSum(row)) row = first.indexOf(half, row + 1);
  if (row < 0 || isRound(first[row] ?? 0)) return none;
  const others = first.reduce(
    (count, value, at) => (at !== row && value > 0 ? count + 1 : count),
    0,
  );
  if (others < FEWEST_OTHERS) return none;
  return { ...none, open: new Set([row]), apart: new Set([row]) };
}
