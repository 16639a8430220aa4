import { setTimeout as wait } from 'node:timers/promises';
import { getDocumentProxy } from 'unpdf';
import { guideIdentities } from '#contract/guides.ts';
import { createAccount } from '#support/accounts.ts';
import { startApp } from '#support/running-app.ts';
import { type Caller, call } from './caller.ts';
import { familyMs } from './cpu.ts';
import { peakMegabytes } from './memory.ts';
import type { BenchRow } from './row.ts';
import { salesCsv } from './sales-files.ts';

const QUESTIONS = [
  'Hur mycket sålde vi 2025?',
  'Vilka är våra tio största kunder?',
  'Vilken varugrupp växer mest?',
  'Hur gick mars 2025 mot mars 2024?',
  'Varför minskade försäljningen?',
  'Visa försäljningen per månad under 2025',
  'Vad ska vi göra?',
];
const ROUNDS = 3;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

interface Timed<T> {
  ms: number;
  /** Processor time of server and children. */
  processor: number;
  made: T;
}

async function timed<T>({ app: { pid } }: Caller, work: () => Promise<T>): Promise<Timed<T>> {
  const [from, before] = [performance.now(), familyMs(pid)];
  const made = await work();
  return { ms: performance.now() - from, processor: familyMs(pid) - before, made };
}

async function benchChat(caller: Caller, name: string): Promise<BenchRow[]> {
  const asked: Timed<Buffer>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const message of QUESTIONS)
      asked.push(await timed(caller, () => call(caller, '/api/chat', JSON.stringify({ message }))));
  const what = `chat by rules, ${name}`;
  const processor = median(asked.map((each) => each.processor));
  return [
    { name: what, value: median(asked.map(({ ms }) => ms)), unit: 'ms', aim: '≤ 300 ms' },
    { name: `${what}, processor time`, value: processor, unit: 'ms' },
  ];
}

async function pagesOf(pdf: Buffer): Promise<number> {
  return (await getDocumentProxy(new Uint8Array(pdf))).numPages;
}

/** The first report of a child that has made none, and those after it. */
async function benchReport(caller: Caller, id: string): Promise<BenchRow[]> {
  const made: Timed<Buffer>[] = [];
  const megabytes = await peakMegabytes(
    caller.app.pid,
    async () => {
      for (let round = 0; round < ROUNDS; round++)
        made.push(await timed(caller, () => call(caller, `/api/analysis/${id}/report.pdf`)));
    },
    'largestChild',
  );
  const [first, ...later] = made;
  if (first === undefined) return [];
  const what = `report as PDF, ${await pagesOf(first.made)} pages`;
  const again = Math.min(...later.map(({ ms }) => ms));
  return [
    { name: `${what}: the first`, value: first.ms, unit: 'ms', aim: '≤ 1 000 ms for 8 pages' },
    { name: `${what}: the first, processor time`, value: first.processor, unit: 'ms' },
    { name: `${what}: the next`, value: again, unit: 'ms' },
    { name: `${what}: most memory`, value: megabytes, unit: 'MB', aim: '≤ 200 MB' },
  ];
}

interface Listed {
  id: string;
  analysisType: string;
}

async function withSample(caller: Caller): Promise<string> {
  await call(caller, '/api/sample-company', '{}');
  const all = JSON.parse(
    (await call(caller, '/api/analysis?without=result')).toString(),
  ) as Listed[];
  return (
    all.find(({ analysisType }) => analysisType === guideIdentities.sales.analysisType)?.id ?? ''
  );
}

async function withFile(caller: Caller, megabytes: number): Promise<void> {
  const form = new FormData();
  form.set('category', 'sales');
  form.set('file', new Blob([new Uint8Array(salesCsv(megabytes))]), 'forsaljning.csv');
  await call(caller, '/api/documents/upload', form);
  await call(caller, '/api/analysis/sales', '{}');
}

const SPARE_MS = 4000;

/** What Pro is paid for: the report, and answers of the consultant without a model. */
export async function benchPro(): Promise<BenchRow[]> {
  const app = await startApp({ LOG_LEVEL: 'fatal', SPARE_PROCESSES: 'on' });
  try {
    const [sample, large] = [await createAccount(app, 'pro'), await createAccount(app, 'pro')];
    const bySample = { app, token: sample.token };
    const byFile = { app, token: large.token };
    const id = await withSample(bySample);
    await wait(SPARE_MS);
    const rows = await benchReport(bySample, id);
    rows.push(...(await benchChat(bySample, 'sample company')));
    await withFile(byFile, 10);
    return [...rows, ...(await benchChat(byFile, 'sales CSV of 10 MB'))];
  } finally {
    await app.stop();
  }
}
