import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesForeign,
  namesMoneyTaken,
  namesOnePrice,
} from '../../table/vocabulary/beside-amounts.ts';
import { namesFee, namesSum } from '../../table/vocabulary/header-words.ts';
import {
  namesPlan,
  namesPriceOfMeasure,
  namesRate,
  namesRest,
  namesSoFar,
  namesYearBefore,
} from '../../table/vocabulary/lists.ts';
import { namesKronor, vatSide, withoutVat } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, type Roled, withRoles } from '../roled.ts';
import { freePlaces } from '../roles/free-places.ts';
import { areBareAccounts } from '../roles/guess-roles.ts';
import { chosenOf } from '../types/chosen-of.ts';
import { isInOrder } from '../types/in-order.ts';
import { isMoney } from '../types/is-money.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';
import { isWrittenOtherwise } from '../types/written-otherwise.ts';
import { isBeforeDiscount } from './at-a-rate.ts';
import { isNamedOther } from './explanations.ts';
import { isNoMoney } from './no-money.ts';

/**
 * Needs: that no step found the amount. Leaves: the only column that says by its name or its cells that it is kronor, or what
 * was taken for something. What stands beside it unexplained is asked about later, as beside any amount.
 */
export function onlyMoney(table: Roled, ask: Ask): Roled {
  const { net, gross } = ask.reading.amount;
  const isKnown = [net, gross, 'unitPrice', 'debit', 'credit'] as const;
  if (isKnown.some((role) => hasRole(table, role)) || ask.choices?.amount !== undefined)
    return table;
  const places = freePlaces(table, ask, 'number');
  const amongst = (isSo: (column: TypedColumn) => boolean) =>
    places.filter((place) => table.columns[place] && isSo(table.columns[place]));
  const tests = [
    (column: TypedColumn) => isWhole(column, table, ask),
    (column: TypedColumn) => tellsOfMoney(column, table, ask),
  ];
  const money = tests.map(amongst).find(({ length }) => length > 0) ?? [];
  const [place] = money;
  const column = table.columns[place ?? -1];
  if (money.length !== 1 || place === undefined || !column) return table;
  const isSum = isWhole(column, table, ask);
  if (!isSum && !isMarked(column) && hasRival(column, table, ask)) return table;
  const role = vatSide(normaliseName(column.name)) === 'including' ? gross : net;
  const name = column.name.trim();
  const reason = isSum
    ? `${name} är summan av andra kolumner på varje rad.`
    : `${name} är den enda kolumn vars namn eller celler säger att den är pengar.`;
  return withRoles(table, new Map([[place, { role, confidence: 0.6, reason }]]));
}

const ofAnother = [
  namesForeign,
  namesOnePrice,
  namesRate,
  namesPriceOfMeasure,
  namesPlan,
  namesRest,
  namesSoFar,
  namesYearBefore,
];

/** Parts of a sum that are looked for. */
const MOST_PARTS = 8;
const MOST_AT_ONCE = 4;
const FEWEST_ROWS = 5;

/** The sum of others on every row, and called a sum: `Kontant`, `Swish`, `Summa dag`. */
function isWhole(column: TypedColumn, table: Roled, ask: Ask): boolean {
  const name = normaliseName(column.name);
  if (!isMoney(column) || !(namesSum(name) || namesMoneyTaken(withoutVat(name)))) return false;
  const others = freePlaces(table, ask, 'number')
    .flatMap((place) => table.columns[place] ?? [])
    .filter((other) => other !== column && isMoney(other))
    .slice(0, MOST_PARTS);
  return chosenOf(others, MOST_AT_ONCE).some(
    (parts) => parts.length > 1 && isSumOf(column, parts.map(plus), FEWEST_ROWS),
  );
}

/** Without a header: numbers with öre. */
const isBareMoney = ({ name, values }: TypedColumn): boolean =>
  /^Kolumn \d+$/.test(name) && values.every((cell) => /\d[,.]\d\d$/.test(cellText(cell).trim()));

/** Whether no number stands beside it that may be how many: running numbers and accounts are none. */
const isAlone = (own: TypedColumn, table: Roled, ask: Ask): boolean =>
  freePlaces(table, ask, 'number')
    .flatMap((place) => table.columns[place] ?? [])
    .every((other) => other === own || isInOrder(other) || areBareAccounts(other));

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
      !isWrittenOtherwise(column, own) &&
      !isBeforeDiscount(column, { amount: own, table, ask, others: [] })
    );
  });
}

function tellsOfMoney(column: TypedColumn, table: Roled, ask: Ask): boolean {
  if (!isMoney(column)) return false;
  if (isBareMoney(column)) return isAlone(column, table, ask);
  const name = normaliseName(column.name);
  if (ofAnother.some((isSaid) => isSaid(name))) return false;
  // What each payment cost stands beside the orders that were paid.
  if (namesMoneyTaken(withoutVat(name))) return !namesFee(name) || !hasRole(table, 'orderId');
  return (
    isMarked(column) && (namesFee(name) ? !hasRole(table, 'orderId') : !isNamedOther(column, ask))
  );
}
