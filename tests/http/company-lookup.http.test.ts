import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LookupAnswer } from '#features/company-lookup/contract.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { type FakeBolagsverket, startBolagsverket } from '#support/fake-bolagsverket.ts';

const BAKERY = '529999-0019';
const UNKNOWN = '556036-0793';

async function ask(test: TestApp, body: object, token: string | null = null) {
  const answer = await test.call('POST', '/api/fetch-company-info', token, body);
  return { status: answer.status, headers: answer.headers, body: answer.body<LookupAnswer>() };
}

describe('the look-up of companies on a fresh clone', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({}, { worker: false });
  });
  afterAll(() => test.close());
  beforeEach(() => test.passTime(2 * 3600 * 1000));
  const userOf = async (token: string) => (await test.call('GET', '/api/user', token)).body();

  it('finds by number, for a stranger too, and says that the company is made up', async () => {
    for (const orgnr of [BAKERY, BAKERY.replace('-', ''), ' 529999 0019 ']) {
      const { status, body } = await ask(test, { orgnr });
      expect(status).toBe(200);
      expect(body).toMatchObject({ outcome: 'found', found: true, saved: [], differs: [] });
      expect(body.source).toEqual({ name: 'exempelregistret', fictitious: true, asOf: null });
      expect(body.data).toMatchObject({
        företagsnamn: 'Exempelbageriet i Påhittade AB',
        bransch: '10.710 Tillverkning av mjukt matbröd och färska bakverk',
        bolagsform: 'Aktiebolag',
        bolagsstatus: 'Aktivt',
        ort: 'Påhittade',
        sniKod: '10.710',
        organisationsnummer: BAKERY,
      });
    }
  });

  it('finds by name what is called exactly so, and gives a choice of what is much like it', async () => {
    const exact = await ask(test, { companyName: 'LÅTSAS CYKEL AB' });
    expect(exact.body).toMatchObject({ outcome: 'found', data: { sniKod: '47.632' } });
    const alike = await ask(test, { companyName: 'Låtsas sykel' });
    expect(alike.body).toMatchObject({ outcome: 'several', found: false, data: null });
    expect(alike.body.choices[0]?.företagsnamn).toBe('Låtsas Cykel AB');
    expect(alike.body.choices.length).toBeLessThanOrEqual(8);
  });

  it('gives by a number that no register has those of the name to choose from, never one', async () => {
    const { body } = await ask(test, { orgnr: UNKNOWN, companyName: 'Låtsas Cykel AB' });
    expect(body).toMatchObject({ outcome: 'several', found: false });
    expect(body.choices.map(({ organisationsnummer }) => organisationsnummer)).toEqual([
      '529999-0100',
    ]);
  });

  it.each([
    [{ orgnr: UNKNOWN }],
    [{ orgnr: '529999-0018' }],
    [{ orgnr: '811228-9874' }],
    [{ companyName: 'Helt annorlunda xyz' }],
  ])('says of %j that there is none', async (body) => {
    expect(await ask(test, body)).toMatchObject({
      status: 200,
      body: { outcome: 'not_found', found: false, data: null, choices: [] },
    });
  });

  it.each([{}, { orgnr: ' ', companyName: '' }])('asks for either by %j', async (body) => {
    const answer = await test.call('POST', '/api/fetch-company-info', null, body);
    expect(answer.status).toBe(400);
    expect(answer.body()).toMatchObject({
      error: 'Ange antingen organisationsnummer eller företagsnamn för att söka.',
    });
  });

  it('fills what an account lacks and changes nothing that it has, but what it is told to', async () => {
    const { token } = await test.signUp({ companyName: 'Mitt bageri' });
    const own = { location: 'Umeå', foundedYear: '2009', companyForm: 'aktiebolag ' };
    expect((await test.call('PUT', '/api/user/company', token, own)).status).toBe(200);
    const { body } = await ask(test, { orgnr: BAKERY }, token);
    expect(body.saved.sort()).toEqual(['companyStatus', 'industry', 'verksamhet']);
    expect(body.differs).toEqual([
      { field: 'companyName', own: 'Mitt bageri', found: 'Exempelbageriet i Påhittade AB' },
      { field: 'location', own: 'Umeå', found: 'Påhittade' },
    ]);
    expect(await userOf(token)).toMatchObject({
      companyName: 'Mitt bageri',
      location: 'Umeå',
      industry: '10.710 Tillverkning av mjukt matbröd och färska bakverk',
      companyForm: 'aktiebolag',
      revenue: null,
    });
    const chosen = await ask(test, { orgnr: BAKERY, replace: ['location'] }, token);
    expect(chosen.body.saved).toEqual(['location']);
    expect(chosen.body.differs.map(({ field }) => field)).toEqual(['companyName']);
    expect(await userOf(token)).toMatchObject({
      companyName: 'Mitt bageri',
      location: 'Påhittade',
    });
  });

  it('refuses a session that has ended rather than answer it as a stranger', async () => {
    const { token } = await test.signUp();
    await test.call('POST', '/api/auth/logout', token, {});
    const { status, body } = await ask(test, { orgnr: BAKERY }, token);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'auth.required' });
  });

  it('lets strangers on one network look up thirty in an hour, and an account its own', async () => {
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push((await ask(test, { orgnr: UNKNOWN })).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    const { headers } = await ask(test, { orgnr: UNKNOWN });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    const { token } = await test.signUp();
    expect((await ask(test, { orgnr: BAKERY }, token)).status).toBe(200);
  });
});

it('the look-up can be switched off, and says so', async () => {
  const test = await startTestApp({ COMPANY_REGISTER: 'off' }, { worker: false });
  expect(await ask(test, { orgnr: BAKERY })).toMatchObject({
    status: 200,
    body: { outcome: 'off', found: false, source: null },
  });
  await test.close();
});

describe('the look-up at Bolagsverket', () => {
  let test: TestApp;
  let server: FakeBolagsverket;
  beforeAll(async () => {
    server = await startBolagsverket();
    const { apiUrl, tokenUrl, clientId, clientSecret } = server.settings;
    test = await startTestApp(
      {
        COMPANY_REGISTER_CLIENT_ID: clientId,
        COMPANY_REGISTER_CLIENT_SECRET: clientSecret,
        COMPANY_REGISTER_API_URL: apiUrl,
        COMPANY_REGISTER_TOKEN_URL: tokenUrl,
      },
      { worker: false },
    );
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  it('tells found, not found and away apart, and never asks with a person’s number', async () => {
    expect((await ask(test, { orgnr: '529999-9994' })).body).toMatchObject({
      outcome: 'found',
      source: { name: 'Bolagsverket', fictitious: false },
      data: { företagsnamn: 'Cykelbolaget AB', bolagsform: 'Aktiebolag', ort: 'Grönköping' },
    });
    expect((await ask(test, { orgnr: UNKNOWN })).body.outcome).toBe('not_found');
    const asked = server.calls.length;
    expect((await ask(test, { orgnr: '811228-9874' })).body.outcome).toBe('not_found');
    expect(server.calls).toHaveLength(asked);
    expect(await ask(test, { companyName: 'Cykelbolaget' })).toMatchObject({
      status: 400,
      body: { code: 'company_lookup.number_needed' },
    });
    server.next({ status: 503, retryAfter: '900' });
    expect(await ask(test, { orgnr: '529999-9994' })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '900' },
      body: { code: 'company_lookup.source_away' },
    });
  });
});
