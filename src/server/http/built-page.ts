import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ORIGIN_MARK } from '#contract/origin.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A built page as it is sent: with the product's own address filled in, in every encoding. */
export interface BuiltPage {
  etag: string;
  br: Buffer;
  gzip: Buffer;
  identity: Buffer;
}

/**
 * Loads built pages by file name and prepares each once: they do not change while the server runs.
 */
export function createBuiltPages(
  folder: string,
  appUrl: string,
): (file: string) => Promise<BuiltPage> {
  const { origin } = new URL(appUrl);
  const prepared = new Map<string, Promise<BuiltPage>>();
  return (file) => {
    const known = prepared.get(file);
    if (known) return known;
    const page = prepare(join(folder, file), origin);
    prepared.set(file, page);
    page.catch(() => prepared.delete(file));
    return page;
  };
}

async function prepare(path: string, origin: string): Promise<BuiltPage> {
  const html = (await readFile(path, 'utf8')).replaceAll(ORIGIN_MARK, origin);
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    // Weak: the same page in every encoding.
    etag: `W/"${hash}"`,
    br: await brotli(identity, { params }),
    gzip: await zip(identity, { level: 9 }),
    identity,
  };
}
