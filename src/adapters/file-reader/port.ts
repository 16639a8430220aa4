import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Purpose } from '#engine/table/purpose.ts';
import type { Understanding } from '#engine/table/understanding.ts';

export interface ReadFile {
  understanding: Understanding;
  /** Parquet: `row INTEGER` (1-based line or row of the file) and `c0 … cN` typed. */
  table: Buffer;
  /** The table as the file writes it, as UTF-8 CSV; only where `print` was asked for. */
  printed?: string;
}

export interface Reader {
  /**
   * Reads an uploaded file for one of the guides; for sales where nothing is said.
   * @throws AppError of `readerErrors`: what was wrong with the file, in Swedish
   */
  read(
    bytes: Buffer,
    fileName: string,
    overrides?: ReadOverrides,
    purpose?: Purpose,
  ): Promise<ReadFile>;
  close(): Promise<void>;
}
