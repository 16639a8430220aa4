import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stored } from '#contract/limits.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { ReportAnswer } from '#features/guides/report-answers-contract.ts';
import { addRecipient, sweepAsked } from '#features/mailings/server/recipients.ts';
import { runMailingJob } from '#features/mailings/server/send.ts';
import { mailingRecipients, mailings } from '#features/mailings/server/table.ts';
import type { SharedReport, Statement } from '#features/reports/shared-contract.ts';
import { users } from '#server/session/table.ts';
import { createThrottle } from '#server/throttle/throttle.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { linkOf, mailTo, readMails, tokenOf } from '#support/mails.ts';
import { unzipped } from '#support/unzip.ts';

const sales = [
  'Datum;Produkt;Antal;Summa',
  ...['01', '02', '03', '04'].flatMap((month) => [
    `2025-${month}-05;Kaffe;1;100,00`,
    `2025-${month}-20;Te;2;80,00`,
  ]),
].join('\n');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' }, { fullHashes: true });
});
afterAll(() => test.close());

async function analysed(account: Parameters<TestApp['signUp']>[0]) {
  const { token } = await test.signUp(account);
  await test.upload(token, { name: 'sälj.csv', bytes: `${sales}\n` });
  const { id } = (await test.call('POST', '/api/analysis/sales', token, {})).body<{ id: string }>();
  return { token, id };
}

async function fetched({ token, id }: { token: string; id: string }, format = 'pdf') {
  const url = `/api/analysis/${id}/report.${format}`;
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode, headers: answered, rawPayload } = await test.app.inject({ url, headers });
  return { status: statusCode, headers: answered, bytes: new Uint8Array(rawPayload) };
}

const textOf = async (bytes: Uint8Array) => {
  const { extractText } = await import('unpdf');
  return (await extractText(bytes, { mergePages: true })).text;
};

describe('the report of an analysis', () => {
  it('is a PDF with the product named for who is on the free plan; without it, and a workbook, for Pro', async () => {
    const free = await analysed({});
    const own = await analysed({ plan: 'pro', promoCode: 'prova' });
    const [branded, plain] = [await fetched(free), await fetched(own)];
    expect(branded.status).toBe(200);
    expect(branded.headers['content-type']).toBe('application/pdf');
    expect(branded.headers['content-disposition']).toMatch(
      /^attachment; filename="klarsikt-forsaljningsanalys-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    const text = await textOf(branded.bytes);
    expect(text).toContain('Gjord med Klarsikt');
    expect(text.replace(/\s/g, '')).toContain('720,00kr');
    expect(await textOf(plain.bytes)).not.toContain('Gjord med Klarsikt');
    const others = await fetched({ token: free.token, id: own.id });
    expect(others.status).toBe(404);
    const refused = await fetched(free, 'xlsx');
    expect(refused.status).toBe(403);
    expect(JSON.parse(new TextDecoder().decode(refused.bytes))).toMatchObject({
      code: 'report.pro',
      error: 'Rapporten som Excel och PowerPoint ingår i Pro. Som PDF finns den i alla planer.',
      upgradeRequired: true,
    });
    const book = await fetched(own, 'xlsx');
    const deck = await fetched(own, 'pptx');
    expect(deck.headers['content-type']).toContain('presentationml');
    expect(book.headers['content-disposition']).toMatch(/filename="klarsikt-.+\.xlsx"$/);
    const { sheets } = await readXlsx(book.bytes);
    expect(sheets.at(-1)?.rows.some((cells) => cells[2] === 720)).toBe(true);
  });

  it('is told from one that was changed, by its code and its bytes, to who holds it and for as long as its analysis is there (H25)', async () => {
    const own = await analysed({});
    const { bytes } = await fetched(own);
    expect(await fetched(own)).toMatchObject({ bytes });
    const written = Buffer.from(bytes).toString('latin1');
    const code = /\/kontrollera#([\w-]{65})/.exec(written)?.[1] ?? '';
    const check = (body: object) => test.call('POST', '/api/report-check', null, body);
    const hashed = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
    const [sha256, other] = [hashed(bytes), hashed(Buffer.from(`${written} `, 'latin1'))];
    const contents = {
      ...{
        title: 'Försäljningsanalys',
        period: expect.stringMatching(/^5\s(?:jan|januari)\S*20\sapril\s2025$/),
      },
      keyFigures: expect.arrayContaining([
        expect.objectContaining({
          label: 'Omsättning',
          value: expect.stringMatching(/^360,00\skr$/),
        }),
      ]),
    };
    expect((await check({ code, sha256 })).body()).toMatchObject({
      outcome: 'unchanged',
      contents,
    });
    expect((await check({ code, sha256: other })).body()).toMatchObject({ outcome: 'changed' });
    expect((await check({ code })).body()).toMatchObject({ outcome: 'code', contents });
    const unknown = [`${code.slice(0, -1)}!`, code.replace(/.{10}$/, 'AAAAAAAAAA'), ''];
    for (const wrong of unknown)
      expect((await check({ code: wrong, sha256 })).body()).toMatchObject({
        code: 'report_check.unknown',
      });
    expect((await check({ code, sha256: 'x' })).status).toBe(400);
    await test.deps.database.pool.query('delete from analyses where id = $1', [own.id]);
    expect((await check({ code, sha256 })).status).toBe(404);
  });

  it('is one short PDF of several analyses with Pro, checked by a code of its own that goes with each of them (H25)', async () => {
    const own = await analysed({ plan: 'pro', promoCode: 'prova' });
    const { token, id } = own;
    const bytes = 'Datum;Leverantör;Kategori;Belopp\n2025-01-31;Fastighets AB;Lokalhyra;90,00\n';
    await test.upload(token, { name: 'kostnader.csv', bytes }, { category: 'kostnader' });
    const made = await test.call('POST', '/api/analysis/kostnader', token, {});
    const costs = made.body<{ id: string }>().id;
    const asked = async (query: object, as = token) => {
      const search = new URLSearchParams({
        purpose: 'bank',
        parts: 'keyFigures,receipts',
        ...query,
      });
      const { statusCode, rawPayload } = await test.app.inject({
        url: `/api/report-package.pdf?${search}`,
        headers: { authorization: `Bearer ${as}` },
      });
      return { status: statusCode, bytes: new Uint8Array(rawPayload) };
    };
    const ask = () => asked({ sales: id, costs });
    const [both, again] = await Promise.all([ask(), ask()]);
    expect(both.status, Buffer.from(both.bytes).toString('latin1').slice(0, 300)).toBe(200);
    expect(again).toEqual(both);
    const codeOf = (file: Uint8Array) =>
      /\/kontrollera#([\w-]{65})/.exec(Buffer.from(file).toString('latin1'))?.[1] ?? '';
    const code = codeOf(both.bytes);
    const board = await asked({ sales: id, costs, purpose: 'board' });
    const codes = [code, codeOf(board.bytes), codeOf((await fetched(own)).bytes)];
    expect(new Set(codes).size).toBe(3);
    const text = await textOf(both.bytes);
    for (const words of ['Underlag till banken', 'sälj.csv', 'kostnader.csv', '1-F'])
      expect(text).toContain(words);
    const check = () => test.call('POST', '/api/report-check', null, { code });
    expect((await check()).body()).toMatchObject({ contents: { title: 'Underlag till banken' } });
    const free = await analysed({});
    for (const [query, as, status] of [
      [{ sales: free.id }, free.token, 403],
      [{ sales: id }, free.token, 404],
      [{ sales: costs }, token, 404],
      [{}, token, 400],
      [{ sales: id, parts: 'allt' }, token, 400],
    ] as const)
      expect((await asked(query, as)).status, JSON.stringify(query)).toBe(status);
    const { pool } = test.deps.database;
    await pool.query('update analyses set sample = true where id = $1', [costs]);
    expect((await asked({ sales: id, costs })).status).toBe(409);
    await pool.query('delete from analyses where id = $1', [costs]);
    expect((await check()).status).toBe(404);
  });

  it("has the company's logo, colour and words in every format with Pro, as shown before they are saved", async () => {
    const own = await analysed({ plan: 'pro', promoCode: 'prova' });
    const free = await analysed({});
    const raster = readFileSync('public/icon-192.png').toString('base64');
    const svg = '<svg viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>';
    const look = {
      logo: { bytes: Buffer.from(svg).toString('base64'), raster },
      ...{ accent: '#224488', footer: 'Storgatan 1 & 3', preparedBy: 'Anna Öberg' },
    };
    const put = (token: string, body: object) => test.call('PUT', '/api/letterhead', token, body);
    expect((await put(free.token, look)).body()).toMatchObject({
      ...{ code: 'letterhead.pro', upgradeRequired: true },
    });
    const light = (await put(own.token, { ...look, accent: '#ffcc00' })).body();
    expect(light).toMatchObject({ fields: { accent: expect.stringContaining('för ljus') } });
    const bomb = { bytes: Buffer.from('inte en bild').toString('base64'), raster: null };
    const refused = await put(own.token, { ...look, logo: bomb });
    expect(refused.body()).toMatchObject({ code: 'letterhead.logo' });
    const preview = await test.call('POST', '/api/letterhead/preview', own.token, look);
    expect(preview.body<{ page: string }>().page).toMatch(
      /^<svg[^>]*viewBox="0 0 595[.\d]* 841.89"/,
    );
    expect(await textOf((await fetched(own)).bytes)).not.toContain('Anna Öberg');

    const stored = (await put(own.token, look)).text;
    expect(stored).not.toContain(look.logo.bytes);
    expect((await put(own.token, { ...look, logo: 'same' })).text).toBe(stored);
    const pdf = await fetched(own);
    expect(pdf.headers['content-disposition']).toMatch(
      /filename="rapport-forsaljningsanalys-.+\.pdf"$/,
    );
    const text = await textOf(pdf.bytes);
    for (const words of ['Framtagen av Anna Öberg', 'Storgatan 1 & 3'])
      expect(text).toContain(words);
    const book = await unzipped(Buffer.from((await fetched(own, 'xlsx')).bytes));
    const deck = await unzipped(Buffer.from((await fetched(own, 'pptx')).bytes));
    for (const files of [book, deck])
      expect([...files.keys()].some((name) => /media\/.+\.png$/.test(name))).toBe(true);
    expect(String(book.get('xl/worksheets/sheet1.xml'))).toContain('Storgatan 1 &amp;&amp; 3');
    expect(String(deck.get('ppt/slides/slide1.xml'))).toMatch(
      /224488[\s\S]*Framtagen av Anna Öberg/,
    );
  });
});

const approval = (statement: string, name = 'Åsa Revisor') => ({
  ...{ name, answers: [{ statement, kind: 'approved' }] },
});

interface NewLink {
  days?: number;
  password?: string | null;
  rows?: boolean;
  answers?: boolean;
}

describe('a link to a report', () => {
  type Owner = Awaited<ReturnType<typeof analysed>>;
  let owner: Owner;
  beforeAll(async () => {
    owner = await analysed({ plan: 'pro', promoCode: 'prova', companyName: 'Kanariebröd AB' });
  });

  const make = ({ token, id }: Owner, more: NewLink = {}) =>
    test.call('POST', `/api/analysis/${id}/links`, token, {
      ...{ label: 'Banken', days: 30, password: null, rows: false, answers: false, ...more },
    });
  async function linkOf(more: NewLink = {}) {
    const { id, address } = (await make(owner, more)).body<{ id: string; address: string }>();
    return { id, address: new URL(address), link: new URL(address).hash.slice(1) };
  }
  const open = (body: object, url = '') =>
    test.call('POST', `/api/shared-report${url}`, null, body);
  const listed = async () =>
    (await test.call('GET', '/api/report-links', owner.token)).body<
      { id: string; views: number; lastViewedAt: string | null; locked: boolean }[]
    >();
  const rowsOf = (link: string, factId: string) =>
    open({ link, factId, from: 0, search: '' }, '/rows');

  it('shows a stranger the report, its receipts and its PDF, and the owner how often', async () => {
    const { id, address, link } = await linkOf();
    expect(address.pathname + address.search).toBe('/delad');
    expect(Buffer.from(link.slice(22), 'base64url')).toHaveLength(32);
    const opened = await open({ link });
    expect(opened.status).toBe(200);
    expect(opened.headers['set-cookie']).toBeUndefined();
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(opened.text).toContain('Kanariebröd AB');
    const { report } = opened.body<{ report: SharedReport }>();
    const shown = new Set(JSON.stringify(report.parts).match(/"F\d+"/g));
    const known = new Set(report.facts.map((fact) => `"${fact.id}"`));
    expect(shown.size).toBeGreaterThan(3);
    expect([...shown].filter((factId) => !known.has(factId))).toEqual([]);
    expect(report.facts.every(({ source }) => source.where === null)).toBe(true);
    for (const hidden of [owner.id, 'documentId":"', 'analysisId', 'Banken'])
      expect(opened.text).not.toContain(hidden);
    const pdf = await test.app.inject({
      ...{ method: 'POST', url: '/api/shared-report/pdf', payload: { link } },
    });
    expect(new Uint8Array(pdf.rawPayload)).toEqual((await fetched(owner)).bytes);
    expect((await listed()).find((each) => each.id === id)).toMatchObject({
      ...{ views: 1, locked: false, lastViewedAt: expect.any(String) },
    });
    expect((await rowsOf(link, 'F1')).body()).toMatchObject({ code: 'shared.no_rows' });
  });

  it('shows the rows of the figures in the report where the owner shares them, and of no other', async () => {
    const { link } = await linkOf({ rows: true });
    const { facts } = (await open({ link })).body<{ report: SharedReport }>().report;
    const withRows = facts.find(({ source }) => source.where !== null);
    const { result } = (
      await test.call('GET', `/api/analysis/${owner.id}/record`, owner.token)
    ).body<{ result: { facts: Fact[] } }>();
    const isShown = new Set(facts.map(({ id }) => id));
    const hidden = result.facts.find(({ id, source }) => !isShown.has(id) && source.where !== null);
    const rows = await rowsOf(link, withRows?.id ?? '');
    expect(rows.body<{ total: number }>().total).toBeGreaterThan(0);
    const csv = await open({ link, factId: withRows?.id }, '/rows.csv');
    expect(csv.text).toContain('Kaffe');
    expect(hidden).toBeDefined();
    expect((await rowsOf(link, hidden?.id ?? '')).body()).toMatchObject({
      code: 'analysis.no_fact',
    });
  });

  it('that is revoked, too old, of a deleted analysis or made up shows nothing, in the same words (H21)', async () => {
    const [revoked, old, gone] = [await linkOf(), await linkOf({ days: 7 }), await linkOf()];
    const { pool } = test.deps.database;
    const stranger = await analysed({ plan: 'pro', promoCode: 'prova' });
    const foreign = await test.call('DELETE', `/api/report-links/${revoked.id}`, stranger.token);
    expect(foreign.status).toBe(404);
    expect((await open({ link: revoked.link })).status).toBe(200);
    const own = await test.call('DELETE', `/api/report-links/${revoked.id}`, owner.token);
    expect(own.status).toBe(200);
    await pool.query("update report_links set expires_at = now() - interval '1 s' where id = $1", [
      old.id,
    ]);
    const other = (await make(stranger)).body<{ address: string }>();
    await pool.query('delete from analyses where id = $1', [stranger.id]);
    const links = [
      ...[revoked.link, old.link, new URL(other.address).hash.slice(1)],
      ...[`${gone.link.slice(0, -1)}${gone.link.endsWith('A') ? 'B' : 'A'}`, 'påhittad', ''],
    ];
    const answers = new Set<string>();
    for (const link of links) {
      for (const url of ['', '/pdf']) {
        for (const password of [undefined, 'ett lösenord']) {
          const answer = await open({ link, password }, url);
          answers.add(`${answer.status} ${answer.text}`);
        }
      }
      const rows = await rowsOf(link, 'F1');
      answers.add(`${rows.status} ${rows.text}`);
    }
    expect([...answers]).toEqual([expect.stringMatching(/^404 .*"code":"shared\.gone"/)]);
    expect((await listed()).map(({ id }) => id)).toContain(old.id);
  });

  it('is stored as the hash of its token and its password, and is no answer twice (H21)', async () => {
    const { id, link } = await linkOf({ password: 'Räksmörgås 12' });
    const { rows } = await test.deps.database.pool.query<Record<string, unknown>>(
      'select * from report_links where id = $1',
      [id],
    );
    const kept = JSON.stringify(rows);
    expect(kept).toContain(createHash('sha256').update(link).digest('hex'));
    expect(kept).toContain('$argon2id$');
    for (const secret of [link, link.slice(22), 'Räksmörgås 12'])
      expect(kept).not.toContain(secret);
    expect((await test.call('GET', '/api/report-links', owner.token)).text).not.toContain(link);
  });

  it('with a password shows nothing without it, and after ten wrong ones nothing with it for a while (H22)', async () => {
    const guarded = await startTestApp({ PROMO_CODE: 'prova' }, { fullHashes: true });
    const asked = (body: object, url = '') =>
      guarded.call('POST', `/api/shared-report${url}`, null, body);
    const { token } = await guarded.signUp({ plan: 'pro', promoCode: 'prova' });
    await guarded.upload(token, { name: 'sälj.csv', bytes: `${sales}\n` });
    const { id } = (await guarded.call('POST', '/api/analysis/sales', token, {})).body<{
      id: string;
    }>();
    const { address } = (
      await guarded.call('POST', `/api/analysis/${id}/links`, token, {
        ...{ label: '', days: 7, password: 'Räksmörgås 12', rows: true, answers: true },
      })
    ).body<{ address: string }>();
    const link = new URL(address).hash.slice(1);
    for (const url of ['', '/pdf'])
      expect((await asked({ link }, url)).body()).toMatchObject({ code: 'shared.password' });
    const unlocked = await asked({ link, ...approval('0'.repeat(64)) }, '/answers');
    expect(unlocked.body()).toMatchObject({ code: 'shared.password' });
    expect((await asked({ link, password: 'Räksmörgås 12' })).status).toBe(200);
    // At once, so that no number of them passes before they are counted.
    const wrong = await Promise.all(
      Array.from({ length: 14 }, (_, n) => asked({ link, password: `räksmörgås ${n}` })),
    );
    const codes = wrong.map((answer) => answer.body<{ code: string }>().code);
    expect(codes.filter((code) => code === 'shared.wrong_password')).toHaveLength(10);
    expect(codes.filter((code) => code === 'shared.too_many')).toHaveLength(4);
    for (const url of ['', '/pdf']) {
      const locked = await asked({ link, password: 'Räksmörgås 12' }, url);
      expect(locked.status).toBe(429);
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(60);
    }
    guarded.passTime(61 * 60 * 1000);
    const opened = await asked({ link, password: 'Räksmörgås 12' });
    expect(opened.status).toBe(200);
    // Each sending of answers is a mail to the owner.
    const [first] = opened.body<{ answering: { statements: Statement[] } }>().answering.statements;
    const body = { link, password: 'Räksmörgås 12', ...approval(first?.id ?? '') };
    expect((await asked(body, '/answers')).status).toBe(200);
    await guarded.deps.database.pool.query(
      "update throttles set count = 20 where key like 'shared-answers:%'",
    );
    expect((await asked(body, '/answers')).body()).toMatchObject({
      code: 'shared.too_many_answers',
    });
    await guarded.close();
  });

  it('takes as long to refuse, link or none, where a password is given (H21)', async () => {
    const { link } = await linkOf({ password: 'Räksmörgås 12' });
    const verified: (string | null)[] = [];
    const { passwords } = test.deps;
    const verify = vi.spyOn(passwords, 'verify').mockImplementation(async (stored) => {
      verified.push(stored);
      return false;
    });
    await open({ link, password: 'fel lösenord' });
    await open({ link: 'påhittad', password: 'fel lösenord' });
    verify.mockRestore();
    expect(verified).toEqual([expect.stringContaining('$argon2id$'), null]);
  });

  it('is of Pro, and so many at a time', async () => {
    const free = await analysed({});
    expect((await make(free)).body()).toMatchObject({
      code: 'report_links.pro',
      upgradeRequired: true,
    });
    const other = await analysed({ plan: 'pro', promoCode: 'prova' });
    expect((await make({ ...other, id: owner.id })).status).toBe(404);
    await test.deps.database.pool.query(
      `insert into report_links (owner_id, id, analysis_id, token_hash, label, rows, created_at, expires_at)
       select owner_id, gen_random_uuid(), id, n::text, '', false, now(), now() + interval '1 day'
       from analyses, generate_series(1, $2::int) n where id = $1`,
      [other.id, stored.reportLinks - 1],
    );
    const both = await Promise.all([make(other), make(other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('an answer to a report', () => {
  interface Opened {
    report: SharedReport;
    answering: { statements: Statement[]; answers: ReportAnswer[] } | null;
  }
  const owned = async () => {
    const owner = await analysed({ plan: 'pro', promoCode: 'prova' });
    const { email } = (await test.call('GET', '/api/user', owner.token)).body<{ email: string }>();
    return { ...owner, email };
  };
  let owner: Awaited<ReturnType<typeof owned>>;
  beforeAll(async () => {
    owner = await owned();
  });

  async function linked({ token, id }: Pick<typeof owner, 'token' | 'id'>, answers = true) {
    const made = await test.call('POST', `/api/analysis/${id}/links`, token, {
      ...{ label: 'Revisorn', days: 30, password: null, rows: false, answers },
    });
    const { id: linkId, address } = made.body<{ id: string; address: string }>();
    return { linkId, link: new URL(address).hash.slice(1) };
  }
  const opened = async (link: string) =>
    (await test.call('POST', '/api/shared-report', null, { link })).body<Opened>();
  const statements = async (link: string) => (await opened(link)).answering?.statements ?? [];
  const send = (link: string, body: object, key?: string) =>
    test.app.inject({
      ...{ method: 'POST', url: '/api/shared-report/answers', payload: { link, ...body } },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const listed = async ({ token, id }: typeof owner) =>
    (await test.call('GET', `/api/analysis/${id}/answers`, token)).body<ReportAnswer[]>();

  it('is mailed once, stands at the analysis and in its PDF, and outlives its link', async () => {
    const [{ link, linkId }, bank] = [await linked(owner), await linked(owner)];
    const silent = await linked(owner, false);
    const before = (await fetched(owner)).bytes;
    const [first, second, third] = await statements(link);
    const said = 'Hur är <b>juni</b> räknad?\n=HYPERLINK("http://x.example")';
    const body = {
      name: ' Åsa Revisor ',
      answers: [
        { statement: first?.id, kind: 'approved' },
        { statement: second?.id, kind: 'question', text: said },
      ],
    };
    const key = randomUUID();
    const sent = await Promise.all([send(link, body, key), send(link, body, key)]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(sent[0]?.headers['set-cookie']).toBeUndefined();
    await send(bank.link, {
      name: 'Bo Bank',
      answers: [{ statement: third?.id, kind: 'approved' }],
    });

    const mail = await mailTo(
      ...([test.deps.config.dataDir, owner.email] as const),
      'Svar på din rapport: Försäljningsanalys',
      2,
    );
    const mails = (await readMails(test.deps.config.dataDir)).filter(
      ({ to }) => to?.[0]?.address === owner.email,
    );
    const answered = mails.filter(({ text }) => text?.includes('Åsa Revisor'));
    expect(answered).toHaveLength(1);
    expect(answered[0]?.text).toContain(said);
    expect(answered[0]?.html).toContain('&lt;b&gt;juni');
    expect(linkOf(mail, '/sales')).toContain(owner.id);

    const [bankSees, auditorSees] = [await opened(bank.link), await opened(link)];
    expect(bankSees.answering?.answers.map(({ name }) => name)).toEqual(['Bo Bank']);
    expect(auditorSees.answering?.answers.map(({ name, text }) => [name, text]).sort()).toEqual([
      ['Åsa Revisor', ''],
      ['Åsa Revisor', said],
    ]);
    expect((await opened(silent.link)).answering).toBeNull();
    expect((await send(silent.link, approval(first?.id ?? ''))).json()).toMatchObject({
      code: 'shared.no_answers',
    });

    await test.call('DELETE', `/api/report-links/${linkId}`, owner.token);
    expect((await send(link, approval(first?.id ?? ''))).statusCode).toBe(404);
    expect((await listed(owner)).map(({ name }) => name).sort()).toEqual(
      ['Bo Bank', 'Åsa Revisor', 'Åsa Revisor'].sort(),
    );
    const [one, again] = [(await fetched(owner)).bytes, (await fetched(owner)).bytes];
    expect(one).toEqual(again);
    const text = (await textOf(one)).replace(/\s+/g, ' ');
    for (const part of ['Svar på rapporten', 'Åsa Revisor', 'Bo Bank', 'Godkänt', 'Hur är <b>juni'])
      expect(text).toContain(part);
    const { sheets } = await readXlsx((await fetched(owner, 'xlsx')).bytes);
    const cells = sheets.flatMap(({ rows }) => rows.flat());
    expect(cells).toContainEqual(expect.stringContaining('=HYPERLINK('));

    // Those of one link are not read through another.
    const pdf = await test.app.inject({
      ...{ method: 'POST', url: '/api/shared-report/pdf', payload: { link: silent.link } },
    });
    expect(new Uint8Array(pdf.rawPayload)).toEqual(before);
  });

  it("is of one analysis and its owner's, who alone reads and deletes it", async () => {
    const [mine, stranger] = [await owned(), await owned()];
    const { link } = await linked(mine);
    const [first] = await statements(link);
    await send(link, approval(first?.id ?? ''));
    const later = (await test.call('POST', '/api/analysis/sales', mine.token, {})).body<{
      id: string;
    }>();
    expect(await listed({ ...mine, id: later.id })).toEqual([]);
    const [answer] = await listed(mine);
    const path = `/api/report-answers/${answer?.id}`;
    const foreign = await test.call('GET', `/api/analysis/${mine.id}/answers`, stranger.token);
    expect(foreign.status).toBe(404);
    expect((await test.call('DELETE', path, stranger.token)).status).toBe(404);
    expect((await test.call('DELETE', path, mine.token)).status).toBe(200);
    expect(await listed(mine)).toEqual([]);
  });

  it('is plain, short, to what the report states, and of a bounded number (H23)', async () => {
    const { link } = await linked(owner);
    const [first] = await statements(link);
    const statement = first?.id ?? '';
    const comment = (text: string) => ({
      ...{ name: 'Åsa', answers: [{ statement, kind: 'comment', text }] },
    });
    for (const wrong of [
      ...[comment('  '), comment('a'.repeat(1001)), comment('a\u0007'), comment('\u202etext')],
      ...[approval(statement, ' '), approval(statement, 'Åsa\r\nBcc: b'), approval('påhittat')],
      ...[{ name: 'Åsa', answers: [] }, approval(statement, 'a'.repeat(81))],
    ]) {
      const { statusCode, body } = await send(link, wrong);
      expect(statusCode, body).toBe(400);
    }
    expect((await send(link, approval('0'.repeat(64)))).json()).toMatchObject({
      code: 'shared.changed',
    });
    await test.deps.database.pool.query(
      `insert into report_answers
       select owner_id, gen_random_uuid(), id, gen_random_uuid(), '', '', 'approved', '', '', now()
       from analyses, generate_series(1, $2::int) where id = $1`,
      [owner.id, stored.reportAnswers - (await listed(owner)).length - 1],
    );
    const both = await Promise.all([
      send(link, approval(statement)),
      send(link, approval(statement)),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });
});

describe('a mailing of reports', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const leaveHeader = (mail: Awaited<ReturnType<typeof mailTo>>) =>
    mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';
  const mailsTo = async (address: string) =>
    (await readMails(test.deps.config.dataDir)).filter(({ to }) => to?.[0]?.address === address);

  async function arranged(companyName: string, address: string) {
    const { dataDir } = test.deps.config;
    const { token, user, details } = await test.signUp({
      ...{ plan: 'pro', promoCode: 'prova', companyName },
    });
    const call = (method: string, url: string, body?: object) =>
      test.call(method, url, token, body);
    const choices = { rhythm: 'weekly', day: 1, form: 'link', password: null };
    expect((await call('PUT', '/api/mailing', choices)).body()).toMatchObject({
      code: 'mailings.unverified',
    });
    const verify = await mailTo(dataDir, details.email ?? '', 'Bekräfta din e-postadress');
    await call('POST', '/api/auth/verify', { token: tokenOf(verify, '/verify') });
    const analyse = async (bytes: string) => {
      await test.upload(token, { name: `${randomUUID()}.csv`, bytes });
      const made = await call('POST', '/api/analysis/sales', {});
      expect(made.status, made.text).toBe(200);
    };
    expect((await call('PUT', '/api/mailing', choices)).status).toBe(200);
    expect((await call('POST', '/api/mailing/recipients', { address })).status).toBe(200);
    const asked = await mailTo(dataDir, address, 'Vill du få rapporter per mejl?');
    return { token, user, details, call, choices, analyse, asked: tokenOf(asked, 'utskick-svar') };
  }
  type Arranged = Awaited<ReturnType<typeof arranged>>;

  /** What `times` workers do at once when the time of the mailing has come. */
  async function timeComes({ call, user }: Arranged, times = 1, deps = test.deps) {
    const [row] = await test.deps.database.db
      .update(mailings)
      .set({ nextAt: test.deps.clock() })
      .where(eq(mailings.ownerId, user.id))
      .returning();
    const job = { ownerId: user.id, id: row?.runId ?? '' };
    await Promise.all(Array.from({ length: times }, () => runMailingJob(deps, job)));
    return (await call('GET', '/api/mailing')).body<{
      mailing: { sentAt: string | null; nextAt: string; latest: { outcome: string } };
      recipients: { id: string; address: string; state: string }[];
    }>();
  }

  it('locks the PDF with the password, and knows the locked file again', async () => {
    const address = 'revisorn@exempel.se';
    const own = await arranged('Låst AB', address);
    await test.call('POST', '/api/mailing-reader/confirm', null, { token: own.asked });
    await own.analyse(`${sales}\n2025-05-02;Te;1;90,00\n`);
    const password = 'Åtta burkar sill';
    const save = (more: object) => own.call('PUT', '/api/mailing', { ...own.choices, ...more });
    await save({ password });
    // As it was stored before PDFs had one: the password stands for links alone, and cannot be read.
    await test.deps.database.db.update(mailings).set({ sealedPassword: null });
    const kept = { form: 'pdf', password: undefined };
    expect((await save(kept)).body()).toMatchObject({ code: 'mailings.password_again' });
    const locked = (await save({ form: 'pdf', password })).body<{ mailing: object }>();
    expect(locked.mailing).toMatchObject({ form: 'pdf', hasPassword: true });
    expect((await save(kept)).status).toBe(200);

    await timeComes(own);
    const mail = await mailTo(test.deps.config.dataDir, address, 'Nya rapporter från Låst AB');
    expect(mail.text).toContain('Rapporten öppnas med det lösenord');
    const bytes = new Uint8Array(mail.attachments[0]?.content as ArrayBuffer);
    await expect(textOf(bytes.slice())).rejects.toThrow(/password/i);
    const { extractLinks, getDocumentProxy } = await import('unpdf');
    const { links } = await extractLinks(await getDocumentProxy(bytes.slice(), { password }));
    const code = links.find((link) => link.includes('/kontrollera#'))?.split('#')[1];
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const checked = await test.call('POST', '/api/report-check', null, { code, sha256 });
    expect(checked.body()).toMatchObject({ outcome: 'unchanged' });
  });

  it('goes to who has said yes, once, with what is new; one press ends it (H24)', async () => {
    const address = 'styrelsen@exempel.se';
    const own = await arranged('Utskick & Co AB', address);
    await own.analyse(`${sales}\n`);
    const before = await timeComes(own);
    expect(before).toMatchObject({
      mailing: { latest: { outcome: 'no_recipients' }, sentAt: null },
      recipients: [{ address, state: 'asked' }],
    });
    const confirm = () =>
      test.call('POST', '/api/mailing-reader/confirm', null, { token: own.asked });
    expect((await confirm()).body()).toEqual({ company: 'Utskick & Co AB' });
    expect((await confirm()).status).toBe(404);

    // Cut short while it writes: nothing is sent and no link is left, and the time is made again.
    const seal = (): never => {
      throw new Error('killed');
    };
    await expect(
      timeComes(own, 1, { ...test.deps, box: { ...test.deps.box, seal } }),
    ).rejects.toThrow('killed');
    expect((await own.call('GET', '/api/report-links')).body()).toEqual([]);
    // Two workers at once with the same job: the mails are written by one of them.
    const sent = await timeComes(own, 2);
    expect(sent.mailing.latest.outcome).toBe('sent');
    expect(Date.parse(sent.mailing.nextAt)).toBeGreaterThan(test.deps.clock().getTime());
    const subject = 'Nya rapporter från Utskick & Co AB';
    const mail = await mailTo(test.deps.config.dataDir, address, subject);
    expect(mail.text?.replace(/\s/gu, ' ')).toContain('360,00 kr');
    expect(mail.text?.replace(/\s/gu, ' ')).toContain('I hela filen: 720,00 kr');
    const opened = await test.call('POST', '/api/shared-report', null, {
      link: new URL(linkOf(mail, '/delad')).hash.slice(1),
    });
    expect(opened.status).toBe(200);

    // A trial is the owner's only, and takes nothing from what is new.
    const mine = own.details.email ?? '';
    expect((await own.call('POST', '/api/mailing/preview')).body()).toEqual({ to: mine });
    const trial = await mailTo(test.deps.config.dataDir, mine, subject);
    expect(trial.text).toContain('Det här är ett prov');
    expect(leaveHeader(trial)).toBe('');

    const idle = await timeComes(own);
    expect(idle.mailing.latest.outcome).toBe('nothing_new');
    await own.analyse(`${sales}\n2025-04-20;Te;1;80,00\n`);
    await own.call('PUT', '/api/mailing', { ...own.choices, form: 'pdf' });
    await timeComes(own);
    const second = await mailTo(test.deps.config.dataDir, address, subject, 2);
    expect(second.text?.replace(/\s/gu, ' ')).toContain('440,00 kr (förut 360,00 kr)');
    expect(second.attachments).toHaveLength(1);
    expect(await textOf(new Uint8Array(second.attachments[0]?.content as ArrayBuffer))).toContain(
      'Försäljningsanalys',
    );

    expect(second.headers).toContainEqual(
      expect.objectContaining({
        key: 'list-unsubscribe-post',
        value: 'List-Unsubscribe=One-Click',
      }),
    );
    const { pathname } = new URL(leaveHeader(second));
    const page = await test.app.inject({ url: pathname });
    expect(page.statusCode).toBe(303);
    expect(page.headers.location).toMatch(/^\/utskick-svar\?sluta=/);
    const press = await test.app.inject({
      ...{ method: 'POST', url: pathname, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(press.statusCode).toBe(200);
    await own.analyse(`${sales}\n2025-04-20;Kaffe;1;80,00\n`);
    expect(await timeComes(own)).toMatchObject({
      mailing: { latest: { outcome: 'no_recipients' } },
      recipients: [{ address, state: 'left' }],
    });
    expect((await confirm()).status).toBe(404);
    expect((await mailsTo(address)).map((each) => each.subject)).toEqual([
      'Vill du få rapporter per mejl?',
      ...[subject, subject],
    ]);
  });

  it('waits while Pro has ended and says so once; is refused, and arranged again, in the plan', async () => {
    const own = await arranged('Paus AB', 'banken@exempel.se');
    await test.call('POST', '/api/mailing-reader/confirm', null, { token: own.asked });
    await test.deps.database.db
      .update(users)
      .set({ plan: 'free' })
      .where(eq(users.id, own.user.id));
    await timeComes(own);
    expect((await timeComes(own)).mailing.latest.outcome).toBe('not_pro');
    const subject = 'Utskicket av dina rapporter är pausat';
    await mailTo(test.deps.config.dataDir, own.details.email ?? '', subject);
    const notices = await mailsTo(own.details.email ?? '');
    expect(notices.filter((each) => each.subject === subject)).toHaveLength(1);
    expect((await own.call('PUT', '/api/mailing', own.choices)).status).toBe(403);
    expect((await own.call('DELETE', '/api/mailing')).body()).toMatchObject({ mailing: null });
    expect(await mailsTo('banken@exempel.se')).toHaveLength(1);
  });

  it('forgets an address that does not answer, and asks none too often', async () => {
    const own = await arranged('Frågar AB', 'tyst@exempel.se');
    const add = (address: string) => own.call('POST', '/api/mailing/recipients', { address });
    expect((await add('TYST@exempel.se')).body()).toMatchObject({ code: 'mailings.twice' });
    expect((await add('inte en adress')).status).toBe(400);
    const limited = {
      ...test.deps,
      throttle: createThrottle(test.deps.database.db, test.deps.clock, true),
    };
    const asks = Array.from({ length: 4 }, async () => {
      const other = await test.signUp();
      return addRecipient(limited, other.user.id, 'manga@exempel.se').then(
        () => 'asked',
        ({ code }: { code: string }) => code,
      );
    });
    // Whoever asks: one address is not asked by all.
    expect((await Promise.all(asks)).sort()).toEqual([
      ...['asked', 'asked', 'asked', 'mailings.too_many'],
    ]);
    const room = stored.mailingRecipients - 1;
    for (let n = 0; n < room; n++) await add(`nummer${n}@exempel.se`);
    expect((await add('for.manga@exempel.se')).body()).toMatchObject({ code: 'mailings.full' });
    test.passTime(8 * DAY_MS);
    await sweepAsked(test.deps);
    const rows = await test.deps.database.db
      .select()
      .from(mailingRecipients)
      .where(eq(mailingRecipients.ownerId, own.user.id));
    expect(rows).toEqual([]);
  });
});
