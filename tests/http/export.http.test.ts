import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ExportState } from '#features/personal-data/contract.ts';
import { resumeExports, sweepExports } from '#features/personal-data/server/export/job.ts';
import { copiedTables, storedTables } from '#features/personal-data/server/stored-tables.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { CANARY, type FilledAccount, fillAccount } from '#support/filled-account.ts';
import { mailTo } from '#support/mails.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { unzipped } from '#support/unzip.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let account: FilledAccount;
let files: Map<string, Buffer>;

const pool = () => test.deps.database.pool;
const begin = (token: string) => test.call('POST', '/api/account/export', token);
const stateOf = async (token: string): Promise<ExportState> =>
  (await test.call('GET', '/api/account/export/state', token)).body<{ export: ExportState }>()
    .export;
const isDone = (token: string) =>
  vi.waitFor(async () => expect((await stateOf(token))?.stage).toBe('done'), {
    timeout: PATIENCE_MS,
  });
const fetchZip = (token: string) =>
  test.app.inject({
    url: '/api/account/export',
    headers: { authorization: `Bearer ${token}` },
  });
const textOf = (name: string) => files.get(name)?.toString() ?? '';
const pages = () => [...files.keys()].filter((name) => name.startsWith('analyser/')).sort();

beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
  account = await fillAccount(test);
  expect((await begin(account.token)).status).toBe(200);
  await isDone(account.token);
  files = await unzipped((await fetchZip(account.token)).rawPayload);
});
afterAll(() => test.close());

describe('the copy of an account (R57)', () => {
  it('has every table of the schema, or says why not', async () => {
    const { rows } = await pool().query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relkind in ('r', 'p')
       and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(storedTables).sort());
    const readMe = textOf('LÄS MIG.txt');
    for (const rule of Object.values(storedTables)) {
      expect(readMe).toContain('notCopied' in rule ? rule.notCopied : `data/${rule.file}`);
    }
  });

  it.each(copiedTables.map((table) => [table.table, table] as const))(
    'has every row of %s, and every column but those it says are left out',
    async (name, { file, owner, without = {} }) => {
      const copied: object[] = JSON.parse(textOf(`data/${file}`));
      const { rows, fields } = await pool().query(`select * from ${name} where ${owner} = $1`, [
        account.id,
      ]);
      // What the export itself noted came after.
      const count = name === 'audit_log' ? copied.length : rows.length;
      expect(copied.length).toBe(count);
      expect(count, `nothing in ${name} to copy: fill it in fillAccount`).toBeGreaterThan(0);
      const columns = fields.map((field) => field.name).filter((column) => !(column in without));
      for (const row of copied) expect(Object.keys(row).sort()).toEqual(columns.sort());
    },
  );

  it('has the files as they were uploaded, under names that every system takes', () => {
    const originals = ['försäljning 2025.csv', 'FÖRSÄLJNING 2025 (2).csv', '=cmd_calc.csv'];
    for (const [place, name] of originals.entries()) {
      expect(textOf(`filer/${name}`)).toBe(account.files[place]?.bytes);
    }
  });

  it('has what was written to the support from the address', () => {
    expect(JSON.parse(textOf('data/meddelanden.json'))).toMatchObject([{ message: CANARY }]);
  });

  it('has no secret of the account', async () => {
    const { rows } = await pool().query(
      `select u.password_hash, s.token_hash, d.device_hash from users u
       join sessions s on s.user_id = u.id join known_devices d on d.user_id = u.id where u.id = $1`,
      [account.id],
    );
    const all = [...files.values()].map((file) => file.toString()).join('\n');
    for (const secret of Object.values<string>(rows[0])) expect(all).not.toContain(secret);
    expect(all).not.toContain(account.token);
  });

  it('has each analysis as a page that needs nothing else, where every figure has its receipt', () => {
    expect(pages().map((name) => name.replace(/^.*\d\d /, ''))).toEqual([
      'Försäljningsanalys.html',
      'Kostnadsanalys.html',
      'Strategiska Åtgärder.html',
    ]);
    for (const name of pages()) {
      const page = textOf(name);
      expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="sv">/);
      expect(page).not.toMatch(/<script|\son\w+=|(src|href)="(?!#)/);
      const targets = [...page.matchAll(/href="#(F\d+)"/g)].map(([, id]) => id);
      expect(targets.length).toBeGreaterThan(5);
      for (const id of new Set(targets)) expect(page).toContain(`id="${id}"`);
    }
    expect(textOf(pages()[0] ?? '')).toContain('Så räknas den');
  });

  it('stands sealed, and is told of by mail', async () => {
    const { rows } = await pool().query<{ sealed: Buffer }>('select sealed from export_parts');
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed } of rows) expect(sealed.includes('LÄS MIG')).toBe(false);
    const mail = await mailTo(
      test.deps.config.dataDir,
      account.details.email ?? '',
      'Kopian av dina uppgifter är klar',
    );
    expect(mail.text).toContain('/settings#integritet');
  });
});

describe('fetching a copy', () => {
  it('takes the session of its owner: another finds none', async () => {
    const { token } = await test.signUp();
    expect((await fetchZip(token)).statusCode).toBe(404);
    expect(await stateOf(token)).toBeNull();
    expect((await test.app.inject({ url: '/api/account/export' })).statusCode).toBe(401);
  });

  it('says its name and size', async () => {
    const { headers, rawPayload } = await fetchZip(account.token);
    expect(headers['content-disposition']).toMatch(/filename="klarsikt-\d{4}-\d\d-\d\d\.zip"/);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect((await stateOf(account.token))?.size).toBe(rawPayload.length);
  });
});

describe('making a copy', () => {
  it('is not there where a new one takes its place while it is fetched', async () => {
    const { token, user } = await test.signUp();
    await begin(token);
    await isDone(token);
    await pool().query('delete from export_parts where owner_id = $1', [user.id]);
    const answer = await fetchZip(token);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'export.none' });
  });

  it('asked for many times at once makes one, and five a day', async () => {
    const limited = await startTestApp({}, { worker: false });
    const { token } = await limited.signUp();
    const ask = () => limited.call('POST', '/api/account/export', token);
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    const ids = answers.map((answer) => answer.body<{ export: ExportState }>().export?.id);
    expect(new Set(ids).size).toBe(1);
    for (let n = 2; n <= 6; n++) {
      await limited.deps.database.pool.query("update exports set stage = 'done'");
      expect((await ask()).status).toBe(n <= 5 ? 200 : 429);
    }
    await limited.close();
  });

  it('begins anew after a process that died in the middle, and leaves nothing of the first try', async () => {
    const { token, user } = await test.signUp();
    const half = '00000000-0000-4000-8000-000000000000';
    const id = '00000000-0000-4000-8000-000000000001';
    await pool().query(
      `insert into exports (owner_id, id, stage, percent, attempt_id, created_at)
       values ($1, $2, 'working', 40, $3, now())`,
      [user.id, id, half],
    );
    await pool().query(`insert into export_parts values ($1, $2, $3, 0, '\\x00')`, [
      ...[user.id, id, half],
    ]);
    await resumeExports(test.deps);
    await isDone(token);
    expect([...(await unzipped((await fetchZip(token)).rawPayload)).keys()]).toContain(
      'data/konto.json',
    );
    const { rows } = await pool().query('select 1 from export_parts where attempt_id = $1', [half]);
    expect(rows).toEqual([]);
  });

  it('ends quietly where the account is gone before it is done', async () => {
    const { user } = await test.signUp();
    const job = { ownerId: user.id, id: '00000000-0000-4000-8000-000000000002' };
    expect(await test.deps.jobs.add('export', job)).toBe(true);
  });

  it('is forgotten after seven days', async () => {
    const stored = async () =>
      (await pool().query('select 1 from export_parts where owner_id = $1', [account.id])).rowCount;
    await sweepExports(test.deps);
    expect(await stored()).toBeGreaterThan(0);
    test.passTime(7 * DAY_MS + 1000);
    await sweepExports(test.deps);
    expect(await stored()).toBe(0);
  });
});
