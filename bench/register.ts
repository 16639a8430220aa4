import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRegister } from '#features/company-lookup/server/import/import-register.ts';
import { localRegister } from '#features/company-lookup/server/local-register.ts';
import { connectAsOwner, openConfigured } from '#server/db/open.ts';
import { progressBar } from '../scripts/lib/progress-bar.ts';
import { randoms } from './randoms.ts';
import { writeRegisterFiles } from './register-files.ts';
import type { BenchRow } from './row.ts';

const COMPANIES = 1_000_000;
const LOOKUPS = 200;

/** A name with one letter left out, one doubled or two changed about, none of them the first. */
function misspelt(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (name.length - 3));
  const [before, here, next, after] = [
    name.slice(0, at),
    name[at] ?? '',
    name[at + 1] ?? '',
    name.slice(at + 2),
  ];
  const ways = [`${before}${next}${after}`, `${before}${here}${here}${next}${after}`];
  return [...ways, `${before}${next}${here}${after}`][Math.floor(random() * 3)] ?? name;
}

const quantile = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** A million companies imported into a database of its own, and looked up by misspelt names. */
export async function benchRegister(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-bench-register-'));
  const config = { databaseUrl: null, databaseOwnerUrl: null, dataDir: join(folder, 'data') };
  const { paths, names } = await writeRegisterFiles(folder, COMPANIES, COMPANIES / LOOKUPS);
  const database = await openConfigured(config, { exclusive: true });
  const client = await connectAsOwner(config);
  try {
    const from = performance.now();
    let mostMemory = 0;
    const bar = progressBar(process.stderr);
    await importRegister(client, paths, {
      progress: (step, part) => {
        mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
        bar(step, part);
      },
    });
    const seconds = (performance.now() - from) / 1000;
    const found = await localRegister({ database });
    if (found === null) throw new Error('No register was imported');
    const random = randoms(2);
    const times: number[] = [];
    let right = 0;
    for (const name of names) {
      const wanted = misspelt(name, random);
      const start = performance.now();
      const companies = await found.register.byName(wanted);
      times.push(performance.now() - start);
      if (companies.some((company) => company.name === name)) right++;
    }
    times.sort((a, b) => a - b);
    return [
      { name: 'import of 1 M companies, two files', value: seconds, unit: 's' },
      { name: 'memory of the importing process, most', value: mostMemory / 2 ** 20, unit: 'MB' },
      {
        name: 'look-up by misspelt name, median',
        value: quantile(times, 0.5),
        unit: 'ms',
        aim: '< 50',
      },
      { name: 'look-up by misspelt name, p95', value: quantile(times, 0.95), unit: 'ms' },
      { name: 'the company among those found', value: (100 * right) / names.length, unit: '%' },
    ];
  } finally {
    await client.end();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
