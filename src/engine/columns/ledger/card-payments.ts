import { normaliseText } from '../../table/normalise-name.ts';
import { isCardPayment } from '../../table/vocabulary/bookkeeping.ts';
import type { OtherReason, Roled } from '../roled.ts';
import { amountColumn, roleMap } from '../roles/role-map.ts';

/**
 * Needs: the amount, above zero for what was bought. Leaves: out the rows of a card's statement on which the card itself
 * was paid (`INBETALNING`): they settle costs that are counted already.
 */
export function cardPayments(table: Roled): Roled {
  if (table.ledger || table.isStatement) return table;
  const byRole = roleMap(table.columns, table.roles);
  const amount = amountColumn(byRole);
  const named = [byRole.get('text'), byRole.get('supplier')].filter(
    (column) => column !== undefined,
  );
  const paid = new Map<number, OtherReason>();
  amount?.ids.forEach((id, row) => {
    if (!amount.read[id]?.startsWith('-')) return;
    const isPayment = named.some((column) =>
      isCardPayment(normaliseText(column.read[column.ids[row] ?? -1] ?? '')),
    );
    if (isPayment) paid.set(row, 'income');
  });
  return { ...table, others: new Map([...paid, ...table.others]) };
}
