import { normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isCardPayment, saysPayment } from '../../table/vocabulary/bookkeeping.ts';
import type { OtherReason, Roled } from '../roled.ts';
import { amountColumn, roleMap } from '../roles/role-map.ts';
import { payeeWords } from './movements.ts';
import { payeeOf } from './payee-name.ts';

/** Share of the rows up to which words of payment that name nobody pay a bill; of more they are what the list is of. */
const FEW = 0.25;

/** Rows on which the bill of a card was paid: as statements of cards say it, or `AUTOGIRO INBETALNING` on few rows. */
export function settlementsIn(columns: readonly TypedColumn[]): (row: number) => boolean {
  const paid = columns.map(({ ids, read, counts, filled }) => {
    const named = read.map((text) => text !== null && isCardPayment(normaliseText(text)));
    const inWords = read.map(
      (text) => text !== null && saysPayment(normaliseText(text)) && payeeOf(text) === null,
    );
    const rows = inWords.reduce((sum, isSo, id) => sum + (isSo ? (counts[id] ?? 0) : 0), 0);
    const isFew = rows <= filled * FEW;
    return (row: number) => {
      const id = ids[row] ?? -1;
      return named[id] === true || (isFew && inWords[id] === true);
    };
  });
  return (row) => paid.some((isPaid) => isPaid(row));
}

/**
 * Needs: the amount, above zero for what was bought. Leaves: out the rows of a card's statement on which the card itself
 * was paid (`INBETALNING`): they settle costs that are counted already.
 */
export function cardPayments(table: Roled): Roled {
  if (table.ledger || table.isStatement) return table;
  const byRole = roleMap(table.columns, table.roles);
  const amount = amountColumn(byRole);
  if (!amount?.read.some((value) => value?.startsWith('-'))) return table;
  const isSettlement = settlementsIn(payeeWords(table));
  const paid = new Map<number, OtherReason>();
  amount.ids.forEach((id, row) => {
    if (amount.read[id]?.startsWith('-') && isSettlement(row)) paid.set(row, 'income');
  });
  return { ...table, others: new Map([...paid, ...table.others]) };
}
