import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What child processes run: the built scripts in a folder (scripts/build-children.ts), or their sources. */
export function childScripts(folder: string | null): { compute: URL; reader: URL } {
  if (folder === null) {
    return {
      compute: new URL('./compute/child.ts', import.meta.url),
      reader: new URL('../adapters/file-reader/child.ts', import.meta.url),
    };
  }
  const built = (name: string) => pathToFileURL(join(folder, `${name}.mjs`));
  return { compute: built('compute'), reader: built('reader') };
}
