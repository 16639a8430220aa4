import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withBin } from './install.mjs';
import { run } from './run.mjs';
import { writeSbom } from './sbom.mjs';

const isTest = (name) => /\.test\.tsx?$/.test(name);

const PAGES = {
  notice: 'Bygger sidorna …',
  stamp: '.klarsikt-sources',
  sources: [
    'src',
    'public',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/brand',
    'scripts/csp-hashes.ts',
    'scripts/inside-pages.ts',
    'scripts/offline',
    'scripts/paint-first.ts',
    'scripts/precompress.ts',
    'scripts/script-layers.ts',
  ],
  leavesOut: (name) => isTest(name) || name.includes('/server/'),
  command: ['react-router', 'build'],
};

const CHILDREN = {
  notice: 'Bygger delprogrammen …',
  stamp: '.klarsikt-children',
  sources: ['src', 'package-lock.json', 'scripts/build-children.ts'],
  leavesOut: (name) => isTest(name) || /\.(tsx|css)$/.test(name),
  command: ['node', 'scripts/build-children.ts'],
};

function* files(path) {
  if (!existsSync(path)) return;
  if (!/\.[a-z0-9]+$/i.test(path)) {
    for (const name of readdirSync(path).sort()) yield* files(join(path, name));
  } else yield path;
}

/** One hash over every file that is built from. */
function fingerprint(root, { sources, leavesOut }) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of files(join(root, source))) {
      const name = relative(root, file);
      if (!leavesOut(name)) hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Whether it was built anew. */
async function build(root, part) {
  const stamp = join(root, 'build', part.stamp);
  const wanted = fingerprint(root, part);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  console.log(part.notice);
  const [program, ...args] = part.command;
  await run(program, args, { cwd: root, env: withBin(root) });
  writeFileSync(stamp, wanted);
  return true;
}

/** Builds the pages and the scripts of child processes, where their sources have changed. */
export async function buildIfStale(root) {
  if (await build(root, PAGES)) writeSbom(root);
  await build(root, CHILDREN);
}
