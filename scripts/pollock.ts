import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '#engine/read/encoding.ts';
import { ReadError } from '#engine/read/read-error.ts';
import { parseCsv } from '#features/documents/server/reader/parse-csv.ts';
import { printedCsv } from '#features/documents/server/reader/printed-csv.ts';
import { readFileBytes } from '#features/documents/server/reader/read-file.ts';
import { type Measures, measure, simpleScore } from '../bench/pollock-score.ts';

/**
 * `npm run pollock -- FOLDER`: scores the reader on a folder laid out like the Pollock benchmark:
 * `csv/` damaged files, `clean/` what each should load as. Prints every file and the simple score of 10.
 */
const folder = process.argv[2];
if (folder === undefined || !existsSync(join(folder, 'csv'))) {
  process.stderr.write('Ange en mapp med csv/ och clean/: npm run pollock -- MAPP\n');
  process.exit(2);
}

/** Null where the file is refused; a file without payload loads as the empty table it is. */
function load(path: string, name: string): string[][] | null {
  try {
    return parseCsv(printedCsv(readFileBytes(readFileSync(path), name).table.written()));
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return error.code === 'empty' ? [] : null;
  }
}

const results: Measures[] = [];
for (const name of readdirSync(join(folder, 'csv')).sort()) {
  const clean = join(folder, 'clean', name);
  if (!existsSync(clean)) continue;
  const wanted = parseCsv(decode(readFileSync(clean)).text);
  const result = measure(wanted, load(join(folder, 'csv', name), name));
  results.push(result);
  process.stdout.write(`${simpleScore([result]).toFixed(3).padStart(7)}  ${name}\n`);
}
process.stdout.write(
  `${simpleScore(results).toFixed(3).padStart(7)}  simple score of 10 over ${results.length} files\n`,
);
