import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import { wayOf } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesCommission, namesNoNumber } from '../../table/vocabulary/beside-amounts.ts';
import {
  namesCode,
  namesShare,
  namesTime,
  namesYear,
} from '../../table/vocabulary/header-words.ts';
import { namesPriceOfMeasure } from '../../table/vocabulary/lists.ts';
import { vatSide, withoutVat } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { isMoney } from '../types/is-money.ts';
import { nameTells } from '../types/name-hints.ts';
import { numberAt } from '../types/number-at.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';
import { freePlaces } from './free-places.ts';

/** More of one thing than this is seldom sold on one row. */
const MOST = 999;

/**
 * Dated rows with a price and neither number nor amount: each row is one thing sold, unless the price is of a measure such
 * as an hour. Where a column of whole numbers that nobody knows may be how many, it is asked.
 */
export function priceOfSale(table: Roled, ask: Ask): Roled {
  const { chosen, choices } = ask;
  const place = placeOf(table, 'unitPrice');
  const price = table.columns[place];
  if (!price || chosen[price.index] !== undefined || !hasRole(table, 'date')) return table;
  if ((['quantity', 'revenue', 'grossRevenue'] as const).some((role) => hasRole(table, role)))
    return table;
  if (namesPriceOfMeasure(withoutVat(normaliseName(price.name)))) return withoutPrice(table, place);
  const including = vatSide(normaliseName(price.name)) === 'including';
  const sold = withRoles(
    table,
    new Map([
      [
        place,
        {
          role: including ? 'grossRevenue' : 'revenue',
          confidence: 0.55,
          reason: 'Filen har inget antal: varje rad räknas som en försäljning till sitt pris.',
        },
      ],
    ]),
  );
  const numbers = freePlaces(table, ask, 'number').map((each) => table.columns[each]);
  if (choices?.rowPrice === 'row') return sold;
  const isWhole = isTaxedByRow(table, price) || isInParts(price, numbers);
  const earned = numbers.find((column) => column !== undefined && mayBeEarned(column));
  const counts = isWhole
    ? undefined
    : numbers.find((column) => column !== undefined && mayCount(column));
  const doubt = earned ? commissionDoubt(earned, price) : counts && doubtOf(counts, price);
  return doubt ? { ...sold, doubts: [...sold.doubts, doubt] } : sold;
}

/** Rows that must tell, and the share of them on which the VAT must be of the price as it stands. */
const FEWEST = 5;
const SHARE = 0.95;
const LOOKED = 2000;
/** Columns that may be the price in two parts. */
const MOST_PARTS = 6;

/** Whether the VAT on the rows is that of the price as it stands: it is the whole row's, how many there ever were. */
function isTaxedByRow(table: Roled, price: TypedColumn): boolean {
  const tax = columnOf(table, 'vat');
  if (!tax || tax.percent) return false;
  let [rows, held] = [0, 0];
  for (let row = 0; row < Math.min(price.ids.length, LOOKED); row++) {
    const [whole, own] = [numberAt(price, row), numberAt(tax, row)];
    if (!whole || !own) continue;
    rows++;
    const way = wayOf(Math.abs(whole), Math.abs(own));
    if (way === 'included' || way === 'onTop') held++;
  }
  return rows >= FEWEST && held >= rows * SHARE;
}

/** Whether two others come to the price on each row, such as what the state and what the customer pays of it. */
function isInParts(price: TypedColumn, numbers: readonly (TypedColumn | undefined)[]): boolean {
  const parts = numbers.filter((each) => each !== undefined && isMoney(each)).slice(0, MOST_PARTS);
  return parts.some((one, place) =>
    parts
      .slice(place + 1)
      .some((two) => one && two && isSumOf(price, [plus(one), plus(two)], FEWEST)),
  );
}

/** Kronor on each row, and no per cent, that may be what selling for somebody else gave. */
const mayBeEarned = (column: TypedColumn): boolean =>
  !column.percent && isMoney(column) && namesCommission(normaliseName(column.name));

const withoutPrice = (table: Roled, place: number): Roled =>
  withRoles(
    table,
    new Map([[place, unused('Det är priset för en av flera, och filen visar inte hur många.')]]),
  );

/** Whole numbers above nothing on every row, some of them more than one, and no number of a thing or a year. */
function mayCount({ name, ids, filled, read, percent }: TypedColumn): boolean {
  const words = normaliseName(name);
  if (namesCommission(words)) return false;
  if (percent || filled < ids.length || namesCode(words) || namesYear(words)) return false;
  if (nameTells(name).code || nameTells(name).date || namesShare(name)) return false;
  if (namesTime(words) || namesNoNumber(words)) return false;
  return (
    read.every((value) => /^[1-9]\d*$/.test(value ?? '') && Number(value) <= MOST) &&
    read.some((value) => value !== '1')
  );
}

function commissionDoubt(earned: TypedColumn, price: TypedColumn): Doubt {
  const [own, all] = [earned, price].map(({ name }) => name.trim());
  const roles = { [earned.index]: 'revenue' as const, [price.index]: null };
  return {
    id: 'rowPrice',
    text: `Är ${all} er egen försäljning, eller säljer ni åt andra och tjänar ${own}?`,
    options: [
      {
        answer: 'row',
        label: `Vår egen: ${all}`,
        change: { choices: { rowPrice: 'row' } },
      },
      {
        answer: 'commission',
        label: `Vi säljer åt andra: ${own}`,
        change: { roles, choices: { rowPrice: 'commission' } },
      },
    ],
    chosen: 'row',
    blocks: 'ifSumsDiffer',
  };
}

function doubtOf({ name, index }: TypedColumn, price: TypedColumn): Doubt {
  return {
    id: 'rowPrice',
    text: `Är ${price.name.trim()} hela radens pris, eller priset för en av flera i ${name.trim()}?`,
    options: [
      {
        answer: 'unit',
        label: `Priset för en: ${name.trim()} är antalet`,
        change: { roles: { [index]: 'quantity' }, choices: { rowPrice: 'unit' } },
      },
      { answer: 'row', label: 'Hela radens', change: { choices: { rowPrice: 'row' } } },
    ],
    chosen: 'row',
    blocks: 'ifSumsDiffer',
  };
}
