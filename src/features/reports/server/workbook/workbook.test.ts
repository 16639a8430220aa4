import { readFileSync } from 'node:fs';
import { readXlsx, type Workbook } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { adviceKeys } from '#engine/advice/advice-keys.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { computedBook } from '#support/computed-book.ts';
import { unzipped } from '#support/unzip.ts';
import type { Report } from '../../report.ts';
import { reportOf } from '../../report-of.ts';
import { runsText } from '../../runs.ts';
import { pageStarts } from './report-sheet.ts';
import { workbookOf } from './workbook.ts';

const sample = new URL('../../../sample/server/forsaljning-exempelbolaget.csv', import.meta.url);

async function bookOf(bytes: Buffer) {
  const { result } = await analyseFile(bytes, 'forsaljning.csv');
  const report = reportOf({
    ...{
      analysisType: 'försäljning',
      result,
      company: 'Kafferosteriet AB',
      sample: false,
      branded: false,
    },
    ...{ createdAt: '2026-11-22T22:30:00.000Z', industryRatios: null },
  });
  return { report, book: await readXlsx(await workbookOf(report), { readStyles: true }) };
}

/** What stands in the first column with text, by what it says: `F12` → row 14. */
function rowsOf(book: Workbook, name: string): Map<string, number> {
  const rows = book.sheets.find((sheet) => sheet.name === name)?.rows ?? [];
  return new Map(rows.map((cells, index) => [`${cells[0]}`, index + 1]));
}

let report: Report;
let book: Workbook;
beforeAll(async () => {
  ({ report, book } = await bookOf(readFileSync(sample)));
});

describe('a report as a workbook', () => {
  it('has every figure of the analysis, and computes to the same öre', () => {
    const { formulas, figureAt } = computedBook(book);
    const rows = rowsOf(book, 'Siffror');
    const wrong = report.facts.filter(
      ({ id, value }) => figureAt(`Siffror!C${rows.get(id)}`) !== Number(value),
    );
    expect(wrong).toEqual([]);
    expect(formulas.size).toBeGreaterThan(500);
    const values = [...formulas.keys()].map(figureAt);
    expect(values.filter((value) => typeof value !== 'number' || Number.isNaN(value))).toEqual([]);
  });

  it('shows the figures and words of the report model', () => {
    const shown = book.sheets.flatMap(({ rows }) => rows.flat());
    const advice = report.parts.flatMap((part) => (part.kind === 'advice' ? part.items : []));
    for (const { title } of advice) expect(shown).toContain(title.map(({ text }) => text).join(''));
    const byId = new Map(report.facts.map((fact) => [fact.id, Number(fact.value)]));
    const key = report.parts.flatMap((part) => (part.kind === 'keyFigures' ? part.entries : []));
    const overview = rowsOf(book, 'Översikt');
    const { figureAt } = computedBook(book);
    expect(key.length).toBeGreaterThan(3);
    for (const { label, value } of key)
      expect(figureAt(`Översikt!B${overview.get(label)}`)).toBe(byId.get(value[0]?.factId ?? ''));
  });

  it('lets the effect of each piece of advice follow its assumption', () => {
    const { names } = { names: book.namedRanges ?? [] };
    const cellOf = (name: string) =>
      (names.find((each) => each.name === name)?.range ?? '').replaceAll('$', '');
    const effect = cellOf('Effekt_1_troligt');
    const assumption = cellOf('Antagande_1_troligt');
    const before = computedBook(book);
    expect(before.figureAt(effect)).toBe(12_000);
    expect(before.figureAt(assumption)).toBe(20);
    // 174 171,60 kr in a year and the last days of a month, 40 % of that, and the customer's own margin of 35,82 %.
    expect(computedBook(book, { [assumption]: 40 }).figureAt(effect)).toBe(25_000);
    expect(computedBook(book, { [assumption]: 0 }).figureAt(effect)).toBe(0);
    const live = report.facts.filter(({ key }) => key === adviceKeys.likely);
    const rows = rowsOf(book, 'Siffror');
    for (const { id } of live) expect(before.formulas.has(`Siffror!C${rows.get(id)}`)).toBe(true);
  });

  it('has headers that stay, filters and Swedish units', () => {
    const products = book.sheets.find(({ name }) => name === 'Produkter');
    expect(products?.freezePane).toMatchObject({ rows: 1, columns: 1 });
    expect(products?.autoFilter?.range).toMatch(/^A1:/);
    expect(products?.rows[0]?.slice(0, 3)).toEqual([
      'Produkt',
      'Omsättning',
      'Andel av omsättningen',
    ]);
    expect(products?.cells?.get('1,1')?.style?.numFmt).toBe('#,##0\\ [$kr-41D]');
    expect(products?.cells?.get('1,2')?.style?.numFmt).toBe('#,##0.0" %"');
  });
});

describe('the sheets of a workbook', () => {
  const sheetNamed = (name: string) => {
    const found = book.sheets.find((sheet) => sheet.name === name);
    if (found === undefined) throw new Error(`no sheet ${name}`);
    return found;
  };
  const widthOf = (columns: readonly { width?: number }[] = []) =>
    columns.reduce((sum, { width = 0 }) => sum + width, 0);

  it('show the amounts of a column with as many decimals, and as they are', () => {
    for (const name of ['Kunder', 'Produkter', 'Månader']) {
      const { rows, cells } = sheetNamed(name);
      for (const column of rows[0]?.keys() ?? []) {
        const formats = rows.flatMap((_, row) => {
          const format = cells?.get(`${row},${column}`)?.style?.numFmt ?? '';
          return format.includes('kr') ? format : [];
        });
        expect(new Set(formats).size).toBeLessThan(2);
      }
    }
    const change = sheetNamed('Kunder').rows[0]?.indexOf('Förändring av omsättningen') ?? -1;
    const values = sheetNamed('Kunder')
      .rows.slice(1)
      .map((row) => Number(row[change]));
    expect(values.some((value) => Math.abs(value) < 1_000 && !Number.isInteger(value))).toBe(true);
  });

  it('are printed on so many papers that they can be read, names on each', () => {
    for (const { name, columns, pageSetup } of book.sheets) {
      const papers = pageSetup?.fitToWidth ?? 1;
      const most = pageSetup?.orientation === 'landscape' ? 210 : 155;
      expect([name, widthOf(columns) <= papers * most]).toEqual([name, true]);
      expect(papers === 1 || pageSetup?.printTitlesColumn !== undefined).toBe(true);
    }
    for (const name of ['Siffror', 'Råd']) {
      expect(sheetNamed(name).pageSetup?.fitToWidth).toBe(1);
    }
  });

  it('have rows as high as their texts: the words of advice stand where they are read', () => {
    const highest = ({ rowDefs }: { rowDefs?: Map<number, { height?: number }> }) =>
      Math.max(...[...(rowDefs ?? [])].map(([, { height = 0 }]) => height));
    expect(highest(sheetNamed('Råd'))).toBeLessThanOrEqual(90);
    const read = sheetNamed('Rapport').rows.map(([first]) => `${first}`);
    const [first] = report.parts.flatMap((part) => (part.kind === 'advice' ? part.items : []));
    const words = first?.action?.blocks.flatMap(({ lines }) => lines.map(runsText)) ?? [];
    expect(words.length).toBeGreaterThan(0);
    for (const line of words) expect(read).toContain(line);
    const name = sheetNamed('Siffror').rows[1]?.[9];
    const { width = 0 } = sheetNamed('Siffror').columns?.[9] ?? {};
    expect(width).toBeGreaterThan(`${name}`.length);
  });

  it('never end a page with a heading', () => {
    const { rowBreaks = [], pageSetup } = sheetNamed('Rapport');
    expect(pageSetup).toMatchObject({ scale: 88, orientation: 'landscape' });
    expect(rowBreaks.length).toBeGreaterThan(0);
    const leads = (row: number) => row === 3 || row === 4;
    expect(pageStarts([40, 40, 15, 15, 15, 40, 60], leads, 120)).toEqual([3, 6]);
    expect(pageStarts([300, 20], () => false, 120)).toEqual([1]);
  });

  it('tell an assumption with its levels alive and room for its grounds', () => {
    const { rows, merges = [], columns = [] } = sheetNamed('Rapport');
    const assumed = 'Antagen del av kundens köp som kommer tillbaka';
    const row = rows.findIndex(([first]) => first === assumed);
    expect(rows[row]?.slice(1, 4)).toEqual([20, 10, 40]);
    const grounds = merges.find(({ startRow, startCol }) => startRow === row && startCol === 4);
    expect(widthOf(columns.slice(4, (grounds?.endCol ?? 0) + 1))).toBeGreaterThan(50);
  });
});

describe('a logo in a workbook', () => {
  it('keeps its proportions in the cells that it is tied to', async () => {
    const bytes = readFileSync('public/icon-192.png').toString('base64');
    for (const [width, height] of [
      [180, 40],
      [40, 40],
      [900, 60],
    ] as const) {
      const logo = { ...{ type: 'image/png' as const, bytes, width, height }, raster: null };
      const letterhead = { ...{ logo, accent: null, footer: '', preparedBy: '' } };
      const files = await unzipped(Buffer.from(await workbookOf({ ...report, letterhead })));
      const drawing = String(files.get('xl/drawings/drawing1.xml'));
      const sheet = String(files.get('xl/worksheets/sheet1.xml'));
      const [from = [], to = []] = ['from', 'to'].map((end) =>
        [...(drawing.split(`<xdr:${end}>`)[1] ?? '').matchAll(/<xdr:(?:col|row)>(\d+)</g)]
          .slice(0, 2)
          .map(([, place]) => Number(place)),
      );
      expect([from, to[0]]).toEqual([[3, 0], 4]);
      const wide = Number(/<col min="4" max="4" width="([\d.]+)"/.exec(sheet)?.[1]) * 7;
      const high = [...sheet.matchAll(/<row r="(\d+)"[^>]* ht="([\d.]+)"/g)]
        .filter(([, row]) => Number(row) <= (to[1] ?? 0))
        .reduce((sum, [, , points]) => sum + (Number(points) * 96) / 72, 0);
      expect(Math.abs(wide / high / (width / height) - 1)).toBeLessThan(0.03);
    }
  });
});

describe('a formula in a workbook', () => {
  it('is not written where its words are more than arithmetic', () => {
    const ofRows = (fact: Fact) => /^summan av/.test(fact.source.formula);
    const rows = rowsOf(book, 'Siffror');
    const { formulas } = computedBook(book);
    const found = report.facts
      .filter(ofRows)
      .filter(({ id }) => formulas.has(`Siffror!C${rows.get(id)}`));
    expect(found).toEqual([]);
  });
});
