import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Purpose } from '#engine/table/purpose.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import type { ReaderErrorCode } from './errors.ts';

/** Parent → child: the file is `input` in `folder`, where the child writes `table.parquet`. */
export interface ReadRequest {
  folder: string;
  fileName: string;
  overrides: ReadOverrides;
  purpose: Purpose;
  /** Also write the table as in the file, to `printed.csv`. */
  print: boolean;
}

/** Child → parent. */
export type ReadReply =
  | { kind: 'ready' }
  | { kind: 'done'; understanding: Understanding }
  | { kind: 'refused'; code: ReaderErrorCode; text: string }
  /** `system`: the disk or the process failed, not the reading of the file. */
  | { kind: 'failed'; system: boolean; message: string };
