import { normaliseName } from '../../table/normalise-name.ts';
import { isCardPayment } from '../../table/vocabulary/bookkeeping.ts';
import { amountColumn, roleMap } from '../roles/role-map.ts';
import type { Roled } from '../settle/assign-costs.ts';

/**
 * Rows of a card's statement on which the card itself was paid: below zero among purchases above it, and named so
 * (`INBETALNING`). They settle costs that are counted already.
 */
export function cardPayments({ columns, roles }: Roled): Map<number, 'income'> {
  const of = roleMap(columns, roles);
  const amount = amountColumn(of);
  const named = [of.get('text'), of.get('supplier')].filter((column) => column !== undefined);
  const rows = new Map<number, 'income'>();
  amount?.ids.forEach((id, row) => {
    if (!amount.read[id]?.startsWith('-')) return;
    const isPayment = named.some((column) =>
      isCardPayment(normaliseName(column.read[column.ids[row] ?? -1] ?? '')),
    );
    if (isPayment) rows.set(row, 'income');
  });
  return rows;
}
