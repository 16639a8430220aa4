import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesMonthsCounted } from '../../table/vocabulary/lists.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, madeRole, placeOf, type Roled, unused } from '../roled.ts';
import { timesByName } from '../types/interval.ts';
import { product } from '../types/product-column.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';

/** Times a year that something of each month comes. */
const MONTHLY = 12;

/**
 * An amount for each month by its name (`Månadshyra`) beside how many months each row is of (`Antal mån`), and no column that
 * is both together: it is asked whether a row is one month, or all of them.
 */
export function timesMonths(table: Roled, ask: Ask): Roled {
  const { net, gross } = ask.reading.amount;
  const role = columnOf(table, net) ? net : gross;
  const amount = columnOf(table, role);
  if (!amount || ask.chosen[amount.index] !== undefined || timesByName(amount.name) !== MONTHLY)
    return table;
  const months = table.columns.find(countsMonths);
  if (!months || ask.choices?.rowPrice === 'row') return table;
  const name = `${amount.name.trim()} i alla månader`.replace(/(?:\/|per )mån(?:ad)?/i, '');
  const made = { ...product(months, amount, table.columns.length), name };
  const isWritten = table.columns.some(
    (column) => column !== amount && column.type === 'number' && isSumOf(column, [plus(made)]),
  );
  if (isWritten) return table;
  if (ask.choices?.rowPrice === undefined)
    return { ...table, doubts: [...table.doubts, doubtOf(amount, months)] };
  const reason = 'Du svarade att varje rad är alla sina månader.';
  const own = { role, confidence: 1, reason, by: 'answer' as const };
  return {
    ...table,
    columns: [...table.columns, { ...made, currency: amount.currency }],
    roles: [
      ...table.roles.with(placeOf(table, role), unused(reason)),
      madeRole(ask.chosen, made.index, own),
    ],
  };
}

/** Whole numbers of months, of which some rows have several. */
const countsMonths = ({ name, type, read }: TypedColumn): boolean =>
  type === 'number' &&
  namesMonthsCounted(normaliseName(name)) &&
  read.every((value) => value === null || /^\d{1,3}$/.test(value)) &&
  read.some((value) => Number(value) > 1);

function doubtOf(amount: TypedColumn, months: TypedColumn): Doubt {
  const [each, times] = [amount, months].map(({ name }) => name.trim());
  return {
    id: 'rowPrice',
    text: `Är varje rad en månad av ${each}, eller alla månader som står i ${times}?`,
    options: [
      { answer: 'row', label: 'En månad', change: { choices: { rowPrice: 'row' } } },
      {
        answer: 'unit',
        label: `Alla månader: ${times} × ${each}`,
        change: { choices: { rowPrice: 'unit' } },
      },
    ],
    chosen: 'row',
    blocks: 'ifSumsDiffer',
  };
}
