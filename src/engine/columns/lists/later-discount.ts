import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesFee,
  namesPaidOut,
  namesPayout,
  namesServiceFee,
} from '../../table/vocabulary/header-words.ts';
import {
  namesGivenOff,
  namesTaxReduction,
  namesVoucher,
  termKind,
} from '../../table/vocabulary/order-terms.ts';
import { hasTotal } from '../../table/vocabulary/totals.ts';
import { addition, difference } from '../amounts/debit-credit.ts';
import { kronorText, toOre } from '../amounts/shared-out.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, type Roled, unused } from '../roled.ts';
import { discountDoubt } from '../roles/deducted-doubt.ts';
import { derivedColumn, isDerived } from '../types/derived-column.ts';
import { numberAt, numbersOf } from '../types/number-at.ts';
import { moneyColumns } from '../types/sums-of-columns.ts';
import { isPaidWhole, isTakenBefore, isTakenLater } from '../types/taken-later.ts';
import { isListPriced } from './list-priced.ts';
import { taxedOf } from './untaxed-part.ts';

/** Rows with a discount that must tell. */
const FEWEST = 3;
/** Share of the rows on which what is given off may stand, where no word says that it is: a fee is on all. */
const MOST_ROWS = 0.6;

/**
 * The table with its own discount taken off the amount, where the rows prove that the amount is before it: what is paid out
 * is the amount less the discount and the fees, as in the orders of a delivery service. One with minus, as a part of how
 * something was made up, of which no row proves anything, is asked about, and so is what nobody says is a discount.
 */
export function withoutLaterDiscount(
  table: Roled,
  ask: Ask,
  taken: readonly TypedColumn[] = [],
): Roled {
  const role = (['grossRevenue', 'revenue'] as const).find((each) => columnOf(table, each));
  const amount = role && columnOf(table, role);
  if (!amount || ask.chosen[amount.index] !== undefined) return table;
  const money = moneyColumns(table.columns, ask.chosen).filter((column) => column !== amount);
  for (const part of partsOf(table, money).filter((column) => !taken.includes(column))) {
    const is = verdictOn(table, { amount, part, money }, ask);
    if (is === null) continue;
    if (is === 'open' && ask.choices?.deducted === undefined)
      return { ...table, doubts: [...table.doubts, discountDoubt(amount, part, 'already')] };
    if (is === 'open' && ask.choices?.deducted === 'already') continue;
    return withoutLaterDiscount(withLeft(table, { amount, part, role }, ask), ask, [
      ...taken,
      part,
    ]);
  }
  return table;
}

/** What may be given off: the discount, what is named so in other words, and what has no name that says what it is. */
function partsOf(table: Roled, money: readonly TypedColumn[]): TypedColumn[] {
  const isFree = (column: TypedColumn) =>
    (table.roles[table.columns.indexOf(column)]?.role ?? null) === null;
  const mayBe = (column: TypedColumn) => {
    const name = normaliseName(column.name);
    const isFee = [namesFee, namesServiceFee].some((isSaid) => isSaid(name));
    const isOther = ['discount', 'other'].includes(termKind(name)) || namesVoucher(name);
    return isFree(column) && !isFee && isOther;
  };
  const discount = columnOf(table, 'discount');
  return [...(discount ? [discount] : []), ...money.filter(mayBe)].filter(
    // What the tax authority pays of it is sold.
    ({ type, percent, name }) =>
      type === 'number' && !percent && !namesTaxReduction(normaliseName(name)),
  );
}

const isPayout = ({ name }: TypedColumn) =>
  [namesPaidOut, namesPayout].some((isSaid) => isSaid(normaliseName(name)));

interface Deduction {
  amount: TypedColumn;
  part: TypedColumn;
  /** The other columns of money. */
  money: readonly TypedColumn[];
}

/** Whether the part is to be taken off the amount, may be, or is off it already or no part of it. */
function verdictOn(table: Roled, deduction: Deduction, ask: Ask): 'off' | 'open' | null {
  const { amount, part } = deduction;
  if (ask.chosen[part.index] !== undefined) return null;
  const signs = new Set(numbersOf(part).map(Math.sign));
  const isNegative = signs.has(-1);
  const rows = rowsWith(part);
  const isDiscount = part === columnOf(table, 'discount');
  const isNamed = isDiscount || namesGivenOff(normaliseName(part.name));
  // What is called a discount and is not paid out on its only row is one.
  const fewest = isNamed || namesVoucher(normaliseName(part.name)) ? 1 : FEWEST;
  if (isNegative === signs.has(1) || rows < fewest) return null;
  if (!isNamed && rows > rowsWith(amount) * MOST_ROWS) return null;
  if (isTakenBefore(deduction)) return null;
  if (isTakenLater(deduction, isNamed ? undefined : isPayout))
    return isNamed || taxedOf(columnOf(table, 'vat'), amount, part) === 'rest' ? 'off' : 'open';
  if (isDiscount && rows >= FEWEST && isListPriced(table, amount, part))
    return isPaidWhole(deduction) ? null : 'open';
  // What an order came to in all is after its discount, and so is what was priced or what VAT is of.
  const isSettled = hasTotal(normaliseName(amount.name)) || hasRole(table, 'quantity');
  const isOpen = isNegative && !isSettled && !isDerived(amount) && !table.proofs.has(amount);
  return isDiscount && isOpen && rows >= FEWEST && !isPaidWhole(deduction) ? 'open' : null;
}

/** The amount less the part, and so the amount without VAT and the VAT that were of all of it, in columns of their own. */
function withLeft(
  table: Roled,
  { amount, part, role }: Omit<Deduction, 'money'> & { role: 'grossRevenue' | 'revenue' },
  { chosen }: Ask,
): Roled {
  const isNegative = numbersOf(part).some((value) => value < 0);
  const first = table.columns.length;
  const left = (isNegative ? addition : difference)(amount, part, first);
  const reason = `${part.name.trim()} är inte draget från ${amount.name.trim()}, men från det som betalas ut.`;
  const vat = columnOf(table, 'vat');
  const of = taxedOf(vat, amount, part);
  const net = role === 'grossRevenue' && of !== 'rest' ? columnOf(table, 'revenue') : undefined;
  const tax = vat && !vat.percent && (net || of === 'whole') ? vat : undefined;
  const shared = [net, tax].flatMap((column) => column ?? []);
  const made = shared.map((column, place) =>
    shareOf(column, { amount, left, part, index: first + 1 + place }),
  );
  const names = new Map<TypedColumn, 'revenue' | 'vat'>([
    ...(net ? [[net, 'revenue'] as const] : []),
    ...(tax ? [[tax, 'vat'] as const] : []),
  ]);
  const about = { confidence: 0.9, reason, by: 'rows' as const };
  const freed = new Set([amount, ...shared].map((column) => table.columns.indexOf(column)));
  return {
    ...table,
    columns: [...table.columns, left, ...made],
    roles: [
      ...table.roles.map((own, place) => (freed.has(place) ? unused(reason) : own)),
      madeRole(chosen, first, { role, ...about }),
      ...shared.map((column, place) =>
        madeRole(chosen, first + 1 + place, { role: names.get(column) ?? null, ...about }),
      ),
    ],
  };
}

/** A column with the part of each of its values that is left of the amount, to the öre. */
function shareOf(
  column: TypedColumn,
  of: { amount: TypedColumn; left: TypedColumn; part: TypedColumn; index: number },
): TypedColumn {
  const rows = Array.from(column.ids, (id, row) => {
    const [own, whole, rest] = [column, of.amount, of.left].map((each) => numberAt(each, row));
    if (own === null || own === undefined) return null;
    if (!whole || rest === null || rest === undefined || rest === whole)
      return column.read[id] ?? null;
    return kronorText(toOre((own * rest) / whole));
  });
  const name = `${column.name.trim()} efter ${of.part.name.trim()}`;
  const { format, currency, mark } = column;
  const made = derivedColumn({ index: of.index, name, type: 'number', grain: 'day', format }, rows);
  return { ...made, currency, mark };
}

const rowsWith = (column: TypedColumn): number =>
  column.ids.reduce((count, _, row) => count + (numberAt(column, row) ? 1 : 0), 0);
