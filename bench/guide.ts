import { setTimeout as wait } from 'node:timers/promises';
import { createAccount } from '#support/accounts.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
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
  megabytes: number;
}

/** One run on a server of its own, which has been up for a while. */
async function oneRun(file: GuideFile, bytes: Buffer): Promise<Way> {
  const app = await startApp({ LOG_LEVEL: 'fatal', SPARE_PROCESSES: 'on' });
  try {
    const { token } = await createAccount(app, 'pro');
    await wait(SPARE_MS);
    let ms = 0;
    const before = familyMs(app.pid);
    const megabytes = await peakMegabytes(app.pid, async () => {
      const from = performance.now();
      await throughTheGuide(app, token, file, bytes);
      ms = performance.now() - from;
    });
    const processorSeconds = (familyMs(app.pid) - before) / 1000;
    return { seconds: ms / 1000, processorSeconds, megabytes };
  } finally {
    await app.stop();
  }
}

/** From upload to result for files of the largest size allowed, the files in turn. */
export async function benchGuide(): Promise<BenchRow[]> {
  const files = FILES.map((file) => ({ file, bytes: file.bytes(), runs: [] as Way[] }));
  for (let run = 0; run < RUNS; run++)
    for (const { file, bytes, runs } of files) {
      const way = await oneRun(file, bytes);
      runs.push(way);
      // A run of all files takes minutes: what is known is said at once.
      console.log(`  ${file.name}, ${run + 1} of ${RUNS}: ${way.seconds.toFixed(2)} s`);
    }
  return files.flatMap(({ file, bytes, runs }) => {
    const size = `${(bytes.length / 1024 / 1024).toFixed(1)} MB ${file.name}`;
    const least = (of: keyof Way) => Math.min(...runs.map((run) => run[of]));
    return [
      { name: `${size}: upload to result`, value: least('seconds'), unit: 's', aim: file.aims[0] },
      { name: `${size}: processor time`, value: least('processorSeconds'), unit: 's' },
      { name: `${size}: most memory`, value: least('megabytes'), unit: 'MB', aim: file.aims[1] },
    ];
  });
}
