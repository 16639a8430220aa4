import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perHour, stored } from '#contract/limits.ts';
import { formatCount } from '#engine/text/format.ts';
import { rememberChoice, rememberedChoice } from '#features/documents/server/files/read-choice.ts';
import { addMark } from '#features/tasks/server/marks.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const CSV = 'Datum;Produkt;Summa\n2025-01-01;Bröd;1 284,50\n2025-01-02;Smör;7,00\n';
const rows = (query: string, values: unknown[] = []) =>
  test.deps.database.pool.query<Record<string, unknown>>(query, values).then((found) => found.rows);
const countOf = async (table: string, owner: string) =>
  (await rows(`select count(*)::int as n from ${table} where owner_id = $1`, [owner]))[0]?.n;

/** An account on Pro, whose plan limits nothing. */
async function company() {
  const made = await test.signUp();
  await rows("update users set plan = 'pro', plan_source = 'admin' where id = $1", [made.user.id]);
  return made;
}

describe('nothing of one company grows without end (H03)', () => {
  const addFiles = (owner: string, files: number, size: number) =>
    rows(
      `insert into documents (owner_id, id, filename, category, size, sha256, understanding, summary, ready, overrides, reading)
       select $1, gen_random_uuid(), 'a.csv', 'sales', $3, n::text, '{"questions":[]}', '', true, '{}', ''
       from generate_series(1, $2::int) n`,
      [owner, files, size],
    );

  it.each([
    ['as many files', stored.files, 1],
    ['as many bytes', 200, stored.fileBytes / 200],
  ])('%s as there is room for, and no more, with a sentence', async (_, files, size) => {
    const { token, user } = await company();
    await addFiles(user.id, files - 1, size);
    expect((await test.upload(token, { name: 'a.csv', bytes: CSV })).status).toBe(200);
    await addFiles(user.id, 1, size);
    const refused = await test.upload(token, { name: 'b.csv', bytes: `${CSV}2025-01-03;Ost;1\n` });
    expect(refused.status).toBe(403);
    expect(refused.body()).toMatchObject({
      code: 'documents.full',
      error: expect.stringContaining('Ta bort filer'),
    });
    expect(refused.body()).not.toHaveProperty('upgradeRequired');
    const again = await test.upload(token, { name: 'a.csv', bytes: CSV });
    expect(again.body()).toMatchObject({ known: true });
  });

  const addAnalyses = (owner: string, analyses: number, sample: boolean) =>
    rows(
      `insert into analyses (owner_id, id, analysis_type, stage, answers, engine_version, sample)
       select $1, gen_random_uuid(), 'försäljning', 'failed', '{}', '1', $3 from generate_series(1, $2::int)`,
      [owner, analyses, sample],
    );

  it.each([
    ['own', 'analysis.full', stored.analyses, false],
    ['of the sample company', 'analysis.sample_full', stored.sampleAnalyses, true],
  ])('as many analyses %s, with a sentence (%s)', async (_, code, most, sample) => {
    const { token, user } = await company();
    if (sample) await test.call('POST', '/api/sample-company', token);
    else await test.upload(token, { name: 'a.csv', bytes: CSV });
    const answers = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`question${n}`, 'Ett svar']));
    await test.call('POST', '/api/form-answers/forsaljning', token, answers);
    const held = Number(await countOf('analyses', user.id));
    // Of one's own, the last that there is room for is run.
    await addAnalyses(user.id, most - held - (sample ? 0 : 1), sample);
    if (!sample)
      expect((await test.call('POST', '/api/analysis/sales', token, {})).status).toBe(200);
    const refused = await test.call('POST', '/api/analysis/sales', token, {});
    expect(refused.body()).toMatchObject({ code, error: expect.stringMatching(/\.$/) });
    expect(await countOf('analyses', user.id)).toBe(most);
  });

  it('loading and removing the sample company, of which there are so many an hour', async () => {
    const { token, user } = await company();
    const limit = { attempts: perHour.read, windowSeconds: 3600 };
    for (let n = 0; n < perHour.read; n++) await test.deps.throttle.count(`read:${user.id}`, limit);
    const refused = await test.call('POST', '/api/sample-company', token);
    expect(refused.body()).toMatchObject({ code: 'request.hourly_share' });
  });

  it('feedback: so much an hour, and so much in all', async () => {
    const { token, user } = await company();
    const send = () =>
      test.call('POST', '/api/feedback', token, {
        ...{ feedbackType: 'positive', category: 'ui_ux', context: 'sida', message: 'Bra' },
      });
    expect((await send()).status).toBe(200);
    await rows(
      `insert into feedback (owner_id, id, feedback_type, category, context)
       select $1, gen_random_uuid(), 'positive', 'ui_ux', 'sida' from generate_series(2, $2::int)`,
      [user.id, stored.feedback],
    );
    expect((await send()).body()).toMatchObject({ code: 'feedback.too_many' });
    expect(await countOf('feedback', user.id)).toBe(stored.feedback);
    const other = await company();
    const hasty = () =>
      test.call('POST', '/api/feedback', other.token, {
        ...{ feedbackType: 'positive', category: 'ui_ux', context: 'sida' },
      });
    const answers = [];
    for (let n = 0; n < 61; n++) answers.push((await hasty()).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });

  it('sessions of one user: the one unused longest ends, the newest never', async () => {
    const { token: first, user, details } = await test.signUp();
    const tokens: string[] = [];
    for (let n = 0; n < stored.sessions; n++) {
      test.passTime(1000);
      const answer = await test.call('POST', '/api/login', null, {
        identifier: details.email,
        password: details.password,
      });
      tokens.push(answer.body<{ token: string }>().token);
    }
    expect((await test.call('GET', '/api/user', first)).status).toBe(401);
    for (const token of tokens)
      expect((await test.call('GET', '/api/user', token)).status).toBe(200);
    const held = await rows('select count(*)::int as n from sessions where user_id = $1', [
      user.id,
    ]);
    expect(held).toEqual([{ n: stored.sessions }]);
  });

  it('signing in over and over with the right password', async () => {
    const { details } = await test.signUp();
    const { email: identifier, password = '' } = details;
    const statuses = [];
    for (let n = 0; n < 61; n++)
      statuses.push((await test.call('POST', '/api/login', null, { identifier, password })).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('remembered choices and marks: the oldest go', async () => {
    const { user } = await company();
    const { db } = test.deps.database;
    await rows(
      `insert into read_choices (owner_id, fingerprint, overrides, at)
       select $1, 'kind ' || n, '{}', now() - make_interval(days => n) from generate_series(1, $2::int) n`,
      [user.id, stored.readChoices],
    );
    await rememberChoice(db, user.id, 'kind 3', { sheet: 'Blad1' });
    expect(await countOf('read_choices', user.id)).toBe(stored.readChoices);
    await rememberChoice(db, user.id, 'ny', {});
    expect(await countOf('read_choices', user.id)).toBe(stored.readChoices);
    expect(await rememberedChoice(db, user.id, `kind ${stored.readChoices}`)).toBeNull();
    expect(await rememberedChoice(db, user.id, 'kind 3')).toEqual({ sheet: 'Blad1' });
    await rows(
      `insert into action_marks (owner_id, id, analysis_id, action_id, state, at)
       select $1, gen_random_uuid(), gen_random_uuid(), 'a', 'done', now() - make_interval(secs => n)
       from generate_series(1, $2::int) n`,
      [user.id, stored.actionMarks],
    );
    await addMark(db, { ownerId: user.id, id: user.id }, 'b', 'done', new Date());
    expect(await countOf('action_marks', user.id)).toBe(stored.actionMarks);
  });
});

describe('the log of security events (H04)', () => {
  const events = async (event: string) =>
    (await rows('select count(*)::int as n from audit_log where event = $1', [event]))[0]?.n;

  it('gets one row a window of the sign-ins refused to one network, whoever they ask for', async () => {
    await rows("delete from throttles where key like 'noted:%' or key like 'login%'");
    const before = Number(await events('login'));
    const guess = (n: number) =>
      test.call('POST', '/api/login', null, { identifier: `${n}@example.se`, password: 'fel' });
    for (let n = 0; n < 12; n++) expect((await guess(n)).status).toBe(401);
    expect(await events('login')).toBe(before + 1);
    for (let n = 0; n < 12; n++) await guess(99);
    // The lock is another kind of refusal: once more.
    expect(await events('login')).toBe(before + 2);
    test.passTime(16 * 60 * 1000);
    await guess(100);
    expect(await events('login')).toBe(before + 3);
  });

  it('stops counting accounts that a blocked network asks for', async () => {
    const asked = async () =>
      (await rows("select count(*)::int as n from throttles where key like 'login:%'"))[0]?.n;
    await rows("delete from throttles where key like 'login%'");
    const guess = (n: number) =>
      test.call('POST', '/api/login', null, { identifier: `many${n}@example.se`, password: 'fel' });
    for (let n = 0; n < 130; n++) await guess(n);
    expect(await asked()).toBe(100);
  });

  it('gets a few rows an hour of what one user is refused', async () => {
    const { token } = await test.signUp();
    const missing = () => test.call('DELETE', `/api/documents/${crypto.randomUUID()}`, token);
    const before = Number(await events('document.delete'));
    for (let n = 0; n < 40; n++) expect((await missing()).status).toBe(404);
    expect(await events('document.delete')).toBe(before + 20);
  });
});

it('every limit of what is stored is in the documents (H03)', () => {
  const text = readFileSync('docs/operations.md', 'utf8').replaceAll('\u00a0', ' ');
  const shown = (count: number) => formatCount(count).replaceAll('\u00a0', ' ');
  for (const [name, most] of Object.entries(stored))
    expect(text, name).toContain(name === 'fileBytes' ? `${shown(most / 1e6)} MB` : shown(most));
});
