import type { Books } from './books.ts';
import type { Company } from './company.ts';
import type { ReadingChoices } from './overrides.ts';
import type { Period } from './period.ts';
import type { Purpose } from './purpose.ts';
import type { Question } from './question.ts';
import type { ColumnRole } from './roles.ts';

export type WorkbookFormat = 'xlsx' | 'xlsm' | 'xlsb' | 'xls' | 'xml' | 'ods' | 'html';
/** `csv` is any text with separators; `text` is free text or columns by position. */
export type FileFormat = WorkbookFormat | 'csv' | 'sie' | 'json' | 'text' | 'pdf';

export type ColumnType = 'number' | 'date' | 'text' | 'organisationNumber' | 'empty';

/**
 * What decided that a column is what it is taken for: arithmetic on the rows, the export it is known from, the file's
 * format, the user, or its name alone.
 */
export type DecidedBy = 'rows' | 'make' | 'format' | 'answer' | 'name';

/** Times that are whole months. */
export type WholeMonths = 'month' | 'quarter' | 'tertial' | 'half' | 'year';

export interface UnderstoodColumn {
  /** 0-based place among the table's columns; column `c{index}` of the stored table. */
  index: number;
  name: string;
  type: ColumnType;
  /** What each date is of where they are written as months or longer times; absent of days and weeks. */
  grain?: WholeMonths;
  /** How values are written: `1 234,56`, `2025-01-31`, `31.01.2025`; null for text. */
  format: string | null;
  role: ColumnRole | null;
  /** 0–1: how sure the role is. A role the user chose has 1. */
  confidence: number;
  /** Why it got the role, in Swedish. */
  reason: string;
  /** Absent where the reason alone says what decided the role, and in files read before it was kept. */
  decidedBy?: DecidedBy;
  /** Up to three values as they stand in the file. */
  samples: string[];
  filled: number;
  empty: number;
  distinct: number;
  /** Exact sum of a number column; null for others. */
  sum: string | null;
}

/** A row of the file that is not part of the data used, and why. */
export interface LeftOutRow {
  /** 1-based line (text files) or row (workbooks). */
  row: number;
  reason:
    | 'total'
    | 'repeatedHeader'
    | 'unreadable'
    | 'noAmount'
    | 'noDate'
    | 'footer'
    | 'empty'
    /** Rows of a ledger on accounts that the guide does not use, by what kind of account. */
    | 'balanceAccount'
    | 'revenueAccount'
    | 'costAccount'
    | 'otherAccount'
    /** Taken out of the books again (#BTRANS). */
    | 'deletedRow'
    /** Of a second file in the same file. */
    | 'otherPeriod'
    /** Parts of a row that is used itself. */
    | 'detail'
    /** Money that came in, among payments. */
    | 'income'
    /** Money that went out, among what came in. */
    | 'outgoing'
    /** Money over a bank account that was neither earned nor spent: moved, paid in tax, paid on a loan, taken out. */
    | 'ownTransfer'
    | 'taxPayment'
    | 'amortisation'
    | 'ownerWithdrawal'
    /** Loans and the owner's own money, among what came in; and what may be no sale. */
    | 'financing'
    | 'otherIncome'
    /** Money back from somebody who was paid. */
    | 'returned'
    /** What was cancelled, paid back or never more than a draft. */
    | 'cancelled'
    /** A payment service's own fees and payouts. */
    | 'transfer'
    /** Lines of a report of results: of the side that the guide is not about, and what others come to. */
    | 'reportIncome'
    | 'reportCost'
    | 'reportResult'
    /** An agreement that nothing is paid for any more. */
    | 'ended'
    /** In another currency than those that are summed. */
    | 'otherCurrency'
    /** An account's name and balances around its bookings. */
    | 'accountHeading'
    | 'accountBalance'
    /** The name of whom or what the rows below are of. */
    | 'groupHeading'
    /** Of the few that are not as the others, and that the user left out. */
    | 'unlike'
    /** Stands in the file once more, as when an export was pasted twice. */
    | 'duplicate'
    /** Of another table, below the one that is read. */
    | 'otherTable'
    /** Of something else than the amount: pieces or margin, on rows of their own. */
    | 'otherMeasure';
  /** In Swedish: where, what was expected, what was found, what to do. */
  text: string;
  /** The row as it stands, cut at 200 characters. */
  content: string;
}

/** A value that could not be read; its row may still be used for other figures. */
export interface CellProblem {
  row: number;
  column: string;
  found: string;
  /** `Rad 17, kolumn Belopp: väntade ett tal, fann "okt". Ta bort raden eller skriv ett tal.` */
  text: string;
}

export interface ReconciliationCheck {
  id:
    | 'rows'
    | 'total'
    | 'product'
    | 'vouchers'
    | 'balances'
    | 'results'
    | 'signs'
    | 'uncounted'
    | 'states'
    | 'credits';
  /** `ok`, `difference` (see text, difference, rows) or `notPossible` (the file lacks what it takes). */
  status: 'ok' | 'difference' | 'notPossible';
  title: string;
  /** One Swedish sentence with the figures. */
  text: string;
  /** Exact difference in the file's currency; null where there is none. */
  difference: string | null;
  /** Rows behind the difference, at most 50. */
  rows: number[];
}

export interface SheetSummary {
  name: string;
  rows: number;
  columns: number;
  chosen: boolean;
  hidden: boolean;
  /** Where the rows of several sheets are numbered on from one to the next: how many come before this one's first row. */
  rowsBefore?: number;
}

/** What the product understood of an uploaded file: `extractedData` of the document. */
export interface Understanding {
  version: 1;
  purpose: Purpose;
  format: FileFormat;
  /** `UTF-8`, `UTF-8 med BOM`, `Windows-1252`, `CP437`, `UTF-16 LE`; null for workbooks. */
  encoding: string | null;
  /** The list separator of a text file: `;`, `,`, tab, `|` …; null for workbooks. */
  delimiter: string | null;
  sheets: SheetSummary[];
  /** 1-based line or row of the header; null where the file has none. */
  headerRow: number | null;
  columns: UnderstoodColumn[];
  /** `used + leftOut = inFile`, counted below the header, blank lines not counted. */
  rows: { inFile: number; used: number; leftOut: number };
  /** The first 200; `leftOutCounts` has all by reason. */
  leftOut: LeftOutRow[];
  leftOutCounts: Record<string, number>;
  /** Of the reasons whose rows have amounts, exact and as the rows stand. */
  leftOutSums: Record<string, string>;
  /** The first 200. */
  problems: CellProblem[];
  problemCount: number;
  period: Period | null;
  /** The last day of what a header says is a year so far: months after it are not over, whatever day it is. */
  reachedTo?: string;
  /** What the amounts are in all, exact, as the guide counts them; null where they are no one sum. */
  total: string | null;
  /** ISO 4217 where the file names one currency; null where it names none. */
  currency: string | null;
  /** True where the file has one column per month that was turned into rows. */
  unpivoted: boolean;
  reconciliation: ReconciliationCheck[];
  /** What nothing in the file could settle, those that stop the analysis first. */
  questions: Question[];
  /** Questions that the user answered, with the answer as `chosen`: each can be answered otherwise. */
  answered: Question[];
  /** `Semikolon · teckenkodning Windows-1252 · belopp skrivna som 1 234,56 · 2024-01-02 – 2025-12-30 · 12 408 rader, 3 hoppades över`. */
  summary: string;
  /** The export it is, in Swedish, where that is known: `Orderexport från Shopify`. */
  make?: string;
  /** What one of a whole amount is in the file, where it is not kronor or the user has said. */
  unit?: NonNullable<ReadingChoices['unit']>;
  /** Whether VAT is in the amounts, as answered, where only the user can say. */
  openVat?: NonNullable<ReadingChoices['vat']>;
  /** Whose file it is, where it says so. */
  company?: Company;
  /** `Butik: Södermalm`: what of the company the file is, where it says that it is not all. */
  part?: string;
  /** Hash of format, sheet and header names: files from the same export share it. */
  fingerprint: string;
  /** The bookkeeping a SIE file or a ledger holds, whatever the guide uses of it; else null. */
  books: Books | null;
  /** True when the roles suffice for the guide's analysis; else `missing` says what is lacking. */
  ready: boolean;
  missing: string[];
}
