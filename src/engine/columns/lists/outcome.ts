import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesChange,
  namesOutcome,
  namesPlan,
  namesSoFar,
  namesYearBefore,
} from '../../table/vocabulary/lists.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, type Roled } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { isSumOf, minus, moneyColumns, plus } from '../types/sums-of-columns.ts';
import { isAmountChosen, withAmount } from './amount-role.ts';

/**
 * Needs: roles by name. Leaves: what was spent in the period as the amount, beside a budget, a year before or what is
 * accumulated: proved by the deviation between outcome and budget, or by the running sum.
 */
export function outcome(table: Roled, ask: Ask): Roled {
  if (isAmountChosen(table, ask)) return table;
  const money = moneyColumns(table.columns, ask.chosen);
  const found = besidePlan(money) ?? besideYearBefore(money) ?? beforeSum(table, money, ask);
  if (!found || found.column === columnOf(table, ask.reading.amount.net)) return table;
  const name = found.column.name.trim();
  return withAmount(
    table,
    { ...found, others: `${name} är det som periodens kostnad står i.` },
    ask,
  );
}

interface Found {
  column: TypedColumn;
  reason: string;
  by?: 'rows';
}

/** The outcome whose deviation from a plan stands beside it, or that its name alone says is one. */
function besidePlan(money: readonly TypedColumn[]): Found | null {
  const named = money.map((column) => ({ column, name: normaliseName(column.name) }));
  const plans = named.filter(({ name }) => namesPlan(name) && !namesSoFar(name));
  const isAside = (name: string) => namesPlan(name) || namesSoFar(name) || namesYearBefore(name);
  const others = named.filter(({ name }) => !isAside(name)).map(({ column }) => column);
  for (const { column: plan } of plans)
    for (const column of others) {
      const deviation = others.find(
        (each) =>
          each !== column &&
          (isSumOf(each, [plus(column), minus(plan)]) ||
            isSumOf(each, [plus(plan), minus(column)])),
      );
      const isSwapped = deviation && namesOutcome(normaliseName(deviation.name));
      if (deviation && !isSwapped)
        return {
          column,
          reason: `${deviation.name.trim()} är skillnaden mellan ${column.name.trim()} och ${plan.name.trim()}: ${column.name.trim()} är det som har kostat.`,
          by: 'rows',
        };
    }
  const outcomes = others.filter(({ name }) => namesOutcome(normaliseName(name)));
  const [only] = outcomes;
  const isBeside = others.length < money.length;
  return only && outcomes.length === 1 && isBeside
    ? { column: only, reason: `${only.name.trim()} är periodens utfall.` }
    : null;
}

/** The year whose change from the one before stands beside both: `I år`, `I fjol`, `Förändring`. */
function besideYearBefore(money: readonly TypedColumn[]): Found | null {
  const isBefore = ({ name }: TypedColumn) => namesYearBefore(normaliseName(name));
  const isChange = ({ name }: TypedColumn) => namesChange(normaliseName(name));
  const now = money.filter((column) => !isBefore(column) && !isChange(column));
  for (const before of money.filter(isBefore))
    for (const column of now) {
      const change = money.find(
        (each) => isChange(each) && isSumOf(each, [plus(column), minus(before)]),
      );
      const [own, earlier] = [column.name.trim(), before.name.trim()];
      if (change)
        return {
          column,
          reason: `${change.name.trim()} är skillnaden mellan ${own} och ${earlier}: ${own} är det som perioden har kostat.`,
          by: 'rows',
        };
    }
  return null;
}

/** The amounts whose sum so far is what a name says is the amount. */
function beforeSum(table: Roled, money: readonly TypedColumn[], { reading }: Ask): Found | null {
  const { net, gross } = reading.amount;
  if (hasRole(table, net) || hasRole(table, gross)) return null;
  for (const [sum, { is, reason, of }] of table.proofs) {
    const [column, ...more] = of;
    const isNamed = guessRoles(sum, reading).some(({ role }) => role === net || role === gross);
    if (is === 'soFar' && isNamed && column && more.length === 0 && money.includes(column))
      return { column, reason, by: 'rows' };
  }
  return null;
}
