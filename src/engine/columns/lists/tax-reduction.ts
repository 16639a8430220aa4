import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesTaxReduction } from '../../table/vocabulary/order-terms.ts';
import { addition, difference } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, madeRole, type Roled, unused } from '../roled.ts';
import { deductedDoubt } from '../roles/deducted-doubt.ts';
import { numbersOf } from '../types/number-at.ts';
import { moneyColumns } from '../types/sums-of-columns.ts';
import { isTakenBefore, isTakenLater } from '../types/taken-later.ts';

/**
 * The table with what the customer's tax reduction (ROT, RUT) was taken off given back to the amount, where the rows prove
 * that it was taken off: the tax authority pays that part of what was sold.
 */
export function withTaxReduction(table: Roled, ask: Ask): Roled {
  const role = (['grossRevenue', 'revenue'] as const).find((each) => columnOf(table, each));
  const amount = role && columnOf(table, role);
  if (!amount || ask.chosen[amount.index] !== undefined) return table;
  if (table.proofs.get(amount)?.is === 'net') return table;
  const money = moneyColumns(table.columns, ask.chosen).filter((column) => column !== amount);
  for (const part of money.filter(({ name }) => namesTaxReduction(normaliseName(name)))) {
    const whole = beforeReduction({ table, amount, part, money }, ask);
    if (whole === null) continue;
    if (whole === 'open') return { ...table, doubts: [...table.doubts, doubtOf(amount, part)] };
    const reason = `${part.name.trim()} är draget från ${amount.name.trim()}, och är betalt av Skatteverket.`;
    const own = { role, confidence: 0.9, reason, by: 'rows' as const };
    return {
      ...table,
      columns: [...table.columns, whole],
      roles: [
        ...table.roles.with(table.columns.indexOf(amount), unused(reason)),
        madeRole(ask.chosen, whole.index, own),
      ],
    };
  }
  return table;
}

interface Reduction {
  table: Roled;
  amount: TypedColumn;
  part: TypedColumn;
  money: readonly TypedColumn[];
}

/**
 * The amount before the reduction, that stands with plus or with minus, where the rows prove it or the user says so; `open`
 * where neither tells; null where the amount is the whole.
 */
function beforeReduction(
  { table, amount, part, money }: Reduction,
  { choices }: Ask,
): TypedColumn | 'open' | null {
  const index = table.columns.length;
  const signs = new Set(numbersOf(part).map(Math.sign));
  const [isAbove, isBelow] = [signs.has(1), signs.has(-1)];
  // Of both signs it is no reduction alone, and a sum that it is added to holds it already.
  if (isAbove === isBelow) return null;
  const isTaken = isTakenBefore({ amount, part, money });
  const isWhole = !isTaken && (table.proofs.has(amount) || isTakenLater({ amount, part, money }));
  if (isWhole || (!isTaken && choices?.deducted === 'notYet')) return null;
  if (!isTaken && choices?.deducted === undefined) return 'open';
  return isAbove ? addition(amount, part, index) : difference(amount, part, index);
}

const doubtOf = (amount: TypedColumn, part: TypedColumn) => {
  const [of, off] = [amount, part].map(({ name }) => name.trim());
  return deductedDoubt(amount, part, {
    notYet: `Nej: ${of} är hela beloppet`,
    already: `Ja: ${of} plus ${off} är sålt`,
    chosen: 'notYet',
  });
};
