import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { typeset } from '#adapters/typesetter/typst.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { type PackageChoice, packageChoices } from '#features/guides/package-choices.ts';
import { analyseFile } from '#support/analyse-file.ts';
import type { ReportReceipt, ReportRun } from '../report.ts';
import { type FrozenAnalysis, reportOf } from '../report-of.ts';
import { runsText } from '../runs.ts';
import { fittedPackage } from '../server/fitted-package.ts';
import { pageData } from '../server/page-data.ts';
import { reportTexts } from '../texts.ts';
import { packageOf } from './package-of.ts';

const sample = new URL('../../sample/server/forsaljning-exempelbolaget.csv', import.meta.url);

const template = readFileSync(new URL('../server/report.typ', import.meta.url), 'utf8');

let result: SalesResult;
beforeAll(async () => {
  ({ result } = await analyseFile(readFileSync(sample), 'forsaljning.csv'));
});

const frozen = (more: Partial<FrozenAnalysis> = {}): FrozenAnalysis => ({
  analysisType: 'försäljning',
  result,
  createdAt: '2026-11-22T22:30:00.000Z',
  sample: false,
  company: 'Kafferosteriet AB',
  branded: false,
  industryRatios: null,
  ...more,
});

/** The same analysis of another file and period: every id is the same, no value is. */
function other(): FrozenAnalysis {
  const facts = result.facts.map((fact) => ({
    ...fact,
    value: '7',
    source: { ...fact.source, document: 'annan.csv' },
  }));
  const period = result.period && { ...result.period, from: '2019-01-01', to: '2019-12-31' };
  return frozen({ result: { ...result, facts, period }, createdAt: '2026-11-23T08:00:00.000Z' });
}

const bankPackage = (analyses: readonly FrozenAnalysis[], parts: readonly PackageChoice[]) =>
  packageOf({ purpose: 'bank', chosen: [...parts, 'receipts'], analyses });

/** What a package says it is made of, whatever was chosen. */
const basisOf = (report: ReturnType<typeof packageOf>) =>
  report.parts.find((part) => part.kind === 'table' && part.title === reportTexts.package.basis);

/** Every run of a report, in order. */
function runsIn(value: unknown): ReportRun[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('text' in value && 'factId' in value) return [value as ReportRun];
  return Object.values(value).flatMap(runsIn);
}

const rowsOf = (report: ReturnType<typeof packageOf>): ReportReceipt[] =>
  report.parts.flatMap((part) => (part.kind === 'receipts' ? part.receipts : []));

describe('a package of several analyses', () => {
  it('leads each figure to its own row, where two analyses have the same ids', () => {
    const report = bankPackage([frozen(), other()], ['keyFigures', 'position', 'bridge']);
    const rows = new Map(rowsOf(report).map((row) => [row.factId, row]));
    expect(rows.size).toBe(rowsOf(report).length);
    const cited = runsIn(report.parts).flatMap(({ factId }) => factId ?? []);
    const byId = new Map(report.facts.map((fact) => [fact.id, fact]));
    expect(cited.filter((id) => !rows.has(id))).toEqual([]);
    for (const mark of ['1-', '2-']) expect(cited.some((id) => id.startsWith(mark))).toBe(true);
    for (const id of cited) {
      const first = id.startsWith('1-');
      expect(byId.get(id)?.value === '7').toBe(
        first ? result.facts.find((fact) => `1-${fact.id}` === id)?.value === '7' : true,
      );
      const inputs = rows.get(id)?.inputs.flatMap(({ factId }) => factId ?? []) ?? [];
      expect(inputs.every((input) => input.startsWith(first ? '1-' : '2-'))).toBe(true);
    }
  });

  it('names the figures of a receipt by the ids of the package, and each set of key figures by its analysis', () => {
    const report = bankPackage([frozen(), other()], ['keyFigures', 'position']);
    const named = rowsOf(report).flatMap(({ factId, formula, source }) =>
      [formula.text, ...source.map(({ text }) => text)].map((text) => ({ factId, text })),
    );
    expect(named.filter(({ text }) => /\([12]-F\d+\)/.test(text)).length).toBeGreaterThan(4);
    expect(named.filter(({ text }) => /(?<!-)\bF\d+\b/.test(text))).toEqual([]);
    const leads = report.parts.flatMap((part) =>
      part.kind === 'keyFigures' ? runsText(part.lead) : [],
    );
    expect(leads).toHaveLength(2);
    for (const lead of leads) expect(lead).toMatch(/^Försäljningsanalys\n.*\d{4}/);
  });

  it('says of which analyses, files and periods it is, and that periods differ', () => {
    const differing = bankPackage([frozen(), other()], ['keyFigures']);
    const basis = basisOf(differing);
    const words = basis?.kind === 'table' ? runsText(runsIn(basis)) : '';
    for (const file of ['forsaljning.csv', 'annan.csv']) expect(words).toContain(file);
    expect(words).toContain('De gäller olika perioder');
    expect(differing.cover.period).toBeNull();
    const made = 'Exempeldata: siffrorna är påhittade.';
    const mixed = bankPackage([frozen({ sample: true }), other()], ['keyFigures']);
    const mixedBasis = basisOf(mixed);
    const [row] = mixedBasis?.kind === 'table' ? mixedBasis.rows : [];
    expect(runsText(runsIn(row))).toContain(made);
    expect(mixed.cover.lines).not.toContain(made);
    const same = bankPackage([frozen(), frozen()], ['keyFigures']);
    expect(runsText(runsIn(basisOf(same)))).not.toContain('olika perioder');
    // A file that ends on the last day with sales is of the month that another file ends with.
    const near = (to: string) => {
      const period = result.period && { ...result.period, to };
      return bankPackage([frozen(), frozen({ result: { ...result, period } })], ['keyFigures']);
    };
    expect(result.period?.to).toBe('2026-10-30');
    expect(near('2026-10-31').cover.period).not.toBeNull();
    expect(near('2026-11-30').cover.period).toBeNull();
    // Of one file the months are the same, whatever day of them its first sale was.
    expect(near('2026-10-15').cover.period).not.toBeNull();
  });

  it('names the analysis of a part where another has the same, and says once who wrote them', () => {
    const titles = (report: ReturnType<typeof packageOf>) =>
      report.parts.map((part) => (part.kind === 'chart' ? part.chart.title : part.title));
    const alone = bankPackage([frozen()], ['position', 'quality']);
    expect(titles(alone)).toContain('Sammanfattning');
    const two = bankPackage([frozen(), other()], ['position', 'quality']);
    expect(titles(two)).toContain('Sammanfattning (försäljningsanalys)');
    const words = runsText(runsIn(two.parts));
    expect(words.match(/Texten är skriven av/g)).toHaveLength(1);
    expect(words.match(/Analysmotor/g)).toHaveLength(2);
  });

  it('numbers the files of an appendix on paper where there are several', () => {
    const facts = result.facts.map((fact, place) =>
      place % 2 === 0
        ? fact
        : { ...fact, source: { ...fact.source, document: 'annan fil med ett långt namn.csv' } },
    );
    const { ends, receipts } = pageData(reportOf(frozen({ result: { ...result, facts } })));
    expect(ends?.lead).toContain('Fil 2 är annan fil med ett långt namn.csv.');
    const files = JSON.stringify(receipts);
    expect(files).not.toContain('annan fil');
    expect(files).toContain('"name":"Fil","text":"2"');
  });

  it('says what was chosen and no analysis has, and where receipts are that it has not', () => {
    const lacking = bankPackage([frozen()], ['keyFigures', 'liquidity', 'plan']);
    expect(runsText(runsIn(basisOf(lacking)))).toContain(
      'Analyserna har inget underlag för: balans och likviditet, handlingsplan.',
    );
    expect(runsText(runsIn(basisOf(lacking)))).not.toContain('analysernas egna rapporter');
    const bare = packageOf({ purpose: 'board', chosen: ['keyFigures'], analyses: [frozen()] });
    expect(rowsOf(bare)).toEqual([]);
    expect(runsText(runsIn(basisOf(bare)))).toContain(
      'Hur varje siffra är räknad står i analysernas egna rapporter.',
    );
  });

  it('has no more pages than eight: rows that there is no room for are counted, the months’ first', () => {
    const frozen8 = { purpose: 'bank' as const, analyses: [frozen(), other()] };
    const chosen = [...packageChoices];
    const all = rowsOf(packageOf({ ...frozen8, chosen }));
    const lengths: number[] = [];
    const { report } = fittedPackage({ ...frozen8, chosen }, (made) => {
      lengths.push(rowsOf(made).length);
      return { bytes: Buffer.from(''), pages: 7 + Math.ceil(rowsOf(made).length / 40) };
    });
    const rows = rowsOf(report);
    expect(lengths[0]).toBe(all.length);
    expect(rows.length).toBeLessThanOrEqual(40);
    expect(rows.length).toBeGreaterThan(5);
    const lead = report.parts.flatMap((part) => (part.kind === 'receipts' ? part.lead : []));
    expect(lead.join()).toContain(`${all.length - rows.length} siffror till får inte plats`);
    const first = runsIn(report.parts.find(({ kind }) => kind === 'keyFigures'));
    for (const { factId } of first)
      if (factId !== null) expect(rows.map((row) => row.factId)).toContain(factId);
  });

  it('can be of charts alone, in whose appendix no line ends within a number', async () => {
    const report = bankPackage([frozen(), other()], ['bridge']);
    const { bytes, pages } = typeset(template, pageData(report), report.day);
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
    expect(pages).toBeLessThanOrEqual(4);
    expect(text.join('\n')).toMatch(/\b1-F\d/);
    expect(text.join('\n')).not.toMatch(/\d-\s+F\d/);
  });
});
