import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import { near, RATES, ROUNDING } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { namesDeposit, namesDiscount, termKind } from '../../table/vocabulary/order-terms.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, columnOf, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { numberAt } from '../types/number-at.ts';
import { isSumOf, minus, moneyColumns, plus } from '../types/sums-of-columns.ts';
import { isAmountChosen } from './amount-role.ts';
import { type Found, wholeOfPurchase } from './whole-of-purchase.ts';

/** Rows looked at; of them those that must tell, and the share that must agree. */
const LOOKED = 2_000;
const FEWEST = 3;
const SHARE = 0.95;
/** Share of the rows with other VAT, or none, from which an amount is not the one that the VAT is of. */
const OTHER = 0.02;
const FEWEST_OTHER = 2;
/** Rows with VAT that prove an amount without a name. */
const FEWEST_NAMELESS = 5;
/** Amounts that are offered. */
const MOST = 3;

/**
 * Needs: roles of amounts and VAT. Leaves: the VAT that is the amount's own, where another column has the role; and the
 * question which amount counts, where the VAT is at a Swedish rate of another column on each row and not of the amount: a
 * price before its discount, what a payment service paid out. Where no name says which the amount is, the VAT does.
 */
export function amountOfVat(table: Roled, ask: Ask): Roled {
  const { net, gross } = ask.reading.amount;
  const tax = columnOf(table, 'vat');
  const amounts = [net, gross].flatMap((role) => columnOf(table, role) ?? []);
  const [amount] = amounts;
  if (!tax || tax.percent || namesShare(tax.name)) return table;
  if (isAmountChosen(table, ask) || table.make !== null) return table;
  if (!amount) return withNameless(table, tax, ask);
  if (table.doubts.some(({ id }) => id === 'amount')) return table;
  if (ask.chosen[tax.index] !== undefined || hasLines(table, tax)) return table;
  const others = moneyColumns(table.columns, ask.chosen).filter(
    (column) => column !== tax && !amounts.includes(column) && !namesShare(column.name),
  );
  const found = others.flatMap((column) => {
    const held = taxedAs(column, tax);
    return held && amounts.every((own) => isOther(own, column, tax)) ? [held] : [];
  });
  if (found.length === 0) return table;
  const own = others.find(
    (column) => isVat(column, ask) && amounts.some((of) => taxedAs(of, column)),
  );
  if (own) return withVat(table, own, `${own.name.trim()} är momsen i ${amount.name.trim()}.`);
  const sold = ask.reading.countsCharged ? besideNoSale(amounts, found, tax, others) : null;
  if (sold) {
    const reason = `Momsen på raderna är momsen i ${sold.column.name.trim()}, och resten är en deposition.`;
    return withSold(table, sold, amounts, { ask, reason });
  }
  const paid = lessDiscount(amounts, found, others);
  if (paid) {
    const reason = `${tax.name.trim()} är momsen i ${paid.column.name.trim()}, som är ${amount.name.trim()} efter rabatt.`;
    return withSold(table, paid, amounts, { ask, reason });
  }
  const spent = ask.reading.countsCharged ? null : wholeOfPurchase(amounts, found, tax, others);
  if (spent) {
    const reason = `${tax.name.trim()} är momsen i ${spent.column.name.trim()}, som ${amount.name.trim()} är en del av.`;
    return withSold(table, spent, amounts, { ask, reason });
  }
  const isExplained = (of: TypedColumn, { column }: Found) =>
    isWithMore(of, column, { tax, others }) || isWithMore(column, of, { tax, others });
  if (amounts.some((of) => found.some((each) => isExplained(of, each)))) return table;
  return { ...table, doubts: [...table.doubts, doubtOf(table, amounts, found, ask)] };
}

/** What the VAT is of, where the whole has a deposit or the like on top of it, which is no sale: `Hyra`, `Moms`, `Deposition`. */
function besideNoSale(
  amounts: readonly TypedColumn[],
  found: readonly Found[],
  tax: TypedColumn,
  others: readonly TypedColumn[],
): Found | null {
  const [only, ...more] = found;
  const extra = others.filter(({ name }) => namesDeposit(normaliseName(name)));
  if (!only || more.length > 0 || extra.length === 0) return null;
  const isWhole = (of: TypedColumn) => isWithMore(of, only.column, { tax, others: extra });
  return amounts.every(isWhole) ? only : null;
}

/** What the VAT is of, where that is the amount less a discount in a column of its own. */
function lessDiscount(
  amounts: readonly TypedColumn[],
  found: readonly Found[],
  others: readonly TypedColumn[],
): Found | null {
  const [only, ...more] = found;
  const [amount, ...rest] = amounts;
  if (!only || !amount || more.length > 0 || rest.length > 0) return null;
  const isDiscount = ({ name }: TypedColumn) => namesDiscount(normaliseName(name));
  const isLess = (discount: TypedColumn) =>
    [plus, minus].some((term) => isSumOf(only.column, [plus(amount), term(discount)]));
  return others.filter(isDiscount).some(isLess) ? only : null;
}

function withSold(
  table: Roled,
  { column, way }: Found,
  amounts: readonly TypedColumn[],
  { ask: { reading }, reason }: { ask: Ask; reason: string },
): Roled {
  const role = way === 'onTop' ? reading.amount.net : reading.amount.gross;
  const place = (of: TypedColumn) => table.columns.indexOf(of);
  return withRoles(
    table,
    new Map([
      ...amounts.map((own): [number, AssignedRole] => [place(own), unused(reason)]),
      [place(column), { role, confidence: 0.9, reason, by: 'rows' }],
    ]),
  );
}

/** The only column that the VAT is at a Swedish rate of, as the amount where no name says which is: `Inkört`. */
function withNameless(table: Roled, tax: TypedColumn, { reading, chosen }: Ask): Roled {
  const { net, gross } = reading.amount;
  if (table.ledger || table.isStatement || chosen[tax.index] !== undefined) return table;
  const found = moneyColumns(table.columns, chosen)
    .filter((column) => column !== tax && table.roles[table.columns.indexOf(column)]?.role === null)
    .flatMap((column) => taxedAs(column, tax) ?? []);
  const [only] = found;
  if (!only || found.length > 1 || waysOf(only.column, tax).telling < FEWEST_NAMELESS) return table;
  const role = only.way === 'onTop' ? net : gross;
  const reason = `${tax.name.trim()} är momsen i ${only.column.name.trim()} på raderna.`;
  const place = table.columns.indexOf(only.column);
  return withRoles(table, new Map([[place, { role, confidence: 0.8, reason, by: 'rows' }]]));
}

const isVat = (column: TypedColumn, { reading }: Ask) =>
  guessRoles(column, reading).some(({ role }) => role === 'vat');

/** The table with this column as VAT. */
function withVat(table: Roled, column: TypedColumn, reason: string): Roled {
  const from = placeOf(table, 'vat');
  const role = table.roles[from];
  if (!role) return table;
  const to = table.columns.indexOf(column);
  const own = { ...role, reason, by: 'rows' as const };
  return withRoles(
    table,
    new Map([
      [from, unused(reason)],
      [to, own],
    ]),
  );
}

/** Whether the VAT is in the amount of the row at a Swedish rate, or on top of it; null where it is neither. */
function wayAt(whole: number, tax: number): Found['way'] | 'both' | null {
  const slack = ROUNDING * 2;
  const included = RATES.some((rate) => near(tax, (whole * rate) / (1 + rate), slack));
  const onTop = RATES.some((rate) => near(tax, whole * rate, slack));
  if (included && onTop) return 'both';
  return included ? 'included' : onTop ? 'onTop' : null;
}

/** How a column stands to the VAT, at a Swedish rate on nearly each row that has VAT, and one way; null where it does not. */
export function taxedAs(column: TypedColumn, tax: TypedColumn): Found | null {
  const { telling, included, onTop, both } = waysOf(column, tax);
  if (telling < FEWEST) return null;
  if (included > 0 && included + both >= telling * SHARE) return { column, way: 'included' };
  return onTop > 0 && onTop + both >= telling * SHARE ? { column, way: 'onTop' } : null;
}

/** On how many rows the VAT stands to a column in each of the ways. */
function waysOf(column: TypedColumn, tax: TypedColumn) {
  const rows = { telling: 0, included: 0, onTop: 0, both: 0 };
  for (let row = 0; row < Math.min(tax.ids.length, LOOKED); row++) {
    const [own, whole] = [numberAt(tax, row), numberAt(column, row) ?? 0];
    if (!own) continue;
    rows.telling++;
    const way = whole * own > 0 ? wayAt(Math.abs(whole), Math.abs(own)) : null;
    if (way !== null) rows[way]++;
  }
  return rows;
}

/** Whether the VAT is not that of an amount: on some rows it is at no rate of it, or it is none where the other is nothing. */
export function isOther(amount: TypedColumn, other: TypedColumn, tax: TypedColumn): boolean {
  let telling = 0;
  let misses = 0;
  for (let row = 0; row < Math.min(tax.ids.length, LOOKED); row++) {
    const own = numberAt(tax, row) ?? 0;
    const [whole, held] = [numberAt(amount, row) ?? 0, numberAt(other, row) ?? 0];
    if (own === 0 && whole === 0) continue;
    telling++;
    const isOf = own !== 0 && whole * own > 0 && wayAt(Math.abs(whole), Math.abs(own)) !== null;
    if (own === 0 ? held === 0 : !isOf) misses++;
  }
  return misses >= Math.max(FEWEST_OTHER, telling * OTHER);
}

/** Rows of one order may each have the VAT of all of it. */
function hasLines(table: Roled, tax: TypedColumn): boolean {
  const order = columnOf(table, 'orderId') ?? columnOf(table, 'invoiceNumber');
  if (!order?.counts.some((rows) => rows > 1)) return false;
  const taxes = new Map<number, Set<number>>();
  order.ids.subarray(0, LOOKED).forEach((id, row) => {
    if ((order.counts[id] ?? 0) < 2) return;
    taxes.set(id, (taxes.get(id) ?? new Set()).add(tax.ids[row] ?? -1));
  });
  // VAT that differs within nearly all of them is the rows' own.
  const differing = [...taxes.values()].filter(({ size }) => size > 1).length;
  return differing < taxes.size * SHARE;
}

/** Whether one amount is the other with something on top: freight, a fee, an outlay, with or without the VAT. */
function isWithMore(
  whole: TypedColumn,
  part: TypedColumn,
  { tax, others }: { tax: TypedColumn; others: readonly TypedColumn[] },
): boolean {
  const more = others.filter(({ name }) => {
    const kind = termKind(normaliseName(name));
    return kind !== 'discount' && kind !== 'refund';
  });
  const sums = more.flatMap((one, place) => [
    [one],
    ...more.slice(place + 1).map((two) => [one, two]),
  ]);
  return sums.some(
    (parts) =>
      !parts.includes(part) &&
      !parts.includes(whole) &&
      [[], [tax]].some((taxes) => isSumOf(whole, [part, ...taxes, ...parts].map(plus))),
  );
}

function doubtOf(
  table: Roled,
  amounts: readonly TypedColumn[],
  found: readonly Found[],
  { reading }: Ask,
): Doubt {
  const { net, gross } = reading.amount;
  const [amount] = amounts;
  const tax = columnOf(table, 'vat');
  const own = amount?.name.trim() ?? '';
  const [first] = found;
  const none = (columns: readonly TypedColumn[]) =>
    Object.fromEntries(columns.map(({ index }) => [index, null]));
  // Most of the rows say on which side of VAT the amount stands, which is not in this column for all of them.
  const roleOf = (column: TypedColumn) => {
    const { included, onTop } = tax ? waysOf(column, tax) : { included: 0, onTop: 0 };
    const byName = table.roles[table.columns.indexOf(column)]?.role ?? null;
    return included > onTop ? gross : onTop > included ? net : byName;
  };
  const asIs = {
    ...Object.fromEntries(amounts.map((column) => [column.index, roleOf(column)])),
    ...(tax && { [tax.index]: null }),
  };
  return {
    id: 'amount',
    text: `${tax?.name.trim()} är momsen i ${first?.column.name.trim()}, inte i ${own}. Vilken ska räknas?`,
    options: [
      ...found.slice(0, MOST).map(({ column, way }) => ({
        answer: `column ${column.index}`,
        label: column.name.trim(),
        change: { roles: { ...none(amounts), [column.index]: way === 'onTop' ? net : gross } },
      })),
      { answer: `column ${amount?.index}`, label: own, change: { roles: asIs } },
    ],
    blocks: 'ifSumsDiffer',
  };
}
