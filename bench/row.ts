/** One line of the table that `npm run bench` prints. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  /** What the value is held against, measured in the same run. */
  against?: string;
  /** `value` of the product over that of `against`. */
  ratio?: number;
  /** What DESIGN or the issue asks for, in words. */
  aim?: string;
}
