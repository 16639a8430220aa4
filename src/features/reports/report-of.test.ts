import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Typeset, typeset } from '#adapters/typesetter/typst.ts';
import { actionId } from '#engine/advice/action-id.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { unitsKept } from '#engine/text/figure-segments.ts';
import { shown } from '#engine/text/render.ts';
import { analyseFile } from '#support/analyse-file.ts';
import type { Report, ReportRun } from './report.ts';
import { type FrozenAnalysis, reportOf } from './report-of.ts';
import { pageData, printable } from './server/page-data.ts';

const sample = new URL('../sample/server/forsaljning-exempelbolaget.csv', import.meta.url);
const template = readFileSync(new URL('./server/report.typ', import.meta.url), 'utf8');

let result: SalesResult;
/** The report of it, which takes a second to set. */
let printed: Typeset;
beforeAll(async () => {
  ({ result } = await analyseFile(readFileSync(sample), 'forsaljning.csv'));
  const report = reportOf(frozen());
  printed = typeset(template, pageData(report), report.day);
});

const frozen = (more: Partial<FrozenAnalysis> = {}): FrozenAnalysis => ({
  analysisType: 'försäljning',
  result,
  createdAt: '2026-11-22T22:30:00.000Z',
  sample: false,
  company: 'Kafferosteriet AB',
  branded: true,
  industryRatios: null,
  ...more,
});

/** Every run of a report, in order. */
function runsIn(value: unknown): ReportRun[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('text' in value && 'factId' in value) return [value as ReportRun];
  return Object.values(value).flatMap(runsIn);
}

/** The text of a PDF without what its lines are broken with. */
async function textOf(bytes: Buffer) {
  const { extractText } = await import('unpdf');
  const { text, totalPages } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return { totalPages, text: text.replace(/[\s\u00AD\u200B-]/g, '') };
}

/** Points, of A4 and its foot. */
const [HEIGHT, FOOT] = [842, 62];

const joined = (runs: readonly ReportRun[]) => runs.map(({ text }) => text).join('');

/** How much of each page is empty above its foot, in parts of the page. */
async function emptyParts(bytes: Buffer): Promise<number[]> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const numbers = Array.from({ length: pdf.numPages }, (_, place) => place + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const heights = items.flatMap((item) =>
        'transform' in item ? Number(item.transform[5]) : [],
      );
      return (Math.min(...heights.filter((height) => height > FOOT)) - FOOT) / (HEIGHT - FOOT);
    }),
  );
}

describe('a report of an analysis', () => {
  it('says of an assumption that it is the owner’s own, where one was chosen, and what it gives', () => {
    const place = result.advice.findIndex(({ effect }) => effect !== null);
    const chosen = actionId('sales', result.advice[place]?.id ?? '');
    const items = (assumption: string) =>
      reportOf(frozen({ assumptions: [{ actionId: chosen, assumption }] })).parts.flatMap((part) =>
        part.kind === 'advice' ? part.items : [],
      );
    const own = (assumption: string) => {
      const entry = items(assumption)[place]?.entries.at(-1);
      return `${entry?.label}: ${joined(entry?.value ?? [])}`;
    };
    expect(own('1')).toMatch(
      /^Ert eget antagande: 1\s% i stället för analysens \d.*% ger .*kr per år\./,
    );
    const kronor = (assumption: string) =>
      Number(/ger ([\d\s]+)kr/.exec(own(assumption))?.[1]?.replace(/\s/g, ''));
    expect(kronor('20')).toBeGreaterThan(kronor('10'));
    const entries = items('1').flatMap((item) => item.entries);
    expect(entries).toHaveLength(4 * result.sections.length + 1);
  });

  it('says nothing of an assumption for an action that it does not have', () => {
    const assumptions = [{ actionId: 'sales-annat', assumption: '7' }];
    expect(reportOf(frozen({ assumptions })).parts).toEqual(reportOf(frozen()).parts);
  });

  it('has the words and figures of the screen, each with its fact', () => {
    const { parts } = reportOf(frozen());
    const advice = parts.find((part) => part.kind === 'advice');
    expect(advice?.items.map(({ title }) => joined(title))).toEqual(
      result.sections.map(({ title }) => unitsKept(title)),
    );
    expect(advice?.items.map(({ entries }) => joined(entries[0]?.value ?? []))).toEqual(
      result.sections.map(({ roi }) => unitsKept(roi)),
    );
    const byId = new Map(result.facts.map((fact) => [fact.id, fact]));
    const texts = runsIn(parts.filter(({ kind }) => kind === 'text' || kind === 'advice'));
    const figures = texts.flatMap(({ factId, text }) => {
      const fact = byId.get(factId ?? '');
      return fact ? [{ text, forms: [shown(fact, 'figure'), shown(fact, 'magnitude')] }] : [];
    });
    expect(figures.length).toBeGreaterThan(40);
    for (const { text, forms } of figures) expect(forms).toContain(text);
  });

  it('has a row in the appendix for every figure, and for those it was made of', () => {
    const { parts } = reportOf(frozen());
    const rows = new Set(
      parts
        .flatMap((part) => (part.kind === 'receipts' ? part.receipts : []))
        .map((row) => row.factId),
    );
    const cited = runsIn(parts).flatMap(({ factId }) => factId ?? []);
    expect(cited.filter((id) => !rows.has(id))).toEqual([]);
  });

  it('is a tagged PDF of itself, the same bytes each time, with each figure in its text', async () => {
    const report = reportOf(frozen());
    const { bytes } = printed;
    const { text, totalPages } = await textOf(bytes);
    const raw = bytes.toString('latin1');
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(raw).toContain('/Outlines');
    expect(totalPages).toBeGreaterThan(5);
    for (const { text: words } of runsIn(report.parts).filter(({ factId }) => factId !== null))
      expect(text).toContain(words.replace(/[\s-]/g, ''));
    expect(text).toContain('GjordmedKlarsikt');
    expect(typeset(template, pageData(report), report.day).bytes.equals(bytes)).toBe(true);
  });

  it('has no page that is a third empty, and no heading at the foot of one, and its appendix is not most of it', async () => {
    const { bytes, pages } = printed;
    const empty = (await emptyParts(bytes)).slice(0, -1);
    expect(empty.length).toBe(pages - 1);
    expect(Math.max(...empty)).toBeLessThan(0.3);
    const { extractText } = await import('unpdf');
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
    const appendix = text.findIndex((page) => page.includes('Så räknades siffrorna'));
    expect(pages - appendix).toBeLessThan(11);
    expect(text[appendix]?.split('Så räknades siffrorna')[1]?.length).toBeGreaterThan(500);
  });

  it('writes an amount that is wider than its place smaller, and not over the next one', async () => {
    const value = [{ text: '93\u00A0540\u00A0769\u00A0356\u00A0kr', factId: null }];
    const entries = ['Ett', 'Två', 'Tre', 'Fyra'].map((label) => ({ label, value, note: [] }));
    const report = reportOf(frozen());
    const parts: Report['parts'] = [{ kind: 'keyFigures', title: '', lead: [], entries }];
    const { bytes } = typeset(template, pageData({ ...report, parts }), report.day);
    const { getDocumentProxy } = await import('unpdf');
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
    const { items } = await page.getTextContent();
    const amounts = items.flatMap((item) =>
      'str' in item && /^93\s540/.test(item.str)
        ? [{ from: Number(item.transform[4]), to: Number(item.transform[4]) + item.width }]
        : [],
    );
    expect(amounts).toHaveLength(4);
    for (const [place, { to }] of amounts.slice(0, -1).entries())
      expect(to).toBeLessThan(amounts[place + 1]?.from ?? 0);
  });

  it('ends no line of a short entry within a word', async () => {
    const entry = (label: string, text: string) => ({ label, value: [{ text, factId: null }] });
    const items = [
      {
        ...{ title: [{ text: 'Råd', factId: null }], priority: 'Hög', body: [], action: null },
        entries: [
          entry('Effekt', 'Går inte att räkna.'),
          entry('Kostnad', 'Ingen utgift, någon timme i månaden'),
          entry('Tidsram', 'Inom en månad'),
        ],
      },
    ];
    const parts: Report['parts'] = [
      { kind: 'advice', title: 'Det här bör du göra', lead: '', items },
    ];
    const { bytes } = typeset(template, pageData({ ...reportOf(frozen()), parts }), '2026-11-22');
    const { extractText } = await import('unpdf');
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain('någon timme i månaden');
  });

  it('leads from the formula of a row to the rows it names, which say the columns', () => {
    const { parts, facts } = reportOf(frozen());
    const receipts = parts.flatMap((part) => (part.kind === 'receipts' ? part.receipts : []));
    const grown = facts.find(({ key }) => key === 'sales.growth.percent');
    const growth = receipts.find(({ factId }) => factId === grown?.id);
    expect(growth?.source).toEqual([]);
    const [now, before] = growth?.inputs ?? [];
    const data = pageData(reportOf(frozen())).receipts as { id: string; how: object[] }[];
    expect(
      data.find(({ id }) => id === growth?.factId)?.how.filter((_, place) => place % 2),
    ).toEqual([...[now, before].map((input) => ({ text: input?.factId, to: input?.factId }))]);
    const first = receipts.find(({ factId }) => factId === now?.factId);
    expect(first?.source.map(({ name }) => name)).toEqual(['Kolumner', 'Urval', 'Rader']);
  });

  it('tells the three levels of an assumption in one row, each with its own receipt', () => {
    const { parts, facts } = reportOf(frozen());
    const table = parts.find((part) => part.kind === 'table' && part.title === 'Antaganden');
    const rows = table?.kind === 'table' ? table.rows : [];
    const assumed = facts.filter(({ kind }) => kind === 'assumption');
    expect(rows.length * 3).toBe(assumed.length);
    expect(rows.map(({ cells }) => joined(cells.slice(0, 2).flat())).join('\n')).toContain(
      'Antagen del av kundens köp som kommer tillbaka20\u00A0% (10\u00A0%–40\u00A0%)',
    );
    expect(new Set(runsIn(rows).flatMap(({ factId }) => factId ?? []))).toEqual(
      new Set(assumed.map(({ id }) => id)),
    );
  });

  it('takes no text as markup, and prints what no font has as a box', async () => {
    const { parts: all, ...report } = reportOf(frozen({ branded: false }));
    const company = '#panic("x") *fet* $1$ <r-F1> قهوة \u202Eعربية קפה 漢字 ☕👩‍👩‍👧 \u0001\u0000';
    const parts = [
      {
        kind: 'table' as const,
        title: '漢字',
        lead: [],
        columns: [{ title: 'Te', numeric: false }],
        rows: [],
      },
      ...all.slice(1, 2),
    ];
    const { bytes } = typeset(
      template,
      pageData({ ...report, parts, cover: { ...report.cover, company } }),
      report.day,
    );
    const { text } = await textOf(bytes);
    // The machine's own fonts would make other pages on each machine.
    const fonts = bytes.toString('latin1').match(/(?<=\/BaseFont \/[A-Z]{6}\+)\w+/g);
    expect(new Set(fonts)).toEqual(new Set(['InterVariable']));
    expect(text).toContain('Försäljningsanalys');
    expect(text).toContain('#panic("x")*fet*$1$<rF1>');
    expect(text).toContain('□□');
    expect(text).not.toContain('GjordmedKlarsikt');
  });
});

describe('a text that is printed', () => {
  it('breaks where it is one long word, ends where it is too long, and steers nothing', () => {
    expect(printable('Bryggkaffe 500 g')).toBe('Bryggkaffe 500 g');
    expect(printable('x'.repeat(30))).toBe(`${'xxxxxxxx\u200B'.repeat(3)}xxxxxx`);
    expect(printable('a\u202Eb\u0000c')).toBe('abc');
    expect(printable('ord '.repeat(1000)).length).toBeLessThan(1510);
    expect(printable('Å'.repeat(40_000)).length).toBeLessThan(1700);
  });
});
