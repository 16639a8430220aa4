import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesKronor } from '../../table/vocabulary/vat.ts';
import type { ChosenRoles, Roled } from '../roled.ts';
import { madeRole, unused, withRoles } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { numberAt } from '../types/number-at.ts';

/** Share of the rows that must be so. */
const SHARE = 0.95;
/** Rates of one currency in a file differ by no more than this from the middle one. */
export const RATE_SPREAD = 0.15;
/** Currencies that are worth several kronor each. */
export const DEAR: ReadonlySet<string> = new Set(['EUR', 'USD', 'GBP', 'CHF']);
/** Kronor that one of a dear currency is worth less than. */
export const MOST_KRONOR = 25;

/** Amounts, and the currency that each row's is in; null where it says none. */
interface Money {
  codes: TypedColumn;
  amount: TypedColumn;
  codeAt: (row: number) => string | null;
}

/**
 * Amounts in kronor that stand only on the rows in other currencies, beside the amounts as they were written: of both made
 * one column, or null where no two are so.
 */
export function kronorInGaps(
  table: Roled,
  { codes, amount, codeAt }: Money,
  { free, role, chosen }: { free: readonly TypedColumn[]; role: ColumnRole; chosen: ChosenRoles },
): Roled | null {
  const other = free.find((column) => isKronorOf(column, amount, codeAt));
  const written = other ? amount : free.find((column) => isKronorOf(amount, column, codeAt));
  const kronor = other ?? amount;
  if (!written) return null;
  const index = table.columns.length;
  const name = `${kronor.name.trim()} eller ${written.name.trim()}`;
  const rows = Array.from(
    kronor.ids,
    (id, row) => kronor.read[id] ?? written.read[written.ids[row] ?? -1] ?? null,
  );
  const { format } = written;
  const made = derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
  const reason = `${kronor.name.trim()} står bara på rader i annan valuta; på de andra är beloppet ${written.name.trim()}.`;
  const { columns, roles, ...rest } = withRoles(
    table,
    new Map([
      [table.columns.indexOf(amount), unused(`${name} används i stället.`)],
      [table.columns.indexOf(codes), unused(`Beloppen räknas i kronor, i kolumnen ${name}.`)],
    ]),
  );
  return {
    ...rest,
    columns: [...columns, made],
    roles: [...roles, madeRole(chosen, index, { role, confidence: 0.9, reason })],
  };
}

/** Whether one column has the other's amounts in kronor on the rows in other currencies, and nothing on the others. */
function isKronorOf(
  kronor: TypedColumn,
  written: TypedColumn,
  codeAt: (row: number) => string | null,
): boolean {
  const rates = new Map<string, number[]>();
  const rows = { own: 0, empty: 0 };
  written.ids.forEach((_, row) => {
    const [value, before] = [numberAt(kronor, row), numberAt(written, row)];
    const code = codeAt(row);
    if (!before || code === null) return;
    if (code === 'SEK') {
      rows.own++;
      if (!value) rows.empty++;
    } else rates.set(code, [...(rates.get(code) ?? []), (value ?? 0) / before]);
  });
  const isNamed = namesKronor(normaliseName(kronor.name));
  const foreign = [...rates].map(([code, all]) => isRate(all, code, isNamed));
  return (
    rows.own > 0 && rows.empty >= rows.own * SHARE && foreign.length > 0 && !foreign.includes(false)
  );
}

/** Whether values are one rate near enough, and one that makes kronor of a currency. */
function isRate(all: readonly number[], code: string, isNamed: boolean): boolean {
  const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const near = all.filter((rate) => Math.abs(rate - middle) <= middle * RATE_SPREAD);
  const isTold = DEAR.has(code) ? middle > 1 && all.length + Number(isNamed) > 1 : isNamed;
  return isTold && middle > 0 && middle < MOST_KRONOR && near.length >= all.length * SHARE;
}
