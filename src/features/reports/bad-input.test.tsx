import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { typeset } from '#adapters/typesetter/typst.ts';
import { ReceiptProvider } from '#client/ui/receipt/receipt-context.tsx';
import { mailingMail } from '#features/mailings/server/letter.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { drawnOnPage } from '#support/routed.ts';
import { unzipped } from '#support/unzip.ts';
import { pageOf, withoutKeys } from './page-of.ts';
import type { Report } from './report.ts';
import { reportOf } from './report-of.ts';
import { deckOf } from './server/deck/deck.ts';
import { pageData, picturesOf } from './server/page-data.ts';
import { workbookOf } from './server/workbook/workbook.ts';
import { reportTexts } from './texts.ts';
import { placed } from './ui/placed.ts';
import { ReportPartView } from './ui/report-part.tsx';

const template = readFileSync(new URL('./server/report.typ', import.meta.url), 'utf8');
const PRODUCTS = 5_000;
/** The largest products, so that every format shows them. */
const odd = [
  '=HYPERLINK("http://x";"y")',
  '+SUM(1+1)',
  '@cmd|calc',
  '-2+3',
  'قهوة عربية',
  '☕👩‍👩‍👧 漢字',
  '_x0041_ te',
];
/** Names of signs that steer, that end lines, or that are none: nothing of them is written. */
const steering = ['\u202Etxt', 'a\uFFFE\uFFFF\u{1FFFE}b\u2028c\u2029de'];
const largest = [...odd, ...steering];

const png = readFileSync('public/icon-192.png').toString('base64');
const logo = {
  ...{ type: 'image/png' as const, bytes: png, width: 192, height: 192 },
  raster: null,
};

/** A program opens no file with signs in it that XML has no place for. */
function expectWhole(files: ReadonlyMap<string, Buffer>): void {
  const written = [...files].filter(([name]) => /\.(?:xml|rels)$/.test(name));
  expect(written.length).toBeGreaterThan(5);
  const none = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/u;
  expect(written.flatMap(([name, xml]) => (none.test(String(xml)) ? name : []))).toEqual([]);
}

let report: Report;
beforeAll(async () => {
  const lines = Array.from({ length: PRODUCTS }, (_, place) => {
    const name = (largest[place] ?? `Produkt ${place}`).replaceAll('"', '""');
    const sum = place < largest.length ? 90_000 - place * 1_000 : 100 + (place % 50);
    return `2025-0${1 + (place % 4)}-${10 + (place % 18)};"${name}";${sum},00`;
  });
  const csv = Buffer.from(`Datum;Produkt;Summa\n${lines.join('\n')}\n`);
  const { result } = await analyseFile(csv, 'forsaljning.csv');
  report = reportOf({
    ...{ analysisType: 'försäljning', result, sample: false, branded: false },
    ...{ createdAt: '2026-11-22T22:30:00.000Z', industryRatios: null },
    company: '=Åkes & "Kött" ☕\uFFFF '.repeat(2_500),
    letterhead: {
      ...{ logo, accent: '#224488', preparedBy: '=1+1 קפה' },
      footer: '&P & قهوة ☕ '.repeat(15),
    },
  });
});

describe('a company of 40 000 signs with 5 000 oddly named products', () => {
  it('has a report as PDF, where what no font has is a box, which it says', async () => {
    const { bytes } = typeset(template, pageData(report), report.day, picturesOf(report));
    const { extractText } = await import('unpdf');
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    for (const words of ['+SUM(1+1)', 'Framtagen av =1+1 □□□', '&P & □□□□ □'])
      expect(text).toContain(words);
    expect(text.replace(/\s+/g, ' ')).toContain(reportTexts.boxes);
    // The company's name ends, and does not fill the report.
    expect(text.match(/=Åkes/g)?.length).toBeLessThan(200);
  });

  it('has a workbook that runs nothing, whose lines are as long as a program takes', async () => {
    const bytes = await workbookOf(report);
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    const cells = sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]);
    const texts = cells.filter(({ value }) => typeof value === 'string');
    expect(texts.some(({ value }) => value === odd[0])).toBe(true);
    expect(texts.filter(({ formula }) => formula !== undefined)).toEqual([]);
    const risky = texts.filter(({ value }) => /^[=+\-@]/.test(String(value)));
    expect(risky.length).toBeGreaterThan(4);
    expect(risky.every(({ style }) => style?.numFmt === '@')).toBe(true);
    expect(texts.some(({ value }) => String(value).includes('\u202E'))).toBe(false);
    const files = await unzipped(Buffer.from(bytes));
    expectWhole(files);
    // What a program reads as the number of a sign: `A te` would stand there.
    expect(String(files.get('xl/sharedStrings.xml'))).toContain('<t>_x005F_x0041_ te</t>');
    expect(texts.map(({ value }) => value)).toContain('ab c de');
    expect(String(files.get('xl/drawings/drawing1.xml'))).toContain('=Åkes &amp; &quot;Kött&quot;');
    const [, foot = ''] =
      /<oddFooter>(.*?)<\/oddFooter>/.exec(String(files.get('xl/worksheets/sheet1.xml'))) ?? [];
    expect(foot).toMatch(/^&amp;L(?:&amp;&amp;P &amp;&amp; قهوة ☕ )+/u);
    expect(foot.replaceAll('&amp;', '&').length).toBeLessThan(255);
  });

  it('has a deck whose sheets behind the charts run nothing', async () => {
    const files = await unzipped(Buffer.from(await deckOf(report)));
    expect(String(files.get('ppt/slides/slide1.xml'))).toContain(
      'descr="=Åkes &amp; &quot;Kött&quot;',
    );
    expectWhole(files);
    const books = [...files].filter(([name]) => name.endsWith('.xlsx'));
    expect(books.length).toBeGreaterThan(0);
    for (const [, bytes] of books) {
      const inside = await unzipped(bytes);
      expectWhole(inside);
      for (const [name, xml] of inside)
        if (name.startsWith('xl/worksheets/')) expect(String(xml)).not.toContain('<f>');
    }
  });

  it('has a page and a mail that take no name as markup, let none turn the line, and end the long one', () => {
    const page = pageOf(report);
    const facts = page.facts.map((fact) => withoutKeys(fact, false));
    const noRows = () => {
      throw new Error('rows are not asked for');
    };
    const drawn = drawnOnPage(
      <ReceiptProvider facts={facts} figures={[]} rowsQuery={noRows} saveRows={noRows}>
        {placed(page.parts).map(({ each, place }) => (
          <ReportPartView key={place} part={each} />
        ))}
      </ReceiptProvider>,
    );
    for (const name of odd) expect(drawn.text).toContain(name);
    expect(page.cover.company.length).toBeLessThan(240);
    const sent = { analysisId: '', report: page, before: null, pdf: null, address: null };
    const { text, html } = mailingMail({
      ...{ to: 'a@exempel.se', company: page.cover.company, sentAt: null, until: null },
      ...{ reports: [sent], hasPassword: false, leave: null },
    });
    for (const shown of [drawn.text, text, html, JSON.stringify(page)])
      expect(shown).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    expect(html).toContain('=Åkes &amp; &quot;Kött&quot; ☕');
  });
});
