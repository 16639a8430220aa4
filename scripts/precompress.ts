import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text beside the pages; images and fonts are compressed already, pages by the server, which changes them. */
const TEXT = '**/*.{js,css,svg,json,txt,webmanifest}';
/** A packet holds this much anyway. */
const WORTH_IT_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts `.br` and `.gz` beside every built text file, for the server to send as they are. */
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
