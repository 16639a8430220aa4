import { readFileSync } from 'node:fs';

/** One row of a file, as it stands, by its headings. */
export type TruthRow = Record<string, string>;

interface TruthFile {
  path: string;
  encoding?: 'utf-8' | 'windows-1252' | 'utf-16le';
  delimiter?: string;
  /** Lines before the headings. */
  skip?: number;
}

/** The cells of a line, with quoted ones taken as one. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
}

/** Reads a file line by line without the product's reader, so that its figures can be held against it. */
export function truthRows({ path, encoding, delimiter = ';', skip = 0 }: TruthFile): TruthRow[] {
  const text = new TextDecoder(encoding ?? 'utf-8').decode(readFileSync(path));
  const lines = text.split(/\r?\n/).slice(skip);
  const [header = '', ...rest] = lines.filter((line) => line.trim() !== '');
  const names = cellsOf(header.replace('\ufeff', ''), delimiter);
  return rest.map((line) => {
    const cells = cellsOf(line, delimiter);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

/** What a file of bookkeeping books in its first year on accounts of costs and sales, a row for each line. */
export function bookedRows(path: string): TruthRow[] {
  const rows: TruthRow[] = [];
  let day = '';
  // Its letters are not those of code page 437 here: only accounts, days and amounts are counted.
  for (const line of new TextDecoder('windows-1252').decode(readFileSync(path)).split(/\r?\n/)) {
    const [word, first = '', , third = ''] = line.trim().match(/"[^"]*"|\{[^}]*\}|\S+/g) ?? [];
    if (word === '#VER') day = third;
    if (word === '#TRANS' && /^[3-8]/.test(first))
      rows.push({ Datum: day, Konto: first, Belopp: third });
  }
  return rows;
}

/** A number as Swedish or English files write it. */
export function numberIn(cell: string | undefined): number {
  const text = (cell ?? '').replace(/[\s\u00a0]|kr|SEK/g, '').replace(',', '.');
  return text === '' ? 0 : Number(text);
}

/** Rounded to the öre, since sums of floats are not exact. */
export const ore = (value: number) => Math.round(value * 100) / 100;

/** The sum of a column over the rows that fit. */
export function total(
  rows: readonly TruthRow[],
  column: string,
  fits: (row: TruthRow) => boolean = () => true,
): number {
  return ore(rows.filter(fits).reduce((sum, row) => sum + numberIn(row[column]), 0));
}

/** Sums of a column by the values of another, the largest first. */
export function totalsBy(
  rows: readonly TruthRow[],
  by: string | ((row: TruthRow) => string),
  column: string,
  fits: (row: TruthRow) => boolean = () => true,
): [name: string, sum: number][] {
  const sums = new Map<string, number>();
  for (const row of rows.filter(fits)) {
    const name = typeof by === 'string' ? (row[by] ?? '') : by(row);
    sums.set(name, (sums.get(name) ?? 0) + numberIn(row[column]));
  }
  return [...sums]
    .map(([name, sum]): [string, number] => [name, ore(sum)])
    .sort((a, b) => b[1] - a[1]);
}

/** How many different values a column has in the rows that fit. */
export function distinct(
  rows: readonly TruthRow[],
  column: string,
  fits: (row: TruthRow) => boolean = () => true,
): number {
  return new Set(rows.filter(fits).map((row) => row[column])).size;
}
