import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getDocumentProxy } from 'unpdf';
import { usualChoices } from '#features/guides/package-choices.ts';
import { type Account, createAccount } from '#support/accounts.ts';
import { longestPause, watchingPauses } from '#support/longest-pause.ts';
import { startApp } from '#support/running-app.ts';
import { type Caller, call } from './caller.ts';
import { familyMs } from './cpu.ts';
import { peakMegabytes } from './memory.ts';
import type { BenchRow } from './row.ts';

/** Companies that each ask for a report at once. */
const AT_ONCE = 20;
const ROUNDS = 4;
/** Milliseconds between the calls that others make meanwhile. */
const BETWEEN = 50;
/** Long enough for the spare process to have started. */
const SPARE_MS = 4000;

/** The sample company's: a package of both has eight pages. */
const sample = (name: string) =>
  readFileSync(
    new URL(`../src/features/sample/server/${name}-exempelbolaget.csv`, import.meta.url),
  );

/** Two years of thirty products: the report of it has eight pages. */
const SMALL = [
  'Datum;Produkt;Summa',
  ...Array.from({ length: 730 }, (_, day) => {
    const at = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
    return `${at};Vara ${1 + (day % 30)};${100 + (day % 17) + (day % 9) * 30},00`;
  }),
].join('\n');

const uploads = { sales: '/api/documents/upload', kostnader: '/api/uploaded-files' } as const;

async function analysed(
  caller: Caller,
  category: keyof typeof uploads,
  file: BlobPart,
): Promise<string> {
  const form = new FormData();
  form.set('category', category);
  form.set('file', new Blob([file]), 'ar.csv');
  await call(caller, uploads[category], form);
  const made = await call(caller, `/api/analysis/${category}`, '{}');
  return (JSON.parse(made.toString()) as { id: string }).id;
}

/** What a board gets from the start. */
async function packagePath(caller: Caller): Promise<string> {
  const sales = await analysed(caller, 'sales', sample('forsaljning'));
  const costs = await analysed(caller, 'kostnader', sample('kostnader'));
  const parts = usualChoices.board.join();
  return `/api/report-package.pdf?${new URLSearchParams({ purpose: 'board', sales, costs, parts })}`;
}

const ms = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/** One report after another of a child that has made none. */
async function oneByOne(caller: Caller, path: string, of: string): Promise<BenchRow[]> {
  const times: number[] = [];
  const processor: number[] = [];
  const { pid } = caller.app;
  const megabytes = await peakMegabytes(
    pid,
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const before = familyMs(pid);
        times.push(await ms(() => call(caller, path)));
        processor.push(familyMs(pid) - before);
      }
    },
    'largestChild',
  );
  const { numPages } = await getDocumentProxy(new Uint8Array(await call(caller, path)));
  const what = `${of} as PDF, ${numPages} pages`;
  const [first = 0, ...later] = times;
  return [
    { name: `${what}: the first`, value: first, unit: 'ms', aim: '≤ 1 000 ms' },
    { name: `${what}: the first, processor time`, value: processor[0] ?? 0, unit: 'ms' },
    { name: `${what}: least processor time`, value: Math.min(...processor), unit: 'ms' },
    { name: `${what}: the next`, value: Math.min(...later), unit: 'ms', aim: '≤ 1 000 ms' },
    { name: `${what}: most memory`, value: megabytes, unit: 'MB', aim: '≤ 200 MB' },
  ];
}

/** Many reports at once, and what another's call takes meanwhile. */
async function atOnce(
  other: Caller,
  dataDir: string,
  asked: readonly { caller: Caller; path: string }[],
): Promise<BenchRow[]> {
  const { app } = other;
  await longestPause({ pid: app.pid, dataDir });
  let busy = true;
  const others: number[] = [];
  const all = ms(() => Promise.all(asked.map(({ caller, path }) => call(caller, path)))).finally(
    () => {
      busy = false;
    },
  );
  while (busy) {
    others.push(await ms(() => call(other, '/api/documents')));
    await wait(BETWEEN);
  }
  const what = `${asked.length} reports at once`;
  const sorted = others.sort((a, b) => a - b);
  const pause = await longestPause({ pid: app.pid, dataDir });
  return [
    { name: `${what}: all`, value: await all, unit: 'ms' },
    {
      name: `${what}: the median of others' calls`,
      value: sorted[sorted.length >> 1] ?? 0,
      unit: 'ms',
    },
    { name: `${what}: the slowest of others' calls`, value: sorted.at(-1) ?? 0, unit: 'ms' },
    { name: `${what}: longest pause of the server`, value: pause, unit: 'ms', aim: '≤ 50 ms' },
  ];
}

/** Reports to hand over: how long one takes, and whether many stall what others ask for. */
export async function benchReports(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'klarsikt-bench-'));
  const env = { LOG_LEVEL: 'fatal', SPARE_PROCESSES: 'on', ...watchingPauses(dataDir) };
  const app = await startApp(env, dataDir);
  try {
    const as = ({ token }: Account): Caller => ({ app, token });
    const other = as(await createAccount(app, 'pro'));
    const asked: { caller: Caller; path: string }[] = [];
    for (let company = 0; company < AT_ONCE; company++) {
      const caller = as(await createAccount(app, 'pro'));
      const sales = await analysed(caller, 'sales', `${SMALL}\n`);
      asked.push({ caller, path: `/api/analysis/${sales}/report.pdf` });
    }
    await wait(SPARE_MS);
    const [first] = asked;
    if (first === undefined) return [];
    const { caller, path } = first;
    return [
      ...(await oneByOne(caller, path, 'report')),
      ...(await oneByOne(caller, await packagePath(caller), 'package')),
      ...(await atOnce(other, dataDir, asked)),
    ];
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
