import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measureFolder } from '../bench/pollock-folder.ts';
import { simpleScore } from '../bench/pollock-score.ts';

/**
 * `npm run pollock -- FOLDER`: scores the reader on a folder like the Pollock benchmark: `csv/` has
 * damaged files, `clean/` what each should load as. Prints every file and the simple score of 10.
 */
const folder = process.argv[2];
if (folder === undefined || !existsSync(join(folder, 'csv'))) {
  process.stderr.write('Ange en mapp med csv/ och clean/: npm run pollock -- MAPP\n');
  process.exit(2);
}

const results = measureFolder(folder);
for (const { name, measures } of results) {
  process.stdout.write(`${simpleScore([measures]).toFixed(3).padStart(7)}  ${name}\n`);
}
const score = simpleScore(results.map(({ measures }) => measures));
process.stdout.write(
  `${score.toFixed(3).padStart(7)}  simple score of 10 over ${results.length} files\n`,
);
