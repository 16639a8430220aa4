import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { typeset } from '#adapters/typesetter/typst.ts';
import { ReceiptProvider } from '#client/ui/receipt/receipt-context.tsx';
import type { Fact } from '#engine/facts/fact.ts';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import { formatFact } from '#engine/text/format.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import * as costs from '#features/costs/model.ts';
import type { KeyFigure } from '#features/guides/key-figures.ts';
import { shownFigures } from '#features/guides/shown-figures.ts';
import { KeyFigures } from '#features/guides/ui/result/key-figures.tsx';
import { mailingMail } from '#features/mailings/server/letter.ts';
import {
  analysisPage,
  type PageRow,
} from '#features/personal-data/server/export/page/analysis-page.ts';
import { planGuide } from '#features/plan/server/guide.ts';
import { ActionsPart } from '#features/plan/ui/result/actions-part.tsx';
import * as sales from '#features/sales/model.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { computedBook } from '#support/computed-book.ts';
import { drawnOnPage } from '#support/routed.ts';
import { drawnInResult } from '#support/some-fact.ts';
import { unzipped } from '#support/unzip.ts';
import { effectOf } from './effect.ts';
import { packageOf } from './package/package-of.ts';
import { pageOf, withoutKeys } from './page-of.ts';
import type { Report } from './report.ts';
import { type FrozenAnalysis, reportOf } from './report-of.ts';
import { runsText } from './runs.ts';
import { deckOf } from './server/deck/deck.ts';
import { pageData } from './server/page-data.ts';
import { workbookOf } from './server/workbook/workbook.ts';
import { placed } from './ui/placed.ts';
import { ReportPartView } from './ui/report-part.tsx';

const createdAt = '2026-11-22T22:30:00.000Z';
const template = readFileSync(new URL('./server/report.typ', import.meta.url), 'utf8');
/** Two years of rows by month, the later larger. */
const twoYears = (rows: (day: string, year: number, month: number) => string[]) =>
  [0, 1].flatMap((year) =>
    Array.from({ length: 12 }, (_, month) =>
      rows(`${2024 + year}-${String(month + 1).padStart(2, '0')}-12`, year, month),
    ).flat(),
  );
const salesRows = twoYears((day, year, month) => [
  `${day};Bryggkaffe;Bageri AB;4;${4_000 + 300 * year + 17 * month},50;2100,25`,
  `${day};Te;Hotellet AB;2;${900 - 40 * year + 3 * month},00;410,00`,
]);
const costRows = twoYears((day, year, month) => [
  `${day};Fastighets AB Lunden;Lokalhyra;${12_000 + 500 * year},00`,
  `${day};Telia Sverige AB;Telefon;${900 + 7 * month},50`,
  `${day};Schenker AB;Frakt;${3_000 + 400 * year + 11 * month},25`,
]);
const csv = (head: string, rows: readonly string[]) =>
  Buffer.from(`${[head, ...rows].join('\n')}\n`);

const guides = [
  {
    name: 'sales',
    analysisType: 'försäljning',
    first: sales,
    analysed: async () => {
      const bytes = csv('Datum;Produkt;Kund;Antal;Summa;Kostnad', salesRows);
      return (await analyseFile(bytes, 'forsaljning.csv')).result;
    },
  },
  {
    name: 'costs',
    analysisType: 'kostnader',
    first: costs,
    analysed: () =>
      analyseCostFile(csv('Datum;Leverantör;Kategori;Belopp', costRows), 'kostnader.csv'),
  },
] as const;

/** A text as every format can hold it: without what lines are broken with. */
const bare = (text: string) => text.replace(/[\s\u00AD\u200B-]|&nbsp;/g, '');

async function pdfText(report: Report): Promise<string> {
  const { extractText } = await import('unpdf');
  const { bytes } = typeset(template, pageData(report), report.day);
  return bare((await extractText(new Uint8Array(bytes), { mergePages: true })).text);
}

/** The text of the deck's slides, or of one of them. */
async function deckText(frozen: FrozenAnalysis, slide = '\\d+'): Promise<string> {
  const files = await unzipped(Buffer.from(await deckOf(reportOf(frozen))));
  const name = new RegExp(`^ppt/slides/slide${slide}\\.xml$`);
  const slides = [...files].filter(([path]) => name.test(path)).map(([, xml]) => String(xml));
  const texts = slides.flatMap((xml) => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)]);
  return bare(texts.map(([, text]) => text).join(' '));
}

async function htmlText({ analysisType, result }: FrozenAnalysis): Promise<string> {
  const row = { analysisType, result, sample: false, document: 'fil.csv', documentSha256: null };
  const more = { answers: {}, engineVersion: '1.0', createdAt: new Date(createdAt) };
  const page = await analysisPage({ ...row, ...more } as PageRow, pino({ level: 'silent' }));
  return bare(page.replace(/<[^>]+>/g, ' '));
}

/** What stands beside each label in the workbook's first sheet, computed anew. */
async function bookFigures(frozen: FrozenAnalysis): Promise<(label: string) => unknown> {
  const book = await readXlsx(await workbookOf(reportOf(frozen)), { readStyles: true });
  const rows = book.sheets.find(({ name }) => name === 'Översikt')?.rows ?? [];
  const { figureAt } = computedBook(book);
  return (label) => figureAt(`Översikt!B${rows.findIndex(([first]) => first === label) + 1}`);
}

/** Of a page: without the mark of assumptions, which is for who cannot see it. */
const seen = (text: string) => bare(text).replaceAll('(antagande)', '');

/** The page of one who has a link: its text, and how many of its figures open a receipt. */
function sharedPage(frozen: FrozenAnalysis) {
  const { parts, facts } = pageOf(reportOf(frozen));
  const sent = facts.map((fact) => withoutKeys(fact, false));
  const page = drawnOnPage(
    <ReceiptProvider facts={sent} figures={[]} rowsQuery={noRows} saveRows={noRows}>
      {placed(parts).map(({ each, place }) => (
        <ReportPartView key={place} part={each} />
      ))}
    </ReceiptProvider>,
  );
  return { text: seen(page.text), opening: page.names('button').map(bare) };
}

/** The mail that recipients of a mailing get. */
function mailText(frozen: FrozenAnalysis): string {
  const report = { analysisId: '', report: pageOf(reportOf(frozen)), before: null };
  const { text } = mailingMail({
    ...{ to: 'styrelsen@exempel.se', company: frozen.company, sentAt: null, until: null },
    ...{ reports: [{ ...report, pdf: null, address: null }], hasPassword: false, leave: null },
  });
  return bare(text);
}

const noRows = () => {
  throw new Error('rows are not asked for');
};

function onScreen(figures: readonly KeyFigure[], whole: Fact | null, result: ResultBasis): string {
  const page = drawnInResult(
    <KeyFigures figures={figures} whole={whole} period={result.period} />,
    result.facts,
  );
  return bare(page.text);
}

describe.each(guides)('the key figures of $name', ({ analysisType, first, analysed }) => {
  it('are the same on the screen, as PDF, workbook, deck, shared page and mail, and in the copy as HTML', async () => {
    const result = await analysed();
    const frozen = {
      ...{ analysisType, result, createdAt, sample: false, branded: true },
      ...{ company: 'Kafferosteriet AB', industryRatios: null },
    };
    const [figures, whole] = [first.keyFigures(result), first.wholeFigure(result.facts)];
    const { over, shown } = shownFigures(figures, result.period);
    expect(shown.length).toBe(4);
    const screen = onScreen(figures, whole, result);
    const pdf = await pdfText(reportOf(frozen));
    const deck = await deckText(frozen, '2');
    const shared = sharedPage(frozen);
    const mail = mailText(frozen);
    const html = await htmlText(frozen);
    const inBook = await bookFigures(frozen);
    for (const { figure, label, change } of shown) {
      const { now, before } = figure;
      expect(deck).toContain(bare(`${label} ${formatFact(now)}`));
      expect(mail).toContain(bare(`${label}: ${formatFact(now)}`));
      expect(html).toContain(bare(`${now.label} ${formatFact(now)}`));
      expect(inBook(label)).toBe(Number(now.value));
      for (const text of [screen, pdf, deck, shared.text, mail])
        for (const part of [label, formatFact(now), change?.text ?? ''])
          expect(text).toContain(bare(part));
      expect(shared.opening).toContain(bare(formatFact(now)));
      if (before !== null)
        for (const text of [pdf, deck, shared.text, mail])
          expect(text).toContain(bare(formatFact(before)));
    }
    expect(pdf).not.toContain('□');
    // Else nothing is compared, and the test would show less than it says.
    expect(over).not.toBeNull();
    expect(whole).not.toBeNull();
    for (const text of [screen, pdf, deck, shared.text, mail]) {
      expect(text).toContain(bare(over ?? ''));
      expect(text).toContain(bare(whole === null ? '' : formatFact(whole)));
    }
    const [moved] = reportOf(frozen).parts.flatMap((part) =>
      part.kind === 'chart' ? part.chart : [],
    );
    expect(moved).toEqual(first.bridge(result));
  });
});

/** A plan of the sales and costs above. */
async function planOf(): Promise<ActionsResult> {
  const [first, second] = guides;
  const source = ({ facts, advice }: ResultBasis, analysisId: string) => ({
    ...{ analysisId, facts, advice },
  });
  const { result } = planGuide.composed({
    sales: source(await first.analysed(), 'sales'),
    costs: source(await second.analysed(), 'costs'),
    profile: { industry: null, employees: 4, revenue: null, result: null },
    answers: {
      ...{ question1: 'Öka omsättningen med 20 %', question2: 'Inköpen har blivit dyrare' },
      ...{ question3: 'growth', question4: 'Jag, 5 timmar i veckan', question5: 'Omsättning' },
    },
    ...{ company: null, note: null, today: '2026-11-23' },
  });
  return result;
}

function plannedOnScreen(plan: ActionsResult): string {
  const lists = (['shortTerm', 'longTerm'] as const).map((list) => {
    const part = (
      <ActionsPart key={list} {...{ list, plan }} planId="p1" marks={null} onMark={undefined} />
    );
    return drawnInResult(part, plan.facts, plan.figures).text;
  });
  return seen(lists.join(' '));
}

describe('the effects of a plan', () => {
  it('are the same on the screen, as PDF, workbook, deck, shared page, mail and HTML, and in a package', async () => {
    const plan = await planOf();
    const frozen: FrozenAnalysis = {
      ...{ analysisType: 'åtgärder', result: plan, createdAt, sample: false, branded: true },
      ...{ company: 'Kafferosteriet AB', industryRatios: null },
    };
    const report = reportOf(frozen);
    const byId = new Map(report.facts.map((fact) => [fact.id, fact]));
    const items = report.parts.flatMap((part) => (part.kind === 'advice' ? part.items : []));
    const effects = items.flatMap((item, place) => {
      const effect = effectOf(item, byId);
      return effect === null ? [] : [{ place, effect, impact: item.entries[0]?.value ?? [] }];
    });
    const screen = plannedOnScreen(plan);
    const pdf = await pdfText(report);
    const deck = await deckText(frozen);
    const shared = sharedPage(frozen);
    const html = await htmlText(frozen);
    const mail = mailText(frozen);
    const packed = await pdfText(
      packageOf({ purpose: 'bank', chosen: ['plan'], analyses: [frozen] }),
    );
    const { figureAt } = computedBook(
      await readXlsx(await workbookOf(report), { readStyles: true }),
    );
    for (const { place, effect, impact } of effects) {
      const { low, likely, high } = effect.figures;
      const range = bare(`${formatFact(likely)} (${formatFact(low)}–${formatFact(high)})`);
      for (const text of [deck, packed, mail]) expect(text).toContain(range);
      for (const text of [screen, pdf, shared.text, html])
        expect(text).toContain(bare(runsText(impact)));
      for (const [column, fact] of [
        ['D', low],
        ['E', likely],
        ['F', high],
      ] as const) {
        expect(figureAt(`Råd!${column}${place + 2}`)).toBe(Number(fact.value));
        expect(shared.opening).toContain(bare(formatFact(fact)));
      }
    }
    expect(effects.length).toBeGreaterThan(1);
  });
});
