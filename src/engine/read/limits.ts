/** What one file may hold. Chosen so that the largest file stays inside the child's memory limit. */
export const limits = {
  columns: 1_000,
  rows: 1_000_000,
  cells: 5_000_000,
  /** Characters kept of one cell; the rest is cut and marked with an ellipsis. */
  cellText: 4_000,
  /** Characters shown of a row that was left out. */
  rowText: 200,
  listed: 200,
  zipEntries: 2_000,
  unpackedBytes: 200 * 1024 * 1024,
  zipRatio: 200,
  zipRatioFrom: 1024 * 1024,
} as const;
