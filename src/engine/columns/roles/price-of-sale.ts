import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesCode,
  namesShare,
  namesTime,
  namesYear,
} from '../../table/vocabulary/header-words.ts';
import { namesPriceOfMeasure } from '../../table/vocabulary/lists.ts';
import { vatSide, withoutVat } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { nameTells } from '../types/name-hints.ts';
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
  const counts = numbers.find((column) => column !== undefined && mayCount(column));
  if (!counts || choices?.rowPrice === 'row') return sold;
  return { ...sold, doubts: [...sold.doubts, doubtOf(counts, price)] };
}

const withoutPrice = (table: Roled, place: number): Roled =>
  withRoles(
    table,
    new Map([[place, unused('Det är priset för en av flera, och filen visar inte hur många.')]]),
  );

/** Whole numbers above nothing on every row, some of them more than one, and no number of a thing or a year. */
function mayCount({ name, ids, filled, read, percent }: TypedColumn): boolean {
  const words = normaliseName(name);
  if (percent || filled < ids.length || namesCode(words) || namesYear(words)) return false;
  if (nameTells(name).code || nameTells(name).date || namesShare(name)) return false;
  if (namesTime(words)) return false;
  return (
    read.every((value) => /^[1-9]\d*$/.test(value ?? '') && Number(value) <= MOST) &&
    read.some((value) => value !== '1')
  );
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
