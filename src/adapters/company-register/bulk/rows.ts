/** What a bulk file has on one company under one of its names; empty where it has nothing. */
export interface RegisterRow {
  orgNumber: string;
  name: string;
  /** Of several names the one with the lowest rank is used, of those the newest. */
  rank: number;
  named: string;
  city: string | null;
  /** SNI codes of five digits, the main one first. */
  codes: string;
  form: string | null;
  status: string | null;
  foundedYear: number | null;
  activity: string | null;
  /** No longer registered: it is left out, also where the other file has it. */
  gone: boolean;
}

/** Reads the records of one kind of file by its header; null for rows that are of no company. */
export interface FileKind {
  source: 'bolagsverket' | 'scb';
  /** Whether a line at a place in the text begins a record. */
  begins: (text: string, at: number) => boolean;
  reader: (header: string) => (record: string) => RegisterRow | 'person' | 'broken';
}

/** Digits of a company: the third and fourth are no month, as a person's are. */
export function isCompanyNumber(digits: string): boolean {
  return /^\d{10}$/.test(digits) && Number(digits.slice(2, 4)) >= 20;
}
