import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { columnOf, type Roled, type State } from '../roled.ts';
import { amountColumn, roleMap } from '../roles/role-map.ts';
import { numbersAt } from '../types/number-at.ts';
import { moneyColumns } from '../types/sums-of-columns.ts';

/** Rows that count, and rows that do not, that must tell; and the share of each that must agree. */
const FEWEST = 5;
const FEWEST_KEPT = 2;
const SHARE = 0.95;
/** What was kept may be all of a short stay. */
const MOST_KEPT = 0.6;
const ROUNDING = 0.011;

type At = (row: number) => number | null;

/**
 * Whether the amount of rows that were called off or paid back is what was kept of them, such as a fee: it is what the order
 * was of (number × price, or another column) on all rows that count, and less than that, or nothing, on those that do not.
 */
export function keepsOfCancelled(table: Roled, stated: Stated): boolean {
  const amount = amountColumn(roleMap(table.columns, table.roles));
  if (amount?.type !== 'number' || stated.filter(isGone).length < FEWEST_KEPT) return false;
  return isKept(stated, amount, wholesOf(table, amount));
}

/** The column that is the amount on all rows that count, and on those that do not what was kept of it; undefined where none is. */
export function keptBeside(table: Roled, stated: Stated): TypedColumn | undefined {
  const amount = amountColumn(roleMap(table.columns, table.roles));
  if (amount?.type !== 'number' || stated.filter(isGone).length < FEWEST_KEPT) return undefined;
  const isFree = (column: TypedColumn) =>
    (table.roles[table.columns.indexOf(column)]?.role ?? null) === null;
  return moneyColumns(table.columns, {}).find(
    (column) => column !== amount && isFree(column) && isKept(stated, column, [numbersAt(amount)]),
  );
}

/** What is asked of such a column: whether it is the amount, also of what was called off. */
export function keptDoubt(table: Roled, beside: TypedColumn): Doubt[] {
  const amount = amountColumn(roleMap(table.columns, table.roles));
  if (!amount) return [];
  const role = table.roles[table.columns.indexOf(amount)]?.role ?? null;
  const [whole, left] = [amount.name.trim(), beside.name.trim()];
  return [
    {
      id: 'amount',
      text: `${left} är detsamma som ${whole} på de rader som räknas, men mindre på rader som är avbrutna. Är det vad ni behöll av dem?`,
      options: [
        {
          answer: `column ${amount.index}`,
          label: `Nej: räkna ${whole}, utan rader som är avbrutna`,
          change: { roles: { [beside.index]: null } },
        },
        {
          answer: `column ${beside.index}`,
          label: `Ja: räkna ${left} på alla rader`,
          change: { roles: { [amount.index]: null, [beside.index]: role } },
        },
      ],
      chosen: `column ${amount.index}`,
      blocks: 'ifSumsDiffer',
    },
  ];
}

/** What is told of each row's state. */
type Stated = readonly ({ state: State } | null)[];

const isGone = (each: Stated[number] | undefined): boolean =>
  each?.state === 'cancelled' || each?.state === 'refunded';

function isKept(stated: Stated, amount: TypedColumn, wholes: readonly At[]): boolean {
  const amountAt = numbersAt(amount);
  const rows = [...amount.ids.keys()].filter((row) => amountAt(row) !== null);
  const gone = rows.filter((row) => isGone(stated[row]) && amountAt(row) !== 0);
  if (gone.length < FEWEST_KEPT) return false;
  const left = rows.filter((row) => !stated[row] && amountAt(row) !== 0);
  if (left.length < FEWEST) return false;
  return wholes.some((wholeAt) => {
    const isWhole = (row: number) => near(wholeAt(row), amountAt(row));
    const isPart = (row: number) => {
      const own = amountAt(row) ?? 0;
      return own > 0 && own <= (wholeAt(row) ?? 0) + ROUNDING;
    };
    const less = gone.filter((row) => !isWhole(row)).length;
    return (
      left.filter(isWhole).length >= left.length * SHARE &&
      gone.every(isPart) &&
      less >= Math.max(FEWEST_KEPT, gone.length * MOST_KEPT)
    );
  });
}

const near = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && Math.abs(one - other) <= ROUNDING;

/** What an order may have been of: number × price, and other columns of money. */
function wholesOf(table: Roled, amount: TypedColumn): At[] {
  const [times, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  const others = moneyColumns(table.columns, {}).filter(
    (column) => column !== amount && column !== price,
  );
  const columns = others.map(numbersAt);
  if (times?.type !== 'number' || price?.type !== 'number') return columns;
  const [timesAt, priceAt] = [numbersAt(times), numbersAt(price)];
  const product: At = (row) => {
    const [many, each] = [timesAt(row), priceAt(row)];
    return many === null || each === null ? null : many * each;
  };
  return [product, ...columns];
}
