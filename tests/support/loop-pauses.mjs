import { writeFileSync } from 'node:fs';

/**
 * Loaded into a server before its own modules (`--import`): writes the longest pause of its event
 * loop, in ms, to the file PAUSES_TO at SIGUSR2, and begins anew. A pause is the processor time of
 * the main thread between two turns, so that a busy machine adds nothing to it.
 */
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let longest = 0;
let before = used();
setInterval(() => {
  const now = used();
  longest = Math.max(longest, now - before);
  before = now;
}, 5).unref();

process.on('SIGUSR2', () => {
  writeFileSync(process.env.PAUSES_TO ?? '', String(longest));
  longest = 0;
});
