import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/[^\s():]+\.mjs):(\d+):(\d+)/g;

/** Where a line and a column, from one, of a built script came from, or null where that is not known. */
function sourceOf(url: string, line: number, column: number, maps: Map<string, SourceMap | null>) {
  const file = `${fileURLToPath(url)}.map`;
  if (!maps.has(file)) {
    maps.set(file, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null);
  }
  const found = maps.get(file)?.findEntry(line - 1, column - 1);
  if (found === undefined || !('originalSource' in found)) return null;
  const { href } = new URL(found.originalSource, url);
  return `${href}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

/**
 * What failed, for the log: its stack, with the places of the sources in place of those of a built
 * script. The maps are read now, since Node would hold them (100 MB) from the start.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const maps = new Map<string, SourceMap | null>();
  return (error.stack ?? error.message).replace(
    PLACE,
    (place, url: string, line: string, column: string) =>
      sourceOf(url, Number(line), Number(column), maps) ?? place,
  );
}
