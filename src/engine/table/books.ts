/**
 * Bookkeeping as a file states it. Amounts are exact decimals in the books' own sign: debit above zero,
 * credit below, so revenue is negative here. A missing balance is null: not stated, which is not zero.
 */
export interface Books {
  source: 'sie' | 'ledger';
  /** `1`–`4`; `4E` has balances too, `4I` only vouchers. Null for a ledger that is no SIE file. */
  sieType: '1' | '2' | '3' | '4E' | '4I' | null;
  program: string | null;
  /** Day the file was made. */
  generated: string | null;
  company: string | null;
  /** `556016-0680` as written in the file. */
  organisationNumber: string | null;
  /** `AB`, `E`, `HB` … (#FTYP). */
  companyForm: string | null;
  /** Industry code (#BKOD). */
  industryCode: string | null;
  /** `BAS2025`, `EUBAS97` … (#KPTYP). */
  chart: string | null;
  currency: string;
  taxYear: string | null;
  /** Day to which balances are stated (#OMFATTN); null where the year is whole or nothing is said. */
  balancesUntil: string | null;
  /** Newest first. */
  years: BookYear[];
  /** Accounts of the chart and those used, by number. */
  accounts: BookAccount[];
  dimensions: BookDimension[];
  vouchers: {
    count: number;
    rows: number;
    from: string | null;
    to: string | null;
    series: { series: string; count: number }[];
  };
}

export interface BookYear {
  /** 0 = current, −1 = the year before. */
  number: number;
  from: string;
  to: string;
}

/** What an account is: by its BAS range, or by its type and name where the chart or the account is not of BAS. */
export type AccountKind =
  | 'asset'
  | 'liability'
  /** 3000–3799 */
  | 'revenue'
  /** 3800–3999 */
  | 'otherIncome'
  /** 4000–7999 */
  | 'cost'
  /** Interest and write-downs among 8000–8499. */
  | 'financialCost'
  /** The rest of 8: financial income, appropriations, tax, the year's result. */
  | 'otherResult'
  | 'unknown';

export interface BookAccount {
  number: string;
  /** Empty where the file does not name it. */
  name: string;
  kind: AccountKind;
  /** First digit, 1–8; null where the number does not mean in BAS what the account is. */
  class: number | null;
  years: AccountYear[];
}

/** One account in one year; null = the file does not state it. */
export interface AccountYear {
  year: number;
  opening: string | null;
  closing: string | null;
  result: string | null;
  budget: string | null;
  /** Change per month (`2025-01`), from #PSALDO or else the vouchers; empty where neither is there. */
  months: Record<string, string>;
}

export interface BookDimension {
  number: number;
  name: string;
  /** Dimension it is a part of (#UNDERDIM). */
  parent: number | null;
  objects: { id: string; name: string }[];
}
