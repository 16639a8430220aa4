import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracts } from '#app/features.ts';
import { type Account, createAccount } from '#support/accounts.ts';
import { isServerFault } from '#support/attacks.ts';
import { copyPreparedData } from '#support/prepared-data.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { scale } from '#support/scale.ts';

/** Files others have collected, where they lie beside the project; else our own examples. */
const folders = ['../../../shared/corpus', '../fixtures'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const folder = folders.find((path) => existsSync(path)) ?? '';
const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((path) => statSync(path).isFile())
  .sort();
const step = Math.max(1, all.length / scale.corpusFiles);
const files = all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
const routes = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .filter((route) => 'transport' in route && route.transport === 'multipart')
  .map(({ path }) => path as string);

/**
 * No answer to an upload may take longer: reading is ended after 14 s. On a busy machine the answer
 * waits beside that as calls for nothing do.
 */
const LIMIT_MS = 15_000;

let app: RunningApp;
let account: Account;
beforeAll(async () => {
  app = await startApp({}, copyPreparedData());
  account = await createAccount(app, 'pro');
});
afterAll(async () => {
  await app.stop();
  await rm(app.dataDir, { recursive: true, force: true });
});

async function upload(path: string, route: string) {
  const form = new FormData();
  form.set('file', new Blob([readFileSync(path)]), path.split('/').at(-1));
  const from = performance.now();
  const answer = await fetch(`${app.url}${route}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${account.token}` },
  });
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - from };
}

function expectSwedishRefusal(text: string, name: string): void {
  const { error, code } = JSON.parse(text) as { error: string; code: string };
  expect(code, name).toMatch(/^documents\.[a-z_]+$/);
  expect(error, name).toMatch(/^[A-ZÅÄÖ][\s\S]{20,}\.$/);
  expect(error, name).toMatch(/\b(?:är|och|inte|på|att|har|Ladda)\b/);
}

it.each(routes)(
  '%s reads or refuses every file there is, and answers others meanwhile (R33)',
  async (route) => {
    expect(files.length).toBeGreaterThanOrEqual(Math.min(all.length, scale.corpusFiles));
    let over = false;
    let asked = 0;
    let idleMs = 0;
    const others = (async () => {
      for (; !over; asked++) {
        const from = performance.now();
        expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
        idleMs = Math.max(idleMs, performance.now() - from);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })();
    const seen: Record<number, number> = {};
    let slowest = { ms: 0, name: '' };
    const waiting = files.values();
    const sendAll = async () => {
      for (const path of waiting) {
        const name = relative(folder, path);
        const { status, text, ms } = await upload(path, route);
        seen[status] = (seen[status] ?? 0) + 1;
        if (ms > slowest.ms) slowest = { ms, name };
        expect(isServerFault(status, JSON.parse(text).code), `${name}: ${text}`).toBe(false);
        expect(ms, name).toBeLessThan(LIMIT_MS + 5 * idleMs);
        if (status !== 200) expectSwedishRefusal(text, name);
      }
    };
    try {
      // As many as are read at once: none waits for its turn.
      await Promise.all([sendAll(), sendAll()]);
    } finally {
      over = true;
    }
    await others;
    expect(asked).toBeGreaterThan(0);
    console.log(
      `${files.length} files: ${JSON.stringify(seen)}, slowest ${Math.round(slowest.ms)} ms (${slowest.name})`,
    );
  },
);
