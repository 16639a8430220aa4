import type { Ask } from '../guide-reading.ts';
import { hasRole, type Roled, unused, withRoles } from '../roled.ts';
import { freePlaces } from '../roles/free-places.ts';
import { findRunning } from './running-balance.ts';

/**
 * Needs: roles by name. Leaves: where no name says which column is the amount, the one that another moves by from row to
 * row, as an account's balance does: a statement without its header.
 */
export function amountByBalance(table: Roled, ask: Ask): Roled {
  const { net, gross } = ask.reading.amount;
  if (hasRole(table, net) || hasRole(table, gross)) return table;
  const places = freePlaces(table, ask, 'number');
  const found = findRunning(places.flatMap((place) => table.columns[place] ?? []));
  if (!found) return table;
  const { amount, balance } = found;
  const reason = `${balance.name.trim()} ändras från rad till rad med beloppet i ${amount.name.trim()}, som saldot på ett konto gör.`;
  return withRoles(
    table,
    new Map([
      [table.columns.indexOf(amount), { role: net, confidence: 0.9, reason }],
      [table.columns.indexOf(balance), unused(reason)],
    ]),
  );
}
