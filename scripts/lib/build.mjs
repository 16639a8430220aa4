import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withBin } from './install.mjs';
import { run } from './run.mjs';
import { writeSbom } from './sbom.mjs';

const SOURCES = [
  'src',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/brand',
  'scripts/csp-hashes.ts',
  'scripts/offline',
  'scripts/paint-first.ts',
  'scripts/precompress.ts',
];

function* files(path) {
  if (!existsSync(path)) return;
  if (!/\.[a-z0-9]+$/i.test(path)) {
    for (const name of readdirSync(path).sort()) yield* files(join(path, name));
  } else yield path;
}

/** One hash over every file that the pages are built from. */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of files(join(root, source))) {
      const name = relative(root, file);
      if (/\.test\.tsx?$/.test(name) || name.includes('/server/')) continue;
      hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Builds the pages if their sources have changed. */
export async function buildIfStale(root) {
  const stamp = join(root, 'build', '.klarsikt-sources');
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Bygger sidorna …');
  const env = withBin(root);
  await run('react-router', ['build'], { cwd: root, env });
  writeSbom(root);
  writeFileSync(stamp, wanted);
}
