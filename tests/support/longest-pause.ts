import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from './process-figures.ts';
import type { RunningApp } from './running-app.ts';

const fileOf = (dataDir: string) => join(dataDir, 'longest-pause');

/** What a server is to be started with, so that its pauses can be asked for. */
export const watchingPauses = (dataDir: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${pathToFileURL('tests/support/loop-pauses.mjs')}`,
  PAUSES_TO: fileOf(dataDir),
});

/** The longest pause of a server's event loop since it was last asked, in ms. */
export async function longestPause({
  pid,
  dataDir,
}: Pick<RunningApp, 'pid' | 'dataDir'>): Promise<number> {
  const file = fileOf(dataDir);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (!(await until(() => read() !== ''))) throw new Error('The server tells no pauses');
  return Number(read());
}
