import { spawnSync } from 'node:child_process';
import type { BenchRow } from './row.ts';

/** `npm run bench [-- name …]`: all parts, or those named. Each loads only its own modules. */
const parts: Record<string, () => Promise<BenchRow[]>> = {
  reading: async () => (await import('./reading.ts')).benchReading(),
  engine: async () => (await import('./engine.ts')).benchEngine(),
  guide: async () => (await import('./guide.ts')).benchGuide(),
  page: async () => (await import('./result-page.ts')).benchResultPage(),
  api: async () => (await import('./api.ts')).benchApi(),
  register: async () => (await import('./register.ts')).benchRegister(),
  admin: async () => (await import('./admin.ts')).benchAdmin(),
  reports: async () => (await import('./reports.ts')).benchReports(),
  pro: async () => (await import('./pro.ts')).benchPro(),
  model: async () => (await import('./model.ts')).benchModel(),
};

function print({ name, value, unit, against, ratio, aim }: BenchRow): void {
  const shown = value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
  const held = against === undefined ? '' : `  ${ratio?.toFixed(2)} × ${against}`;
  const hoped = aim === undefined ? '' : `  (aim ${aim})`;
  console.log(`${name.padEnd(52)} ${`${shown} ${unit}`.padStart(18)}${held}${hoped}`);
}

/** A part in a process of its own: what another has loaded would count as its memory. */
function runApart(name: string): void {
  const { status } = spawnSync(process.execPath, [import.meta.filename, name], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

const wanted = process.argv.slice(2);
const chosen = Object.entries(parts).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);
if (chosen.length > 1) for (const [name] of chosen) runApart(name);
else
  for (const [name, bench] of chosen) {
    console.log(`\n${name} …`);
    for (const row of await bench()) print(row);
  }
