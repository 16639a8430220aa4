import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesForeign,
  namesMoneyTaken,
  namesOnePrice,
} from '../../table/vocabulary/beside-amounts.ts';
import { namesFee } from '../../table/vocabulary/header-words.ts';
import {
  namesPlan,
  namesRate,
  namesRest,
  namesSoFar,
  namesYearBefore,
} from '../../table/vocabulary/lists.ts';
import { namesKronor, vatSide, withoutVat } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, type Roled, withRoles } from '../roled.ts';
import { freePlaces } from '../roles/free-places.ts';
import { isMoney } from '../types/is-money.ts';
import { isBeforeDiscount } from './at-a-rate.ts';
import { isNamedOther, isNoMoney } from './explanations.ts';

/**
 * Needs: that no step found the amount. Leaves: the only column that says by its name or its cells that it is kronor, or what
 * was taken for something. What stands beside it unexplained is asked about later, as beside any amount.
 */
export function onlyMoney(table: Roled, ask: Ask): Roled {
  const { net, gross } = ask.reading.amount;
  const isKnown = [net, gross, 'unitPrice', 'debit', 'credit'] as const;
  if (isKnown.some((role) => hasRole(table, role)) || ask.choices?.amount !== undefined)
    return table;
  const money = freePlaces(table, ask, 'number').filter((place) => {
    const column = table.columns[place];
    return column !== undefined && tellsOfMoney(column, table, ask);
  });
  const [place] = money;
  const column = table.columns[place ?? -1];
  if (money.length !== 1 || place === undefined || !column) return table;
  if (!isMarked(column) && hasRival(column, table, ask)) return table;
  const role = vatSide(normaliseName(column.name)) === 'including' ? gross : net;
  const reason = `${column.name.trim()} är den enda kolumn vars namn eller celler säger att den är pengar.`;
  return withRoles(table, new Map([[place, { role, confidence: 0.6, reason }]]));
}

const ofAnother = [
  namesForeign,
  namesOnePrice,
  namesRate,
  namesPlan,
  namesRest,
  namesSoFar,
  namesYearBefore,
];

/** Kronor by its name or its cells. */
const isMarked = ({ name, currency }: TypedColumn): boolean =>
  namesKronor(normaliseName(name)) || currency === 'SEK';

/** Whether another column may be money too, as kinds of costs are beside each other. */
function hasRival(own: TypedColumn, table: Roled, ask: Ask): boolean {
  return freePlaces(table, ask, 'number').some((place) => {
    const column = table.columns[place];
    if (!column || column === own || !isMoney(column) || isNoMoney(column)) return false;
    return (
      !isNamedOther(column, ask) &&
      !isBeforeDiscount(column, { amount: own, table, ask, others: [] })
    );
  });
}

function tellsOfMoney(column: TypedColumn, table: Roled, ask: Ask): boolean {
  if (!isMoney(column)) return false;
  const name = normaliseName(column.name);
  if (ofAnother.some((isSaid) => isSaid(name))) return false;
  // What each payment cost stands beside the orders that were paid.
  if (namesMoneyTaken(withoutVat(name))) return !namesFee(name) || !hasRole(table, 'orderId');
  return (
    isMarked(column) && (namesFee(name) ? !hasRole(table, 'orderId') : !isNamedOther(column, ask))
  );
}
