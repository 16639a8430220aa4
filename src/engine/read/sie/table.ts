import type { Row } from '../../table/cell.ts';
import { ColumnCollector, toColumns } from '../../table/column-store.ts';
import type { Period } from '../../table/period.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { type Body, emptyBody } from '../rows/body.ts';
import { leave } from '../rows/row-kinds.ts';
import { dimensionName } from './header.ts';
import type { PeriodBalance, SieFile } from './model.ts';
import { objectName, voucherName } from './names.ts';
import type { SieReading, SieTableKind } from './reading.ts';
import { statedYears, type YearOfBalances } from './years.ts';

export interface SieTable {
  kind: SieTableKind;
  names: string[];
  /** What each column means in either guide; sales take amounts and accounts by the ledger's rules. */
  roles: Record<number, ColumnRole>;
  head: Row[];
  body: Body;
  /** The years that balances are of, where the rows have no dates of their own to tell it. */
  period?: Period | undefined;
}

/** The table of a SIE file: its bookings where they are whole, else its balances as finely as it has them. */
export function sieTable(file: SieFile, reading: SieReading): SieTable {
  if (reading.kind === 'transactions') return transactionTable(file);
  return reading.kind === 'months' ? monthTable(file, reading) : yearTable(file);
}

function transactionTable(file: SieFile): SieTable {
  const named = dimensionsIn(file);
  const used = [...file.dimensions.keys()]
    .filter((number) => number !== 1 && number !== 6 && named.has(number))
    .slice(0, MOST_DIMENSIONS);
  const table = emptyTable(file, 'transactions', [
    ['Datum', 'date'],
    ['Verifikation', 'voucher'],
    ['Konto', 'account'],
    ['Kontonamn', 'accountName'],
    ['Belopp', 'amount'],
    ['Text', 'text'],
    [dimensionName(file, 1), 'department'],
    [dimensionName(file, 6), 'project'],
    ['Kvantitet', null],
    ['Verifikationstext', null],
    ...used.map((number): Named => [dimensionName(file, number), roleOf(number)]),
  ]);
  const rows = new RowCollector(
    table.names,
    file.vouchers.reduce((sum, voucher) => sum + voucher.rows.length, 0),
  );
  for (const voucher of file.vouchers) {
    const name = voucherName(voucher);
    for (const row of voucher.rows) {
      const cells = [
        row.date ?? voucher.date ?? '',
        name,
        row.account,
        accountName(file, row.account),
        row.amount,
        row.text || voucher.text,
        objectName(file, row.objects, 1),
        objectName(file, row.objects, 6),
        row.quantity,
        voucher.text,
        ...used.map((number) => objectName(file, row.objects, number)),
      ];
      table.body.inFile++;
      if (!row.deleted) rows.add(row.line, cells);
      else {
        const text = `Rad ${row.line} är struken ur verifikation ${name} (#BTRANS) och räknas inte med.`;
        leave(table.body, { line: row.line, cells }, 'deletedRow', text);
      }
    }
  }
  return {
    ...table,
    body: { ...table.body, ...rows.columns() },
    head: [...table.head, ...rows.head],
  };
}

/** Dimensions with a column of their own. */
const MOST_DIMENSIONS = 50;

/** The dimensions that rows have an object of. */
function dimensionsIn({ vouchers }: SieFile): Set<number> {
  const found = new Set<number>();
  for (const { rows } of vouchers)
    for (const { objects } of rows)
      for (let n = 0; n + 1 < objects.length; n += 2)
        if (objects[n + 1] !== '') found.add(Number(objects[n]));
  return found;
}

/** Takes rows apart into columns as they come: a file of books has hundreds of thousands. */
class RowCollector {
  readonly head: Row[] = [];
  private readonly names: readonly string[];
  private readonly collectors: ColumnCollector[];
  private readonly lines: number[] = [];

  constructor(names: readonly string[], rows: number) {
    this.names = names;
    this.collectors = names.map(() => new ColumnCollector(rows));
  }

  add(line: number, cells: string[]): void {
    const row = this.lines.push(line) - 1;
    for (let c = 0; c < cells.length; c++) this.collectors[c]?.set(row, cells[c] ?? '');
    if (this.head.length < HEAD) this.head.push({ line, cells });
  }

  columns(): Pick<Body, 'stores' | 'lines'> {
    const rows = this.lines.length;
    const stores = this.collectors.map((each, c) => each.store(c, this.names[c] ?? '', rows));
    return { stores, lines: Int32Array.from(this.lines) };
  }
}

/** Rows shown of the table. */
const HEAD = 20;

function monthTable(file: SieFile, { periods }: SieReading): SieTable {
  const table = emptyTable(file, 'months', [
    ['Månad', 'date'],
    ['Konto', 'account'],
    ['Kontonamn', 'accountName'],
    ['Belopp', 'amount'],
    [dimensionName(file, 1), 'department'],
    [dimensionName(file, 6), 'project'],
    ['Kvantitet', null],
  ]);
  const rowOf = (row: PeriodBalance): Row => ({
    line: row.line,
    cells: [
      row.month,
      row.account,
      accountName(file, row.account),
      row.amount,
      objectName(file, row.objects, 1),
      objectName(file, row.objects, 6),
      row.quantity,
    ],
  });
  const leaveAll = (
    rows: readonly PeriodBalance[],
    reason: 'detail' | 'empty' | 'otherPeriod',
    why: string,
  ) => {
    for (const row of rows) leave(table.body, rowOf(row), reason, `Rad ${row.line} ${why}`);
  };
  const { counted, details, left, empty } = periods;
  table.body.inFile += counted.length + details.length + left.length + empty.length;
  leaveAll(
    details,
    'detail',
    'delar upp kontots saldo på resultatenhet eller projekt. Beloppet ingår redan i andra rader.',
  );
  leaveAll(empty, 'empty', 'gäller en månad som filen bara har nollor för.');
  leaveAll(
    left,
    'otherPeriod',
    'gäller ett räkenskapsår vars månader inte summerar till årets resultat (#RES).',
  );
  return filled(
    table,
    counted.map((row) => rowOf(row)),
  );
}

/** Balances of years. A sum of several years is that of none: the latest whole one alone is used. */
function yearTable(file: SieFile): SieTable {
  const { used } = statedYears(file);
  const table = emptyTable(file, 'years', [
    // One year has no course over time; a date would make it seem a month.
    ['Räkenskapsår från', null],
    ['Konto', 'account'],
    ['Kontonamn', 'accountName'],
    ['Belopp', 'amount'],
    ['Ingående balans', null],
    ['Utgående balans', null],
  ]);
  const merged = new Map<string, Row & { year: number; cells: string[] }>();
  for (const { kind, year, account, amount, line } of file.balances) {
    const key = `${year} ${account}`;
    const start = file.years.find(({ number }) => number === year)?.from ?? `År ${year}`;
    const row = merged.get(key) ?? {
      line,
      year,
      cells: [start, account, accountName(file, account), '', '', ''],
    };
    row.cells[kind === 'result' ? 3 : kind === 'opening' ? 4 : 5] = amount;
    merged.set(key, row);
  }
  table.body.inFile += merged.size;
  const rows = [...merged.values()];
  const isUsed = ({ year }: { year: number }) => used === null || used.number === year;
  for (const row of rows.filter((each) => !isUsed(each))) {
    const text = `Rad ${row.line} gäller ett annat räkenskapsår än det som räknas, ${spanOf(used)}.`;
    leave(table.body, row, 'otherPeriod', text);
  }
  const period = used === null ? undefined : { from: used.from, to: used.until };
  return { ...filled(table, rows.filter(isUsed)), period };
}

const spanOf = (year: YearOfBalances | null) => `${year?.from} – ${year?.to}`;

type Named = [name: string, role: ColumnRole | null];

function emptyTable(file: SieFile, kind: SieTableKind, columns: readonly Named[]): SieTable {
  const body: Body = { ...emptyBody(file.outside.length), stores: [] };
  for (const { line, text, reason, content } of file.outside) {
    leave(body, { line, cells: [content] }, reason, text);
  }
  const roles: SieTable['roles'] = {};
  columns.forEach(([, role], place) => {
    if (role) roles[place] = role;
  });
  const names = columns.map(([name]) => name);
  return { kind, names, roles, head: [{ line: 0, cells: names }], body };
}

function filled(table: SieTable, rows: readonly Row[]): SieTable {
  const lines = Int32Array.from(rows, ({ line }) => line);
  const body = { ...table.body, stores: toColumns(rows, table.names), lines };
  return { ...table, body, head: [...table.head, ...rows.slice(0, HEAD)] };
}

const accountName = (file: SieFile, number: string) => file.accounts.get(number)?.name || number;

const meanings: Readonly<Record<number, ColumnRole>> = {
  8: 'customer',
  9: 'supplier',
  10: 'invoiceNumber',
};
const roleOf = (dimension: number) => meanings[dimension] ?? null;
