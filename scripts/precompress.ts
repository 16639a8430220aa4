import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Text files beside the pages. Images and fonts are compressed already; the server changes pages,
 * so it compresses them.
 */
const TEXT = '**/*.{js,css,svg,json,txt,webmanifest}';
/** Smaller files fit in one packet anyway. */
const WORTH_IT_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every built text file, for the server to send unchanged. */
export async function precompress(folder: string): Promise<void> {
  for await (const name of glob(TEXT, { cwd: folder })) {
    const file = join(folder, name);
    const plain = await readFile(file);
    if (plain.length < WORTH_IT_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    await writeFile(`${file}.br`, await brotli(plain, { params }));
    await writeFile(`${file}.gz`, await zip(plain, { level: 9 }));
  }
}
