import { deflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Logo } from '#features/letterhead/letterhead.ts';
import type { SharedReport } from '#features/reports/shared-contract.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { chunk, frame, jpeg, png, scan } from '#support/make-logo.ts';
import { unzipped } from '#support/unzip.ts';

let test: TestApp;
let token: string;
let analysis: string;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off', PROMO_CODE: 'prova' });
  ({ token } = await test.signUp({ plan: 'pro', promoCode: 'prova' }));
  const bytes = 'Datum;Produkt;Summa\n2025-01-05;Kaffe;100,00\n2025-02-05;Te;80,00\n';
  await test.upload(token, { name: 'sälj.csv', bytes });
  const made = await test.call('POST', '/api/analysis/sales', token, {});
  analysis = made.body<{ id: string }>().id;
});
afterAll(() => test.close());

interface Given {
  bytes: Buffer;
  raster?: Buffer | null;
}
const base64 = (bytes: Buffer) => bytes.toString('base64');
const lookOf = ({ bytes, raster = null }: Given) => ({
  logo: { bytes: base64(bytes), raster: raster && base64(raster) },
  ...{ accent: null, footer: '', preparedBy: '' },
});
const put = (given: Given) => test.call('PUT', '/api/letterhead', token, lookOf(given));

async function fetched(format: string): Promise<Buffer> {
  const url = `/api/analysis/${analysis}/report.${format}`;
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode, rawPayload } = await test.app.inject({ url, headers });
  expect(statusCode).toBe(200);
  return rawPayload;
}

const GREEN = '#12ab34';
const steers = [
  '<script>alert(1)</script><script href="https://evil.example/x.js"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
  '<a href="javascript:alert(1)"><rect width="4" height="4"/></a>',
  '<rect width="9" height="9" fill="url(https://evil.example/a.svg#b)" onclick="alert(1)"/>',
  '<linearGradient id="a" xlink:href="https://evil.example/a.svg#b"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
].join('');
const hostile = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" onload="alert(1)">${steers}<path d="M0 0h40v20z" fill="${GREEN}"/></svg>`,
);
const STEERS = /<script|alert\(|javascript:|evil|foreignObject|iframe|\son\w+=/i;
const svgIn = (dataUrl: string) =>
  Buffer.from(/data:image\/svg\+xml;base64,([\w+/=]+)/.exec(dataUrl)?.[1] ?? '', 'base64');

describe('an SVG with scripts and addresses as a logo', () => {
  it('is drawn by every format, and none has anything of it but its shapes', async () => {
    const raster = png({ width: 40, height: 20, more: [chunk('tEXt', Buffer.from('a\0evil'))] });
    const preview = await test.call(
      ...(['POST', '/api/letterhead/preview', token] as const),
      lookOf({ bytes: hostile, raster }),
    );
    const { page } = preview.body<{ page: string }>();
    const stored = (await put({ bytes: hostile, raster })).body<{ logo: Logo }>().logo;
    const made = await test.call('POST', `/api/analysis/${analysis}/links`, token, {
      ...{ label: '', days: 7, password: null, rows: false, answers: false },
    });
    const link = new URL(made.body<{ address: string }>().address).hash.slice(1);
    const opened = await test.call('POST', '/api/shared-report', null, { link });
    const shared = opened.body<{ report: SharedReport }>().report.letterhead.logo;
    const shown = [
      ...[svgIn(page), Buffer.from(stored.bytes, 'base64')],
      Buffer.from(shared?.bytes ?? '', 'base64'),
    ].map((svg) => svg.toString('utf8'));
    for (const svg of shown) expect(svg).toContain(`fill="${GREEN}"`);
    for (const text of [...shown, page, opened.text]) expect(text).not.toMatch(STEERS);

    const pdf = await fetched('pdf');
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const first = await document.getPage(1);
    expect(JSON.stringify((await first.getOperatorList()).argsArray)).toContain(GREEN);
    expect(await document.getJSActions()).toBeNull();
    const links = (await first.getAnnotations()).flatMap(({ url }) => url ?? []);
    expect(links.filter((url) => !new URL(url).hash)).toEqual([]);
    expect(pdf.toString('latin1')).not.toMatch(/evil|\/JavaScript|\/Launch|alert\(/);

    for (const format of ['xlsx', 'pptx']) {
      const files = await unzipped(await fetched(format));
      const logos = [...files].filter(([name]) => /media\/.+/.test(name));
      expect(logos.map(([, bytes]) => base64(bytes))).toContain(stored.raster?.bytes);
      expect(logos.filter(([name]) => name.endsWith('.svg'))).toEqual([]);
      for (const [, bytes] of files) expect(bytes.toString('latin1')).not.toMatch(STEERS);
    }
  });
});

describe('a logo that is a bomb', () => {
  const laughs = Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`,
  ).join('');
  const svg = (inner: string, before = '') =>
    Buffer.from(
      `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`,
    );
  const bombs: Record<string, Given> = {
    'a PNG of 3.6 billion pixels': { bytes: png({ width: 60_000, height: 60_000, pixels: 1 }) },
    'a PNG that unpacks to 300 MB': { bytes: png({ pixels: 300_000_000 }) },
    'a JPEG of 2.5 billion pixels': { bytes: jpeg(frame(50_000, 50_000), scan()) },
    'a JPEG that is drawn over and over': {
      bytes: jpeg(frame(3_000, 1_000), ...Array.from({ length: 9_000 }, scan)),
    },
    'an SVG whose entities are a billion': {
      bytes: svg('&a9;', `<!DOCTYPE svg [<!ENTITY a0 "ha">${laughs}]>`),
    },
    'an SVG in 90 000 layers': { bytes: svg('<g>'.repeat(90_000)) },
    'an SVG of small pieces': { bytes: svg('<path d="M0 0h1"/>'.repeat(25_000)) },
    'an SVG that uses itself': { bytes: svg('<g id="a"><use href="#a"/></g>') },
    'a PNG beside an SVG': {
      bytes: svg('<path d="M0 0h9z"/>'),
      raster: png({ width: 60_000, height: 60_000, pixels: 1 }),
    },
  };

  it.each(Object.keys(bombs))('is refused in words: %s', async (name) => {
    const given = bombs[name];
    if (given === undefined) throw new Error(`There is no ${name}`);
    expect(given.bytes.length).toBeLessThan(500_000);
    const from = performance.now();
    const answer = await put(given);
    expect(answer.body()).toMatchObject({ code: 'letterhead.logo' });
    expect(performance.now() - from).toBeLessThan(3_000);
  });

  it('is refused where it is heavier than a logo may be', async () => {
    const answer = await put({ bytes: Buffer.alloc(500_003, 'a') });
    expect(answer.status).toBe(400);
    expect(answer.body()).toMatchObject({
      fields: { 'logo.bytes': 'Logotypen får vara högst 500 kB.' },
    });
  });

  it('is left out where it lies in what draws nothing, or after the end', async () => {
    const packed = chunk(
      'zTXt',
      Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(30_000_000))]),
    );
    const [plain, loaded] = [png(), png({ more: [packed] })];
    const bytes = Buffer.concat([loaded, Buffer.from('<script>alert(1)</script>')]);
    expect((await put({ bytes })).body()).toMatchObject({ logo: { bytes: base64(plain) } });
  });
});
