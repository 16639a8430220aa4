import { add, decimal, negate, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesFee, namesServiceFee } from '../../table/vocabulary/header-words.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { listed } from '../../text/swedish.ts';
import { isLess } from '../amounts/net-payouts.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, madeRole, type Roled, unused } from '../roled.ts';
import { chosenOf } from '../types/chosen-of.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { isMoney } from '../types/is-money.ts';
import { mostlyNegative, negatedColumn } from '../types/negated-column.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';
import { isAmountChosen } from './amount-role.ts';

/** Fees between what was sold and what was paid out to the company. */
interface Payouts {
  whole: TypedColumn;
  /** What is taken off: fees, and what is no cost, such as VAT on them and what was paid back to customers. */
  taken: readonly TypedColumn[];
  fees: readonly TypedColumn[];
  left: TypedColumn;
}

/** Columns that are tried as taken off together with a fee, and how many of them at once. */
const MOST_TRIED = 6;
const MOST_AT_ONCE = 3;

/**
 * Needs: the role of the cost. Leaves: the question whether the fee is the cost, where the amount is what is left of another
 * after it, as in the report of a payment service: what was paid out to the company is money in.
 */
export function feesOfPayouts(table: Roled, ask: Ask): Roled {
  const { chosen, reading } = ask;
  if (table.isStatement) return table;
  const left = columnOf(table, reading.amount.net);
  const letGo = table.columns.filter(({ index }) => chosen[index] === null);
  const found = payoutsIn(table, letGo.length > 0 || !left ? letGo : [left]);
  if (!found) return table;
  const [fee] = found.fees;
  const index = table.columns.length;
  const joined = found.fees.length > 1 ? together(found.fees, index) : null;
  const negated = fee && !joined && mostlyNegative(fee) ? negatedColumn(fee, index) : null;
  const made = joined ?? negated;
  const asked = isAmountChosen(table, ask) || (made && chosen[made.index] !== undefined);
  const cost = made ?? fee;
  const doubts = asked || !cost ? [] : [doubtOf(found, cost, ask)];
  const why = joined ? 'Avgifterna tillsammans.' : 'Avgiften med omvänt tecken.';
  const minus = made ? [madeRole(chosen, made.index, unused(why))] : [];
  return {
    ...table,
    columns: made ? [...table.columns, made] : table.columns,
    roles: [...table.roles, ...minus],
    doubts: [...table.doubts, ...doubts],
  };
}

/** VAT on a fee is no cost, and what customers got back none that was kept of the company. */
const isCost = ({ name }: TypedColumn) =>
  !['vat', 'refund'].includes(termKind(normaliseName(name)));

const isFee = ({ name }: TypedColumn) =>
  [namesFee, namesServiceFee].some((isSaid) => isSaid(normaliseName(name)));

function payoutsIn(table: Roled, lefts: readonly TypedColumn[]): Payouts | null {
  const money = table.columns.filter(isMoney);
  const vat = columnOf(table, 'vat');
  const taxes = vat ? [undefined, vat] : [undefined];
  const isIn = (column: TypedColumn) => column !== vat && !isFee(column) && !mostlyNegative(column);
  for (const left of lefts.filter(isMoney).filter(isIn))
    for (const fee of money.filter(isFee)) {
      const whole = money.find(
        (column) =>
          column !== left && isIn(column) && taxes.some((tax) => isLess(column, fee, left, tax)),
      );
      if (whole && holdsFees(fee)) return { whole, taken: [fee], fees: [fee], left };
    }
  return severalFees(money, lefts.filter(isMoney).filter(isIn));
}

/** The same with several columns taken off at once, of which one is called a fee: `Serviceavgift` and `Terminalhyra`. */
function severalFees(money: readonly TypedColumn[], lefts: readonly TypedColumn[]): Payouts | null {
  for (const left of lefts) {
    const others = money.filter((column) => column !== left);
    for (const whole of others) {
      const tried = others.filter((column) => column !== whole).slice(0, MOST_TRIED);
      const taken = chosenOf(tried, MOST_AT_ONCE).find(
        (some) =>
          some.length > 1 &&
          some.some((column) => isFee(column) && holdsFees(column)) &&
          isLeftAfter(left, whole, some),
      );
      if (taken) return { whole, taken, fees: taken.filter(isCost), left };
    }
  }
  return null;
}

/** Whether they are taken off the whole, with plus or with minus before them. */
const isLeftAfter = (left: TypedColumn, whole: TypedColumn, fees: readonly TypedColumn[]) =>
  fees.every(mostlyNegative)
    ? isSumOf(left, [whole, ...fees].map(plus), FEWEST)
    : isSumOf(whole, [left, ...fees].map(plus), FEWEST);

/** What the fees come to on each row, whichever sign they have. */
function together(fees: readonly TypedColumn[], index: number): TypedColumn {
  const isBelow = fees.every(mostlyNegative);
  const rows = Array.from(fees[0]?.ids ?? [], (_, row) => {
    const values = fees.flatMap(({ ids, read }) => read[ids[row] ?? -1] ?? []);
    if (values.length === 0) return null;
    const sum = values.map(decimal).reduce(add);
    return toText(isBelow ? negate(sum) : sum);
  });
  const name = fees.map((column) => column.name.trim()).join(' + ');
  const format = fees[0]?.format ?? null;
  return derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
}

/** Rows with a fee that must tell: one without on each row takes nothing off. */
const FEWEST = 3;

const holdsFees = ({ read, counts }: TypedColumn) =>
  read.reduce((rows, value, id) => rows + (Number(value) === 0 ? 0 : (counts[id] ?? 0)), 0) >=
  FEWEST;

function doubtOf({ whole, taken, fees, left }: Payouts, fee: TypedColumn, { reading }: Ask): Doubt {
  const [all, rest] = [whole.name.trim(), left.name.trim()];
  const [less, names] = [taken, fees].map((some) => listed(some.map(({ name }) => name.trim())));
  const { net } = reading.amount;
  return {
    id: 'amount',
    text: `${rest} är ${all} efter ${less}, som när en betaltjänst betalar ut vad ni har sålt. Vad är kostnaden?`,
    options: [
      {
        answer: `column ${fee.index}`,
        label: fees.length > 1 ? `${names} tillsammans` : fee.name.trim().replace(/^−/, ''),
        change: { roles: { [whole.index]: null, [left.index]: null, [fee.index]: net } },
      },
      {
        answer: `column ${left.index}`,
        label: rest,
        change: { roles: { [left.index]: net } },
      },
    ],
    blocks: 'ifSumsDiffer',
  };
}
