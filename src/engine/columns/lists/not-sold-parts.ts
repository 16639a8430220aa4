import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import { near } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesDeposit,
  namesSoldGiftCards,
  termKind,
  withoutWithin,
} from '../../table/vocabulary/order-terms.ts';
import { difference } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, madeRole, type Roled, unused } from '../roled.ts';
import { chosenOf } from '../types/chosen-of.ts';
import { numberAt } from '../types/number-at.ts';
import { isSumOf, minus, moneyColumns, plus } from '../types/sums-of-columns.ts';
import { withoutLaterDiscount } from './later-discount.ts';
import { withTaxReduction } from './tax-reduction.ts';
import { holdsOn, taxedOf } from './untaxed-part.ts';

/** Further amounts that may be parts of the whole, and how many of them at once. */
const MOST_PARTS = 8;
const MOST_AT_ONCE = 3;
/** Rows that must tell. */
const FEWEST = 3;

/**
 * Needs: the roles of amounts and VAT. Leaves: the amount without what it holds that is no sale: tips and sold gift cards,
 * where the rows prove that they are in it. Of a fee in it that VAT leaves out, and of tips that nothing explains, it is
 * asked. What was taken off as the customer's tax reduction is sold, and a discount that is taken off later is not.
 */
export const notSoldParts = (table: Roled, ask: Ask): Roled =>
  withoutParts(withoutLaterDiscount(withTaxReduction(table, ask), ask), ask);

function withoutParts(table: Roled, ask: Ask, taken: readonly TypedColumn[] = []): Roled {
  const amount = columnOf(table, 'grossRevenue') ?? columnOf(table, 'revenue');
  if (!amount || ask.chosen[amount.index] !== undefined) return table;
  const money = moneyColumns(table.columns, ask.chosen).filter((column) => column !== amount);
  for (const part of money.filter((column) => !taken.includes(column))) {
    const is = verdictOn(table, { amount, part, money });
    if (is === null) continue;
    const answer = is === 'open' ? ask.choices?.extras : 'leftOut';
    const doubts = answer === undefined ? [...table.doubts, doubtOf(amount, part)] : table.doubts;
    if (answer !== 'leftOut') return { ...table, doubts };
    // A day's total may hold both tips and gift cards.
    return withoutParts({ ...without(table, { amount, part }, ask), doubts }, ask, [
      ...taken,
      part,
    ]);
  }
  return table;
}

/** Whether the part is in the amount and no sale, may be so, or is neither. */
function verdictOn(table: Roled, whole: Whole): 'noSale' | 'open' | null {
  if (table.proofs.get(whole.part)?.is === 'apart') return null;
  const written = normaliseName(whole.part.name);
  const name = withoutWithin(written);
  const kind = termKind(name);
  if (kind === 'tip' || namesSoldGiftCards(name)) {
    if (isInside(table, whole)) return 'noSale';
    if (kind !== 'tip') return null;
    if (isUntaxed(table, whole)) return 'noSale';
    if (name === written) return isUnexplained(table, whole) ? 'open' : null;
    // `Varav dricks` says itself that it is in what stands beside it.
    const isSaid = !table.proofs.has(whole.amount) && !isOnTop(whole) && isNoMore(whole);
    return isSaid ? 'noSale' : 'open';
  }
  const isAside = kind === 'fee' || namesDeposit(name);
  if (!isAside || !isInside(table, whole)) return null;
  if (namesDeposit(name)) return 'open';
  return isUntaxed(table, whole) || isHeldBack(table, whole) ? 'open' : null;
}

interface Whole {
  amount: TypedColumn;
  part: TypedColumn;
  /** The other columns of money. */
  money: readonly TypedColumn[];
}

/** `Belopp inkl dricks` says that `Dricks` is in it. */
function namesAsInside(amount: string, part: string): boolean {
  const words = ` ${amount} `;
  const at = words.search(/ (?:ink|inkl|inklusive|incl|med) /);
  return at >= 0 && words.includes(` ${part} `, at + 1);
}

/** Whether the amount is other columns and the part together, row by row, or says so in its name. */
function isInside(table: Roled, { amount, part, money }: Whole): boolean {
  if (namesAsInside(normaliseName(amount.name), normaliseName(part.name))) return true;
  const others = money.filter((column) => column !== part).slice(0, MOST_PARTS);
  return (
    isProductAnd(table, amount, part) ||
    chosenOf(others, MOST_AT_ONCE).some((some) =>
      isSumOf(amount, [plus(part), ...some.map(plus)], FEWEST),
    )
  );
}

/**
 * Whether a column is what is paid out of the amount without the part, such as the fee for a ticket that its seller keeps,
 * and the amount is what each cost and the part: that a payment and its fee are what was sold says nothing of the fee.
 */
function isHeldBack(table: Roled, { amount, part, money }: Whole): boolean {
  if (!isProductAnd(table, amount, part)) return false;
  const others = money.filter((column) => column !== part).slice(0, MOST_PARTS);
  return others.some((out) => {
    const more = others.filter((column) => column !== out);
    return [[], ...chosenOf(more, MOST_AT_ONCE - 1)].some((some) =>
      isSumOf(out, [plus(amount), minus(part), ...some.map(plus)], FEWEST),
    );
  });
}

/** Whether a part is nowhere more than the whole. */
const isNoMore = ({ amount, part }: Whole): boolean =>
  amount.ids.every(
    (_, row) => Math.abs(numberAt(part, row) ?? 0) <= Math.abs(numberAt(amount, row) ?? 0),
  );

/** Tips beside an amount that no other columns, and no VAT, say whether they are in. */
function isUnexplained({ proofs }: Roled, whole: Whole): boolean {
  const { amount, part, money } = whole;
  const others = money.filter((column) => column !== part).slice(0, MOST_PARTS);
  const isWithout = chosenOf(others, MOST_AT_ONCE).some((some) =>
    isSumOf(amount, some.map(plus), FEWEST),
  );
  return !proofs.has(amount) && !isWithout && !isOnTop(whole);
}

/** Whether a third column is the amount with the part on top. */
const isOnTop = ({ amount, part, money }: Whole): boolean =>
  money
    .filter((column) => column !== part)
    .slice(0, MOST_PARTS)
    .some((all) => isSumOf(all, [plus(amount), plus(part)], FEWEST));

/** Whether VAT is at a rate of the amount without the part on nearly all rows that have one, and not of the whole amount. */
const isUntaxed = (table: Roled, { amount, part }: Whole): boolean =>
  taxedOf(columnOf(table, 'vat'), amount, part) === 'rest';

/** Whether the amount is quantity × price with the part on top. */
function isProductAnd(table: Roled, amount: TypedColumn, part: TypedColumn): boolean {
  const [quantity, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  if (!quantity || !price) return false;
  return holdsOn(amount, (row) => {
    const [times, each, whole] = [quantity, price, amount].map((column) => numberAt(column, row));
    if (!times || !each || !whole) return null;
    const sum = times * each + (numberAt(part, row) ?? 0);
    return near(sum, whole, 0.006 * (2 + Math.abs(times)));
  });
}

/** The amount less the part, in a column of its own. */
function without(
  table: Roled,
  { amount, part }: Pick<Whole, 'amount' | 'part'>,
  { chosen }: Ask,
): Roled {
  const place = table.columns.indexOf(amount);
  const role = table.roles[place];
  const made = difference(amount, part, table.columns.length);
  const reason = `${part.name.trim()} ingår i ${amount.name.trim()} och är ingen försäljning.`;
  return {
    ...table,
    columns: [...table.columns, made],
    roles: [
      ...table.roles.map((assigned, at) => (at === place ? unused(reason) : assigned)),
      madeRole(chosen, made.index, {
        role: role?.role ?? 'revenue',
        confidence: 0.9,
        reason,
        by: 'rows',
      }),
    ],
  };
}

function doubtOf(amount: TypedColumn, part: TypedColumn): Doubt {
  const [whole, own] = [amount.name.trim(), part.name.trim()];
  return {
    id: 'extras',
    text: `Ska ${own}, som kan ingå i ${whole}, räknas som försäljning?`,
    options: [
      { answer: 'counted', label: `Ja, hela ${whole}`, change: { choices: { extras: 'counted' } } },
      {
        answer: 'leftOut',
        label: `Nej, ${whole} utan ${own}`,
        change: { choices: { extras: 'leftOut' } },
      },
    ],
    chosen: 'counted',
    blocks: 'ifSumsDiffer',
  };
}
