import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeBolagsverket, startBolagsverket } from '#support/fake-bolagsverket.ts';
import { registerSuite } from '../company-register.suite.ts';
import { type CompanyRegister, RegisterAwayError } from '../port.ts';
import { readAnswer } from './answer.ts';
import { createBolagsverket } from './bolagsverket.ts';
import { secondsOf } from './calls.ts';

const KNOWN = '5299999994';
const AWAY = '5567223705';
let server: FakeBolagsverket;
let register: CompanyRegister;
let clock = 0;
beforeAll(async () => {
  server = await startBolagsverket();
});
afterAll(() => server.close());

const open = (more: object = {}) =>
  createBolagsverket({ ...server.settings, ...more }, { now: () => clock, timeoutMs: 20_000 });
beforeEach(() => {
  server.calls.length = 0;
  server.tokensLast(3600);
  register = open();
});
const paths = () => server.calls.map(({ path }) => path.split('/').at(-1));

registerSuite('Bolagsverket', {
  register: () => register,
  unknown: '5560360793',
  known: {
    orgNumber: KNOWN,
    name: 'Cykelbolaget AB',
    city: 'Grönköping',
    industries: [{ code: '47642', name: 'Specialiserad butikshandel med cyklar' }],
    form: 'Aktiebolag',
    status: 'Aktivt',
    foundedYear: 2000,
    activity: 'HANDEL MED SKOR.',
    revenue: null,
    ceo: null,
  },
});

describe('the token', () => {
  it('is fetched once for all who ask, and anew in its last minute', async () => {
    await Promise.all([1, 2, 3].map(() => register.byNumber(KNOWN)));
    await register.byNumber(KNOWN);
    expect(paths().filter((path) => path === 'token')).toHaveLength(1);
    clock += (3600 - 59) * 1000;
    await register.byNumber(KNOWN);
    expect(paths().filter((path) => path === 'token')).toHaveLength(2);
  });

  it('that no longer holds is fetched anew, once', async () => {
    await register.byNumber(KNOWN);
    server.forgetTokens();
    expect((await register.byNumber(KNOWN))?.name).toBe('Cykelbolaget AB');
    expect(paths().slice(2)).toEqual(['organisationer', 'token', 'organisationer']);
  });

  it('that is refused is not asked for again at each look-up', async () => {
    const wrong = open({ clientSecret: 'fel' });
    await expect(wrong.byNumber(KNOWN)).rejects.toBeInstanceOf(RegisterAwayError);
    await expect(wrong.byNumber(KNOWN)).rejects.toBeInstanceOf(RegisterAwayError);
    expect(paths()).toEqual(['token']);
  });
});

describe('while it is away', () => {
  it.each([
    ['too many calls', { status: 429, retryAfter: '30' }, 30],
    ['maintenance', { status: 503, retryAfter: '7200' }, 7200],
    ['a fault without a word', { status: 500 }, 60],
  ])('for %s it is left alone until it is back', async (_, answer, seconds) => {
    await register.byNumber(KNOWN);
    const before = server.calls.length;
    server.next(answer);
    const away = { name: 'RegisterAwayError', retryAfterSeconds: seconds };
    await expect(register.byNumber(KNOWN)).rejects.toMatchObject(away);
    await expect(register.byNumber(KNOWN)).rejects.toMatchObject(away);
    expect(server.calls.length).toBe(before + 1);
    clock += seconds * 1000;
    expect(await register.byNumber(KNOWN)).not.toBeNull();
  });

  it('also where it says so in an answer that is well', async () => {
    await expect(register.byNumber(AWAY)).rejects.toThrow('OTILLGANGLIG_UPPGIFTSKALLA');
  });

  it('and where it does not answer, nobody waits', async () => {
    const hasty = createBolagsverket(server.settings, { now: () => clock, timeoutMs: 150 });
    server.next('nothing');
    await expect(hasty.byNumber(KNOWN)).rejects.toBeInstanceOf(RegisterAwayError);
  });

  it('and where it answers with something else', async () => {
    server.next({ status: 200, body: '<html>' });
    await expect(register.byNumber(KNOWN)).rejects.toBeInstanceOf(RegisterAwayError);
  });

  it('and where its address does not answer', async () => {
    const nowhere = open({ tokenUrl: 'http://127.0.0.1:1/token' });
    await expect(nowhere.byNumber(KNOWN)).rejects.toBeInstanceOf(RegisterAwayError);
  });
});

it('is not called more than it allows in a minute', async () => {
  for (let n = 0; n < 60; n++) await register.byNumber(KNOWN);
  await expect(register.byNumber(KNOWN)).rejects.toMatchObject({ retryAfterSeconds: 60 });
  clock += 61_000;
  expect(await register.byNumber(KNOWN)).not.toBeNull();
});

it('has no company for a number that it calls wrong', async () => {
  server.next({ status: 400, body: '{"detail":"ogiltig kontrollsiffra"}' });
  expect(await register.byNumber(KNOWN)).toBeNull();
});

describe('the status of a company', () => {
  const named = { organisationsnamnLista: [{ namn: 'A AB' }] };
  const proceeding = [{ kod: 'KK', klartext: 'Konkurs', fromDatum: '2024-01-01' }];
  const long = 'AvvecklingsEllerOmstruktureringsforfarande';
  it.each([
    [{ verksamOrganisation: { kod: 'NEJ' } }, 'Ej verksamt'],
    [{ [`pagaende${long}`]: { [`pagaende${long}Lista`]: proceeding } }, 'Konkurs'],
    [{ [`pagande${long}`]: { [`pagande${long}Lista`]: proceeding } }, 'Konkurs'],
    [
      {
        avregistreradOrganisation: { avregistreringsdatum: '2024-02-01T00:00:00.000+00:00' },
        avregistreringsorsak: { klartext: 'Fusion' },
      },
      'Avregistrerat 2024-02-01 (Fusion)',
    ],
    [{ verksamOrganisation: { fel: { typ: 'TIMEOUT' } } }, null],
  ])('of %j is %s', (more, status) => {
    const answered = readAnswer({ organisationer: [{ organisationsnamn: named, ...more }] }, KNOWN);
    expect(answered).toMatchObject({ company: { name: 'A AB', status } });
  });
});

it.each([
  ['120', 120],
  ['Thu, 01 Jan 1970 00:00:30 GMT', 30],
  [null, 60],
  ['soon', 60],
  ['-5', 60],
])('after %s it is asked again in %d s', (header, seconds) => {
  expect(secondsOf(header, 0)).toBe(seconds);
});
