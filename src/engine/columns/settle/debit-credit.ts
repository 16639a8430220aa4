import { decimal, subtract, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesCredit,
  namesDebit,
  namesMoneyIn,
  namesMoneyOut,
} from '../../table/vocabulary/bookkeeping.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';
import { derivedColumn } from '../types/derived-column.ts';

export interface DebitCredit {
  debit: TypedColumn;
  credit: TypedColumn;
}

/** The pair of columns that hold debit and credit; null where the file has no such pair. */
export function findDebitCredit(columns: readonly TypedColumn[]): DebitCredit | null {
  const named = (...tests: NameTest[]) =>
    columns.find(({ name, type }) => {
      const words = normaliseName(name);
      return (type === 'number' || type === 'empty') && tests.some((test) => test(words));
    });
  const debit = named(namesDebit, namesMoneyOut);
  const credit = named(namesCredit, namesMoneyIn);
  const both = debit && credit && (debit.type === 'number' || credit.type === 'number');
  return both ? { debit, credit } : null;
}

/** `Kredit − Debet`, row by row; an empty cell beside a filled one is nothing booked there. */
export function difference(from: TypedColumn, less: TypedColumn, index: number): TypedColumn {
  const rows = Array.from(from.ids, (id, r) => {
    const [a, b] = [from.read[id] ?? null, less.read[less.ids[r] ?? -1] ?? null];
    if (a === null && b === null) return null;
    return toText(subtract(decimal(a ?? '0'), decimal(b ?? '0')));
  });
  const name = `${from.name.trim()} − ${less.name.trim()}`;
  const format = from.format ?? less.format;
  return derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
}
