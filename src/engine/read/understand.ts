import type { GuideReading } from '../columns/guide-reading.ts';
import { amountColumn } from '../columns/roles/role-map.ts';
import { isMoney } from '../columns/types/is-money.ts';
import { add, type Decimal, toText } from '../facts/decimal.ts';
import type { Books } from '../table/books.ts';
import type { Row } from '../table/cell.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import type { Period } from '../table/period.ts';
import type { Doubt } from '../table/question.ts';
import { sheetsRead, withSheets } from '../table/sheets-read.ts';
import type { Table } from '../table/table.ts';
import type {
  CellProblem,
  FileFormat,
  ReconciliationCheck,
  SheetSummary,
  Understanding,
} from '../table/understanding.ts';
import { isPeriod } from './alike-sheets.ts';
import { booksIn } from './books-in.ts';
import { besidePeriodDoubts } from './checks/beside-periods.ts';
import { cellProblems } from './checks/cell-problems.ts';
import { questionsFor } from './checks/questions.ts';
import { missingFor } from './checks/readiness.ts';
import { reconcile } from './checks/reconcile.ts';
import type { ReconcileInput } from './checks/reconcile-input.ts';
import { checkSigns } from './checks/signs-check.ts';
import { statedBy } from './checks/stated-totals.ts';
import { checkStates, sumAsWritten } from './checks/status-check.ts';
import { tableDoubts } from './checks/table-doubts.ts';
import { unexplainedDoubts } from './checks/unexplained.ts';
import { checkUncounted } from './checks/unused-amount-check.ts';
import { describeColumns } from './describe/columns.ts';
import { currencyOf } from './describe/currency.ts';
import { fileProblems } from './describe/file-problems.ts';
import { periodIn } from './describe/period-in.ts';
import { summarise } from './describe/summary.ts';
import { tableOf } from './describe/table-of.ts';
import { unitOf } from './describe/unit.ts';
import { whose } from './describe/whose.ts';
import { fingerprintOf } from './detect/fingerprint.ts';
import { type Interpreted, interpret } from './interpret.ts';
import type { InterpretInput, KnownTable } from './interpret-input.ts';
import { limits } from './limits.ts';
import { reportAsTable } from './reports-as-tables.ts';
import { sumRows } from './rows/column-sums.ts';
import { headerNames } from './rows/header-names.ts';
import { findLayout } from './rows/layout.ts';
import { decideRows, type UsedRows } from './used-rows.ts';

/** One table of a file, with everything known about where it stood. */
export interface Source {
  format: FileFormat;
  encoding: string | null;
  delimiter: string | null;
  /** The first rows of the file, with the header among them. */
  head: readonly Row[];
  readBody: InterpretInput['readBody'];
  sheets: SheetSummary[];
  rivalSheets: readonly string[];
  fileName: string;
  /** Bytes that fitted no character. */
  broken: number;
  known?: KnownTable;
  currencies?: InterpretInput['currencies'];
  books?: Books;
  /** The period, where the rows' dates do not tell it. */
  period?: Period | undefined;
  /** What the format itself tells, beside what the table does. */
  checks?: ReconciliationCheck[];
  doubts?: readonly Doubt[];
  problems?: CellProblem[];
}

export interface Understood {
  understanding: Understanding;
  table: Table;
  /** What the file leaves open, as raised; `readAndAsk` makes questions of them. */
  doubts: readonly Doubt[];
}

/** Reads an open file by what the user said of it; each time as if it were the first. */
export type ReadBy = (overrides: ReadOverrides) => Understood;

/** Makes the understanding and the table out of the rows of one sheet or text file. */
export function understand(
  written: Source,
  overrides: ReadOverrides,
  reading: GuideReading,
): Understood {
  const source: Source = { ...written, ...reportAsTable(written, overrides, reading) };
  const { format, encoding, delimiter, sheets } = source;
  const table = interpret({
    ...source,
    overrides,
    nearby: [chosenSheet(source) ?? '', source.fileName],
    reading,
  });
  const rows = decideRows(table);
  const counts = countRows(table, rows);
  const currency = currencyOf(table.byRole, overrides.choices);
  const books = source.books ?? booksIn(table, currency);
  const isSold = overrides.choices?.kind !== 'notSold';
  const found = { used: counts.used, skipped: counts.leftOut, isSold };
  const missing = missingFor(table.byRole, found, table.wide?.yearMissing ?? false, reading);
  const partial: Omit<Understanding, 'summary'> = {
    version: 1,
    purpose: reading.purpose,
    format,
    encoding,
    delimiter,
    sheets,
    headerRow: source.known ? null : headerLine(source, table),
    columns: describeColumns(table, rows.used),
    rows: counts,
    ...leftOutOf(table),
    ...problemsOf(source, table, rows),
    ...periodIn(source.period, table, rows.used),
    currency,
    unpivoted: table.sources !== null,
    reconciliation: checksOf(source, table, { rows, counts, currency }),
    total: null,
    questions: [],
    answered: [],
    fingerprint: fingerprint(source, reading),
    books,
    ...whose(table, books),
    ...unitOf(table, overrides.choices),
    ...(table.make !== null && { make: table.make }),
    ...(table.openVat !== null && { openVat: table.openVat }),
    ready: missing.length === 0,
    missing,
  };
  const understanding = inOwnSheets({ ...partial, summary: summarise(partial) });
  const counted = { rows, counts, currency };
  const raised = doubtsOf(source, table, { ...counted, checks: partial.reconciliation }, overrides);
  const doubts = raised.map((doubt) => ({ ...doubt, text: withSheets(sheets, doubt.text) }));
  return { understanding, table: tableOf(table, rows.used, rows.lines), doubts };
}

/** Rows as texts name them are those of their own sheet, where several are read as one table. */
function inOwnSheets(understanding: Understanding): Understanding {
  const { sheets, leftOut, problems, reconciliation } = understanding;
  const named = <T extends { text: string }>(all: T[]): T[] =>
    all.map((each) => ({ ...each, text: withSheets(sheets, each.text) }));
  return {
    ...understanding,
    leftOut: named(leftOut),
    problems: named(problems),
    reconciliation: named(reconciliation),
  };
}

const chosenSheet = ({ sheets }: Source) => sheetsRead(sheets);

/** Named by what it holds, not by its month: next month's file is of the same kind. */
const sheetKind = ({ sheets }: Source): string => {
  const [only, ...more] = sheets.filter(({ chosen }) => chosen).map(({ name }) => name);
  return only === undefined || more.length > 0 || isPeriod(only) ? '' : only;
};

const headerLine = ({ head }: Source, { layout }: Interpreted) =>
  head[layout.header.at(-1) ?? -1]?.line ?? null;

function countRows({ body }: Interpreted, { usedRows }: UsedRows): Understanding['rows'] {
  const leftOut = Object.values(body.leftOutCounts).reduce((sum, count) => sum + count, 0);
  return { inFile: body.inFile, used: usedRows, leftOut };
}

function leftOutOf(
  table: Interpreted,
): Pick<Understanding, 'leftOut' | 'leftOutCounts' | 'leftOutSums'> {
  const { body } = table;
  const leftOut = [...body.leftOut].sort((a, b) => a.row - b.row).slice(0, limits.listed);
  const total = sumOfTotals(table);
  const sums = Object.entries(body.leftOutSums).map(([reason, sum]) => [reason, toText(sum)]);
  const leftOutSums = Object.fromEntries([...sums, ...(total ? [['total', toText(total)]] : [])]);
  return { leftOut, leftOutCounts: body.leftOutCounts, leftOutSums };
}

/** What the file's total rows say together; null where their amounts cannot be told. */
function sumOfTotals(table: Interpreted): Decimal | null {
  const amounts = writtenAmounts(table);
  const values = table.body.totals.flatMap((row) => statedBy(row, amounts) ?? []);
  return values.length === 0 ? null : values.reduce(add);
}

function problemsOf(
  source: Source,
  table: Interpreted,
  { lines }: UsedRows,
): Pick<Understanding, 'problems' | 'problemCount'> {
  const ofFile = [...(source.problems ?? []), ...fileProblems(source, table)];
  const ofCells = cellProblems(table.columns, lines);
  const unlisted = table.body.mendedCount - table.body.mended.length;
  return {
    problems: [...ofFile, ...ofCells.problems].slice(0, limits.listed),
    problemCount: ofFile.length + unlisted + ofCells.count,
  };
}

interface Counted {
  rows: UsedRows;
  counts: Understanding['rows'];
  currency: string | null;
}

function checksOf(
  source: Source,
  table: Interpreted,
  { rows, counts, currency }: Counted,
): ReconciliationCheck[] {
  const signs = checkSigns(table, rows.used, currency);
  const uncounted = checkUncounted(table, rows.used, currency);
  return [
    ...reconcile(reconcileInput(source, table, { rows, counts, currency })),
    ...(signs === null ? [] : [signs]),
    ...(uncounted === null ? [] : [uncounted]),
    ...checkStates(table, currency),
  ];
}

const reconcileInput = (
  source: Source,
  table: Interpreted,
  { rows, counts, currency }: Counted,
): ReconcileInput => ({
  counts,
  roles: table.byRole,
  used: rows.used,
  lines: rows.lines,
  totals: table.body.totals,
  amounts: writtenAmounts(table),
  money: table.columns.filter((column) => column.index < table.written.length && isMoney(column)),
  columns: table.columns,
  statuses: table.statuses,
  asWritten: sumAsWritten(table, rows.used),
  suspects: rows.suspects,
  currency,
  checks: source.checks ?? null,
  checksProduct: table.reading.checksProduct,
  isLedger: table.ledger !== null,
});

/** What the file leaves open, as the steps and the checks raise it. */
function doubtsOf(
  source: Source,
  table: Interpreted,
  { checks, ...counted }: Counted & { checks: readonly ReconciliationCheck[] },
  overrides: ReadOverrides,
): Doubt[] {
  const input = reconcileInput(source, table, counted);
  const nearby = [chosenSheet(source), source.fileName.replace(/\.\w+$/, '')];
  const isKnown = source.known !== undefined;
  const about = { input, used: counted.rows.used, overrides, nearby, isKnown };
  const doubts = [
    ...table.doubts,
    ...questionsOf(source, table, overrides),
    ...(source.doubts ?? []),
    ...(source.checks ? [] : tableDoubts(table, about)),
  ];
  const amount = amountColumn(table.byRole);
  const sum = amount ? sumRows(amount, counted.rows.used) : null;
  const isPdf = source.format === 'pdf';
  const all = [...doubts, ...unexplainedDoubts({ checks, doubts, overrides, sum, isPdf })];
  // No amount can be had of months whose year the file must say first.
  if (table.wide?.yearMissing) return all.filter(({ id }) => id !== 'amount' && id !== 'residue');
  if (table.sources === null) return all;
  // Of periods side by side no other column is a part, but it may be one of them.
  const others = all.filter(({ id }) => id !== 'residue');
  if (isKnown) return others;
  return [...others, ...besidePeriodDoubts(table, { currency: counted.currency, overrides })];
}

/** The columns of the file that the amounts stand in: none where they were made of others. */
const writtenAmounts = ({ amounts, statuses, written }: Interpreted) =>
  [statuses?.writtenAmount ?? amounts].flat().filter(({ index }) => index < written.length);

const questionsOf = (source: Source, table: Interpreted, overrides: ReadOverrides) =>
  questionsFor({
    columns: table.columns,
    roles: table.byRole,
    openMarks: overrides.decimal ? [] : table.marks.open,
    mark: table.marks.mark,
    rivalSheets: overrides.sheet ? [] : source.rivalSheets,
    chosenSheet: chosenSheet(source),
    title: table.title,
    reading: table.reading,
  });

/** Of the file as told from its bytes, so that a changed header row does not change whose file it is. */
function fingerprint(source: Source, reading: GuideReading): string {
  const layout = source.known?.layout ?? findLayout(source.head);
  const kind = source.format.startsWith('xls') ? 'workbook' : source.format;
  const names = headerNames(source.head, layout);
  return fingerprintOf([...reading.fingerprint, kind, sheetKind(source), ...names]);
}
