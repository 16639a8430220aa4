import { mean, median } from './median.ts';

/** Values with a larger |z| are outliers (Iglewicz & Hoaglin). */
export const OUTLIER = 3.5;

/**
 * Modified z-scores: 0.6745 × (x − median) ÷ MAD; where MAD = 0, (x − median) ÷ (1.2533 × mean
 * absolute deviation); zeros where all values are equal. B. Iglewicz, D. Hoaglin (1993), How to
 * Detect and Handle Outliers.
 */
export function robustZ(values: readonly number[]): number[] {
  const center = median(values);
  const deviations = values.map((value) => Math.abs(value - center));
  const mad = median(deviations);
  const spread = mad > 0 ? mad / 0.6745 : 1.2533 * mean(deviations);
  return values.map((value) => (spread > 0 ? (value - center) / spread : 0));
}
