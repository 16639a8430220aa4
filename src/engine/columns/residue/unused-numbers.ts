import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  multiply,
  subtract,
  toText,
} from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesBesideCost,
  namesBesideSale,
  namesForeign,
  namesMeasure,
  namesOnePrice,
} from '../../table/vocabulary/beside-amounts.ts';
import {
  namesCode,
  namesFee,
  namesOtherTime,
  namesParty,
  namesTime,
  namesTimesAYear,
} from '../../table/vocabulary/header-words.ts';
import {
  namesPaid,
  namesPlan,
  namesRate,
  namesRest,
  namesSoFar,
  namesTimes,
  namesYearBefore,
} from '../../table/vocabulary/lists.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { namesKronor, vatSide, withoutCurrency, withoutVat } from '../../table/vocabulary/vat.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';
import type { Ask } from '../guide-reading.ts';
import { isAmountChosen } from '../lists/amount-role.ts';
import { isSumOf, minus, plus } from '../lists/sums-of-columns.ts';
import { columnOf, type Roled } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { amountColumn, roleMap } from '../roles/role-map.ts';
import { derivedColumn, isDerived } from '../types/derived-column.ts';
import { isMoney } from '../types/is-money.ts';
import { numberAt, numbersOf } from '../types/number-at.ts';
import { isLevel, isOfGroup, isProductWith, isTimes, termsOf } from './tied.ts';

/** Share of the amount below which a column changes nothing. */
const MATTERS = decimal('0.01');
/** Columns that may explain another, and those that are named. */
const MOST_OTHERS = 7;
const MOST_NAMED = 3;
const MOST_IN_RUN = 12;
/** Whole numbers no larger than this are how many of something there were. */
const MOST_COUNTED = 400;
const USUALLY_COUNTED = 31;
const LOOKED = 2000;
const SLACK = 0.006;

/** A column of numbers that is not counted, and what it comes to on the rows that are. */
export interface UnusedNumber {
  column: TypedColumn;
  sum: Decimal;
}

/** The amount that is counted, and the columns of numbers beside it that nothing explains: the largest first. */
export interface Unused {
  amount: TypedColumn;
  sum: Decimal;
  columns: readonly UnusedNumber[];
}

/**
 * The columns of numbers beside the amount that could move the sum, and that neither arithmetic, nor what their values are,
 * nor a word of their own explains. Null where there are none, or where something surer says what the amount is.
 */
export function unusedNumbers(table: Roled, ask: Ask): Unused | null {
  const byRole = roleMap(table.columns, table.roles);
  // A credit note's minus is ours; what other steps made of columns they held against each other.
  const counted = table.statuses?.writtenAmount ?? amountColumn(byRole);
  if (counted && isDerived(counted)) return null;
  const amount = counted ?? productOf(table);
  if (!amount || table.ledger || table.isStatement || table.make !== null) return null;
  if (isAmountChosen(table, ask) || ask.choices?.amount !== undefined) return null;
  const used = rowsOf(table);
  const sum = sumOf(amount, used);
  const free = freeNumbers(table, ask);
  const about: About = { table, ask, amount, used, byRole, others: othersOf(free, table) };
  const columns = free
    .filter((column) => column !== amount && ask.chosen[column.index] === undefined)
    .map((column) => ({ column, sum: sumOf(column, used) }))
    .filter(
      (own) => matters(own.sum, sum) && matters(subtract(absolute(own.sum), absolute(sum)), sum),
    )
    .filter(({ column }) => !explanations.some((isSo) => isSo(column, about)))
    .sort((a, b) => compare(absolute(b.sum), absolute(a.sum)))
    .slice(0, MOST_NAMED);
  return columns.length === 0 ? null : { amount, sum, columns };
}

/** Below it a column changes nothing, and another of the same sum is the same amount once more. */
const matters = (difference: Decimal, sum: Decimal): boolean =>
  compare(absolute(difference), multiply(absolute(sum), MATTERS)) > 0;

interface About {
  table: Roled;
  ask: Ask;
  amount: TypedColumn;
  used: Int32Array;
  byRole: ReturnType<typeof roleMap>;
  /** Columns of numbers that a sum, or a product, may be made of. */
  others: readonly TypedColumn[];
}

type Explanation = (column: TypedColumn, about: About) => boolean;

/** What says that a column is no part of the sum, or is in it already: the cheapest to see first. */
const explanations: readonly Explanation[] = [
  (column, { ask }) => isNamedOther(column, ask),
  isNoMoney,
  (column, { table }) => isProved(column, table),
  (column, { amount, used }) => isLevel(column, amount, used),
  (column, { byRole, used }) => isOfGroup(column, byRole, used),
  isPart,
  isInRun,
  isForeign,
  isOnTop,
  isProduct,
  isBesideProduct,
];

/** A word of its own: VAT, fees, freight, prices, costs, stock, plans, other years, measures. */
function isNamedOther(column: TypedColumn, { reading }: Ask): boolean {
  const name = normaliseName(column.name);
  const { net, gross } = reading.amount;
  const [guess] = guessRoles(column, reading);
  if (guess && guess.role !== net && guess.role !== gross) return true;
  if (guess && vatSide(name) !== null) return true;
  const bare = withoutVat(name);
  const beside = reading.purpose === 'sales' ? namesBesideSale : namesBesideCost;
  return (
    termKind(bare) !== 'other' ||
    [...others, beside].some((isSaid) => isSaid(bare)) ||
    namesTimesAYear.some(([, isSaid]) => isSaid(bare))
  );
}

const others: readonly NameTest[] = [
  ...[namesCode, namesParty, namesTime, namesFee, namesPlan, namesSoFar, namesYearBefore],
  ...[namesOtherTime, namesRest, namesPaid, namesRate, namesTimes, namesMeasure, namesOnePrice],
];

/** Years, numbers in order, one number for all rows, and small whole numbers, which count something. */
function isNoMoney(column: TypedColumn): boolean {
  const values = numbersOf(column).filter((value) => !Number.isNaN(value));
  const distinct = new Set(values);
  distinct.delete(0);
  if (distinct.size <= 1 && column.filled >= column.ids.length) return true;
  if (!values.every(Number.isInteger)) return false;
  if (values.every((value) => value >= 1990 && value <= 2040)) return true;
  if (isInOrder(column)) return true;
  const sizes = values.map(Math.abs).sort();
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return middle <= USUALLY_COUNTED && (sizes.at(-1) ?? 0) <= MOST_COUNTED;
}

/** Each one more than the one above, as numbers of rows and documents are. */
function isInOrder({ ids, counts, ...column }: TypedColumn): boolean {
  if (counts.some((count) => count > 1) || ids.length < 3) return false;
  const values = numbersOf(column);
  const rows = Array.from(ids).flatMap((id) => (id < 0 ? [] : (values[id] ?? 0)));
  const up = rows.filter((value, row) => value > (rows[row - 1] ?? Number.NEGATIVE_INFINITY));
  return up.length >= rows.length * 0.95 || up.length <= rows.length * 0.05 + 1;
}

/** VAT, or a sum so far, by the rows. */
function isProved(column: TypedColumn, { proofs }: Roled): boolean {
  const is = proofs.get(column)?.is;
  return is === 'vat' || is === 'soFar';
}

/** A part of the amount: what others with it come to. */
function isPart(column: TypedColumn, { amount, others: all }: About): boolean {
  const more = all.filter((other) => other !== column && other !== amount).slice(0, MOST_OTHERS);
  return termsOf(more).some(
    (terms) => terms.every(({ sign }) => sign > 0) && isSumOf(amount, [plus(column), ...terms]),
  );
}

/** One of columns side by side that together are the amount, as groups of goods are. */
function isInRun(column: TypedColumn, { amount, table, byRole }: About): boolean {
  const vat = byRole.get('vat');
  const numbers = table.columns.filter(
    (other) => other !== amount && other !== vat && isMoney(other) && !isDerived(other),
  );
  const place = numbers.indexOf(column);
  const taxes = [[], ...(vat ? [[plus(vat)], [minus(vat)]] : [])];
  for (let from = Math.max(0, place - MOST_IN_RUN); from <= place; from++)
    for (let to = Math.max(place + 1, from + 2); to <= numbers.length; to++) {
      if (to - from > MOST_IN_RUN) break;
      const run = numbers.slice(from, to).map(plus);
      if (taxes.some((more) => isSumOf(amount, [...run, ...more]))) return true;
    }
  return false;
}

/** The same amount in another currency: by its name, by that of the amount, or since both are one where it is kronor. */
function isForeign(column: TypedColumn, { amount, table }: About): boolean {
  const [own, counted] = [normaliseName(column.name), normaliseName(amount.name)];
  if (namesForeign(own)) return true;
  if (namesKronor(counted) && withoutCurrency(own) === withoutCurrency(counted)) return true;
  const codes = table.columns.find(holdsCodes);
  const kronor = codes?.read.indexOf('SEK') ?? -1;
  if (!codes || kronor < 0) return false;
  let [same, rows] = [0, 0];
  codes.ids.subarray(0, LOOKED).forEach((id, row) => {
    const [one, other] = [numberAt(column, row), numberAt(amount, row)];
    if (id !== kronor || one === null || other === null) return;
    rows++;
    if (Math.abs(one - other) <= SLACK) same++;
  });
  return rows >= 2 && same >= rows * 0.95;
}

const holdsCodes = ({ type, read }: TypedColumn) =>
  type === 'text' && read.length > 1 && read.every((code) => /^[A-Z]{3}$/.test(code ?? ''));

/** The amount with or without what is known by its word: VAT, freight, a discount, a fee. */
function isOnTop(column: TypedColumn, { amount, others: all, table, ask }: About): boolean {
  const vat = columnOf(table, 'vat');
  const known = all
    .filter((other) => other !== column && other !== amount)
    .filter((other) => other === vat || isProved(other, table) || isNamedOther(other, ask))
    .slice(0, MOST_OTHERS);
  return termsOf(known).some(
    (terms) =>
      isSumOf(column, [plus(amount), ...terms]) || isSumOf(amount, [plus(column), ...terms]),
  );
}

/** The amount at a rate, or in another unit. */
function isProduct(column: TypedColumn, { amount, others: all }: About): boolean {
  const more = all.filter((other) => other !== column && other !== amount).slice(0, MOST_OTHERS);
  return more.some((rate) => isTimes(column, amount, rate) || isTimes(amount, column, rate));
}

/** What comes on top of number × price in the amount, or one of the two that something comes on top of. */
function isBesideProduct(column: TypedColumn, { amount, others: all }: About): boolean {
  const more = all.filter((other) => other !== column && other !== amount).slice(0, MOST_OTHERS);
  return more.some((one) =>
    more.some(
      (other) =>
        other !== one &&
        (isProductWith(amount, [one, other], column) ||
          isProductWith(amount, [column, one], other)),
    ),
  );
}

/** Number × price, where no column is the amount. */
function productOf({ columns, roles }: Roled): TypedColumn | null {
  const byRole = roleMap(columns, roles);
  const [times, price] = [byRole.get('quantity'), byRole.get('unitPrice')];
  if (times?.type !== 'number' || price?.type !== 'number') return null;
  const rows = Array.from(times.ids, (id, row) => {
    const [many, each] = [times.read[id] ?? null, price.read[price.ids[row] ?? -1] ?? null];
    return many === null || each === null ? null : toText(multiply(decimal(many), decimal(each)));
  });
  const name = `${times.name.trim()} × ${price.name.trim()}`;
  const about = { index: columns.length, name, type: 'number', grain: 'day' } as const;
  return derivedColumn({ ...about, format: price.format }, rows);
}

/** Columns of numbers that have no role, and that the user did not say are unused. */
const freeNumbers = ({ columns, roles }: Roled, { chosen }: Ask): TypedColumn[] =>
  columns.filter((column, place) => {
    const isFree = (roles[place]?.role ?? null) === null && chosen[column.index] === undefined;
    return isFree && isMoney(column);
  });

const othersOf = (free: readonly TypedColumn[], table: Roled): TypedColumn[] => [
  ...free,
  ...(['vat', 'discount', 'cost', 'quantity', 'unitPrice', 'margin'] as const).flatMap(
    (role) => columnOf(table, role) ?? [],
  ),
];

const rowsOf = ({ columns, others: left }: Roled): Int32Array =>
  Int32Array.from(columns[0]?.ids.keys() ?? []).filter((row) => !left.has(row));

function sumOf({ ids, read, type }: TypedColumn, used: Int32Array): Decimal {
  const times = new Float64Array(read.length);
  for (const row of used) {
    const id = ids[row] ?? -1;
    if (id >= 0) times[id] = (times[id] ?? 0) + 1;
  }
  let sum = decimal('0');
  if (type !== 'number') return sum;
  read.forEach((value, id) => {
    if (value !== null && times[id])
      sum = add(sum, multiply(decimal(value), decimal(String(times[id]))));
  });
  return sum;
}
