import { decimal, multiply, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { near, ROUNDING } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesPackSize } from '../../table/vocabulary/lists.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { isMoney } from '../types/is-money.ts';
import { numberAt } from '../types/number-at.ts';
import { freePlaces } from './free-places.ts';
import { guessRoles } from './guess-roles.ts';

/** Rows looked at, the fewest that must tell, and the share of them that must agree. */
const LOOKED = 2_000;
const FEWEST = 3;
const SHARE = 0.95;

/**
 * Number × price is the amount, and things are sold in packs. Where another price is the first times how many a pack holds
 * (`Pris/st`, `St/förp`, `Pris/förp`), that of what the number counts is the one that shares a word with it (`Antal förp`).
 * Where the only price is of one in a pack, a row comes to what its packs hold. What no name tells is asked.
 */
export function rivalPrices(table: Roled, ask: Ask): Roled {
  const [quantity, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  if (!quantity || !price || hasRole(table, 'revenue') || hasRole(table, 'grossRevenue'))
    return table;
  if (ask.chosen[price.index] !== undefined || ask.choices?.rowPrice === 'unit') return table;
  const numbers = freePlaces(table, ask, 'number').flatMap((place) => table.columns[place] ?? []);
  const other = numbers.find(
    (column) =>
      isMoney(column) &&
      guessRoles(column, ask.reading)[0]?.role === 'unitPrice' &&
      numbers.some((size) => size !== column && isOfPack(column, price, size)),
  );
  if (other) return withPrice(table, quantity, [price, other]);
  const size = numbers.find(({ name, read }) => namesPackSize(name) && read.some(isMany));
  // Both numbers stand there, of packs and of what they hold: which of them it is, is asked elsewhere.
  const hasBoth = numbers.some((each) => each !== size && size && isOfPack(each, quantity, size));
  return size && !hasBoth ? withPacks(table, { quantity, price, size }, ask) : table;
}

const isMany = (value: string | null) => Number(value) > 1;

/** Of two prices that of what the number counts. */
function withPrice(
  table: Roled,
  quantity: TypedColumn,
  [price, other]: readonly [TypedColumn, TypedColumn],
): Roled {
  const [isOne, isOther] = [price, other].map((column) => shareWord(column, quantity));
  if (isOne === isOther)
    return { ...table, doubts: [...table.doubts, priceDoubt(quantity, [price, other])] };
  if (isOne) return table;
  const reason = `${quantity.name.trim()} räknar det som ${other.name.trim()} är priset på.`;
  return withRoles(
    table,
    new Map([
      [placeOf(table, 'unitPrice'), unused(reason)],
      [table.columns.indexOf(other), { role: 'unitPrice', confidence: 0.8, reason, by: 'rows' }],
    ]),
  );
}

interface Packed {
  quantity: TypedColumn;
  price: TypedColumn;
  size: TypedColumn;
}

/** The rows as number × what a pack holds × the price of one, where the names say so or the user does. */
function withPacks(table: Roled, packed: Packed, { chosen, choices }: Ask): Roled {
  const { quantity, price, size } = packed;
  if (shareWord(price, quantity)) return table;
  const isTold = shareWord(quantity, size) && shareWord(price, size);
  if (!isTold && choices?.rowPrice !== 'pack')
    return { ...table, doubts: [...table.doubts, packDoubt(packed)] };
  const made = productOf([quantity, size, price], table.columns.length);
  const role = vatSide(normaliseName(price.name)) === 'including' ? 'grossRevenue' : 'revenue';
  const reason = `${price.name.trim()} är priset för en, och ${quantity.name.trim()} räknar förpackningar.`;
  return {
    ...table,
    columns: [...table.columns, made],
    roles: [...table.roles, madeRole(chosen, made.index, { role, confidence: 0.7, reason })],
  };
}

function productOf(columns: readonly TypedColumn[], index: number): TypedColumn {
  const [first] = columns;
  const rows = Array.from(first?.ids ?? [], (_, row) => {
    const cells = columns.map(({ ids, read }) => read[ids[row] ?? -1] ?? null);
    return cells.includes(null)
      ? null
      : toText(cells.map((cell) => decimal(cell ?? '0')).reduce(multiply));
  });
  const name = columns.map((column) => column.name.trim()).join(' × ');
  const format = columns.at(-1)?.format ?? null;
  return derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
}

/** Whether one price is the other, or is of it, times a number on the rows on which that is more than one. */
function isOfPack(one: TypedColumn, other: TypedColumn, size: TypedColumn): boolean {
  let [telling, more, less] = [0, 0, 0];
  for (let row = 0; row < Math.min(one.ids.length, LOOKED); row++) {
    const [a, b, times] = [one, other, size].map((column) => numberAt(column, row));
    if (!a || !b || !times || Math.abs(times) === 1) continue;
    telling++;
    if (near(a, b * times, ROUNDING * Math.abs(times))) more++;
    if (near(b, a * times, ROUNDING * Math.abs(times))) less++;
  }
  return telling >= FEWEST && Math.max(more, less) >= telling * SHARE;
}

/** Words of prices and numbers, which say nothing of what is counted. */
const COMMON: ReadonlySet<string> = new Set(
  'antal pris per i a exkl ex inkl ink utan med moms kr sek sald salda best lev'.split(' '),
);

const wordsIn = ({ name }: TypedColumn): string[] =>
  normaliseName(name)
    .split(' ')
    .map((word) => word.replace(/(?<=..)pris$/, ''))
    .filter((word) => !COMMON.has(word));

/** Letters that a word and its other forms have in common: `Kartonger` and `kartong`, `Kollipris` and `kolli`. */
const FEWEST_LETTERS = 4;

/** Whether two names have a word for the same thing. */
const shareWord = (one: TypedColumn, other: TypedColumn): boolean =>
  wordsIn(one).some((a) =>
    wordsIn(other).some((b) => {
      const [short, long] = a.length < b.length ? [a, b] : [b, a];
      return short === long || (short.length >= FEWEST_LETTERS && long.startsWith(short));
    }),
  );

function priceDoubt(quantity: TypedColumn, prices: readonly [TypedColumn, TypedColumn]): Doubt {
  const only = (own: TypedColumn): Record<number, ColumnRole | null> =>
    Object.fromEntries(prices.map((each) => [each.index, each === own ? 'unitPrice' : null]));
  return {
    id: 'amount',
    text: `Raderna har flera priser: ${listed(prices.map(({ name }) => name.trim()))}. Vilket gånger ${quantity.name.trim()} är försäljningen?`,
    options: prices.map((column) => ({
      answer: `column ${column.index}`,
      label: column.name.trim(),
      change: { roles: only(column) },
    })),
    chosen: `column ${prices[0].index}`,
    blocks: 'ifSumsDiffer',
  };
}

function packDoubt({ quantity, price, size }: Packed): Doubt {
  const [times, each, holds] = [quantity, price, size].map(({ name }) => name.trim());
  return {
    id: 'rowPrice',
    text: `Är ${each} priset för det som ${times} räknar, eller för en av flera i ${holds}?`,
    options: [
      {
        answer: 'unit',
        label: `Det som ${times} räknar`,
        change: { choices: { rowPrice: 'unit' } },
      },
      {
        answer: 'pack',
        label: `En av flera: ${times} × ${holds} × ${each}`,
        change: { choices: { rowPrice: 'pack' } },
      },
    ],
    chosen: 'unit',
    blocks: 'ifSumsDiffer',
  };
}
