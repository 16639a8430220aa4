import { mkdirSync, realpathSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The program itself, and nothing beside it: the data folder with the key mostly stands there too. */
const PROGRAM = ['src', 'node_modules', 'package.json'].map((name) => join(root, name));

export interface Reach {
  /** What it runs, whose folder it may read. */
  script: URL;
  /** Files and folders to read, beside the program. */
  reads: readonly string[];
  /** Folders to write in. */
  writes: string[];
  /** Whether it loads compiled libraries, whose own code no permission of Node's stops. */
  addons: boolean;
}

/**
 * How to start a child process that works on what a stranger sent: it has none of the server's environment, reads and
 * writes only the files named, starts no process and opens no connection.
 */
export function confined({ script, reads, writes, addons }: Reach) {
  const compiled = compiledModules(addons ? 'computing' : 'reading');
  const readable = [
    ...PROGRAM,
    fileURLToPath(new URL('.', script)),
    ...reads,
    ...writes,
    ...compiled,
  ].flatMap(bothPaths);
  const writable = [...writes, ...compiled].flatMap(bothPaths);
  return {
    execArgv: [
      '--no-warnings',
      '--permission',
      ...(addons ? ['--allow-addons'] : []),
      ...new Set(readable.map((path) => `--allow-fs-read=${path}`)),
      ...new Set(writable.map((path) => `--allow-fs-write=${path}`)),
      `--import=${offlineFor(script).href}`,
    ],
    env: compiled.length > 0 ? { NODE_COMPILE_CACHE: compiled[0] } : {},
  };
}

/** What each child loads before anything else: built, it stands beside the built script. */
function offlineFor(script: URL): URL {
  return script.pathname.endsWith('.mjs')
    ? new URL('./offline.mjs', script)
    : new URL('./offline.ts', import.meta.url);
}

/** Where children of a kind store compiled modules: apart, so that none can change what the server or the others run. */
function compiledModules(kind: string): string[] {
  const ours = getCompileCacheDir();
  if (ours === undefined) return [];
  const folder = join(dirname(ours), kind);
  // What is not there yet is allowed as a file, not as a folder.
  mkdirSync(folder, { recursive: true });
  return [folder];
}

/** A path as it is written, and as it is without links: Node asks for either. */
function bothPaths(path: string): string[] {
  try {
    return [path, realpathSync(path)];
  } catch {
    return [path];
  }
}
