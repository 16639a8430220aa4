import { isNamedByVat } from '../columns/amounts/named-by-vat.ts';
import type { GuideReading } from '../columns/guide-reading.ts';
import { roleMap } from '../columns/roles/role-map.ts';
import { roleColumns } from '../columns/steps.ts';
import { typeColumn } from '../columns/types/type-column.ts';
import type { Row } from '../table/cell.ts';
import { toColumns } from '../table/column-store.ts';
import { normaliseName } from '../table/normalise-name.ts';
import type { ReadingChoices } from '../table/overrides.ts';
import type { TypedColumn } from '../table/typed-column.ts';
import type { CellProblem, SheetSummary, WorkbookFormat } from '../table/understanding.ts';
import { titleKind } from '../table/vocabulary/not-sold.ts';
import { sheetKind } from '../table/vocabulary/sheet-names.ts';
import { type AlikeSheet, type AlikeSheets, alikeSheets, isPeriod } from './alike-sheets.ts';
import { missingFor } from './checks/readiness.ts';
import { latest } from './latest.ts';
import { limits } from './limits.ts';
import { pricedCounts, priceList } from './priced-counts.ts';
import { ReadError } from './read-error.ts';
import { headerNames } from './rows/header-names.ts';
import { findLayout } from './rows/layout.ts';
import { sheetBody, sheetsBody } from './rows/sheet-body.ts';
import { sheetsDoubt } from './sheets-doubt.ts';
import { type ReadBy, type Source, understand } from './understand.ts';
import { sumsTheSame, unreadSheetDoubts } from './unread-sheets.ts';

export interface Workbook {
  format: WorkbookFormat | 'pdf';
  sheets: {
    name: string;
    hidden: boolean;
    rows: Row[];
    width: number;
    /** By column: the currency its number formats show. */
    currencies?: (string | null)[];
  }[];
  fileName: string;
  problems?: CellProblem[];
}

/**
 * Looks at every sheet, to read the one that holds the data, those that hold it together, or the one the user chose.
 * @throws ReadError `no_table`, `too_wide`, by what it gives.
 */
export function openWorkbook(written: Workbook, reading: GuideReading): ReadBy {
  const workbook = withPriced(written, reading);
  const { sheets } = workbook;
  const scores = sheets.map((sheet) => scoreSheet(sheet, reading));
  const best = Math.max(0, ...scores);
  const groupOfAll = latest(() => groupIn(workbook, scores));
  const partsOf = latest((onlySold: boolean) =>
    numberedOn((groupOfAll()?.sheets ?? []).filter((sheet) => !onlySold || !isTakenBack(sheet))),
  );
  const sourceAt = latest((place: number, isTogether: boolean, onlySold: boolean) => {
    const sheet = sheets[place];
    if (!sheet || sheet.rows.length === 0) throw noTable(sheets.length);
    return sourceOf(workbook, sheet, isTogether ? partsOf(onlySold) : null);
  });
  return (given) => {
    const wanted = sheets.findIndex(({ name }) => name === given.sheet);
    // A sheet that was chosen of another file, and is not in this one, answers nothing here.
    const { sheet: _, ...rest } = given;
    const overrides = wanted >= 0 ? given : rest;
    const group = wanted >= 0 ? null : groupOfAll();
    const alone = group?.sheets.length === 1 ? (group.sheets[0]?.place ?? -1) : -1;
    const place = wanted >= 0 ? wanted : alone >= 0 ? alone : scores.indexOf(best);
    const chosen = sheets[place];
    if (!chosen || (best === 0 && wanted < 0) || chosen.rows.length === 0)
      throw noTable(sheets.length);
    const isTogether =
      group !== null && group.sheets.length > 1 && overrides.choices?.sheets !== 'one';
    const onlySold = overrides.choices?.sheets === 'sold';
    const parts = isTogether ? partsOf(onlySold) : null;
    const read = new Set(parts ? parts.map((part) => part.place) : [place]);
    const grouped = new Set([
      ...(group?.sheets ?? []).map((sheet) => sheet.place),
      ...(group?.inside ?? []),
    ]);
    const left = sheets.filter((_, n) => !read.has(n) && !grouped.has(n));
    const isNear = (sheet: Sheet) =>
      (scores[sheets.indexOf(sheet)] ?? 0) > best * 0.7 && best >= readyScore;
    const readRows = sheets.filter((_, n) => read.has(n)).map(({ rows }) => rows);
    const isSummary = (sheet: Sheet) => isTogether && sumsTheSame(sheet.rows, readRows);
    const isOther = ({ name }: Sheet) => sheetKind(normaliseName(name)) !== null;
    const isRival = (sheet: Sheet) => isNear(sheet) && !isSummary(sheet) && !isOther(sheet);
    const understood = understand(
      {
        ...sourceAt(isTogether ? group.header : place, isTogether, onlySold),
        sheets: summariesOf(workbook, read, parts),
        rivalSheets: alone < 0 ? left.filter(isRival).map(({ name }) => name) : [],
      },
      overrides,
      reading,
    );
    const unread =
      workbook.format === 'pdf' ? [] : left.filter((sheet) => !isNear(sheet) || isOther(sheet));
    const doubts = [
      ...understood.doubts,
      ...unreadSheetDoubts(unread, understood, { reading, overrides }),
    ];
    if (!group || group.isSure || overrides.choices?.sheets) return { ...understood, doubts };
    return { ...understood, doubts: [...doubts, sheetsDoubt(group, chosen.name)] };
  };
}

/** The workbook, its sheets of how many were sold with what one costs on each row where it stands on a line or on another sheet. */
function withPriced(workbook: Workbook, { checksSold }: GuideReading): Workbook {
  if (!checksSold) return workbook;
  const lists = workbook.sheets.flatMap((sheet) =>
    sheet.hidden ? [] : (priceList(sheet.rows) ?? []),
  );
  const [only, more] = lists;
  const list = more ? null : (only ?? null);
  const sheets = workbook.sheets.map((sheet) => {
    const rows = pricedCounts(sheet.rows, list);
    if (rows === null) return sheet;
    const { currencies: _, ...rest } = sheet;
    return { ...rest, rows, width: Math.max(...rows.map(({ cells }) => cells.length)) };
  });
  return { ...workbook, sheets };
}

type Sheet = Workbook['sheets'][number];
type Part = AlikeSheet & { rowsBefore: number };

const isTakenBack = ({ name }: Pick<Sheet, 'name'>) =>
  sheetKind(normaliseName(name)) === 'returned';

/** Sheets that are not hidden and have the columns of one that would do for the guide. */
function groupIn({ format, sheets }: Workbook, scores: readonly number[]): AlikeSheets | null {
  if (format === 'pdf' || sheets.length < 2) return null;
  const able = sheets.flatMap(({ name, rows, hidden }, place) =>
    hidden || rows.length === 0
      ? []
      : [{ name, rows, place, isReady: (scores[place] ?? 0) > readyScore }],
  );
  return alikeSheets(able);
}

/** The rows of each sheet numbered on from the sheet before. */
function numberedOn(sheets: readonly AlikeSheet[]): Part[] {
  let rowsBefore = 0;
  return sheets.map((sheet) => {
    const before = rowsBefore;
    rowsBefore += sheet.rows.at(-1)?.line ?? 0;
    const rows = sheet.rows.map((row) => ({ ...row, line: row.line + before }));
    return { ...sheet, rows, rowsBefore: before };
  });
}

const sourceOf = (
  { format, fileName, problems = [] }: Workbook,
  { rows, currencies }: Sheet,
  parts: readonly Part[] | null,
): Omit<Source, 'sheets' | 'rivalSheets'> => ({
  format,
  encoding: null,
  delimiter: null,
  head: rows,
  readBody: latest((layout, names) =>
    parts ? sheetsBody(parts, names) : sheetBody(rows.slice(layout.from), names),
  ),
  fileName,
  currencies,
  broken: 0,
  problems,
});

const summariesOf = (
  { sheets }: Workbook,
  read: ReadonlySet<number>,
  parts: readonly Part[] | null,
): SheetSummary[] =>
  sheets.map(({ name, hidden, rows, width }, n): SheetSummary => {
    const part = parts?.find(({ place }) => place === n);
    return {
      name,
      rows: rows.length,
      columns: width,
      chosen: read.has(n),
      hidden,
      ...(part && { rowsBefore: part.rowsBefore }),
    };
  });

const readyScore = 100;

const rolesIn = (
  typed: readonly TypedColumn[],
  reading: GuideReading,
  choices: ReadingChoices = {},
) => {
  const { columns, roles } = roleColumns(typed, { reading, chosen: {}, choices });
  return roleMap(columns, roles);
};

const noTable = (sheets: number) =>
  new ReadError(
    'no_table',
    `Arbetsboken har ${sheets === 1 ? 'ett blad' : `${sheets} blad`} men ingen tabell: väntade en rubrikrad med rader under. Lägg uppgifterna på ett blad och ladda upp filen på nytt.`,
  );

/** What a sheet would give: ready for analysis first, then size; hidden sheets last. */
function scoreSheet(
  { name, rows, hidden, width }: Workbook['sheets'][number],
  reading: GuideReading,
): number {
  if (rows.length === 0 || width === 0) return 0;
  const sample = rows.slice(0, 300);
  const layout = findLayout(sample);
  if (layout.width > limits.columns) return 1;
  const below = sample.slice(layout.from);
  const columns = toColumns(below, headerNames(sample, layout)).map((store) => typeColumn(store));
  const isReady = (roles: ReturnType<typeof rolesIn>) =>
    missingFor(roles, { used: below.length, skipped: 0 }, false, reading).every(
      // A sheet a month or a week needs no date of its own.
      (text) => text === reading.texts.missingParts && isPeriod(name),
    );
  const ready =
    isReady(rolesIn(columns, reading)) ||
    (columns.filter((column) => isNamedByVat(column, reading)).length > 1 &&
      isReady(rolesIn(columns, reading, { amount: 'together' })));
  const values = columns.some((column) => column.type === 'number' || column.type === 'date')
    ? 10
    : 1;
  const headed = layout.header.length > 0 && below.length > 0 ? 2 : 1;
  const size = Math.log2(rows.length + 1) + Math.min(width, 20) / 10;
  // What is planned, taken back or called off is read where nothing else is.
  const called = normaliseName(name);
  const weight = titleKind(called) === 'plan' || sheetKind(called) !== null ? 0.6 : 1;
  return (
    (ready ? readyScore * 3 : 0) * (hidden ? 0.5 : weight) +
    size * values * headed * (hidden ? 0.2 : weight)
  );
}
