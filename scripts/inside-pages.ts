import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageAddresses } from '../src/contract/pages.ts';
import { SHELL, withModules } from './paint-first.ts';

/** What the build writes of its pages: which script each begins with, and what that imports. */
export interface Manifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { parentId?: string; module: string; imports?: string[] }>;
}

/** Throws where the pages have not been built. */
export async function readManifest(clientFolder: string): Promise<Manifest> {
  for await (const name of glob('assets/manifest-*.js', { cwd: clientFolder })) {
    const code = await readFile(join(clientFolder, name), 'utf8');
    return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as Manifest;
  }
  throw new Error('No manifest: the pages are not built');
}

/** The scripts of a page and of the layouts around it, outermost first. */
export function modulesOf({ entry, routes }: Manifest, route: string): string[] {
  const chain: string[] = [];
  for (let id: string | undefined = route; id; id = routes[id]?.parentId) {
    const part = routes[id];
    if (!part) throw new Error(`There is no route ${id}`);
    chain.unshift(...(part.imports ?? []), part.module);
  }
  return [...new Set([entry.module, ...entry.imports, ...chain])];
}

/**
 * Writes a shell of its own for each page that is drawn in the browser, which asks for that page's
 * scripts at once: the router finds out which they are only when its own have come and run.
 */
export async function writeInsidePages(clientFolder: string): Promise<void> {
  const manifest = await readManifest(clientFolder);
  const shell = await readFile(join(clientFolder, SHELL), 'utf8');
  for (const [id, { kind, paths }] of Object.entries(pageAddresses)) {
    if (kind !== 'inside') continue;
    const page = withModules(shell, modulesOf(manifest, id));
    for (const path of paths) {
      const file = join(clientFolder, encodeURI(path).slice(1), 'index.html');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, page);
    }
  }
}
