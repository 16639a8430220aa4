import type { TypedColumn } from '../../table/typed-column.ts';
import { findDebitCredit } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, hasRole, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { freePlaces } from '../roles/free-places.ts';
import { findRunning, findRunningSides } from './running-balance.ts';

/**
 * Needs: roles by name. Leaves: where no name says which column is the amount, the one that another moves by from row to
 * row, as an account's balance does; or the two that say what went out and what came in.
 */
export function amountByBalance(table: Roled, ask: Ask): Roled {
  // What came in may be so seldom that what went out nearly proves the balance alone.
  return inTwoColumns(table, ask) ?? inOneColumn(table, ask) ?? table;
}

function inOneColumn(table: Roled, ask: Ask): Roled | null {
  const { net, gross } = ask.reading.amount;
  if (hasRole(table, net) || hasRole(table, gross)) return null;
  const places = freePlaces(table, ask, 'number');
  const found = findRunning(places.flatMap((place) => table.columns[place] ?? []));
  if (!found) return null;
  const { amount, balance } = found;
  // What only rises is a meter: an account has money in and out.
  if (!amount.read.some((value) => value?.startsWith('-'))) return null;
  const reason = `${balance.name.trim()} ändras från rad till rad med beloppet i ${amount.name.trim()}, som saldot på ett konto gör.`;
  return withRoles(
    table,
    new Map([
      [table.columns.indexOf(amount), { role: net, confidence: 0.9, reason, by: 'rows' }],
      [table.columns.indexOf(balance), unused(reason)],
    ]),
  );
}

/** Money in and out whose names do not say so; an amount that only a name says must be one of the two. */
function inTwoColumns(table: Roled, { reading, chosen }: Ask): Roled | null {
  const { columns } = table;
  const { net, gross } = reading.amount;
  const isFree = ({ type, index }: TypedColumn) => type === 'number' && chosen[index] === undefined;
  if (findDebitCredit(columns)) return null;
  const found = findRunningSides(columns.filter(isFree));
  if (!found) return null;
  const { balance, ...sides } = found;
  const own = [sides.debit, sides.credit, balance].map((column) => columns.indexOf(column));
  const named = [placeOf(table, net), placeOf(table, gross)].filter((place) => place >= 0);
  if (!named.every((place) => own.includes(place))) return null;
  const reason = `${balance.name.trim()} stiger med ${sides.credit.name.trim()} och sjunker med ${sides.debit.name.trim()}, som saldot på ett konto gör.`;
  const freed = new Map(own.map((place): [number, AssignedRole] => [place, unused(reason)]));
  return { ...withRoles(table, freed), proved: sides };
}
