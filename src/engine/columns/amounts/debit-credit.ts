import { add, decimal, subtract, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesCredit,
  namesDebit,
  namesMoneyIn,
  namesMoneyOut,
} from '../../table/vocabulary/bookkeeping.ts';
import { withoutCurrency } from '../../table/vocabulary/vat.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';
import type { Ask } from '../guide-reading.ts';
import {
  type AssignedRole,
  columnOf,
  type DebitCredit,
  madeRole,
  type Roled,
  unused,
} from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { mostlyNegative, negatedColumn } from '../types/negated-column.ts';

/** Needs: roles by name. Leaves: debit less credit as the amount of each row, in a column of its own. */
export function debitCredit(table: Roled, { chosen }: Ask): Roled {
  const { columns, roles } = table;
  const pair = table.proved ?? findDebitCredit(columns);
  const net = columnOf(table, 'amount');
  if (!pair || (net && chosen[net.index] !== undefined)) return table;
  if ([pair.debit, pair.credit].some(({ index }) => chosen[index] !== undefined)) return table;
  // Some banks write what was withdrawn with a minus.
  const debit = mostlyNegative(pair.debit) ? negatedColumn(pair.debit, columns.length) : pair.debit;
  const amount = difference(debit, pair.credit, columns.length);
  const parts = roles.map((assigned, place): AssignedRole => {
    if (columns[place] === pair.debit) return partOf('debit');
    if (columns[place] === pair.credit) return partOf('credit');
    return assigned.role === 'amount' ? unused('Debet och kredit används i stället.') : assigned;
  });
  const made = madeRole(chosen, amount.index, {
    role: 'amount',
    confidence: 0.95,
    reason: 'Kostnaden är det som debiterats minus det som krediterats.',
  });
  return { ...table, columns: [...columns, amount], roles: [...parts, made] };
}

const partOf = (role: ColumnRole): AssignedRole => ({
  role,
  confidence: 0.95,
  reason: 'Kolumnen är en del av beloppet, som räknas ut av debet och kredit.',
});

/** The pair of columns that hold debit and credit; null where the file has no such pair. */
export function findDebitCredit(columns: readonly TypedColumn[]): DebitCredit | null {
  const named = (...tests: NameTest[]) =>
    columns.find(({ name, type }) => {
      const words = withoutCurrency(normaliseName(name));
      return (type === 'number' || type === 'empty') && tests.some((test) => test(words));
    });
  const debit = named(namesDebit, namesMoneyOut);
  const credit = named(namesCredit, namesMoneyIn);
  const both = debit && credit && (debit.type === 'number' || credit.type === 'number');
  return both ? { debit, credit } : null;
}

/** `Kredit − Debet`, row by row; an empty cell beside a filled one is nothing booked there. */
export const difference = (from: TypedColumn, less: TypedColumn, index: number): TypedColumn =>
  rowByRow(from, less, { index, sign: '−', combine: subtract });

/** `Belopp + Tillägg`, row by row. */
export const addition = (one: TypedColumn, more: TypedColumn, index: number): TypedColumn =>
  rowByRow(one, more, { index, sign: '+', combine: add });

function rowByRow(
  one: TypedColumn,
  other: TypedColumn,
  { index, sign, combine }: { index: number; sign: string; combine: typeof add },
): TypedColumn {
  const rows = Array.from(one.ids, (id, r) => {
    const [a, b] = [one.read[id] ?? null, other.read[other.ids[r] ?? -1] ?? null];
    if (a === null && b === null) return null;
    return toText(combine(decimal(a ?? '0'), decimal(b ?? '0')));
  });
  const name = `${one.name.trim()} ${sign} ${other.name.trim()}`;
  const format = one.format ?? other.format;
  return derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
}
