import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  isDone,
  isOnlyBooked,
  isUnderWay,
  namesState,
  namesStatus,
} from '../../table/vocabulary/row-status.ts';
import type { GuideReading } from '../guide-reading.ts';
import { columnOf, type Roled } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';

/** Words of states are few. */
const MOST_WORDS = 12;
/** Rows that are done which must show what those have. */
const FEWEST = 5;

/**
 * Which values of a column of states are of what has not been sold yet: bookings of days after all that are done, and work
 * under way whose rows alone have no number of an invoice.
 */
export function notYet(
  { name, type, read, ids }: TypedColumn,
  table: Pick<Roled, 'columns' | 'roles'>,
  reading: GuideReading,
): boolean[] {
  const none = read.map(() => false);
  const named = normaliseName(name);
  if (!reading.countsCharged || type !== 'text' || read.length > MOST_WORDS) return none;
  if (!namesState(named) && !namesStatus(named)) return none;
  const words = read.map((text) => normaliseName(text ?? ''));
  const places = words.flatMap((word, id) => (isOnlyBooked(word) || isUnderWay(word) ? id : []));
  if (places.length === 0) return none;
  const rowsWith = (isSo: (id: number) => boolean) =>
    Array.from(ids.keys()).filter((row) => isSo(ids[row] ?? -1));
  const isOpen = (id: number) => places.includes(id);
  const open = rowsWith(isOpen);
  const others = rowsWith((id) => id >= 0 && !isOpen(id));
  const done = rowsWith((id) => isDone(words[id] ?? ''));
  const isAhead =
    places.every((id) => isOnlyBooked(words[id] ?? '')) && areAfter(table, open, done);
  return isAhead || areNotInvoiced(table, { open, others, reading })
    ? words.map((_, id) => isOpen(id))
    : none;
}

/** Whether no open row has a day before the last that is done. */
function areAfter(
  table: Pick<Roled, 'columns' | 'roles'>,
  open: readonly number[],
  done: readonly number[],
): boolean {
  const date = columnOf(table, 'date');
  if (!date || done.length < FEWEST) return false;
  const days = (rows: readonly number[]) =>
    rows.flatMap((row) => date.read[date.ids[row] ?? -1] ?? []).sort();
  const [last, first] = [days(done).at(-1), days(open)[0]];
  return last !== undefined && first !== undefined && first >= last;
}

/** Whether a column of numbers of invoices is empty on the open rows and filled on nearly all others. */
function areNotInvoiced(
  { columns }: Pick<Roled, 'columns'>,
  {
    open,
    others,
    reading,
  }: { open: readonly number[]; others: readonly number[]; reading: GuideReading },
): boolean {
  if (others.length < FEWEST) return false;
  const isNumber = (column: TypedColumn) =>
    /^faktura ?(?:nr|nummer|no)$|^invoice (?:no|number|id)$/.test(normaliseName(column.name)) &&
    guessRoles(column, reading).some(({ role }) => role === 'orderId');
  return columns.filter(isNumber).some(({ ids }) => {
    const filled = (rows: readonly number[]) => rows.filter((row) => (ids[row] ?? -1) >= 0).length;
    return filled(open) === 0 && filled(others) >= others.length * 0.8;
  });
}
