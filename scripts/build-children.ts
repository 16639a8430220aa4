// Builds the scripts of child processes: one file each with all that it imports, since finding and
// loading a thousand modules took most of a child's start.
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { CHILDREN } from './lib/children.mjs';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Packages with binaries or files of their own beside them, which they look for where they stand. */
const STAY_OUTSIDE = ['@duckdb/node-api', '@myriaddreamin/typst-ts-node-compiler'];

/** What a module reads beside itself is still read where its source stands. */
const pathsOfSources: Plugin = {
  name: 'paths-of-sources',
  transform(code, id) {
    if (!id.startsWith(at('src')) || !code.includes('import.meta.url')) return null;
    const place = id.slice(at('').length).split(sep).join('/');
    const url = `new URL('../../${place}', import.meta.url)`;
    return { code: code.replaceAll('import.meta.url', url), map: null };
  },
};

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [pathsOfSources],
  ssr: { noExternal: true, external: STAY_OUTSIDE },
  build: {
    ssr: true,
    outDir: at(CHILDREN),
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        offline: at('src/adapters/child-process/offline.ts'),
        reader: at('src/adapters/file-reader/child.ts'),
        compute: at('src/app/compute/child.ts'),
      },
      output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
