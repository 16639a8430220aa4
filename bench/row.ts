/** One line of the table that `npm run bench` prints. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  /** The baseline, measured in the same run. */
  against?: string;
  /** `value` of the product over that of `against`. */
  ratio?: number;
  /** The target, in words. */
  aim?: string;
}
