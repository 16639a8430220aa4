import fs from 'node:fs';

const f = 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(f));
let n = 0;
const OS = [
  'android',
  'darwin',
  'win32',
  'freebsd',
  'linux',
  'openharmony',
  'sunos',
  'openbsd',
  'netbsd',
  'aix',
  'wasi',
];
const CPU = {
  arm64: 'arm64',
  x64: 'x64',
  arm: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  loong64: 'loong64',
};
for (const [p, e] of Object.entries(lock.packages)) {
  if (!p) continue;
  for (const [name, range] of Object.entries(e.optionalDependencies ?? {})) {
    let dir = p,
      found = false;
    for (;;) {
      if (lock.packages[`${dir ? `${dir}/` : ''}node_modules/${name}`]) {
        found = true;
        break;
      }
      if (!dir) break;
      const i = dir.lastIndexOf('/node_modules/');
      dir = i < 0 ? '' : dir.slice(0, i);
    }
    if (found) continue;
    const t = name.split('/').pop().split(/[-.]/);
    const os = OS.find((o) => t.includes(o));
    const cpu = Object.keys(CPU).find((c) => t.includes(c));
    if (!os && !cpu) {
      console.log('no os/cpu', name);
      continue;
    }
    const entry = { version: range.replace(/^[\^~]/, '') };
    if (cpu) entry.cpu = [cpu];
    if (e.dev) entry.dev = true;
    entry.optional = true;
    if (os && os !== 'wasi') entry.os = [os];
    if (t.includes('musl')) entry.libc = ['musl'];
    else if (t.includes('gnu')) entry.libc = ['glibc'];
    lock.packages[`node_modules/${name}`] = entry;
    n++;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
fs.writeFileSync(f, `${JSON.stringify(lock, null, 2)}\n`);
console.log('added', n);
