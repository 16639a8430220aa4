import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const source = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The `style-src` sources for one page's inline styles. */
export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, code = '']) => source(code));
}

/**
 * The `script-src` sources for one page's inline scripts: `'sha256-…'`, each once. Scripts with
 * `src` are covered by `'self'`, and data (JSON-LD) is never run.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
  )) {
    if (/\ssrc\s*=|\stype\s*=\s*"application\/ld\+json"/i.test(attributes) || code === '') continue;
    hashes.add(source(code));
  }
  return [...hashes];
}

/**
 * Writes `{ "about/index.html": ["'sha256-…'", …], … }` for every built page, so that the server's
 * policy needs no 'unsafe-inline'. Paths are relative to `clientFolder`.
 */
export async function writeCspHashes(clientFolder: string, target: string): Promise<void> {
  const pages: [string, string[]][] = [];
  for await (const file of glob('**/*.html', { cwd: clientFolder })) {
    const html = await readFile(join(clientFolder, file), 'utf8');
    pages.push([file.replaceAll('\\', '/'), inlineScriptHashes(html)]);
  }
  pages.sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(target, `${JSON.stringify(Object.fromEntries(pages), null, 2)}\n`);
}
