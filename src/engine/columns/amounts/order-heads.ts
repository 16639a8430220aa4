import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { RATES } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesBalance,
  namesCode,
  namesFee,
  namesNoMoney,
  namesOrderTotal,
  namesPaidOut,
  namesPayout,
  namesShare,
} from '../../table/vocabulary/header-words.ts';
import { namesAgreed, namesOutcome } from '../../table/vocabulary/not-sold.ts';
import { namesSales, namesSubtotal, noSale, termKind } from '../../table/vocabulary/order-terms.ts';
import { vatSide, withoutIncluded, withoutVat } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, type Roled } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { foreignBesideKronor } from '../roles/roles-by-name.ts';
import { type Equation, findEquation, type Term } from './order-equation.ts';
import { type Orders, ordersIn, valuesByOrder } from './order-groups.ts';
import { type Lines, linesIn } from './order-lines.ts';
import { hasVat, isSoldWhole, withOrderTotals } from './order-shares.ts';
import { sumsByOrder } from './shared-out.ts';

/** Roles that say what a row's money is; a user who gave or took one of them has said how to read it. */
const amounts: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>([
  ...(['revenue', 'grossRevenue', 'quantity', 'unitPrice'] as const),
]);
const otherMoney: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>([
  ...(['quantity', 'unitPrice', 'cost', 'margin'] as const),
]);
const MOST_TERMS = 10;
const MOST_TOTALS = 24;

interface OrderHeads {
  /** Null where the orders prove nothing that the table would not be summed by. */
  table: Roled | null;
  /** Whether what was paid back is taken off in the order's own total. */
  takesRefunds: boolean;
}

/**
 * The table with each order's own total as the amount of its rows, where the lines ± discount, freight and VAT prove it:
 * what stands for a whole order is then neither lost nor counted twice.
 */
export function orderHeads(table: Roled, ask: Ask): OrderHeads {
  const { columns, roles } = table;
  const isChosen = columns.some(
    ({ index }, place) =>
      ask.chosen[index] !== undefined && amounts.has(roles[place]?.role ?? null),
  );
  const length = columns[0]?.ids.length ?? 0;
  // What was ordered is what it became and what is left of it: no lines of an order, and asked about by name.
  const isOrdered = [namesAgreed, namesOutcome].every((is) =>
    columns.some(({ name, type }) => type === 'number' && is(normaliseName(name))),
  );
  if (isChosen || isOrdered || length === 0) return { table: null, takesRefunds: false };
  const orders = ordersIn(columnOf(table, 'orderId'), length);
  const money = moneyColumns(table, ask);
  const { totals, terms, unnamed } = termsIn(table, ask, orders, money);
  // An order of one row whose total has nothing but its own amount in it says no more than the row does.
  if (totals.length === 0 || (!orders.hasLines && terms.length === 0))
    return { table: null, takesRefunds: false };
  const others = orders.hasLines ? [] : unnamed;
  const bases = linesIn(table, orders, money, others).map((lines) => ({
    lines,
    column: lines.column,
    sums: sumsByOrder(orders, lines.rows),
  }));
  const netBases = bases.filter(({ lines }) => lines.side === 'excluding');
  const written = findEquation(bases, totals, terms);
  const isTelling = (equation: Equation<Lines> | null) =>
    equation !== null && !addsVatToNet(table, equation) && saysMore(table, equation, orders, terms);
  const equation = isTelling(written)
    ? written
    : findEquation(netBases, totals.flatMap(lessVat), terms);
  const takesRefunds = (equation ?? written)?.terms.some(({ kind }) => kind === 'refund') ?? false;
  const none = { table: null, takesRefunds };
  if (equation === null || !isTelling(equation)) return none;
  const doubt = freightDoubt(table, equation, orders, ask);
  if (ask.choices?.freight === 'leftOut' && doubt) return none;
  const sold = withOrderTotals(table, ask, { orders, equation, terms });
  const isOpen = doubt !== null && ask.choices?.freight === undefined;
  const decided = doubt === null ? sold : withoutMoreOf(sold, equation);
  const doubts = isOpen ? [...decided.doubts, doubt] : decided.doubts;
  return { table: { ...decided, doubts }, takesRefunds };
}

/** The fee that it is asked of whether customers' payment of it is sold: nothing more is asked of it. */
function withoutMoreOf(table: Roled, { base, terms }: Equation<Lines>): Roled {
  const reason = `Kunderna har betalat det utöver ${base.lines.column.name.trim()}.`;
  const apart = { is: 'apart', reason, of: [], isMain: false, isDisputed: false } as const;
  const fees = terms.filter(({ kind, column }) => kind === 'fee' && !table.proofs.has(column));
  return {
    ...table,
    proofs: new Map([
      ...table.proofs,
      ...fees.slice(0, 1).map(({ column }) => [column, apart] as const),
    ]),
  };
}

/** Columns of kronor, as far as nothing says that they are another kind of number. */
function moneyColumns({ columns, roles }: Roled, ask: Ask): Set<TypedColumn> {
  const isForeign = foreignBesideKronor(columns, ask);
  return new Set(
    columns.filter((column, place) => {
      const { name, type, percent } = column;
      const words = normaliseName(name);
      if (isForeign(column)) return false;
      if (type !== 'number' || percent || namesShare(name) || namesBalance(words)) return false;
      if (namesCode(words) || namesNoMoney(words)) return false;
      return !otherMoney.has(roles[place]?.role ?? null);
    }),
  );
}

/** Columns that may be an order's total, and those that may stand between it and the lines. */
function termsIn(
  { columns, roles }: Roled,
  { reading }: Ask,
  orders: Orders,
  money: ReadonlySet<TypedColumn>,
): { totals: Term[]; terms: Term[]; unnamed: TypedColumn[] } {
  const unnamed: TypedColumn[] = [];
  const totals: Term[] = [];
  const terms: Term[] = [];
  columns.forEach((column, place) => {
    if (!money.has(column)) return;
    const role = roles[place]?.role;
    const words = normaliseName(column.name);
    const kind = role === 'vat' || role === 'discount' ? role : termKind(words);
    // One order of several rows is enough for a name that says what the number is.
    const isNamed = kind !== 'other' || namesOrderTotal(words);
    const values = valuesByOrder(column, orders, isNamed ? 1 : 2);
    const isAmount = guessRoles(column, reading).some(({ role: guess }) => amounts.has(guess));
    if (values === null) {
      if (isAmount && !isNamed) totals.push(...shownByOne(column, orders));
      return;
    }
    if (kind === 'other') unnamed.push(column);
    if (kind === 'other' && (isAmount || orders.hasLines))
      totals.push({ column, kind, values, isNamed });
    if (kind !== 'other' || (orders.hasLines && !isAmount)) terms.push({ column, kind, values });
  });
  return {
    totals: totals.slice(0, MOST_TOTALS),
    terms: terms.slice(0, MOST_TERMS),
    unnamed: unnamed.slice(0, MOST_TERMS),
  };
}

/** Totals whose name says that VAT is in them, less each rate of it: lines without VAT may come to one of these. */
function lessVat({ column, values, ...total }: Term): Term[] {
  const name = withoutIncluded(column.name);
  if (vatSide(normaliseName(column.name)) !== 'including' || name === null) return [];
  return RATES.map((rate) => {
    const net = values.map((own) => own / (1 + rate));
    const named = { ...column, name: `${name} utan ${Math.round(rate * 100)} % moms` };
    return { ...total, column: named, values: net, isNet: true };
  });
}

/** A column that one order of several rows, and no other, shows to be of orders: that order must prove it. */
function shownByOne(column: TypedColumn, orders: Orders): Term[] {
  const values = valuesByOrder(column, orders, 1);
  const onlyShownBy = orders.rows.findIndex(
    (many, order) => many > 1 && !Number.isNaN(values?.[order] ?? Number.NaN),
  );
  return values === null || onlyShownBy < 0 ? [] : [{ column, kind: 'other', values, onlyShownBy }];
}

/** Nothing makes an amount that the rows prove to be without VAT of others and their VAT: the numbers agree by chance. */
const addsVatToNet = ({ proofs }: Roled, { total, terms }: Equation<Lines>): boolean =>
  proofs.get(total.column)?.is === 'net' && terms.some(({ kind }) => kind === 'vat');

/** Whether the total says more than the amounts that the table would be summed by. */
function saysMore(
  table: Roled,
  equation: Equation<Lines>,
  orders: Orders,
  all: readonly Term[],
): boolean {
  const { base, total, terms } = equation;
  const used = columnOf(table, 'revenue') ?? columnOf(table, 'grossRevenue');
  const adds = terms.some(({ kind }) => kind !== 'vat' && kind !== 'rounding' && !noSale.has(kind));
  if (orders.hasLines) {
    const ofOrders = all.filter(({ values }) => values.some((value) => Math.abs(value) > 0));
    const kinds = new Set(ofOrders.map(({ kind }) => kind));
    return terms.length > 0 || kinds.has('refund') || (base.lines.tax === null && kinds.has('vat'));
  }
  // A program's own figure for sales is what it is, whatever customers paid beside it.
  if (used && used !== total.column && namesSales(normaliseName(used.name))) return false;
  const isNoSale = terms.some(({ kind }) => noSale.has(kind));
  const role = table.roles[table.columns.indexOf(total.column)]?.role ?? null;
  if (used === total.column)
    return (
      isNoSale ||
      (role === 'revenue' && terms.length > 0 && hasVat(table, { orders, equation, terms: all }))
    );
  if (used !== base.lines.column) return used !== undefined && terms.length > 0;
  return adds || (isNoSale && (amounts.has(role) || isSoldWhole(table, equation, orders)));
}

/** Freight beside an amount that its name says is what the rows are about: sales or not, only the owner knows. */
function freightDoubt(
  table: Roled,
  { base, terms }: Equation<Lines>,
  orders: Orders,
  { chosen }: Ask,
): Doubt | null {
  const { column } = base.lines;
  const isOfService = ({ column: fee, kind }: Term) =>
    kind === 'fee' &&
    namesFee(normaliseName(fee.name)) &&
    [namesPaidOut, namesPayout].some((isSaid) => isSaid(normaliseName(column.name))) &&
    !terms.some((term) => term.kind === 'vat');
  const freight = terms.find(
    (term) => (term.kind === 'freight' || term.kind === 'fee') && !isOfService(term),
  );
  const isOwn = columnOf(table, 'revenue') === column && chosen[column.index] === undefined;
  if (orders.hasLines || !freight || !isOwn) return null;
  if (namesSubtotal(withoutVat(normaliseName(column.name)))) return null;
  const [net, beside] = [column.name.trim(), freight.column.name.trim()];
  return {
    id: 'freight',
    text: `${beside} är inte med i ${net}, men kunderna har betalat den. Ska den räknas som försäljning?`,
    options: [
      {
        answer: 'counted',
        label: `${net} och ${beside}`,
        change: { choices: { freight: 'counted' } },
      },
      { answer: 'leftOut', label: `Bara ${net}`, change: { choices: { freight: 'leftOut' } } },
    ],
    chosen: 'counted',
    blocks: 'ifSumsDiffer',
  };
}
