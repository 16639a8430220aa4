import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { near, RATES } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesCode, namesPieces, namesShare } from '../../table/vocabulary/header-words.ts';
import { namesChargeback, termKind } from '../../table/vocabulary/order-terms.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, madeRole, type Roled, unused } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { numbersOf, valuesOf } from '../types/number-at.ts';
import { moneyColumns } from '../types/sums-of-columns.ts';
import { isTakenLater } from '../types/taken-later.ts';
import { besideRefund } from './beside-refund.ts';
import { type Orders, ordersIn, valuesByOrder } from './order-groups.ts';
import { containsVat } from './order-lines.ts';
import { kronorText, sharedOut, sumsByOrder, toOre } from './shared-out.ts';

const ROUNDING = 0.011;
/** One refund in so many may be larger than its sale. */
const EXCEPTIONS = 20;

/**
 * The table with the amount less what was paid back, and its VAT as much smaller, where a column of its own says how
 * much (`Refunded Amount`) and no rows with minus do.
 */
export function refunded(table: Roled, ask: Ask): Roled {
  const isBack = ({ name }: TypedColumn) => namesChargeback(normaliseName(name));
  const left = lessBack(table, ask, (column) => !isBack(column));
  // What a bank took back for a customer is besides what the shop paid back.
  return left.doubts.some(({ id }) => id === 'refunds') ? left : lessBack(left, ask, isBack);
}

/** The same of the first of the columns that are meant. */
function lessBack(
  table: Roled,
  { chosen, choices }: Ask,
  isMeant: (column: TypedColumn) => boolean,
): Roled {
  const { columns } = table;
  const answer = choices?.refunds;
  const [net, gross, vat] = (['revenue', 'grossRevenue', 'vat'] as const).map((role) =>
    columnOf(table, role),
  );
  const amount = net ?? gross;
  const found = columns.filter(
    (column) => isOfRefunds(column) && isMeant(column) && chosen[column.index] === undefined,
  );
  const beginsAs = normaliseName(amount?.name ?? '');
  const back = found.find(({ name }) => normaliseName(name).startsWith(`${beginsAs} `)) ?? found[0];
  if (!amount || !back || back === amount || chosen[amount.index] !== undefined) return table;
  const orders = ordersIn(columnOf(table, 'orderId'), amount.ids.length);
  const after = besideRefund(table, back, { net, gross, vat }, chosen);
  if (after && answer === undefined) return after;
  const own = valuesOf(amount);
  const sold = wholeOf(own, net ? gross : undefined, net ? vat : undefined);
  const sums = sumsByOrder(orders, sold);
  const paidBack = valuesByOrder(back, orders, 1)?.map((value) => Math.abs(value) || 0);
  const backOf = paidBack ?? sumsByOrder(orders, valuesOf(back)).map((sum) => Math.abs(sum) || 0);
  if (isCount(back, columnOf(table, 'quantity'))) return table;
  const onRows = standsOnRows(own, backOf, { orders, date: columnOf(table, 'date') });
  if (onRows === 'all' || answer === 'leftOut') return table;
  const why =
    (onRows === 'perhaps' && 'onRows') ||
    (!isPartOf(backOf, sums) && 'larger') ||
    (isPerhapsDone(table, amount, back) && 'done');
  if (why && answer === undefined)
    return { ...table, doubts: [...table.doubts, doubtOf(back, amount, why)] };
  const share = (values: Float64Array) => leftOf(values, { orders, sold, sums, backOf });
  const made: Made[] = [{ of: amount, role: net ? 'revenue' : 'grossRevenue', rows: share(own) }];
  if (net && gross) made.push({ of: gross, role: 'grossRevenue', rows: share(valuesOf(gross)) });
  if (vat && !vat.percent && !namesShare(vat.name)) {
    const tax = valuesOf(vat);
    if (!isOfTheRest(sumsByOrder(orders, tax), sums, backOf))
      made.push({ of: vat, role: 'vat', rows: share(tax) });
  }
  return withLeft(table, back, made, chosen);
}

/** A column with what is left of another. */
interface Made {
  of: TypedColumn;
  role: ColumnRole;
  rows: Float64Array;
}

function withLeft(
  { columns, roles, ...table }: Roled,
  back: TypedColumn,
  made: readonly Made[],
  chosen: Ask['chosen'],
): Roled {
  const name = back.name.trim();
  const freed = new Set<ColumnRole | null>([...made.map(({ role }) => role), 'unitPrice']);
  return {
    ...table,
    columns: [
      ...columns,
      ...made.map(({ of: { name: whole, format, currency, mark }, rows }, place) => {
        const title = `${whole.trim()} efter ${name}`;
        const about = { index: columns.length + place, name: title, format } as const;
        const texts = Array.from(rows, kronorText);
        return {
          ...derivedColumn({ ...about, type: 'number', grain: 'day' }, texts),
          currency,
          mark,
        };
      }),
    ],
    roles: [
      ...roles.map((assigned) =>
        freed.has(assigned.role) ? unused(`Beloppet efter ${name} används i stället.`) : assigned,
      ),
      ...made.map(({ of, role }, place) => {
        const reason = `${of.name.trim()} minus det som betalats tillbaka enligt ${name}.`;
        return madeRole(chosen, columns.length + place, { role, confidence: 0.9, reason });
      }),
    ],
  };
}

/**
 * Whether it stands with minus in sums of several orders, as a part of how they were made up, and no column says what they
 * come to with it: a report's sales may be before it or after.
 */
function isPerhapsDone(table: Roled, amount: TypedColumn, part: TypedColumn): boolean {
  const isNumbered = table.columns.some(
    ({ name, values, ids }) => namesCode(normaliseName(name)) && values.length === ids.length,
  );
  if (isNumbered || columnOf(table, 'orderId') || numbersOf(part).some((value) => value > 0))
    return false;
  const money = moneyColumns(table.columns, {}).filter((column) => column !== amount);
  return !isTakenLater({ amount, part, money });
}

/**
 * More was paid back than was sold on the same order: of it, or of what was sold before. Or a row with minus takes off as
 * much, which may be the same money. Or the sums of a report may be without it already.
 */
function doubtOf(back: TypedColumn, amount: TypedColumn, why: 'larger' | 'onRows' | 'done'): Doubt {
  const [refund, name] = [back.name.trim(), amount.name.trim()];
  const text = {
    larger: `${refund} är på flera rader mer än ${name}. Ska det dras av från försäljningen?`,
    onRows: `${refund} är lika mycket som en rad med minus i ${name}. Är det en annan återbetalning, som också ska dras av från försäljningen?`,
    done: `${refund} står med minus bredvid ${name}, och inget i filen visar om det redan är draget. Ska det dras av?`,
  };
  return {
    id: 'refunds',
    text: text[why],
    options: [
      { answer: 'leftOut', label: 'Nej', change: { choices: { refunds: 'leftOut' } } },
      { answer: 'takenOff', label: 'Ja', change: { choices: { refunds: 'takenOff' } } },
    ],
    chosen: 'leftOut',
    blocks: 'ifSumsDiffer',
  };
}

const isOfRefunds = ({ name, type, percent, read }: TypedColumn) =>
  type === 'number' &&
  !percent &&
  !namesShare(name) &&
  !namesPieces(normaliseName(name)) &&
  termKind(normaliseName(name)) === 'refund' &&
  read.some((value) => Number(value ?? 0) !== 0);

/** Whether it tells how many came back: whole numbers, none above what was sold. */
function isCount(back: TypedColumn, quantity: TypedColumn | undefined): boolean {
  if (quantity === undefined || back.read.some((value) => value?.includes('.'))) return false;
  const sold = valuesOf(quantity);
  return valuesOf(back).every((value, row) => !(Math.abs(value) > Math.abs(sold[row] || 0)));
}

/** What customers paid for each row: money back is of that, VAT and all. */
function wholeOf(own: Float64Array, gross: TypedColumn | undefined, vat: TypedColumn | undefined) {
  if (gross) return valuesOf(gross);
  const tax = vat && !vat.percent && !namesShare(vat.name) ? valuesOf(vat) : null;
  if (tax === null || containsVat(own, tax)) return own;
  return own.map((value, row) => value + (tax[row] || 0));
}

function isPartOf(back: Float64Array, sums: Float64Array): boolean {
  let refunds = 0;
  let larger = 0;
  back.forEach((value, order) => {
    if (value === 0) return;
    refunds++;
    if (!(value <= (sums[order] ?? 0) + ROUNDING)) larger++;
  });
  return refunds > 0 && larger * EXCEPTIONS <= refunds;
}

/**
 * Whether rows with minus take the same money away already. One of another order may be as large by chance: it is not the
 * same where it is dated before the order that was paid back.
 */
function standsOnRows(
  own: Float64Array,
  back: Float64Array,
  { orders, date }: { orders: Orders; date: TypedColumn | undefined },
): 'all' | 'perhaps' | 'none' {
  const returns = [...own.keys()].filter((row) => (own[row] ?? 0) < 0);
  const refunds = [...back.keys()].filter((order) => (back[order] ?? 0) !== 0);
  const below = returns.reduce((sum, row) => sum - (own[row] ?? 0), 0);
  const all = refunds.reduce((sum, order) => sum + (back[order] ?? 0), 0);
  const isAsMuch = below > 0 && Math.abs(below - all) <= ROUNDING * (1 + refunds.length);
  if (!isAsMuch) return 'none';
  const [row, order] = [returns[0] ?? -1, refunds[0] ?? -1];
  if (returns.length > 1 || refunds.length > 1 || orders.of[row] === order) return 'all';
  const dayOf = (place: number) => date?.read[date.ids[place] ?? -1] ?? null;
  const [returned, sold] = [dayOf(row), dayOf(orders.of.indexOf(order))];
  return returned && sold && returned < sold ? 'none' : 'perhaps';
}

/** Orders paid back in part that must tell what the VAT is on. */
const FEWEST = 3;

/** Whether VAT is at one rate of what is left where some was paid back, and not of what was sold: it is lowered already. */
function isOfTheRest(tax: Float64Array, sums: Float64Array, back: Float64Array): boolean {
  const partly = [...back.keys()].filter(
    (order) => (back[order] ?? 0) > 0 && (back[order] ?? 0) < (sums[order] ?? 0),
  );
  const isAtRate = (order: number, of: number) =>
    RATES.some((rate) => near(tax[order] ?? 0, of * (rate / (1 + rate)), ROUNDING));
  const left = (order: number) => (sums[order] ?? 0) - (back[order] ?? 0);
  return (
    partly.length >= FEWEST &&
    partly.every((order) => isAtRate(order, left(order)) && !isAtRate(order, sums[order] ?? 0))
  );
}

interface Refunds {
  orders: Orders;
  sold: Float64Array;
  sums: Float64Array;
  backOf: Float64Array;
}

/** What is left of a column's values, in öre: each order's, less the part of it that was paid back. */
function leftOf(values: Float64Array, { orders, sold, sums, backOf }: Refunds): Float64Array {
  const whole = sumsByOrder(orders, values).map((sum, order) => {
    const [all, back] = [sums[order] ?? 0, backOf[order] ?? 0];
    if (back === 0 || all === 0) return sum;
    return Math.round((toOre(sum) * (toOre(all) - toOre(back))) / toOre(all)) / 100;
  });
  const left = sharedOut(orders, sold, sums, whole);
  return left.map((ore, row) => {
    const isWhole = (backOf[orders.of[row] ?? -1] ?? 0) === 0;
    const own = values[row] ?? Number.NaN;
    return isWhole ? toOre(own) : ore;
  });
}
