import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Account } from './accounts.ts';
import type { RunningApp } from './running-app.ts';

/** Makes an account administrator as an operator does: by the command, beside the running server. */
export async function grantAdmin(app: RunningApp, account: Pick<Account, 'email'>): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'grant', account.email], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: app.dataDir },
  });
}
