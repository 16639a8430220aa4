import { add, decimal, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesBalanceAccount,
  namesMoneyIn,
  namesMoneyOut,
} from '../../table/vocabulary/bookkeeping.ts';
import {
  namesBalance,
  namesNoMoney,
  namesNotPaid,
  namesTimesAYear,
} from '../../table/vocabulary/header-words.ts';
import { namesReduction } from '../../table/vocabulary/lists.ts';
import { vatSide, withoutCurrency } from '../../table/vocabulary/vat.ts';
import { findDebitCredit } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, madeRole, type Roled, unused } from '../roled.ts';
import { accountsOf, isSpentAccount } from '../types/day-book.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { valuesOf } from '../types/number-at.ts';
import { isAmountChosen, withAmount } from './amount-role.ts';

/** Columns that there must be: of two, each may be something else where the other is empty. */
const FEWEST = 3;
/** Share of the rows that have an amount in one of the columns, and of those the share with it in only one. */
const FILLED = 0.9;
const ALONE = 0.95;
/** The middle amount from which numbers are more than hours or pieces. */
const LEAST = 50;

/**
 * Needs: roles by name. Leaves: of a list with a column for each kind of cost, where a row has its amount below one of
 * them, the amounts in one column and their kinds in another.
 */
export function kindsAsColumns(table: Roled, ask: Ask): Roled {
  if (isAmountChosen(table, ask) || findDebitCredit(table.columns)) return table;
  const { columns, roles } = table;
  const free = columns.filter((column, place) => {
    const role = roles[place]?.role ?? null;
    const isFree = role === null || role === 'amount' || role === 'category';
    return isFree && ask.chosen[column.index] === undefined && mayBeKind(table, column);
  });
  const book = accountsOf(table.columns);
  const kinds = book ? spentIn(book, free) : oneEach(free);
  if (kinds === null) return table;
  const name = kinds.map((column) => column.name.trim()).join(' + ');
  const rows = Array.from(columns[0]?.ids ?? [], (_, row) => {
    const values = kinds.flatMap(({ ids, read }) => read[ids[row] ?? -1] ?? []);
    return values.length === 0 ? null : toText(values.map(decimal).reduce(add));
  });
  const format = kinds[0]?.format ?? null;
  const about = { index: columns.length, name, type: 'number', grain: 'day', format } as const;
  const amount = { ...derivedColumn(about, rows), currency: kinds[0]?.currency ?? null };
  const joined = {
    ...table,
    columns: [...columns, amount],
    roles: [...roles, madeRole(ask.chosen, amount.index, unused(''))],
  };
  const reason = 'Varje rad har sitt belopp under ett av kostnadsslagen.';
  const others = `Beloppen räknas tillsammans, i ${name}.`;
  const counted = withAmount(joined, { column: amount, reason, others }, ask);
  // Of a row on several accounts no single one says what it was.
  return book && !areAlone(kinds) ? counted : withKinds(counted, kinds, ask);
}

/** The accounts of what was spent in a day book, each of which stands on some row. */
function spentIn(book: readonly TypedColumn[], free: readonly TypedColumn[]): TypedColumn[] | null {
  const spent = free.filter((column) => book.includes(column) && isSpentAccount(column));
  return spent.length === 0 ? null : spent;
}

/** Whether no row has an amount in two of the columns. */
function areAlone(columns: readonly TypedColumn[]): boolean {
  const values = columns.map(valuesOf);
  return (values[0] ?? []).every(
    (_, row) => values.filter((all) => (all[row] || 0) !== 0).length <= 1,
  );
}

function mayBeKind({ proofs }: Roled, column: TypedColumn): boolean {
  const name = normaliseName(column.name);
  if (column.type !== 'number' || column.percent || proofs.get(column)?.is === 'vat') return false;
  if (namesBalanceAccount(name)) return false;
  if (namesBalance(name) || namesNoMoney(name) || namesNotPaid(name) || namesReduction(name))
    return false;
  if (namesMoneyIn(name) || namesMoneyOut(name) || vatSide(name) !== null) return false;
  return withoutCurrency(name) === name && !namesTimesAYear.some(([, isSaid]) => isSaid(name));
}

/** The columns, where nearly every row has an amount in one of them and in no other; null where it is not so. */
function oneEach(columns: readonly TypedColumn[]): TypedColumn[] | null {
  if (columns.length < FEWEST) return null;
  const values = columns.map(valuesOf);
  const used = columns.map(() => 0);
  const count = values[0]?.length ?? 0;
  let filled = 0;
  let alone = 0;
  for (let row = 0; row < count; row++) {
    const own = values.flatMap((all, place) => ((all[row] || 0) === 0 ? [] : [place]));
    if (own.length > 0) filled++;
    if (own.length === 1) alone++;
    for (const place of own) used[place] = (used[place] ?? 0) + 1;
  }
  const isSo = filled >= count * FILLED && alone >= filled * ALONE && areMoney(values);
  return isSo && used.filter((rows) => rows > 0).length >= FEWEST ? [...columns] : null;
}

/** Hours below days of the week are small, and are no money. */
function areMoney(values: readonly Float64Array[]): boolean {
  const sizes = values
    .flatMap((all) => Array.from(all, Math.abs))
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  return (sizes[Math.floor(sizes.length / 2)] ?? 0) >= LEAST;
}

function withKinds(table: Roled, kinds: readonly TypedColumn[], { chosen }: Ask): Roled {
  if (hasRole(table, 'category') || hasRole(table, 'account')) return table;
  const index = table.columns.length;
  const rows = Array.from(table.columns[0]?.ids ?? [], (_, row) => {
    const own = kinds.find(({ ids, read }) => Number(read[ids[row] ?? -1] ?? 0) !== 0);
    return own?.name.trim() ?? null;
  });
  const about = { index, name: 'Kostnadsslag', type: 'text', grain: 'day', format: null } as const;
  const role = { role: 'category' as const, confidence: 0.9, reason: 'Kolumnernas namn.' };
  return {
    ...table,
    columns: [...table.columns, derivedColumn(about, rows)],
    roles: [...table.roles, madeRole(chosen, index, role)],
  };
}
