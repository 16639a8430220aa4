import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, type Roled, unused } from '../roled.ts';

/** Needs: a ledger. Leaves: the account as what was sold; a voucher is no order. */
export function accountsAsProducts(table: Roled, { chosen }: Ask): Roled {
  if (!table.ledger) return table;
  const { account, name } = table.ledger;
  const made = new Map<TypedColumn, AssignedRole>();
  made.set(name ?? account, {
    role: 'product',
    confidence: 0.9,
    reason: 'Försäljningen delas upp efter konto, eftersom bokföring inte har artiklar.',
  });
  if (name) made.set(account, { role: 'productId', confidence: 0.9, reason: 'Kontots nummer.' });
  const roles = table.roles.map((assigned, place): AssignedRole => {
    const column = table.columns[place];
    if (!column || chosen[column.index] !== undefined) return assigned;
    const own = made.get(column);
    if (own) return own;
    if (assigned.role === 'product' || assigned.role === 'productId')
      return unused('Kontot används i stället.');
    return assigned.role === 'orderId'
      ? unused('En verifikation är ingen order, så antal order går inte att räkna.')
      : assigned;
  });
  return { ...table, roles };
}
