import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { industryKeys } from '#engine/books/benchmark/catalogue.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { newDetails } from '#support/accounts.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { linkOf, mailTo, readMails, tokenOf } from '#support/mails.ts';

const CONFIRM = 'Bekräfta din nya e-postadress';
const ANNOUNCE = 'E-postadressen till ditt konto byts';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
});
afterAll(() => test.close());

const statusOf = async (token: string) => (await test.call('GET', '/api/user', token)).status;
const login = (identifier: string, password: string) =>
  test.call('POST', '/api/login', null, { identifier, password });

describe('the account', () => {
  it('takes name, company and number, and nothing that is not its to change (R03, R04)', async () => {
    const { token, user } = await test.signUp();
    const { orgNumber } = newDetails();
    const answer = await test.call('PUT', '/api/user', token, {
      name: '  Åsa Berg ',
      companyName: 'Bergs Bageri AB',
      organizationNumber: orgNumber.replace('-', ' '),
      plan: 'pro',
      role: 'admin',
      emailVerified: true,
      planSource: 'stripe',
      id: '00000000-0000-4000-8000-000000000000',
      passwordHash: 'x',
    });
    expect(answer.status).toBe(200);
    const { emailPending, ...changed } = answer.body<{ emailPending: null }>();
    expect(emailPending).toBeNull();
    expect(changed).toMatchObject({
      id: user.id,
      name: 'Åsa Berg',
      firstName: 'Åsa',
      companyName: 'Bergs Bageri AB',
      orgNumber,
      plan: 'free',
      role: 'user',
      emailVerified: false,
    });
    expect((await test.call('GET', '/api/user', token)).body()).toEqual(changed);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ organizationNumber: '12345' }, 'organizationNumber'],
    [{ email: 'inte en adress' }, 'email'],
    [{ companyName: 'x'.repeat(201) }, 'companyName'],
  ])('refuses %j and names the field', async (body, field) => {
    const { token } = await test.signUp();
    const answer = await test.call('PUT', '/api/user', token, body);
    expect(answer.status).toBe(400);
    expect(answer.body<{ fields: object }>().fields).toHaveProperty(field);
  });

  it('takes no number of a company that another has confirmed', async () => {
    const owner = await test.signUp();
    const mail = await mailTo(
      test.deps.config.dataDir,
      owner.details.email ?? '',
      'Bekräfta din e-postadress',
    );
    await test.call('POST', '/api/auth/verify', null, { token: tokenOf(mail, '/verify') });
    const { token } = await test.signUp();
    const answer = await test.call('PUT', '/api/user', token, {
      organizationNumber: owner.details.orgNumber,
    });
    expect([answer.status, answer.body()]).toMatchObject([409, { code: 'account.exists' }]);
  });
});

describe('a new e-mail', () => {
  it('holds once it is confirmed, and everyone is logged out (R20)', async () => {
    const { token, details } = await test.signUp();
    const [old, next] = [details.email ?? '', newDetails().email];
    const answer = await test.call('PUT', '/api/user', token, { email: next });
    expect(answer.body()).toMatchObject({ email: old, emailPending: next });
    expect((await login(next, details.password ?? '')).status).toBe(401);
    const mail = await mailTo(test.deps.config.dataDir, next, CONFIRM);
    const announced = await mailTo(test.deps.config.dataDir, old, ANNOUNCE);
    expect(announced.text).toContain(next);
    const confirm = { token: tokenOf(mail, '/verify') };
    expect((await test.call('POST', '/api/auth/verify', null, confirm)).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect((await login(old, details.password ?? '')).status).toBe(401);
    const again = await login(next, details.password ?? '');
    expect(again.body()).toMatchObject({ user: { email: next, emailVerified: true } });
    expect((await test.call('POST', '/api/auth/verify', null, confirm)).status).toBe(200);
  });

  it('is taken back from the address before within seven days, and whoever changed it is out', async () => {
    const own = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
    const { token, details } = await own.signUp();
    const [old, thief] = [details.email ?? '', newDetails().email];
    await own.call('PUT', '/api/user', token, { email: thief });
    const dataDir = own.deps.config.dataDir;
    const confirm = tokenOf(await mailTo(dataDir, thief, CONFIRM), '/verify');
    const undo = tokenOf(await mailTo(dataDir, old, ANNOUNCE), '/verify');
    await own.call('POST', '/api/auth/verify', null, { token: confirm });
    const entered = await own.call('POST', '/api/login', null, {
      identifier: thief,
      password: details.password,
    });
    const thiefs = entered.body<{ token: string }>().token;
    own.passTime(6 * DAY);
    const answer = await own.call('POST', '/api/account/email/undo', null, { token: undo });
    expect([answer.status, answer.body()]).toEqual([200, { success: true, email: old }]);
    expect((await own.call('GET', '/api/user', thiefs)).status).toBe(401);
    const back = { identifier: old, password: details.password };
    expect((await own.call('POST', '/api/login', null, back)).status).toBe(200);
    const twice = await own.call('POST', '/api/account/email/undo', null, { token: undo });
    expect(twice.status).toBe(400);
    await own.close();
  });

  it('cannot be taken from its owner again by one who changed it twice', async () => {
    const { token, details } = await test.signUp();
    const dataDir = test.deps.config.dataDir;
    const [old, thief] = [details.email ?? '', newDetails().email];
    const change = (who: string, email: string) => test.call('PUT', '/api/user', who, { email });
    const undo = async (address: string) => {
      const link = tokenOf(await mailTo(dataDir, address, ANNOUNCE), '/verify');
      return test.call('POST', '/api/account/email/undo', null, { token: link });
    };
    await change(token, thief);
    const confirm = tokenOf(await mailTo(dataDir, thief, CONFIRM), '/verify');
    await test.call('POST', '/api/auth/verify', null, { token: confirm });
    const entered = await login(thief, details.password ?? '');
    await change(entered.body<{ token: string }>().token, newDetails().email);
    await mailTo(dataDir, thief, ANNOUNCE);
    expect((await undo(old)).status).toBe(200);
    expect((await undo(thief)).status).toBe(400);
    expect((await login(old, details.password ?? '')).status).toBe(200);
  });

  it('is taken back also where whoever changed it signed up with the address before', async () => {
    const { token, details } = await test.signUp();
    const dataDir = test.deps.config.dataDir;
    const [old, thief] = [details.email ?? '', newDetails().email];
    await test.call('PUT', '/api/user', token, { email: thief });
    const confirm = tokenOf(await mailTo(dataDir, thief, CONFIRM), '/verify');
    await test.call('POST', '/api/auth/verify', null, { token: confirm });
    const blocking = await test.signUp({ email: old.toUpperCase() });
    const undo = tokenOf(await mailTo(dataDir, old, ANNOUNCE), '/verify');
    const answer = await test.call('POST', '/api/account/email/undo', null, { token: undo });
    expect([answer.status, answer.body()]).toEqual([200, { success: true, email: old }]);
    expect((await login(old, details.password ?? '')).status).toBe(200);
    const left = await test.call('GET', '/api/user', blocking.token);
    expect(left.body()).toMatchObject({ email: `${blocking.user.id}@utan-adress.invalid` });
  });

  it('is not taken from another account that has confirmed it since', async () => {
    const { token, details } = await test.signUp();
    const dataDir = test.deps.config.dataDir;
    const [old, next] = [details.email ?? '', newDetails().email];
    await test.call('PUT', '/api/user', token, { email: next });
    const confirm = tokenOf(await mailTo(dataDir, next, CONFIRM), '/verify');
    await test.call('POST', '/api/auth/verify', null, { token: confirm });
    await test.signUp({ email: old });
    const own = await mailTo(dataDir, old, 'Bekräfta din e-postadress', 2);
    await test.call('POST', '/api/auth/verify', null, { token: tokenOf(own, '/verify') });
    const undo = tokenOf(await mailTo(dataDir, old, ANNOUNCE), '/verify');
    const refused = await test.call('POST', '/api/account/email/undo', null, { token: undo });
    expect([refused.status, refused.body()]).toMatchObject([
      400,
      { code: 'settings.link_invalid' },
    ]);
    expect((await login(next, details.password ?? '')).status).toBe(200);
  });

  it('mails others five times an hour at most, and fills no log', async () => {
    const limited = await startTestApp({}, { worker: false });
    const { token, user } = await limited.signUp();
    const ask = (n: number) =>
      limited.call('PUT', '/api/user', token, { email: `annan${n}@bageriet.example` });
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) statuses.push((await ask(n)).status);
    expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(25).fill(429)]);
    const { rows } = await limited.deps.database.pool.query(
      "select from audit_log where actor_id = $1 and outcome = 'denied'",
      [user.id],
    );
    expect(rows).toHaveLength(20);
    const name = await limited.call('PUT', '/api/user', token, { name: 'Åsa Berg' });
    expect(name.status).toBe(200);
    await limited.close();
  });

  it('needs the password where the login was not just now', async () => {
    const own = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
    const { token, details } = await own.signUp();
    own.passTime(11 * MINUTE);
    const { email } = newDetails();
    const ask = (more: object) => own.call('PUT', '/api/user', token, { email, ...more });
    expect((await ask({})).body()).toMatchObject({ code: 'settings.password_needed' });
    const wrong = await ask({ currentPassword: 'fel' });
    expect(wrong.body()).toMatchObject({ code: 'settings.wrong_password' });
    expect((await ask({ currentPassword: details.password })).status).toBe(200);
    await own.close();
  });

  it('that has an account is told to nobody', async () => {
    const taken = (await test.signUp()).details.email ?? '';
    const { token } = await test.signUp();
    const answer = await test.call('PUT', '/api/user', token, { email: taken });
    expect([answer.status, answer.body()]).toMatchObject([200, { emailPending: taken }]);
    const mail = await mailTo(test.deps.config.dataDir, taken, CONFIRM);
    const confirm = { token: tokenOf(mail, '/verify') };
    const refused = await test.call('POST', '/api/auth/verify', null, confirm);
    expect([refused.status, refused.body()]).toMatchObject([400, { code: 'verification.failed' }]);
    expect(await statusOf(token)).toBe(200);
  });

  it('stands in the clear in no link', async () => {
    const { token } = await test.signUp();
    const { email } = newDetails();
    await test.call('PUT', '/api/user', token, { email });
    await mailTo(test.deps.config.dataDir, email, CONFIRM);
    const { rows } = await test.deps.database.pool.query('select * from mailed_links');
    const all = rows.map((row) => `${JSON.stringify(row)}${row.sealed?.toString('latin1')}`).join();
    expect(all).not.toContain(email);
    expect(linkOf(await mailTo(test.deps.config.dataDir, email, CONFIRM), '/verify')).toBeTruthy();
    expect((await readMails(test.deps.config.dataDir)).length).toBeGreaterThan(1);
  });
});

describe('the company profile', () => {
  it('gives every analysis of books its place in the industry, of sales as of costs', async () => {
    const { token } = await test.signUp({ plan: 'pro', promoCode: 'prova' });
    await test.call('PUT', '/api/user/company', token, { industry: '47', employees: '3' });
    const books = {
      name: 'bok.se',
      bytes:
        '#FLAGGA 0\n#SIETYP 1\n#RAR 0 20250101 20251231\n#KONTO 3001 "Varor"\n#KONTO 5010 "Hyra"\n#RES 0 3001 -90000.00\n#RES 0 5010 80000.00\n',
    };
    for (const guide of ['sales', 'kostnader'] as const) {
      await test.upload(token, books, { category: guide });
      const { result } = (
        await test.call('POST', `/api/analysis/${guide}`, token, guide === 'sales' ? {} : undefined)
      ).body<{ result: { facts: Fact[] } }>();
      const companies = result.facts.find(({ key }) => key === industryKeys.industryCompanies);
      expect([guide, companies?.source.filter]).toEqual([
        guide,
        'aktiebolag, SNI 47 Detaljhandel utom med motorfordon och motorcyklar, 1–4 anställda',
      ]);
      const margin = result.facts.find(
        ({ key, subject }) =>
          key === industryKeys.industryDifference && subject?.name === 'Rörelsemarginal',
      );
      expect(margin?.period).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    }
  });

  it('takes amounts as an owner writes them, and an empty field is unknown', async () => {
    const { token } = await test.signUp();
    const put = (body: object) => test.call('PUT', '/api/user/company', token, body);
    const answer = await put({
      industry: '47.241 Bageri',
      employees: '4',
      revenue: '4,2 mkr',
      result: '-35 tkr',
      foundedYear: '1998',
      website: 'bageriet.se',
      ceo: '  ',
    });
    expect(answer.body()).toMatchObject({
      industry: '47.241 Bageri',
      employees: 4,
      revenue: 4_200_000,
      result: -35_000,
      foundedYear: 1998,
      website: 'bageriet.se',
      ceo: null,
    });
    expect((await put({ revenue: '', location: 'Lund' })).body()).toMatchObject({
      revenue: null,
      location: 'Lund',
      result: -35_000,
    });
  });

  it.each([
    [{ revenue: 'fyra' }, 'revenue'],
    [{ employees: '4,5' }, 'employees'],
    [{ employees: -1 }, 'employees'],
    [{ employees: '0x10' }, 'employees'],
    [{ employees: '1e3' }, 'employees'],
    [{ foundedYear: '2e3' }, 'foundedYear'],
    [{ foundedYear: '98' }, 'foundedYear'],
    [{ foundedYear: 2150 }, 'foundedYear'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ verksamhet: 'x'.repeat(2001) }, 'verksamhet'],
    [{ revenue: 1e300 }, 'revenue'],
  ])('refuses %j, names the field and changes nothing', async (body, field) => {
    const { token } = await test.signUp();
    const answer = await test.call('PUT', '/api/user/company', token, {
      ...body,
      location: 'Lund',
    });
    expect(answer.status).toBe(400);
    expect(answer.body<{ fields: object }>().fields).toHaveProperty(field);
    expect((await test.call('GET', '/api/user', token)).body()).toMatchObject({ location: null });
  });
});

describe('a new password', () => {
  it('needs the old one, and ends all other sessions', async () => {
    const { token, details } = await test.signUp();
    const email = details.email ?? '';
    const other = (await login(email, details.password ?? '')).body<{ token: string }>().token;
    const change = (currentPassword: string, password: string) =>
      test.call('PUT', '/api/account/password', token, { currentPassword, password });
    expect((await change('fel', 'fyra kanelbullar på fat')).body()).toMatchObject({
      code: 'settings.wrong_password',
      fields: { currentPassword: 'Det nuvarande lösenordet är fel.' },
    });
    expect((await change(details.password ?? '', 'bageriet2026')).status).toBe(400);
    expect((await change(details.password ?? '', 'fyra kanelbullar på fat')).status).toBe(200);
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
    expect((await login(email, 'fyra kanelbullar på fat')).status).toBe(200);
    await mailTo(test.deps.config.dataDir, email, 'Ditt lösenord är ändrat');
  });

  it('is set by one of many calls at once with the same old one', async () => {
    const { token, details } = await test.signUp();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        test.call('PUT', '/api/account/password', token, {
          currentPassword: details.password,
          password: `fyra kanelbullar på fat ${n}`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('cannot be guessed for from an open browser: ten tries', async () => {
    const limited = await startTestApp({}, { worker: false });
    const { token } = await limited.signUp();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      const body = { currentPassword: `fel ${i}`, password: 'fyra kanelbullar på fat' };
      statuses.push((await limited.call('PUT', '/api/account/password', token, body)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    await limited.close();
  });
});

describe('where one is signed in', () => {
  it('is listed with its device, ended one by one, or all others at once', async () => {
    const { token, details } = await test.signUp();
    const from = async (userAgent: string) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'user-agent': userAgent },
        payload: { identifier: details.email, password: details.password },
      });
      return (JSON.parse(answer.body) as { token: string }).token;
    };
    const windows = await from('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537');
    const phone = await from('Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Safari/604.1');
    const list = async () =>
      (await test.call('GET', '/api/account/sessions', token)).body<
        { id: string; device: string | null; current: boolean }[]
      >();
    const items = await list();
    expect(items.map(({ device }) => device)).toEqual(
      expect.arrayContaining(['Chrome på Windows', 'Safari på iPhone']),
    );
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    const id = items.find(({ device }) => device === 'Safari på iPhone')?.id ?? '';
    const stranger = await test.signUp();
    for (const [who, status] of [
      [stranger.token, 404],
      [token, 200],
      [token, 404],
    ] as const) {
      const ended = await test.call('DELETE', `/api/account/sessions/${id}`, who);
      expect(ended.status).toBe(status);
    }
    expect([await statusOf(phone), await statusOf(windows)]).toEqual([401, 200]);
    expect((await test.call('DELETE', '/api/account/sessions', token)).status).toBe(200);
    expect([await statusOf(windows), await statusOf(token)]).toEqual([401, 200]);
    expect(await list()).toHaveLength(1);
  });
});

describe('what the plan allows', () => {
  it('is told with what is used and when there is more', async () => {
    const { token } = await test.signUp();
    await test.upload(token, { name: 'mars.csv', bytes: 'Datum;Belopp\n2025-03-01;100\n' });
    const answer = await test.call('GET', '/api/account/usage', token);
    expect(answer.body()).toEqual({
      files: { used: 1, max: 3 },
      analyses: {
        used: 0,
        max: 1,
        fairUse: null,
        renews: expect.stringMatching(/^\d{4}-\d{2}-01$/),
      },
    });
  });
});
