import { mean, median } from './median.ts';

/**
 * Centred 2×12 moving average, the level without season; undefined for the first and last half
 * year.
 */
function level(values: readonly number[], at: number, season: number): number | undefined {
  const half = season / 2;
  if (at < half || at + half >= values.length) return undefined;
  const inner = values.slice(at - half + 1, at + half);
  const ends = ((values[at - half] ?? 0) + (values[at + half] ?? 0)) / 2;
  return (inner.reduce((sum, value) => sum + value, 0) + ends) / season;
}

/**
 * Seasonal indices by ratio to moving average: the median of value ÷ level by position, scaled to
 * mean one. Null below two whole seasons or with a level not above zero. R. J. Hyndman, G.
 * Athanasopoulos (2021), Forecasting: Principles and Practice, 3rd ed., section 3.4.
 */
export function seasonalIndices(values: readonly number[], season: number): number[] | null {
  if (values.length < 2 * season) return null;
  const ratios = Array.from({ length: season }, (): number[] => []);
  for (const [at, value] of values.entries()) {
    const around = level(values, at, season);
    if (around === undefined) continue;
    if (around <= 0) return null;
    ratios[at % season]?.push(value / around);
  }
  const medians = ratios.map(median);
  const middle = mean(medians);
  return middle > 0 ? medians.map((ratio) => ratio / middle) : null;
}
