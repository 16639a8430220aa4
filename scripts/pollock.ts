import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cellText } from '#engine/read/cell.ts';
import { decode } from '#engine/read/encoding.ts';
import { readRows } from '#engine/read/text-rows.ts';
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

const parse = (text: string) =>
  readRows(text, {
    delimiter: ',',
    quote: '"',
    backslash: false,
    width: 0,
    start: 0,
    crOnly: false,
  }).map((row) => row.cells.map(cellText));

function load(path: string, name: string): string[][] | null {
  try {
    return parse(printedCsv(readFileBytes(readFileSync(path), name).table.written));
  } catch {
    return null;
  }
}

const results: Measures[] = [];
for (const name of readdirSync(join(folder, 'csv')).sort()) {
  const clean = join(folder, 'clean', name);
  if (!existsSync(clean)) continue;
  const wanted = parse(decode(readFileSync(clean)).text);
  const result = measure(wanted, load(join(folder, 'csv', name), name));
  results.push(result);
  process.stdout.write(`${simpleScore([result]).toFixed(3).padStart(7)}  ${name}\n`);
}
process.stdout.write(
  `${simpleScore(results).toFixed(3).padStart(7)}  simple score of 10 over ${results.length} files\n`,
);
