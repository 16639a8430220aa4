import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { createApp } from '#app/http-app.ts';
import { createDependencies } from '#app/start.ts';
import { startWorking } from '#app/working.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createPasswords } from '#server/session/passwords.ts';
import { newDetails } from './accounts.ts';
import { PATIENCE_MS } from './patience.ts';
import { asOwner, openTestDatabase } from './test-database.ts';

/** An answer as a test looks at it; `body<T>()` where it states the shape it expects. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  body<T = Record<string, unknown>>(): T;
}

export interface TestApp {
  app: FastifyInstance;
  deps: Dependencies;
  /** Runs statements as the owner of the database, which the product is not. */
  asOwner(...statements: string[]): Promise<void>;
  /** Moves the product's clock, in ms. */
  passTime(ms: number): void;
  call(method: string, url: string, token?: string | null, body?: unknown): Promise<Answer>;
  /** Makes an account with details no other has; gives its token and what it was made with. */
  signUp(more?: Record<string, unknown>): Promise<{
    token: string;
    user: { id: string };
    details: Record<string, string>;
  }>;
  upload(
    token: string,
    file: { name: string; bytes: Buffer | string; type?: string },
    fields?: Record<string, string>,
  ): Promise<Answer>;
  close(): Promise<void>;
}

/** A multipart body as a browser sends it. */
export function multipart(
  file: { name: string; bytes: Buffer | string; type?: string },
  fields: Record<string, string> = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `----klarsikt${randomUUID()}`;
  const head = Object.entries(fields)
    .map(([k, v]) => `--${boundary}\r\nContent-Disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`)
    .join('');
  const opening = `${head}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.type ?? 'text/csv'}\r\n\r\n`;
  return {
    payload: Buffer.concat([
      Buffer.from(opening),
      Buffer.from(file.bytes),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Hashed at full strength, the passwords of accounts were an eighth of what the calls on a database take. */
const WEAKLY_HASHED = { memoryCost: 64, timeCost: 1, parallelism: 1 };

interface TestAppOptions {
  worker?: boolean;
  pagesFolder?: string;
  /** For tests of passwords themselves: hashed as the product does. */
  fullHashes?: boolean;
}

/** The real app on a database of its own, with a worker. `env` is what an operator would set. */
export async function startTestApp(
  env: Record<string, string> = {},
  options: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'klarsikt-test-'));
  const config: Config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    SPARE_PROCESSES: 'off',
    DATA_DIR: dataDir,
    CHILD_SCRIPTS: process.env.CHILD_SCRIPTS,
    ...env,
  });
  let ahead = 0;
  const database = await openTestDatabase();
  const deps = await createDependencies(config, database, {
    clock: () => new Date(Date.now() + ahead),
    passwords: createPasswords(options.fullHashes ? undefined : WEAKLY_HASHED),
  });
  const stopWorking = options.worker === false ? () => {} : await startWorking(deps);
  const app = await createApp(deps, {
    checkAnswers: true,
    pagesFolder: options.pagesFolder ?? null,
  });

  const send = async (request: InjectOptions): Promise<Answer> => {
    const answer = await app.inject(request);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: <T>() => JSON.parse(answer.body) as T,
    };
  };
  const bearer = (token: string | null | undefined): Record<string, string> =>
    token ? { authorization: `Bearer ${token}` } : {};
  const call: TestApp['call'] = (method, url, token, body) =>
    send({
      method: method as 'GET',
      url,
      headers: bearer(token),
      ...(body === undefined ? {} : { payload: body as object }),
    });

  return {
    app,
    deps,
    call,
    asOwner: (...statements) => asOwner(database, ...statements),
    passTime: (ms) => {
      ahead += ms;
    },
    async signUp(more = {}) {
      const details = newDetails();
      const answer = await call('POST', '/api/auth/signup', null, { ...details, ...more });
      if (answer.status !== 200) throw new Error(`sign-up: ${answer.status} ${answer.text}`);
      return { ...answer.body<{ token: string; user: { id: string } }>(), details };
    },
    upload: async (token, file, fields = { category: 'sales' }) => {
      const { payload, headers } = multipart(file, fields);
      const until = Date.now() + PATIENCE_MS;
      for (;;) {
        const answer = await send({
          method: 'POST',
          url: fields.category === 'kostnader' ? '/api/uploaded-files' : '/api/documents/upload',
          headers: { ...headers, ...bearer(token) },
          payload,
        });
        // A machine with much else to do gave the reader too little in its time, and asks one to come back.
        if (answer.text.includes('"documents.busy"') && Date.now() < until) continue;
        if (!answer.text.includes('"request.own_surplus"')) return answer;
        // As the page does, but for as long as there is no room.
        await vi.waitUntil(() => deps.readQueue.load().waiting < 2, {
          timeout: PATIENCE_MS,
          interval: 5,
        });
      }
    },
    async close() {
      stopWorking();
      await app.close();
      await deps.jobs.stop();
      await deps.reader.close();
      await deps.computer.close();
      await deps.signals.close();
      await deps.tracing?.close();
      await deps.database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
