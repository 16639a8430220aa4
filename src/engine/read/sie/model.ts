import type { CellProblem } from '../../table/understanding.ts';

/** What the records of a SIE file say, before anything is concluded from it. */
export interface SieFile {
  about: {
    sieType: string | null;
    program: string | null;
    generated: string | null;
    company: string | null;
    organisationNumber: string | null;
    companyForm: string | null;
    industryCode: string | null;
    chart: string | null;
    currency: string | null;
    taxYear: string | null;
    balancesUntil: string | null;
  };
  years: { number: number; from: string; to: string }[];
  accounts: Map<string, { name: string; type: string | null }>;
  dimensions: Map<number, Dimension>;
  balances: Balance[];
  periods: PeriodBalance[];
  vouchers: Voucher[];
  /** Rows of data that could not be read, or that belong to a second file. */
  outside: OutsideRow[];
  problems: CellProblem[];
  lines: number;
}

export interface Dimension {
  name: string;
  parent: number | null;
  objects: Map<string, string>;
}

export interface Balance {
  kind: 'opening' | 'closing' | 'result';
  year: number;
  account: string;
  /** Debit above zero, credit below. */
  amount: string;
  line: number;
}

export interface PeriodBalance {
  budget: boolean;
  year: number;
  /** `2025-01` */
  month: string;
  account: string;
  objects: ObjectKeys;
  amount: string;
  quantity: string;
  line: number;
}

/** Dimension number and object in turn: `['1', '100', '6', 'A']`. */
export type ObjectKeys = readonly string[];

export interface Voucher {
  series: string;
  number: string;
  date: string | null;
  text: string;
  line: number;
  rows: Transaction[];
  /** False where the file ends inside it. */
  closed: boolean;
}

export interface Transaction {
  /** Taken out of the voucher again (#BTRANS): listed, never counted. */
  deleted: boolean;
  account: string;
  objects: ObjectKeys;
  amount: string;
  date: string | null;
  text: string;
  quantity: string;
  line: number;
}

export interface OutsideRow {
  reason: 'unreadable' | 'otherPeriod';
  line: number;
  text: string;
  content: string;
}
