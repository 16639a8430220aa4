import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { createAccount } from '#support/accounts.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { serverEnvironment } from '../scripts/lib/server-command.mjs';
import { ledgerCsv, sieFile } from './cost-files.ts';
import { familyMs } from './cpu.ts';
import { peakMegabytes } from './memory.ts';
import type { BenchRow } from './row.ts';
import { salesCsv, salesXlsx } from './sales-files.ts';

async function post(app: RunningApp, path: string, token: string, body: BodyInit, json = false) {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (json) headers['content-type'] = 'application/json';
  const answer = await fetch(`${app.url}${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** One file through the whole guide: uploaded, read, analysed. */
async function throughTheGuide(
  app: RunningApp,
  token: string,
  { name, guide }: GuideFile,
  bytes: Buffer,
): Promise<void> {
  const { category, upload, analysis } = guides[guide];
  const form = new FormData();
  form.set('category', category);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  await post(app, upload, token, form);
  await post(app, analysis, token, '{}', true);
}

interface GuideFile {
  name: string;
  bytes: () => Buffer;
  guide: keyof typeof guides;
  /** Seconds, and megabytes. */
  aims: [string, string];
}

const guides = {
  sales: { category: 'sales', upload: '/api/documents/upload', analysis: '/api/analysis/sales' },
  costs: {
    category: 'kostnader',
    upload: '/api/uploaded-files',
    analysis: '/api/analysis/kostnader',
  },
};

const FILES: GuideFile[] = [
  {
    name: 'forsaljning.csv',
    bytes: () => salesCsv(10),
    guide: 'sales',
    aims: ['≤ 1.5 s', '≤ 400 MB'],
  },
  {
    name: 'forsaljning.xlsx',
    bytes: () => salesXlsx(10),
    guide: 'sales',
    aims: ['≤ 1.8 s', '< 700 MB'],
  },
  {
    name: 'bokforing.se',
    bytes: () => sieFile(10),
    guide: 'costs',
    aims: ['≤ 2.4 s', '< 700 MB'],
  },
  {
    name: 'reskontra.csv',
    bytes: () => ledgerCsv(10),
    guide: 'costs',
    aims: ['≤ 2.8 s', '< 700 MB'],
  },
];

/** Runs of each file, of which the least of each figure counts: other work on the machine only adds. */
const RUNS = 5;
/** Long enough for the spare reader to have started and rehearsed. */
const SPARE_MS = 4000;

interface Way {
  seconds: number;
  processorSeconds: number;
}

/** Gives `work` a server of its own, which has been up for a while, and one run of a file on it. */
async function onServer<T>(
  file: GuideFile,
  bytes: Buffer,
  work: (app: RunningApp, run: () => Promise<void>) => Promise<T>,
): Promise<T> {
  // The children as they are started, not from their sources.
  const { CHILD_SCRIPTS } = serverEnvironment;
  const app = await startApp({ LOG_LEVEL: 'fatal', SPARE_PROCESSES: 'on', CHILD_SCRIPTS });
  try {
    const { token } = await createAccount(app, 'pro');
    await wait(SPARE_MS);
    return await work(app, () => throughTheGuide(app, token, file, bytes));
  } finally {
    await app.stop();
  }
}

const timed = (file: GuideFile, bytes: Buffer): Promise<Way> =>
  onServer(file, bytes, async ({ pid }, run) => {
    const before = familyMs(pid);
    const from = performance.now();
    await run();
    const seconds = (performance.now() - from) / 1000;
    return { seconds, processorSeconds: (familyMs(pid) - before) / 1000 };
  });

/** In a run of its own: to read how much memory processes have holds them up. */
const weighed = (file: GuideFile, bytes: Buffer): Promise<number> =>
  onServer(file, bytes, ({ pid }, run) => peakMegabytes(pid, run));

/** From upload to result for files of the largest size allowed, the files in turn. */
export async function benchGuide(): Promise<BenchRow[]> {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('there is no build to measure');
  const files = FILES.map((file) => ({ file, bytes: file.bytes(), runs: [] as Way[] }));
  for (let run = 0; run < RUNS; run++)
    for (const { file, bytes, runs } of files) {
      const way = await timed(file, bytes);
      runs.push(way);
      // A run of all files takes minutes: what is known is said at once.
      console.log(`  ${file.name}, ${run + 1} of ${RUNS}: ${way.seconds.toFixed(2)} s`);
    }
  const rows: BenchRow[] = [];
  for (const { file, bytes, runs } of files) {
    const size = `${(bytes.length / 1024 / 1024).toFixed(1)} MB ${file.name}`;
    const least = (of: keyof Way) => Math.min(...runs.map((run) => run[of]));
    rows.push(
      { name: `${size}: upload to result`, value: least('seconds'), unit: 's', aim: file.aims[0] },
      { name: `${size}: processor time`, value: least('processorSeconds'), unit: 's' },
      {
        ...{ name: `${size}: most memory`, unit: 'MB', aim: file.aims[1] },
        value: await weighed(file, bytes),
      },
    );
  }
  return rows;
}
