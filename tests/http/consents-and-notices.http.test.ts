import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { textVersions } from '#contract/consents.ts';
import { formatDate } from '#engine/text/format.ts';
import { noteBack, noteLeft, tellReady } from '#features/guides/server/analyses/left.ts';
import { documentTexts } from '#features/site/texts/document.ts';
import { resumeMails } from '#server/mail/outbox.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { mailTo, readMails } from '#support/mails.ts';
import { PATIENCE_MS } from '#support/patience.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' });
});
afterAll(() => test.close());

const pool = () => test.deps.database.pool;

describe('what an owner has agreed to', () => {
  const consents = async (token: string) =>
    (await test.call('GET', '/api/account/consents', token)).body<
      { about: string; choice: string; version: string }[]
    >();
  const choose = (token: string, choice: string) =>
    test.call('PUT', '/api/account/consents/cookies', token, { choice });

  it('is noted at sign-up, with the version of the text that the pages show', async () => {
    const { token } = await test.signUp();
    expect((await consents(token)).map(({ about, choice }) => [about, choice]).sort()).toEqual([
      ['privacy', 'informed'],
      ['terms', 'accepted'],
    ]);
    for (const { about, version } of await consents(token)) {
      expect(version).toBe(textVersions[about as keyof typeof textVersions]);
      const day = formatDate(version).replaceAll('\u00a0', ' ');
      expect(documentTexts.updated).toBe(`Senast uppdaterad ${day}`);
    }
  });

  it('is noted of cookies each time it changes, and what was before stays', async () => {
    const { token } = await test.signUp();
    for (const choice of ['accepted', 'accepted', 'declined']) {
      expect((await choose(token, choice)).status).toBe(200);
    }
    const cookies = (await consents(token)).filter(({ about }) => about === 'cookies');
    expect(cookies.map(({ choice }) => choice)).toEqual(['declined', 'accepted']);
    expect((await choose(token, 'informed')).status).toBe(400);
  });

  it('is each owner’s alone, and does not grow without end', async () => {
    const limited = await startTestApp({}, { worker: false });
    const { token } = await limited.signUp();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      const choice = n % 2 === 0 ? 'accepted' : 'declined';
      const body = { choice };
      statuses.push(
        (await limited.call('PUT', '/api/account/consents/cookies', token, body)).status,
      );
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await limited.close();
  });
});

describe('mails that an owner can do without', () => {
  const NEW_DEVICE = 'Ny inloggning på ditt konto';
  const READY = 'Din analys är klar';
  const count = async (subject: string, email = '') =>
    (await readMails(test.deps.config.dataDir)).filter(
      (mail) => mail.subject === subject && mail.to?.[0]?.address === email,
    ).length;
  const turn = (token: string, kind: string, wanted: boolean) =>
    test.call('PUT', '/api/account/notices', token, { kind, wanted });
  const login = ({ email, password }: Record<string, string>, cookie?: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: cookie ? { cookie } : {},
      payload: { identifier: email, password },
    });
  /** A mail that comes after all that were written before it. */
  const allSent = async () => {
    await resumeMails(test.deps);
    await vi.waitFor(
      async () => expect((await pool().query('select 1 from outbox')).rows).toEqual([]),
      { timeout: PATIENCE_MS },
    );
  };

  it('are wanted until the owner says otherwise; others are not to be turned off', async () => {
    const { token } = await test.signUp();
    const wanted = async () => (await test.call('GET', '/api/account/notices', token)).body();
    expect(await wanted()).toEqual([
      { kind: 'new-device', wanted: true },
      { kind: 'analysis-ready', wanted: true },
    ]);
    await turn(token, 'new-device', false);
    expect(await wanted()).toMatchObject([{ wanted: false }, { wanted: true }]);
    expect((await turn(token, 'password-changed', false)).status).toBe(400);
  });

  it('tell of a device that never signed in before, once', async () => {
    const { details } = await test.signUp();
    const first = await login(details);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    await resumeMails(test.deps);
    await mailTo(test.deps.config.dataDir, details.email ?? '', NEW_DEVICE);
    await login(details, cookie);
    await allSent();
    expect(await count(NEW_DEVICE, details.email)).toBe(1);
  });

  it('do not, where the owner does not want it', async () => {
    const { token, details } = await test.signUp();
    await turn(token, 'new-device', false);
    expect((await login(details)).statusCode).toBe(200);
    await allSent();
    expect(await count(NEW_DEVICE, details.email)).toBe(0);
  });

  /** An analysis of the account in a stage, whose owner has left. */
  async function left(ownerId: string, stage: 'done' | 'computing') {
    const { rows } = await pool().query<{ id: string }>(
      `insert into analyses (owner_id, id, analysis_type, stage, answers, engine_version)
       values ($1, gen_random_uuid(), 'försäljning', 'computing', '{}', '1') returning id`,
      [ownerId],
    );
    const id = rows[0]?.id ?? '';
    await noteLeft(test.deps, ownerId, id);
    await pool().query('update analyses set stage = $2, finished_at = now() where id = $1', [
      ...[id, stage],
    ]);
    return id;
  }

  it('tell that an analysis is done to one who left, once', async () => {
    const { user, details } = await test.signUp();
    const id = await left(user.id, 'done');
    await tellReady(test.deps, user.id, id);
    await tellReady(test.deps, user.id, id);
    const mail = await mailTo(test.deps.config.dataDir, details.email ?? '', READY);
    expect(mail.text).toContain('/sales');
    await allSent();
    expect(await count(READY, details.email)).toBe(1);
  });

  it('do not tell one who came back, or does not want it, or of one that is not done', async () => {
    const { user, token, details } = await test.signUp();
    const back = await left(user.id, 'done');
    await noteBack(test.deps, user.id, back);
    await tellReady(test.deps, user.id, back);
    await tellReady(test.deps, user.id, await left(user.id, 'computing'));
    await turn(token, 'analysis-ready', false);
    await tellReady(test.deps, user.id, await left(user.id, 'done'));
    await allSent();
    expect(await count(READY, details.email)).toBe(0);
  });
});
