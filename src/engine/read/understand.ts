import { ledgerBooks } from '../books/ledger-books.ts';
import { amountColumn } from '../columns/roles/role-map.ts';
import { lacksYear } from '../columns/types/days-without-year.ts';
import type { Books } from '../table/books.ts';
import { cellText, type Row } from '../table/cell.ts';
import type { Period } from '../table/period.ts';
import type { Purpose } from '../table/purpose.ts';
import type { Table } from '../table/table.ts';
import type {
  CellProblem,
  FileFormat,
  ReadOverrides,
  ReconciliationCheck,
  SheetSummary,
  Understanding,
} from '../table/understanding.ts';
import { thousandsIn } from '../table/vocabulary/header-words.ts';
import { cellProblems } from './checks/cell-problems.ts';
import { questionsFor } from './checks/questions.ts';
import { missingFor } from './checks/readiness.ts';
import { reconcile } from './checks/reconcile.ts';
import { checkSigns } from './checks/signs-check.ts';
import { checkStates, sumAsWritten } from './checks/status-check.ts';
import { checkUncounted } from './checks/unused-amount-check.ts';
import { currencyOf } from './currency.ts';
import { describeColumns, periodOf } from './describe.ts';
import { fingerprintOf } from './detect/fingerprint.ts';
import { type Interpreted, type InterpretInput, interpret, type KnownTable } from './interpret.ts';
import { limits } from './limits.ts';
import { headerNames } from './rows/header-names.ts';
import { findLayout } from './rows/layout.ts';
import { summarise } from './summary.ts';
import { tableOf } from './table-of.ts';
import { settleRows } from './used-rows.ts';

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
  /** Checks and problems of the format itself, beside those of the table. */
  checks?: ReconciliationCheck[];
  problems?: CellProblem[];
}

export interface Understood {
  understanding: Understanding;
  table: Table;
}

/** Makes the understanding and the table out of the rows of one sheet or text file. */
export function understand(
  source: Source,
  overrides: ReadOverrides = {},
  purpose: Purpose = 'sales',
): Understood {
  const chosenSheet = source.sheets.find((sheet) => sheet.chosen)?.name ?? null;
  const analysed = interpret({
    head: source.head,
    readBody: source.readBody,
    delimiter: source.delimiter,
    overrides,
    nearby: [chosenSheet ?? '', source.fileName],
    purpose,
    known: source.known,
    currencies: source.currencies,
  });
  const settled = settleRows(analysed);
  const { byRole, body, columns, sums } = analysed;
  const currency = currencyOf(byRole);
  const ofFile = [...(source.problems ?? []), ...fileProblems(source, analysed)];
  const ofCells = cellProblems(columns, sums, settled.lines);
  const unlisted = body.mendedCount - body.mended.length;
  const leftOut = [...body.leftOut].sort((a, b) => a.row - b.row);
  const leftOutTotal = Object.values(body.leftOutCounts).reduce((sum, count) => sum + count, 0);
  const counts = { inFile: body.inFile, used: settled.usedRows, leftOut: leftOutTotal };
  const missing = missingFor(
    byRole,
    { used: settled.usedRows, skipped: leftOutTotal },
    analysed.wide?.yearMissing ?? false,
    purpose,
  );
  const signs = checkSigns(analysed, settled.used, currency);
  const uncounted = checkUncounted(analysed, settled.used, currency);
  const partial: Omit<Understanding, 'summary'> = {
    version: 1,
    purpose,
    format: source.format,
    encoding: source.encoding,
    delimiter: source.delimiter,
    sheets: source.sheets,
    headerRow: source.known ? null : headerLine(source, analysed),
    columns: describeColumns(analysed, settled.used),
    rows: counts,
    leftOut: leftOut.slice(0, limits.listed),
    leftOutCounts: body.leftOutCounts,
    problems: [...ofFile, ...ofCells.problems].slice(0, limits.listed),
    problemCount: ofFile.length + unlisted + ofCells.count,
    period: source.period ?? periodOf(byRole.get('date'), settled.used),
    currency,
    unpivoted: analysed.sources !== null,
    reconciliation: [
      ...reconcile({
        counts,
        roles: byRole,
        used: settled.used,
        lines: settled.lines,
        totals: body.totals,
        amountPlace: amountPlace(analysed),
        asWritten: sumAsWritten(analysed, settled.used),
        suspects: settled.suspects,
        currency,
        checks: source.checks ?? null,
        purpose,
        isLedger: analysed.ledger !== null,
      }),
      ...(signs === null ? [] : [signs]),
      ...(uncounted === null ? [] : [uncounted]),
      ...checkStates(analysed, currency),
    ],
    questions: questionsFor({
      columns,
      roles: byRole,
      openMarks: overrides.decimal ? [] : analysed.marks.open,
      mark: analysed.marks.mark,
      rivalSheets: overrides.sheet ? [] : source.rivalSheets,
      chosenSheet,
      purpose,
    }),
    fingerprint: fingerprint(source, chosenSheet, purpose),
    books: source.books ?? booksIn(analysed, currency),
    ready: missing.length === 0,
    missing,
  };
  const understanding = { ...partial, summary: summarise(partial) };
  return { understanding, table: tableOf(analysed, settled.used, settled.lines) };
}

/** The bookkeeping of a general ledger that is no SIE file, where it holds all of it. */
function booksIn(
  { ledger, columns, byRole, others, sums, title }: Interpreted,
  currency: string | null,
) {
  const date = byRole.get('date');
  if (!ledger || !date || thousandsIn(title.join(' ')) > 0) return null;
  const isNoBooking = (row: number) => {
    const reason = others.get(row);
    return sums.has(row) || reason === 'accountHeading' || reason === 'accountBalance';
  };
  return ledgerBooks({
    accounts: ledger.accounts,
    columns,
    date,
    skip: isNoBooking,
    title,
    currency,
  });
}

const isWorkbook = (format: FileFormat) => format.startsWith('xls');

const headerLine = ({ head }: Source, { layout }: Interpreted) =>
  head[layout.header.at(-1) ?? -1]?.line ?? null;

/** Null where the amounts were made of other columns, and so stand nowhere in the file's own rows. */
function amountPlace({ byRole, sources, body, states }: Interpreted): number | null {
  const place = (states?.turnedFrom ?? amountColumn(byRole))?.index ?? null;
  return sources || place === null || place >= body.stores.length ? null : place;
}

function fileProblems(source: Source, analysed: Interpreted): CellProblem[] {
  const { mended } = analysed.body;
  const problems: CellProblem[] = mended.map(({ line, text }) => ({
    row: line,
    column: 'Hela raden',
    found: text,
    text: `Rad ${line}: ${text}. Raden lästes ändå; kontrollera att värdena står i rätt kolumn.`,
  }));
  for (const name of analysed.filledDown) {
    problems.unshift({
      row: analysed.body.lines[0] ?? 1,
      column: name,
      found: 'tomma celler',
      text: `Kolumnen ${name.trim()} är ifylld bara på första raden i varje grupp. Raderna under har fått samma datum.`,
    });
  }
  if (analysed.note !== null) {
    const row = analysed.body.lines[0] ?? 1;
    problems.unshift({ row, column: 'Hela filen', found: 'flera belopp', text: analysed.note });
  }
  problems.unshift(...headerProblem(source, analysed), ...yearProblem(analysed));
  if (source.broken > 0) {
    problems.unshift({
      row: 1,
      column: 'Hela filen',
      found: `${source.broken} trasiga tecken`,
      text: `Filen har ${source.broken} tecken som inte hör till ${source.encoding ?? 'teckenkodningen'}. De lästes som Windows-1252; spara om filen som UTF-8 om namn ser fel ut.`,
    });
  }
  return problems;
}

/** Days without a year are no dates: the file then has a column of dates that cannot be used. */
function yearProblem({ columns, body }: Interpreted): CellProblem[] {
  return columns.filter(lacksYear).map(({ name, values }) => {
    const found = cellText(values[0]).trim();
    const text = `Kolumnen ${name.trim()} saknar årtal (”${found}”), så datumen kan inte användas. Skriv året också, till exempel 2025-01-31, eller i en rad ovanför tabellen.`;
    return { row: body.lines[0] ?? 1, column: name, found, text };
  });
}

/** Fewer names than values: the names may stand above the wrong columns. */
function headerProblem({ head, format }: Source, { layout, body }: Interpreted): CellProblem[] {
  const header = head[layout.header.at(-1) ?? -1];
  if (!header || format !== 'csv' || header.cells.length >= layout.width) return [];
  if ((body.stores.at(-1)?.filled ?? 0) === 0) return [];
  const found = `${header.cells.length} namn`;
  const text = `Rad ${header.line}: rubrikraden har ${header.cells.length} namn, men raderna har ${layout.width} värden. Kontrollera att rätt namn står över rätt kolumn.`;
  return [{ row: header.line, column: 'Rubrikraden', found, text }];
}

/** Of the file as told from its bytes, so that a changed header row does not change whose file it is. */
function fingerprint(source: Source, sheet: string | null, purpose: Purpose): string {
  const layout = source.known?.layout ?? findLayout(source.head);
  const names = headerNames(source.head, layout);
  const kind = isWorkbook(source.format) ? 'workbook' : source.format;
  // The same columns mean other things in the other guide.
  const guide = purpose === 'sales' ? [] : [purpose];
  return fingerprintOf([...guide, kind, sheet ?? '', ...names]);
}
