import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { formatCount } from '../../text/format.ts';
import type { Ask } from '../guide-reading.ts';
import type { OtherReason, Roled } from '../roled.ts';
import { movementsIn } from './movements.ts';

interface Movements {
  /** What counts of it is above zero. */
  amount: TypedColumn;
  /** Columns that say what a payment is. */
  texts: readonly TypedColumn[];
  ask: Ask;
  /** Rows that may be what was paid coming back. */
  isRefund?: (row: number) => boolean;
}

/**
 * Leaves out money that is neither cost nor sale: moves between own accounts, tax, loans, the owner's own money, and what
 * was paid coming back. What names nobody, or may be several things, is asked about.
 */
export function withMovements(table: Roled, { amount, texts, ask, isRefund }: Movements): Roled {
  // In a report of results contributions and interest are lines of their own, and nothing moves.
  if ([...table.others.values()].includes('reportResult')) return table;
  const movementAt = movementsIn(texts, ask.reading.statement);
  const others = new Map<number, OtherReason>(table.others);
  const unclear: number[] = [];
  amount.ids.forEach((id, row) => {
    if (id < 0 || others.has(row)) return;
    const movement = movementAt(row);
    if (movement === 'unclear' || (movement === null && isRefund?.(row))) unclear.push(row);
    else if (movement !== null) others.set(row, movement);
  });
  const words = asked[ask.reading.statement];
  const isCounted = ask.choices?.transfers === 'counted';
  if (!isCounted)
    for (const row of unclear) others.set(row, isRefund?.(row) ? 'returned' : words.reason);
  const isOpen = unclear.length > 0 && ask.choices?.transfers === undefined;
  const doubts = isOpen ? [...table.doubts, doubtOf(unclear, texts, words)] : table.doubts;
  return { ...table, others, doubts };
}

/** What is asked of money out and of money in. */
const asked = {
  out: {
    reason: 'ownTransfer',
    payments: ['utbetalning', 'utbetalningar'],
    question: 'säger inte vem som fick pengarna. Är de kostnader?',
    leftOut: 'Nej, flytt mellan egna konton eller uttag',
    counted: 'Ja, kostnader',
  },
  in: {
    reason: 'otherIncome',
    payments: ['insättning', 'insättningar'],
    question: 'kan vara något annat än betalning från en kund. Är de försäljning?',
    leftOut: 'Nej, egna pengar, pengar tillbaka, bidrag eller ränta',
    counted: 'Ja, försäljning',
  },
} as const;

function doubtOf(
  rows: readonly number[],
  texts: readonly TypedColumn[],
  { payments, question, leftOut, counted }: (typeof asked)[keyof typeof asked],
): Doubt {
  const [first = -1] = rows;
  const example = texts
    .map(({ ids, read }) => read[ids[first] ?? -1] ?? '')
    .find((text) => text !== '');
  const many = `${formatCount(rows.length)} ${rows.length === 1 ? payments[0] : payments[1]}`;
  return {
    id: 'transfers',
    text: `${many}, till exempel ”${example}”, ${question}`,
    options: [
      { answer: 'leftOut', label: leftOut, change: { choices: { transfers: 'leftOut' } } },
      { answer: 'counted', label: counted, change: { choices: { transfers: 'counted' } } },
    ],
    chosen: 'leftOut',
    blocks: 'ifSumsDiffer',
  };
}
