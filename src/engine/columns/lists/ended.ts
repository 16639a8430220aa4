import { normaliseName, normaliseText } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isEnded, namesLastDay } from '../../table/vocabulary/lists.ts';
import { namesState } from '../../table/vocabulary/row-status.ts';
import { formatCount } from '../../text/format.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, type OtherReason, type Roled } from '../roled.ts';
import { timesByName } from '../types/interval.ts';

/** Rows for each name from which they are payments. */
const PAYMENTS = 2;

/**
 * Needs: agreements with how often they are paid. Leaves: out those that have ended, by the word of their state; those
 * whose last day is before other days of the file may have been renewed, and are asked about.
 */
export function ended(table: Roled, ask: Ask): Roled {
  if (!areAgreements(table, ask)) return table;
  const stated = rowsStated(table);
  const late = rowsLate(table).filter((row) => !stated.includes(row));
  if (stated.length === 0 && late.length === 0) return table;
  const answer = ask.choices?.ended;
  const left = answer === 'counted' ? stated : [...stated, ...late];
  const others = new Map<number, OtherReason>(table.others);
  for (const row of left) others.set(row, 'ended');
  const isOpen = late.length > 0 && answer === undefined;
  return {
    ...table,
    others,
    doubts: isOpen ? [...table.doubts, doubtOf(late.length)] : table.doubts,
  };
}

function areAgreements(table: Roled, { reading }: Ask): boolean {
  const { net, gross } = reading.amount;
  const amount = columnOf(table, net) ?? columnOf(table, gross);
  const payee = columnOf(table, 'supplier') ?? columnOf(table, 'text');
  // Who is on row after row is paid, and a day of such a row is a payment's.
  if (payee && payee.filled >= payee.values.length * PAYMENTS) return false;
  return amount !== undefined && (hasRole(table, 'interval') || timesByName(amount.name) !== null);
}

function rowsStated({ columns }: Roled): number[] {
  return columns
    .filter(({ name, type }) => type === 'text' && namesState(normaliseName(name)))
    .flatMap(({ ids, read }) => {
      const are = read.map((text) => text !== null && isEnded(normaliseText(text)));
      return Array.from(ids, (id, row) => (are[id] === true ? row : -1)).filter((row) => row >= 0);
    });
}

const isLastDay = ({ name, type }: TypedColumn) =>
  type === 'date' && namesLastDay(normaliseName(name));

/** Rows whose last day is before the latest of the file's other days. */
function rowsLate({ columns }: Roled): number[] {
  const others = columns.filter((column) => column.type === 'date' && !isLastDay(column));
  const days = others.flatMap(({ read }) => read.filter((day) => day !== null)).sort();
  const latest = days.at(-1);
  const ends = columns.find(isLastDay);
  if (latest === undefined || ends === undefined) return [];
  return Array.from(ends.ids, (id, row) => ({ day: ends.read[id] ?? null, row })).flatMap(
    ({ day, row }) => (day !== null && day < latest ? [row] : []),
  );
}

const doubtOf = (many: number): Doubt => ({
  id: 'ended',
  text: `${formatCount(many)} ${many === 1 ? 'avtal har ett slutdatum' : 'avtal har slutdatum'} som är tidigare än andra avtal börjar. Har ${many === 1 ? 'det' : 'de'} upphört?`,
  options: [
    { answer: 'leftOut', label: 'Ja, räkna inte med', change: { choices: { ended: 'leftOut' } } },
    {
      answer: 'counted',
      label: 'Nej, förnyade: räkna med',
      change: { choices: { ended: 'counted' } },
    },
  ],
  chosen: 'leftOut',
  blocks: 'ifSumsDiffer',
});
