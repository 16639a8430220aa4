import { absolute, compare, decimal, multiply, subtract } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesOtherTime } from '../../table/vocabulary/header-words.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import { formatCount } from '../../text/format.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, type ChosenRoles, type Roled, unused } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { timesByName } from '../types/interval.ts';
import { withCountedTimes } from './counted-times.ts';
import { withWrittenTimes } from './written-times.ts';

/** An amount's column, and how many times a year its amounts come. */
interface Part {
  column: TypedColumn;
  place: number;
  times: number;
}

const words: Readonly<Record<number, string>> = { 12: 'per månad', 4: 'per kvartal', 1: 'per år' };
const amountRoles: ReadonlySet<ColumnRole | null> = new Set(['amount', 'grossAmount']);

/**
 * Needs: roles by name. Leaves: one amount and how often it comes, of agreements with a column per month and one per
 * year: each row by the amount it has, by the longest time where it has several.
 */
export function joinIntervals(given: Roled, ask: Ask): Roled {
  const { chosen } = ask;
  const table = withCountedTimes(withWrittenTimes(given, ask), ask);
  const { columns } = table;
  const parts = partsIn(table, chosen);
  const last = columns.length;
  if (parts === null || chosen[last] === null || chosen[last + 1] === null) return table;
  const rows = parts[0]?.column.ids.length ?? 0;
  const taken = Array.from({ length: rows }, (_, row) => parts.find((part) => valueAt(part, row)));
  const amount = amountOf(parts, taken, last);
  const interval = derivedColumn(
    { index: last + 1, name: 'Hur ofta', type: 'text', grain: 'day', format: null },
    taken.map((part) => (part ? (words[part.times] ?? null) : null)),
  );
  const isGross = vatSide(normaliseName(parts[0]?.column.name ?? '')) === 'including';
  const freed = table.roles.map((assigned, place) =>
    parts.some((part) => part.place === place)
      ? unused(`${amount.name} används i stället.`)
      : assigned,
  );
  const made = (role: ColumnRole, index: number, reason: string): AssignedRole => ({
    role: chosen[index] ?? role,
    confidence: 0.9,
    reason,
  });
  return {
    ...table,
    columns: [...columns, amount, interval],
    roles: [
      ...freed,
      made(
        isGross ? 'grossAmount' : 'amount',
        last,
        'Varje rad räknas efter det belopp den har; har den flera gäller det för den längsta tiden.',
      ),
      made('interval', last + 1, 'Rubriken över radens belopp säger hur ofta det kommer.'),
    ],
    note: noteOf(parts, rows),
  };
}

const amountOf = (parts: readonly Part[], taken: readonly (Part | undefined)[], index: number) =>
  derivedColumn(
    {
      index,
      name: parts.map(({ column }) => column.name.trim()).join(' eller '),
      type: 'number',
      grain: 'day',
      format: parts[0]?.column.format ?? null,
    },
    taken.map((part, row) => (part ? valueAt(part, row) : null)),
  );

/** The row's amount; nothing and zero are both what stands where the amount is in the other column. */
function valueAt({ column }: Part, row: number): string | null {
  const value = column.read[column.ids[row] ?? -1] ?? null;
  return value === null || decimal(value).units === 0n ? null : value;
}

/** The columns to join, the longest time first; null where they are not several, or one of them is enough. */
function partsIn({ columns, roles }: Roled, chosen: ChosenRoles): Part[] | null {
  if (roles.some(({ role }) => role === 'interval')) return null;
  const parts = columns.flatMap((column, place): Part[] => {
    const times = timesByName(column.name);
    const name = normaliseName(column.name);
    const isFree = chosen[column.index] === undefined && column.type === 'number';
    return times === null || !isFree || column.percent || namesOtherTime(name)
      ? []
      : [{ column, place, times }];
  });
  const named = roles.findIndex(({ role }) => amountRoles.has(role));
  const isOther = named >= 0 && !parts.some(({ place }) => place === named);
  const sides = new Set(parts.map(({ column }) => vatSide(normaliseName(column.name))));
  const isOnce = new Set(parts.map(({ times }) => times)).size === parts.length;
  if (isOther || parts.length < 2 || sides.size > 1 || !isOnce) return null;
  const amount = parts.find(({ place }) => place === named);
  const lacks = (row: number) => !amount || valueAt(amount, row) === null;
  const rows = Array.from(parts[0]?.column.ids ?? [], (_, row) => row);
  const isNeeded = rows.some((row) => lacks(row) && parts.some((part) => valueAt(part, row)));
  return isNeeded ? parts.sort((a, b) => a.times - b.times) : null;
}

/** Rows whose amounts do not say the same: they may be two costs, or one of them is old. */
function noteOf(parts: readonly Part[], rows: number): string | null {
  let differ = 0;
  for (let row = 0; row < rows; row++) {
    const yearly = parts.flatMap((part) => {
      const value = valueAt(part, row);
      return value === null ? [] : multiply(decimal(value), decimal(String(part.times)));
    });
    const [first, ...rest] = yearly;
    const slack = first && multiply(absolute(first), decimal('0.01'));
    const isOff = (other: typeof first) =>
      first && slack && other && compare(absolute(subtract(other, first)), slack) > 0;
    if (rest.some(isOff)) differ++;
  }
  if (differ === 0) return null;
  const names = listed(parts.map(({ column }) => column.name.trim()));
  return `${formatCount(differ)} ${differ === 1 ? 'rad har' : 'rader har'} belopp i flera av ${names} som inte säger samma sak. Beloppet i ${parts[0]?.column.name.trim()} räknas, eftersom det annars skulle räknas två gånger.`;
}
