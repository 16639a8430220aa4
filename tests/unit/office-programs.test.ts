import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readXlsx, type Workbook } from 'hucre/xlsx';
import { describe, expect, it, type TestContext } from 'vitest';
import { ZipFile } from 'yazl';
import type { Report } from '#features/reports/report.ts';
import { reportOf } from '#features/reports/report-of.ts';
import { deckOf } from '#features/reports/server/deck/deck.ts';
import { workbookOf } from '#features/reports/server/workbook/workbook.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { cellName, computedBook } from '#support/computed-book.ts';
import { isFullScale } from '#support/scale.ts';
import { hasSharedSales, sharedBytes } from '#support/shared-sales.ts';
import { unzipped } from '#support/unzip.ts';

const run = promisify(execFile);
const samples = new URL('../../src/features/sample/server/', import.meta.url);
const northwind = 'globalsales_northwind.xlsx';
const soffice = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .find((path) => existsSync(path));

/** Says in plain words why LibreOffice is not asked, where it is not. */
function needsOffice({ skip }: TestContext): string {
  if (!isFullScale)
    skip('LibreOffice is asked by npm run test:full: it takes ten seconds to start');
  if (soffice === undefined) return skip('LibreOffice is not installed on this machine');
  return soffice;
}

/** What LibreOffice makes of a file, in a folder and with settings of its own. */
async function converted(program: string, name: string, bytes: Uint8Array, to: 'pdf' | 'xlsx') {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-office-'));
  try {
    await writeFile(join(folder, name), bytes);
    const out = join(folder, 'out');
    const settings = `-env:UserInstallation=${pathToFileURL(join(folder, 'settings')).href}`;
    const convert = ['--headless', '--norestore', '--convert-to', to, '--outdir', out];
    await run(program, [settings, ...convert, join(folder, name)]);
    return await readFile(join(out, name.replace(/\w+$/, to)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A workbook whose formulas have no values with them, so that a program has to compute them. */
async function withoutValues(book: Uint8Array): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of await unzipped(Buffer.from(book))) {
    const isSheet = name.startsWith('xl/worksheets/');
    const text = bytes.toString('utf8').replace(/<\/f><v>[^<]*<\/v>/g, '</f>');
    zip.addBuffer(isSheet ? Buffer.from(text) : bytes, name);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** The values that a program computed and saved, by cell. */
const valuesIn = ({ sheets }: Workbook) =>
  new Map(
    sheets.flatMap((sheet) =>
      [...(sheet.cells ?? [])].map(([place, { formulaResult, value }]) => [
        cellName(sheet.name, place),
        formulaResult ?? value,
      ]),
    ),
  );

const frozen = {
  ...{ company: 'Kafferosteriet AB', sample: false, branded: false, industryRatios: null },
  createdAt: '2026-11-22T22:30:00.000Z',
};
const ofSales = async (bytes: Buffer, document: string): Promise<Report> => {
  const { result } = await analyseFile(bytes, document);
  return reportOf({ ...frozen, analysisType: 'försäljning', result });
};
const ofCosts = async (bytes: Buffer, document: string): Promise<Report> => {
  const result = await analyseCostFile(bytes, document);
  return reportOf({ ...frozen, analysisType: 'kostnader', result });
};
const sample = (name: string) => readFileSync(new URL(name, samples));

const reports: Record<string, (context: TestContext) => Promise<Report>> = {
  'the sample company’s sales': () =>
    ofSales(sample('forsaljning-exempelbolaget.csv'), 'forsaljning.csv'),
  'the sample company’s costs': () =>
    ofCosts(sample('kostnader-exempelbolaget.csv'), 'kostnader.csv'),
  'a real file': ({ skip }) => {
    if (!hasSharedSales) skip('the real files are not beside this clone');
    return ofSales(sharedBytes(northwind), northwind);
  },
};

describe.each(Object.keys(reports))('LibreOffice, of %s,', (name) => {
  const reportHere = (context: TestContext) => {
    const make = reports[name];
    if (make === undefined) throw new Error(`There is no report of ${name}`);
    return make(context);
  };

  it('computes every formula of the workbook to our own value', async (context) => {
    const program = needsOffice(context);
    const book = await withoutValues(await workbookOf(await reportHere(context)));
    const { formulas, figureAt } = computedBook(await readXlsx(book, { readStyles: true }));
    const theirs = valuesIn(await readXlsx(await converted(program, 'bok.xlsx', book, 'xlsx')));
    const cells = [...formulas.keys()];
    expect(cells.length).toBeGreaterThan(200);
    const wrong = cells
      .map((cell) => ({ cell, ours: figureAt(cell), theirs: theirs.get(cell) }))
      .filter((each) => !(Math.abs(Number(each.ours) - Number(each.theirs)) < 0.000_001));
    expect(wrong).toEqual([]);
  });

  it('makes pages of the deck', async (context) => {
    const program = needsOffice(context);
    const deck = await deckOf(await reportHere(context));
    const { getDocumentProxy } = await import('unpdf');
    const pdf = await converted(program, 'bilder.pptx', deck, 'pdf');
    expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(
      [...(await unzipped(Buffer.from(deck))).keys()].filter((path) =>
        /^ppt\/slides\/slide\d+\.xml$/.test(path),
      ).length,
    );
  });
});
