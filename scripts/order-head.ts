import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MODULE = /<link rel="modulepreload"[^>]*>/g;

/** Asks for what a page is painted with before what it is run by: scripts yield to styles and fonts. */
export function orderHead(html: string): string {
  const modules = html.match(MODULE) ?? [];
  const yielding = modules.map((link) => link.replace('<link ', '<link fetchpriority="low" '));
  return html.replace(MODULE, '').replace('</head>', () => `${yielding.join('')}</head>`);
}

/** Orders the head of every built page. */
export async function orderHeads(folder: string): Promise<void> {
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(file, orderHead(await readFile(file, 'utf8')));
  }
}
