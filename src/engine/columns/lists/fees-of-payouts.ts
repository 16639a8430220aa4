import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesFee, namesServiceFee } from '../../table/vocabulary/header-words.ts';
import { isLess } from '../amounts/net-payouts.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, madeRole, type Roled, unused } from '../roled.ts';
import { isMoney } from '../types/is-money.ts';
import { mostlyNegative, negatedColumn } from '../types/negated-column.ts';
import { isAmountChosen } from './amount-role.ts';

/** A fee between what was sold and what was paid out to the company. */
interface Payouts {
  whole: TypedColumn;
  fee: TypedColumn;
  left: TypedColumn;
}

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
  const made = mostlyNegative(found.fee) ? negatedColumn(found.fee, table.columns.length) : null;
  const asked = isAmountChosen(table, ask) || (made && chosen[made.index] !== undefined);
  const doubts = asked ? [] : [doubtOf({ ...found, fee: made ?? found.fee }, found.fee.name, ask)];
  const minus = made ? [madeRole(chosen, made.index, unused('Avgiften med omvänt tecken.'))] : [];
  return {
    ...table,
    columns: made ? [...table.columns, made] : table.columns,
    roles: [...table.roles, ...minus],
    doubts: [...table.doubts, ...doubts],
  };
}

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
      if (whole && holdsFees(fee)) return { whole, fee, left };
    }
  return null;
}

/** Rows with a fee that must tell: one without on each row takes nothing off. */
const FEWEST = 3;

const holdsFees = ({ read, counts }: TypedColumn) =>
  read.reduce((rows, value, id) => rows + (Number(value) === 0 ? 0 : (counts[id] ?? 0)), 0) >=
  FEWEST;

function doubtOf({ whole, fee, left }: Payouts, feeName: string, { reading }: Ask): Doubt {
  const [all, rest] = [whole.name.trim(), left.name.trim()];
  const { net } = reading.amount;
  return {
    id: 'amount',
    text: `${rest} är ${all} efter ${feeName.trim()}, som när en betaltjänst betalar ut vad ni har sålt. Vad är kostnaden?`,
    options: [
      {
        answer: `column ${fee.index}`,
        label: feeName.trim(),
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
