import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Purpose } from '#engine/table/purpose.ts';
import type { Understanding } from '#engine/table/understanding.ts';

export interface ReadFile {
  understanding: Understanding;
  /** Parquet: `row INTEGER` (1-based line or row of the file) and `c0 … cN` typed. */
  table: Buffer;
  /** The table as written in the file, as UTF-8 CSV; only where `print` was asked for. */
  printed?: string;
}

export interface Reader {
  /**
   * Reads an uploaded file for one of the guides, by default sales.
   * @throws AppError of `readerErrors`, with a Swedish sentence on what is wrong with the file
   */
  read(
    bytes: Buffer,
    fileName: string,
    overrides?: ReadOverrides,
    purpose?: Purpose,
  ): Promise<ReadFile>;
  close(): Promise<void>;
}
