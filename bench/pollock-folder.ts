import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '#adapters/file-reader/parse-csv.ts';
import { printedCsv } from '#adapters/file-reader/printed-csv.ts';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { decode } from '#engine/read/detect/encoding.ts';
import { ReadError } from '#engine/read/read-error.ts';
import { type Measures, measure } from './pollock-score.ts';

/** Null where the file is refused; a file without payload is loaded as an empty table. */
function load(path: string, name: string): string[][] | null {
  try {
    return parseCsv(printedCsv(readFileBytes(readFileSync(path), name).table.written()));
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return error.code === 'empty' ? [] : null;
  }
}

/** Reads every file of `csv/` and compares it with its namesake in `clean/`. */
export function measureFolder(folder: string): { name: string; measures: Measures }[] {
  return readdirSync(join(folder, 'csv'))
    .sort()
    .filter((name) => existsSync(join(folder, 'clean', name)))
    .map((name) => {
      const wanted = parseCsv(decode(readFileSync(join(folder, 'clean', name))).text);
      return { name, measures: measure(wanted, load(join(folder, 'csv', name), name)) };
    });
}
