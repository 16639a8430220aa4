import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { formatCount } from '../../text/format.ts';
import type { Ask } from '../guide-reading.ts';
import type { OtherReason, Roled } from '../roled.ts';
import { movementsIn } from './movements.ts';

interface Movements {
  /** Above zero for what was paid. */
  amount: TypedColumn;
  /** Columns that say what a payment is. */
  texts: readonly TypedColumn[];
  ask: Ask;
}

/**
 * Leaves out payments that are no costs: moves between own accounts, tax, loans paid off, the owner's withdrawals. What
 * names nobody is asked about.
 */
export function withMovements(table: Roled, { amount, texts, ask }: Movements): Roled {
  const movementAt = movementsIn(texts);
  const others = new Map<number, OtherReason>(table.others);
  const unclear: number[] = [];
  amount.ids.forEach((id, row) => {
    const movement = id < 0 || others.has(row) ? null : movementAt(row);
    if (movement === 'unclear') unclear.push(row);
    else if (movement !== null) others.set(row, movement);
  });
  const isCounted = ask.choices?.transfers === 'counted';
  if (!isCounted) for (const row of unclear) others.set(row, 'ownTransfer');
  const isOpen = unclear.length > 0 && ask.choices?.transfers === undefined;
  const doubts = isOpen ? [...table.doubts, doubtOf(unclear, texts)] : table.doubts;
  return { ...table, others, doubts };
}

function doubtOf(rows: readonly number[], texts: readonly TypedColumn[]): Doubt {
  const [first = -1] = rows;
  const example = texts
    .map(({ ids, read }) => read[ids[first] ?? -1] ?? '')
    .find((text) => text !== '');
  const many = `${formatCount(rows.length)} ${rows.length === 1 ? 'utbetalning' : 'utbetalningar'}`;
  return {
    id: 'transfers',
    text: `${many}, till exempel ”${example}”, säger inte vem som fick pengarna. Är de kostnader?`,
    options: [
      {
        answer: 'leftOut',
        label: 'Nej, flytt mellan egna konton eller uttag',
        change: { choices: { transfers: 'leftOut' } },
      },
      { answer: 'counted', label: 'Ja, kostnader', change: { choices: { transfers: 'counted' } } },
    ],
    chosen: 'leftOut',
    blocks: 'ifSumsDiffer',
  };
}
