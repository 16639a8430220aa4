import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesDeductible } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, type Roled } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { numbersAt } from '../types/number-at.ts';
import { isSumOf, minus, moneyColumns, plus } from '../types/sums-of-columns.ts';
import { isAmountChosen, withAmount } from './amount-role.ts';

/** Rows on which less than all of the VAT may be deducted, from which the cost is more than the amount without VAT. */
const FEWEST = 1;

/**
 * Needs: an amount without VAT beside one with it. Leaves: as the amount what a column called a cost shows it to be: all that
 * was paid less the VAT that may be deducted (mervärdesskattelagen 2023:200, chapter 13); the rest of the VAT is a cost.
 */
export function withOwnVat(table: Roled, ask: Ask): Roled {
  const { net, gross } = ask.reading.amount;
  const [amount, whole] = [columnOf(table, net), columnOf(table, gross)];
  if (!amount || !whole || isAmountChosen(table, ask)) return table;
  const free = moneyColumns(table.columns, ask.chosen).filter(
    (column) => column !== amount && column !== whole,
  );
  for (const deducted of free.filter(({ name }) => namesDeductible(normaliseName(name))))
    for (const cost of free) {
      const isNamed = guessRoles(cost, ask.reading).some(({ role }) => role === net);
      if (cost === deducted || !isNamed || !isSumOf(cost, [plus(whole), minus(deducted)])) continue;
      if (!isMore(cost, amount)) continue;
      const reason = `${cost.name.trim()} är ${whole.name.trim()} − ${deducted.name.trim()}: moms som inte dras av är en kostnad.`;
      return withAmount(table, { column: cost, reason, by: 'rows', others: reason }, ask);
    }
  return table;
}

/** Whether the cost is nowhere less than the amount without VAT, and somewhere more. */
function isMore(cost: TypedColumn, amount: TypedColumn): boolean {
  const [costAt, amountAt] = [numbersAt(cost), numbersAt(amount)];
  let more = 0;
  for (let row = 0; row < cost.ids.length; row++) {
    const [own, other] = [Math.abs(costAt(row) ?? 0), Math.abs(amountAt(row) ?? 0)];
    if (own < other - ROUNDING) return false;
    if (own > other + ROUNDING) more++;
  }
  return more >= FEWEST;
}

const ROUNDING = 0.011;
