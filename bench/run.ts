import { benchAdmin } from './admin.ts';
import { benchApi } from './api.ts';
import { benchEngine } from './engine.ts';
import { benchGuide } from './guide.ts';
import { benchPro } from './pro.ts';
import { benchReading } from './reading.ts';
import { benchRegister } from './register.ts';
import type { BenchRow } from './row.ts';

/** `npm run bench [-- name …]`: all parts, or those named. */
const parts: Record<string, () => Promise<BenchRow[]>> = {
  reading: benchReading,
  engine: benchEngine,
  guide: benchGuide,
  api: benchApi,
  register: benchRegister,
  admin: benchAdmin,
  pro: benchPro,
};

function print({ name, value, unit, against, ratio, aim }: BenchRow): void {
  const shown = value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
  const held = against === undefined ? '' : `  ${ratio?.toFixed(2)} × ${against}`;
  const hoped = aim === undefined ? '' : `  (aim ${aim})`;
  console.log(`${name.padEnd(52)} ${`${shown} ${unit}`.padStart(18)}${held}${hoped}`);
}

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name} …`);
  for (const row of await bench()) print(row);
}
