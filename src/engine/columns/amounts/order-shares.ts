import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { noSale } from '../../table/vocabulary/order-terms.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, madeRole, type Proof, type Roled, unused } from '../roled.ts';
import { derivedColumn, isDerived } from '../types/derived-column.ts';
import { numbersAt, valuesOf } from '../types/number-at.ts';
import { addition } from './debit-credit.ts';
import type { Equation, Term } from './order-equation.ts';
import type { Orders } from './order-groups.ts';
import { containsVat, type Lines } from './order-lines.ts';
import { kronorText, sharedOut, sumsByOrder, toOre } from './shared-out.ts';

/** Orders with a total that their lines and the terms prove. */
export interface ProvedOrders {
  orders: Orders;
  equation: Equation<Lines>;
  /** All columns that stand for whole orders and are no total, in the equation or not. */
  terms: readonly Term[];
}

interface Made {
  of: TypedColumn;
  role: ColumnRole;
  /** Öre by row. */
  rows: Float64Array;
  reason: string;
  by?: 'rows';
}

/** More VAT than the highest rate has room for is not in the total. */
const MOST_VAT = 0.2;
/** Share of the orders that may have it all the same: what was returned beside what was bought. */
const FEW = 0.25;

/**
 * The table with what each order came to on its rows, with its VAT and discount, and no role for what they came of. Rows
 * that are orders themselves have all of it in columns already, but for what is no sale.
 */
export function withOrderTotals(table: Roled, ask: Ask, proved: ProvedOrders): Roled {
  const { orders, equation } = proved;
  const made = madeOf(table, proved);
  const isWritten =
    !equation.total.isNet &&
    !equation.terms.some(({ kind }) => noSale.has(kind) || kind === 'rounding');
  if (!orders.hasLines && isWritten) return withGiven(table, made);
  const written = orders.hasLines ? [] : made.map((each) => writtenOf(table, each, proved));
  if (written.length > 0 && written.every((each) => each !== null))
    return withGiven(table, written);
  const name = equation.total.column.name.trim();
  const replaced = new Set<ColumnRole | null>([
    ...(['revenue', 'grossRevenue'] as const),
    ...made.map(({ role }) => role),
    ...(equation.terms.length > 0 ? (['unitPrice'] as const) : []),
  ]);
  const freed = table.roles.map((assigned) =>
    replaced.has(assigned.role)
      ? unused(`Orderns ${name}, på dess rader, används i stället.`)
      : assigned,
  );
  const from = table.columns.length;
  return {
    ...table,
    proofs: new Map([...table.proofs, ...takenOff(table, equation, orders)]),
    columns: [...table.columns, ...made.map((each, place) => columnFrom(each, from + place))],
    roles: [
      ...freed,
      ...made.map(({ role, reason, by }, place) =>
        madeRole(ask.chosen, from + place, { role, confidence: 0.95, reason, ...(by && { by }) }),
      ),
    ],
  };
}

/** What is no sale, and was taken off the total: nothing of it is in the amount. */
function takenOff(table: Roled, equation: Equation<Lines>, orders: Orders): [TypedColumn, Proof][] {
  const { total } = equation;
  return noSalesIn(table, equation, orders)
    .filter(({ kind }) => noSale.has(kind))
    .map(({ column }) => [
      column,
      {
        is: 'apart',
        reason: `${column.name.trim()} är dragen från ${total.column.name.trim()}.`,
        of: [total.column],
        isMain: false,
        isDisputed: false,
      },
    ]);
}

/** The same as a column of the file has it, so that it is found there; null where none does. */
function writtenOf(table: Roled, made: Made, { equation, orders }: ProvedOrders): Made | null {
  const of = table.columns.find((column) => {
    if (column.type !== 'number' || isDerived(column)) return false;
    const at = numbersAt(column);
    return made.rows.every((ore, row) => {
      const own = at(row);
      return own === null ? Number.isNaN(ore) : toOre(own) === ore;
    });
  });
  if (of === undefined || of === made.of || made.of !== equation.total.column)
    return of === undefined ? null : { ...made, of };
  const beside = noSalesIn(table, equation, orders);
  const named = (sign: 1 | -1) =>
    beside.flatMap((term) => (term.sign === sign ? term.column.name.trim() : []));
  const parts = [
    ...(named(-1).length > 0 ? [`med ${listed(named(-1))}`] : []),
    ...(named(1).length > 0 ? [`utan ${listed(named(1))}`] : []),
  ];
  const reason = `${of.name.trim()} är ${made.of.name.trim()} ${parts.join(', ')}.`;
  return { ...made, of, reason };
}

function withGiven(table: Roled, made: readonly Made[]): Roled {
  const given = new Map(
    made.map(({ of, role, reason, by }) => [
      of,
      { role, confidence: 0.95, reason, ...(by && { by }) },
    ]),
  );
  const taken = new Set<ColumnRole | null>(made.map(({ role }) => role));
  const amounts: ReadonlySet<ColumnRole | null> = new Set(['revenue', 'grossRevenue'] as const);
  const columns = [
    ...table.columns,
    ...made.flatMap(({ of }) => (table.columns.includes(of) ? [] : of)),
  ];
  return {
    ...table,
    columns,
    roles: columns.map((column, place) => {
      const assigned = table.roles[place] ?? unused('');
      const isReplaced = taken.has(assigned.role) || amounts.has(assigned.role);
      return (
        given.get(column) ??
        (isReplaced ? unused('Orderns egen summa används i stället.') : assigned)
      );
    }),
  };
}

const columnFrom = ({ of, rows }: Made, index: number): TypedColumn => {
  const { format, currency, mark } = of;
  const about = { index, name: `${of.name.trim()} per rad`, format } as const;
  const values = Array.from(rows, kronorText);
  return { ...derivedColumn({ ...about, type: 'number', grain: 'day' }, values), currency, mark };
};

function madeOf(table: Roled, { orders, equation, terms }: ProvedOrders): Made[] {
  const { base, total } = equation;
  const { lines, sums } = base;
  const share = (whole: Float64Array) => sharedOut(orders, lines.rows, sums, whole);
  const whole = soldOf(table, equation, orders);
  const rows = share(whole);
  const vat = vatOf(table, equation, terms, whole);
  const side = total.isNet
    ? 'excluding'
    : (vatSide(normaliseName(total.column.name)) ?? lines.side);
  const isGross = vat !== null || lines.tax !== null || side === 'including';
  const parts = equation.terms.map(({ column }) => column.name.trim());
  const proof = `Varje orders ${total.column.name.trim()} är summan av dess rader${parts.length === 0 ? '' : ` med ${parts.join(', ')}`}`;
  const made: Made[] = [
    {
      of: total.column,
      role: isGross ? 'grossRevenue' : 'revenue',
      rows,
      reason: `${proof}${orders.hasLines ? ', och är fördelad på dem' : ''}.`,
      by: 'rows',
    },
  ];
  const reason = orders.hasLines
    ? 'Värdet gäller hela ordern och är fördelat på dess rader.'
    : 'Värdet är en del av orderns summa.';
  if (vat) made.push({ of: vat.column, role: 'vat', rows: share(filledOf(vat)), reason });
  else if (lines.tax) made.push({ ...ofRows(table, lines, rows), role: 'vat', reason });
  const discount = terms.find(({ kind, values }) => kind === 'discount' && values.some(Boolean));
  if (discount)
    made.push({ of: discount.column, role: 'discount', rows: share(filledOf(discount)), reason });
  return made;
}

/**
 * Whether what was paid with a gift card or the like is added to what was left to pay, and the file's VAT is proved to be
 * that of both together: they are what was sold.
 */
function isTaxed({ proofs, ...table }: Roled, { base, total, terms }: Equation<Lines>): boolean {
  if (!isPaidWith(terms)) return false;
  const vat = columnOf(table, 'vat');
  const { is, of = [] } = (vat && proofs.get(vat)) ?? {};
  return is === 'vat' && of.includes(total.column) && !of.includes(base.lines.column);
}

const isPaidWith = (terms: Equation<Lines>['terms']): boolean =>
  terms.length > 0 &&
  terms.every(({ kind, sign }) => sign === 1 && (kind === 'giftCard' || kind === 'payment'));

/** Share of the orders that must be number × price. */
const PRICED = 0.95;
const FEWEST_PRICED = 2;
const ROUNDING = 0.011;

/** The same where the total is number × price of the order's rows: a gift card lowers what is paid and not what was sold. */
function isPriced(table: Roled, { total, terms }: Equation<Lines>, orders: Orders): boolean {
  const [quantity, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  if (!quantity || !price || !isPaidWith(terms)) return false;
  const each = valuesOf(price);
  const priced = valuesOf(quantity).map((times, row) => times * (each[row] ?? Number.NaN));
  const sums = sumsByOrder(orders, priced);
  const counted = [...total.values.keys()].filter((order) => !Number.isNaN(total.values[order]));
  const hits = counted.filter(
    (order) => Math.abs((total.values[order] ?? 0) - (sums[order] ?? Number.NaN)) <= ROUNDING,
  );
  return hits.length >= FEWEST_PRICED && hits.length >= counted.length * PRICED;
}

/** Whether what was paid with a gift card or the like is a part of what was sold. */
export const isSoldWhole = (table: Roled, equation: Equation<Lines>, orders: Orders): boolean =>
  isTaxed(table, equation) || isPriced(table, equation, orders);

/** The terms of the total that are no sale, with what it was rounded by. */
const noSalesIn = (table: Roled, equation: Equation<Lines>, orders: Orders) =>
  isSoldWhole(table, equation, orders)
    ? []
    : equation.terms.filter(({ kind }) => noSale.has(kind) || kind === 'rounding');

/** What was sold: the total without what is customers' own money, such as tips and gift cards. */
function soldOf(table: Roled, equation: Equation<Lines>, orders: Orders): Float64Array {
  const { base, total } = equation;
  const others = noSalesIn(table, equation, orders);
  return total.values.map((own, order) => {
    const whole = Number.isNaN(own) ? (base.sums[order] ?? own) : own;
    return others.reduce((rest, { values, sign }) => rest - sign * (values[order] || 0), whole);
  });
}

const filledOf = ({ values }: Term) => values.map((value) => value || 0);

/** The rows' own VAT, as much larger or smaller as their part of the total is than they were. */
function ofRows(table: Roled, { rows, tax, column }: Lines, sold: Float64Array) {
  const own = sold.map((ore, row) => {
    const [line = 0, part = 0] = [rows[row], tax?.[row]];
    return line ? Math.round(((part || 0) * ore) / line) : ore && Math.round((part || 0) * 100);
  });
  return { of: columnOf(table, 'vat') ?? column, rows: own };
}

/** The VAT of whole orders that is in their totals; null where the file has none of the kind. */
function vatOf(
  table: Roled,
  { terms, base }: Equation<Lines>,
  all: readonly Term[],
  whole: Float64Array,
): Term | null {
  const own = togetherOf(
    terms.filter(({ kind }) => kind === 'vat'),
    table.columns.length,
  );
  if (own || base.lines.side === 'excluding' || base.lines.tax) return own ?? null;
  const isWithin = ({ values }: Term) => {
    const within = containsVat(whole, values);
    if (within !== null) return within;
    const many = values.filter((tax, order) => {
      return Math.abs(tax) > Math.abs(whole[order] ?? 0) * MOST_VAT + 1;
    });
    return many.length <= values.length * FEW;
  };
  const ofOrders = all.filter((term) => term.kind === 'vat' && isWithin(term));
  return ofOrders.find(({ column }) => column === columnOf(table, 'vat')) ?? ofOrders[0] ?? null;
}

/** The VAT of goods and that of freight, in columns of their own, as one; null where there is none. */
function togetherOf([first, ...more]: readonly Term[], index: number): Term | null {
  if (!first) return null;
  return more.reduce(
    (one, other): Term => ({
      kind: 'vat',
      column: addition(one.column, other.column, index),
      values: one.values.map((value, order) => (value || 0) + (other.values[order] || 0)),
    }),
    first,
  );
}

/** Whether the totals have VAT in them that a column states. */
export const hasVat = (table: Roled, { orders, equation, terms }: ProvedOrders): boolean =>
  vatOf(table, equation, terms, soldOf(table, equation, orders)) !== null;
