import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The hashes `script-src` must name for the inline scripts of one page: `sha256-…`, each once.
 * Scripts with `src` need none: `'self'` covers them.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
  )) {
    if (/\ssrc\s*=/i.test(attributes) || code === '') continue;
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes];
}

/**
 * Writes the hashes of every inline script in the built pages of `clientFolder` as one JSON array, so
 * that the server can send a policy without 'unsafe-inline'.
 */
export async function writeCspHashes(clientFolder: string, target: string): Promise<void> {
  const hashes = new Set<string>();
  for await (const file of glob('**/*.html', { cwd: clientFolder })) {
    const html = await readFile(join(clientFolder, file), 'utf8');
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
  }
  await writeFile(target, `${JSON.stringify([...hashes].sort(), null, 2)}\n`);
}
