// Adds lock entries for other platforms' binaries. npm omits them when a registry lacks some,
// and `npm ci` then refuses the lock file. Run after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = [
  'android',
  'darwin',
  'win32',
  'freebsd',
  'linux',
  'openharmony',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'loong64',
];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Whether `name` resolves from the package at `path`, looking upwards as Node does. */
function isLocked(path, name) {
  for (let folder = path; ; ) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
}

/** The entry of a binary package, its platform taken from its name. */
function entryFor(name, range, dev) {
  const words = name.split('/').at(-1).split(/[-.]/);
  const system = SYSTEMS.find((each) => words.includes(each));
  const processor = PROCESSORS.find((each) => words.includes(each));
  if (!system && !processor) throw new Error(`No platform can be read from the name ${name}`);
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : null;
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(system && { os: [system] }),
  };
}

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '') continue;
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    lock.packages[`node_modules/${name}`] = entryFor(name, range, entry.dev);
    added++;
  }
}
const byPath = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(byPath);
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added.`);
const unhashed = byPath.filter(([path, { integrity, link }]) => path && !integrity && !link);
console.log(`${unhashed.length} without a hash: ${unhashed.map(([path]) => path).join(' ')}`);
