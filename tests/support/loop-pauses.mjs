import { writeFileSync } from 'node:fs';

/**
 * Loaded into a server before its own modules (`--import`): writes the longest pause of its event
 * loop, in ms, to the file PAUSES_TO at SIGUSR2, and begins anew. A pause is the processor time of
 * the main thread between two turns, as a machine of full speed would need it: where processors are
 * shared, the same work takes more of it.
 */
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Processor time in ms of the fixed work on a machine of full speed with nothing else to do. */
const FIXED_WORK_MS = 50;
const rows = Array.from({ length: 2000 }, (_, n) => ({
  date: '2025-01-01',
  product: `Te ${n}`,
  n,
}));
const text = JSON.stringify(rows);
function timesSlower() {
  const from = used();
  for (let turn = 0; turn < 100; turn++) JSON.parse(text);
  return Math.max(1, (used() - from) / FIXED_WORK_MS);
}

let longest = 0;
let before = used();
setInterval(() => {
  const now = used();
  longest = Math.max(longest, now - before);
  before = now;
}, 5).unref();

process.on('SIGUSR2', () => {
  writeFileSync(process.env.PAUSES_TO ?? '', String(longest / timesSlower()));
  longest = 0;
  before = used();
});
