import { readWritten } from '../columns/types/number.ts';
import { type Cell, cellText, isBlank, isBlankRow, type Row } from '../table/cell.ts';
import { normaliseName } from '../table/normalise-name.ts';
import { namesBought, namesPrice } from '../table/vocabulary/not-sold.ts';
import { isTotalLabel } from './rows/total-labels.ts';

/** Lines that the names are looked for among, and names that there must be. */
const MOST_ABOVE = 12;
const FEWEST_NAMES = 2;
/** Rows of counts that show a table of them. */
const FEWEST_ROWS = 3;
const LARGEST = 99_999;

/** What one of each thing costs, by its name, under the words that say so: `Pris inkl moms`. */
export interface Prices {
  label: string;
  byName: ReadonlyMap<string, number>;
}

/** A sheet with a name and a price on each row and nothing else in numbers; null of others. */
export function priceList(rows: readonly Row[]): Prices | null {
  const filled = rows.filter(({ cells }) => !isBlankRow(cells));
  const at = filled.slice(0, MOST_ABOVE).findIndex(({ cells }) => cells.some(isPriceName));
  const header = filled[at];
  if (!header) return null;
  const places = header.cells.flatMap((cell, place) => (isPriceName(cell) ? [place] : []));
  const [price, more] = places;
  if (price === undefined || more !== undefined) return null;
  const byName = new Map<string, number>();
  for (const { cells } of filled.slice(at + 1)) {
    const value = numberOf(cells[price]);
    const others = cells.filter((cell, place) => place !== price && !isBlank(cell));
    const name = others.find((cell) => numberOf(cell) === null);
    if (value === null || value <= 0 || name === undefined) return null;
    const key = keyOf(name);
    if (byName.has(key)) return null;
    byName.set(key, value);
  }
  return byName.size >= FEWEST_NAMES ? { label: cellText(header.cells[price]), byName } : null;
}

/**
 * A table of how many were sold, with a column for each thing (`Kaffe`, `Bulle` over days) and what one of each costs in
 * its name, on a line of its own or on another sheet, as a row for each thing and time: name, count and price. Null of other tables, and
 * where the numbers may be kronor.
 */
export function pricedCounts(rows: readonly Row[], list: Prices | null): Row[] | null {
  const filled = rows.filter(({ cells }) => !isBlankRow(cells));
  for (const [at, header] of filled.slice(0, MOST_ABOVE).entries()) {
    const [before, after] = [filled[at - 1], filled[at + 1]];
    for (const line of [after, before]) {
      const own = line && pricesOn(line, header);
      const made = own && tableOf({ filled, at, header, prices: own, line });
      if (made) return made;
    }
    for (const prices of [pricesInNames(header), list]) {
      const made = prices && tableOf({ filled, at, header, prices });
      if (made) return made;
    }
  }
  return null;
}

/** The line of prices under or over the names, which says by its first words that it is. */
function pricesOn({ cells }: Row, header: Row): Prices | null {
  const place = cells.findIndex((cell) => !isBlank(cell));
  const label = cells[place];
  if (label === undefined || !isPriceName(label)) return null;
  const named = header.cells.flatMap((name, column): [string, number][] => {
    const price = column > place ? numberOf(cells[column]) : null;
    return price !== null && price > 0 && !isBlank(name) ? [[keyOf(name), price]] : [];
  });
  const byName = new Map(named);
  return byName.size === named.length ? { label: cellText(label), byName } : null;
}

const inName = /\p{L}[^\d]{0,30}?(\d{1,5}(?:[,.]\d{1,2})?)\s?(?:kr|kronor|sek|:-)\)?$/iu;

/** Prices in the names themselves: `Kaffe (32 kr)` and `Bulle à 28:-`. */
function pricesInNames({ cells }: Row): Prices | null {
  const named = cells.flatMap((cell): [string, number][] => {
    if (typeof cell !== 'string') return [];
    const [, price] = inName.exec(cell.trim()) ?? [];
    const value = price === undefined ? null : numberOf(price);
    return value === null || value <= 0 ? [] : [[keyOf(cell), value]];
  });
  const byName = new Map(named);
  const isOnce = byName.size === named.length;
  return isOnce && byName.size >= FEWEST_NAMES ? { label: 'Pris', byName } : null;
}

interface Counts {
  filled: readonly Row[];
  at: number;
  header: Row;
  prices: Prices;
  /** The line of prices, which is no row. */
  line?: Row;
}

function tableOf({ filled, at, header, prices, line }: Counts): Row[] | null {
  const things = header.cells.flatMap((cell, place) => {
    const price = typeof cell === 'string' ? prices.byName.get(keyOf(cell)) : undefined;
    return price === undefined ? [] : [{ name: cellText(cell).trim(), place, price }];
  });
  const below = filled.slice(at + 1).filter((row) => row !== line && !isSum(row));
  if (things.length < FEWEST_NAMES || below.length < FEWEST_ROWS) return null;
  const areCounts = below.every(({ cells }) =>
    things.every(({ place }) => isBlank(cells[place] ?? '') || isCount(cells[place])),
  );
  if (!areCounts || comeToPrices(below, things)) return null;
  const places = new Set(things.map(({ place }) => place));
  const width = Math.max(...below.map(({ cells }) => cells.length), header.cells.length);
  const others = Array.from({ length: width }, (_, place) => place).filter(
    (place) => !places.has(place) && below.some(({ cells }) => !isBlank(cells[place] ?? '')),
  );
  const beside = others.filter((place) => !isSumOfCounts(place, below, things));
  // A number that is none of the counts may be what they came to.
  const first = things[0]?.place ?? 0;
  const isOther = (place: number) =>
    place > first && below.some(({ cells }) => numberOf(cells[place]) !== null);
  if (beside.some(isOther)) return null;
  const names = beside.map((place) => cellText(header.cells[place] ?? '').trim() || 'Period');
  const title = filled.slice(0, at).filter((row) => row !== line);
  return [
    ...title,
    { line: header.line, cells: [...names, 'Artikel', 'Antal', prices.label] },
    ...below.flatMap((row) =>
      things.flatMap(({ name, place, price }): Row[] => {
        const count = row.cells[place] ?? '';
        if (isBlank(count)) return [];
        const own = beside.map((each) => row.cells[each] ?? '');
        return [{ line: row.line, cells: [...own, name, count, price] }];
      }),
    ),
  ];
}

interface Thing {
  place: number;
  price: number;
}

/** Whether each number is what some whole number of things cost: then they may be kronor. */
const comeToPrices = (rows: readonly Row[], things: readonly Thing[]): boolean =>
  rows.every(({ cells }) =>
    things.every(({ place, price }) =>
      Number.isInteger(Math.round(((numberOf(cells[place]) ?? 0) / price) * 1e6) / 1e6),
    ),
  );

/** Whether a column is the sum of the counts on all rows. */
const isSumOfCounts = (place: number, rows: readonly Row[], things: readonly Thing[]): boolean =>
  rows.every(
    ({ cells }) =>
      numberOf(cells[place]) ===
      things.reduce((sum, thing) => sum + (numberOf(cells[thing.place]) ?? 0), 0),
  );

const isSum = ({ cells }: Row): boolean => {
  const [label] = cells.filter((cell) => !isBlank(cell));
  return typeof label === 'string' && isTotalLabel(label);
};

const keyOf = (cell: Cell) => normaliseName(cellText(cell));

function isPriceName(cell: Cell): boolean {
  if (typeof cell !== 'string' || /\d/.test(cell)) return false;
  const name = normaliseName(cell);
  return namesPrice(name) && !namesBought(name);
}

const numberOf = (cell: Cell | undefined): number | null => {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string') return null;
  const read = readWritten(cell.trim(), ',');
  return read === null || read.percent ? null : Number(read.value);
};

/** A whole number, or a half or a quarter of an hour. */
const isCount = (cell: Cell | undefined): boolean => {
  const value = numberOf(cell);
  return value !== null && Math.abs(value) <= LARGEST && Number.isInteger(value * 4);
};
