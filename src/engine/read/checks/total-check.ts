import { amountColumn } from '../../columns/roles/role-map.ts';
import { readNumber } from '../../columns/types/number.ts';
import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  subtract,
  toText,
} from '../../facts/decimal.ts';
import { cellText, plainNumber, type Row } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { ReconciliationCheck } from '../../table/understanding.ts';
import { formatMoney } from '../../text/format.ts';
import { sumRows } from '../rows/column-sums.ts';
import { isTotalLabel } from '../rows/total-labels.ts';
import type { ReconcileInput } from './reconcile-input.ts';

/** Holds the sum of the used rows against the total rows of the file. */
export function checkTotal(input: ReconcileInput): ReconciliationCheck {
  const title = 'Filens egen summa';
  const amount = amountColumn(input.roles);
  const none = (text: string): ReconciliationCheck => ({
    id: 'total',
    status: 'notPossible',
    title,
    text,
    difference: null,
    rows: [],
  });
  if (!amount) return none('Filen har ingen beloppskolumn att stämma av.');
  if (input.isLedger && input.totals.length > 0)
    return none('Filens summarader gäller alla konton, och här används bara en del av dem.');
  const stated = statedTotal(input, amount);
  if (!stated) return none('Filen har ingen summarad att stämma av mot.');
  const sum = sumRows(amount, input.used);
  const difference = subtract(sum, stated.value);
  const money = (value: Decimal) => formatMoney(value, { currency: input.currency, decimals: 2 });
  if (compare(absolute(difference), decimal('0.005')) < 0) {
    return {
      id: 'total',
      status: 'ok',
      title,
      text: `Summan av ${amount.name.trim()}, ${money(sum)}, är lika med filens summarad (rad ${stated.line}).`,
      difference: null,
      rows: [],
    };
  }
  if (input.asWritten && compare(stated.value, input.asWritten) === 0) {
    return {
      id: 'total',
      status: 'ok',
      title,
      text: `Filens summarad (rad ${stated.line}), ${money(stated.value)}, är summan av alla rader som de står i filen. Här är summan ${money(sum)}, eftersom rader som inte räknas eller är krediteringar skiljer ${money(difference)}.`,
      difference: null,
      rows: [],
    };
  }
  return {
    id: 'total',
    status: 'difference',
    title,
    text: `Summan av ${amount.name.trim()} är ${money(sum)}, men filens summarad (rad ${stated.line}) säger ${money(stated.value)}. Skillnaden är ${money(difference)}.`,
    difference: toText(difference),
    rows: [...input.suspects, stated.line].slice(0, 50),
  };
}

/** The last total row says the whole; where it equals nothing, the sum of the others may (subtotals). */
function statedTotal(
  input: ReconcileInput,
  amount: TypedColumn,
): { value: Decimal; line: number } | null {
  const sum = sumRows(amount, input.used);
  let last: { value: Decimal; line: number } | null = null;
  for (const row of input.totals) {
    const value = totalIn(row, input, amount, sum);
    if (!value) continue;
    last = { value, line: row.line };
    if (compare(value, sum) === 0) return last;
  }
  const grand = input.totals.length > 1 ? subtotals(input, amount, sum) : null;
  return grand && last && compare(grand, sum) === 0 ? { value: grand, line: last.line } : last;
}

function totalIn(
  row: Row,
  input: ReconcileInput,
  amount: TypedColumn,
  sum: Decimal,
): Decimal | null {
  const place = input.amountPlace;
  if (place !== null) {
    const own = numberIn(row, place, amount);
    if (own) return own;
  }
  const others = row.cells
    .map((_, c) => numberIn(row, c, amount))
    .filter((value) => value !== null);
  return (
    others.find((value) => compare(value, sum) === 0) ??
    (place === null ? null : others.length === 1 ? (others[0] ?? null) : null)
  );
}

/** What a total row says in the column of the amount; null where it says nothing. */
export function numberIn(row: Row, place: number, amount: TypedColumn): Decimal | null {
  const cell = row.cells[place];
  if (typeof cell === 'number') return decimal(plainNumber(cell));
  const read = readNumber(cellText(cell).trim(), amount.mark ?? ',');
  return read ? decimal(read.value) : null;
}

function subtotals(input: ReconcileInput, amount: TypedColumn, sum: Decimal): Decimal {
  let all = decimal('0');
  for (const row of input.totals) {
    const label = row.cells.map(cellText).find((text) => text.trim() !== '') ?? '';
    if (!isTotalLabel(label) || normaliseName(label).startsWith('delsumma')) {
      const value = totalIn(row, input, amount, sum);
      if (value) all = add(all, value);
    }
  }
  return all;
}
