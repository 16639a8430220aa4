import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Worker } from './worker.ts';

const script = new URL('../../../tests/support/child/answers-and-ends.ts', import.meta.url);
const limits = { timeMs: 20_000, heapMegabytes: 256, residentMegabytes: 512 };

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'klarsikt-test-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

const blockUntil = (time: number) => {
  while (Date.now() < time) Math.random();
};

const read = (worker: Worker, at: number, what: string) =>
  worker
    .read({ folder: '', fileName: `${at} ${what}`, overrides: {}, purpose: 'sales', print: false })
    .catch((error: Error) => error);

/** Time enough for children to have started, in ms. */
const STARTED_MS = 1500;

it('hears the answer of a child that ended while another was ending and the server was at work', async () => {
  const workers = Array.from({ length: 3 }, () => new Worker(script, limits, base));
  const at = Date.now() + STARTED_MS;
  setTimeout(() => blockUntil(at + 100), STARTED_MS);
  // The last answers and ends while the second's answer is dealt with, when the system has told of the first's end.
  const [, , last] = await Promise.all(
    workers.map(async (worker, n) => {
      const answer = await read(worker, at + (n === 2 ? 200 : 10), n === 0 ? 'dies' : 'answers');
      if (n === 1) blockUntil(at + 400);
      return answer;
    }),
  );
  expect(last).toMatchObject({ code: 'documents.empty', message: 'Svar.' });
  for (const worker of workers) worker.end();
});

it('does not blame a file for a process that another killed', async () => {
  const worker = new Worker(script, limits, base);
  const answer = await read(worker, Date.now(), 'is killed');
  expect(answer).toMatchObject({ code: 'documents.reader_down', status: 503 });
  worker.end();
});
