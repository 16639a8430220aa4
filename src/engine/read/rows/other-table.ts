import { isMissing, readNumber, readWritten } from '../../columns/types/number.ts';
import { type Cell, cellText, hasWords, isBlank } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { namesUnit } from '../../table/vocabulary/header-words.ts';
import { shapeOfCell } from './header-shape.ts';
import type { Shape } from './value-shape.ts';

/** Share of a column's values that must be of a kind before a word among them is odd. */
const NEARLY_ALL = 0.8;
/** Share of rows, or of names, that are many. */
const MANY = 0.5;
const MOST_LOOKED_AT = 200;
const LONGEST_NAME = 100;

const knownShapes = new WeakMap<ColumnStore, readonly Shape[]>();

/** The shape of each value of a column, looked for once. */
function shapesIn(store: ColumnStore): readonly Shape[] {
  const shapes = knownShapes.get(store) ?? store.values.map(shapeOfCell);
  knownShapes.set(store, shapes);
  return shapes;
}

/** Where another table begins below the rows. */
export interface OtherTable {
  /** The row of its names, and the first of its lines of title. */
  names: number;
  from: number;
  /** True where its rows have values of the same kinds as those above, and do not sum them: they may be of one table. */
  isAlike: boolean;
}

/**
 * Where another table begins; null where none does. Its names stand in columns of numbers and days, and the rows below
 * them look unlike those above, or they are many.
 */
export function otherTableFrom(stores: readonly ColumnStore[], rows: number): OtherTable | null {
  const shapes = stores.map(shapesIn);
  const isTitle = (row: number) => stores.filter(({ ids }) => (ids[row] ?? -1) >= 0).length === 1;
  const valued = stores.map((_, c) => isValued(stores[c], shapes[c] ?? [], isTitle));
  for (const row of wordsAmongValues(stores, shapes, valued)) {
    if (row === 0 || row === rows - 1 || !isHeader(stores, shapes, row)) continue;
    const names = stores.flatMap(({ ids }, c) => ((ids[row] ?? -1) >= 0 && valued[c] ? c : []));
    const follows = patternOf(stores, shapes, row + 1);
    if (!standsUnder(stores, row)) continue;
    if (names.length < 2 && follows === usualPattern(stores, shapes, row)) continue;
    const isAlike = areAlike(stores, shapes, row) && !repeatsASum(stores, row);
    return { names: row, from: titleAbove(stores, row), isAlike };
  }
  return null;
}

/**
 * Rows that name the columns again as the header does, but for the units that one of them writes out, and rows that are a
 * line of the header word for word, as on the pages of a report.
 */
export function headersAgain(
  stores: readonly ColumnStore[],
  header: readonly (readonly Cell[])[],
): number[] {
  const lines = header.flatMap((line) => linesAgain(stores, line));
  return [...new Set([...namesAgain(stores), ...lines])].sort((a, b) => a - b);
}

/** Rows with every cell of a line of the header, and nothing else. */
function linesAgain(stores: readonly ColumnStore[], line: readonly Cell[]): number[] {
  const wanted = stores.map((_, c) => cellText(line[c]).trim());
  const first = wanted.findIndex((text) => text !== '');
  const rows: number[] = [];
  if (first < 0) return rows;
  const ids: number[] = [];
  for (const [c, { values }] of stores.entries()) {
    const isSame = (value: Cell) => cellText(value).trim() === wanted[c];
    const id = wanted[c] === '' ? -1 : values.findIndex(isSame);
    // Most lines of a header are told not to come again by their first name.
    if (id === -1 && wanted[c] !== '') return rows;
    ids.push(id);
  }
  stores[first]?.ids.forEach((id, row) => {
    if (id !== ids[first]) return;
    const isSame = stores.every((store, c) => {
      const own = store.ids[row] ?? -1;
      return wanted[c] === '' ? own < 0 : own === ids[c];
    });
    if (isSame) rows.push(row);
  });
  return rows;
}

function namesAgain(stores: readonly ColumnStore[]): number[] {
  const rows = new Set<number>();
  for (const store of stores) {
    const isNamed = /[a-z]/.test(withoutUnit(store.name));
    if (isNamed && !store.values.some(hasWords)) continue;
    const shapes = shapesIn(store);
    if (!isValued(store, shapes)) continue;
    const again = new Set(
      store.values.flatMap((value, id) =>
        !isValue(shapes[id]) && isSameName(cellText(value), store.name) ? [id] : [],
      ),
    );
    if (again.size > 0)
      store.ids.forEach((id, row) => {
        if (again.has(id)) rows.add(row);
      });
  }
  return [...rows].filter((row) => isNamedAgain(stores, row));
}

/** Nearly every cell is its column's name, and half of the names are there. */
function isNamedAgain(stores: readonly ColumnStore[], row: number): boolean {
  const filled = stores.filter(({ ids }) => (ids[row] ?? -1) >= 0);
  const same = filled.filter(({ ids, values, name }) =>
    isSameName(cellText(values[ids[row] ?? -1]), name),
  );
  const used = stores.filter((store) => store.filled > 0);
  return (
    same.length >= 2 &&
    same.length >= filled.length * NEARLY_ALL &&
    same.length >= used.length * MANY
  );
}

const isSameName = (text: string, name: string): boolean =>
  text.length <= LONGEST_NAME && withoutUnit(text) === withoutUnit(name);

/** `Belopp exkl. moms (kr)` without its last words of unit; a name that is nothing else keeps them. */
function withoutUnit(name: string): string {
  const words = normaliseName(name).split(' ');
  while (words.length > 1 && namesUnit(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** True where many of the rows below have values of the kinds that rows above have. */
function areAlike(
  stores: readonly ColumnStore[],
  shapes: readonly (readonly Shape[])[],
  names: number,
): boolean {
  const rows = stores[0]?.ids.length ?? 0;
  const above = new Set<string>();
  for (let row = Math.max(0, names - MOST_LOOKED_AT); row < names; row++)
    above.add(patternOf(stores, shapes, row));
  const last = Math.min(rows, names + 1 + MOST_LOOKED_AT);
  let alike = 0;
  for (let row = names + 1; row < last; row++)
    if (above.has(patternOf(stores, shapes, row))) alike++;
  return alike >= (last - names - 1) * MANY;
}

/** True where a column comes to the same above and below: then the rows below sum those above. */
const repeatsASum = (stores: readonly ColumnStore[], names: number): boolean =>
  stores.some(({ ids, values }) => {
    const numbers = values.map((value) => Number(readNumber(cellText(value).trim(), ',')?.value));
    const sumOf = (rows: Int32Array) =>
      rows.reduce(
        (sum, id) => sum + (Number.isNaN(numbers[id] ?? Number.NaN) ? 0 : (numbers[id] ?? 0)),
        0,
      );
    const below = sumOf(ids.subarray(names + 1));
    return below !== 0 && Math.abs(sumOf(ids.subarray(0, names)) - below) < 0.005;
  });

/** A column of numbers or days, but for a few words; those that stand alone on their row are of no column. */
function isValued(
  store: ColumnStore | undefined,
  shapes: readonly Shape[],
  isTitle: (row: number) => boolean = () => false,
): boolean {
  if (!store || store.filled === 0) return false;
  let [values, filled] = [0, 0];
  store.counts.forEach((count, id) => {
    const isOne = isValue(shapes[id]);
    if (!isOne && count === 1 && isTitle(store.firsts[id] ?? -1)) return;
    filled += count;
    if (isOne) values += count;
  });
  return values > 0 && (values >= filled * NEARLY_ALL || values >= filled - 2);
}

const isValue = (shape: Shape | undefined) => shape === 'number' || shape === 'date';

/** Rows with a word where numbers or days are, in order. */
function wordsAmongValues(
  stores: readonly ColumnStore[],
  shapes: readonly (readonly Shape[])[],
  valued: readonly boolean[],
): number[] {
  const rows = stores.flatMap(({ ids, values, firsts, counts }, c) =>
    valued[c]
      ? values.flatMap((value, id) =>
          counts[id] === 1 && !isValue(shapes[c]?.[id]) && isWord(cellText(value))
            ? [firsts[id] ?? ids.indexOf(id)]
            : [],
        )
      : [],
  );
  return [...new Set(rows)].sort((a, b) => a - b);
}

/** A word that is no amount in words of its own: neither `ca 3 200 kr` nor `ingår`. */
const isWord = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !isMissing(text) && readWritten(text.trim(), ',') === null;

/** Tables that may stand below one another with some names alike. */
const MOST_TABLES = 3;

/** Two names or more, one of them only here and none often in its column, and no value. */
function isHeader(
  stores: readonly ColumnStore[],
  shapes: readonly (readonly Shape[])[],
  row: number,
): boolean {
  const filled = stores.flatMap(({ ids }, c) => ((ids[row] ?? -1) >= 0 ? c : []));
  return (
    filled.length >= 2 &&
    filled.some((c) => stores[c]?.counts[stores[c]?.ids[row] ?? -1] === 1) &&
    filled.every((c) => {
      const id = stores[c]?.ids[row] ?? -1;
      const text = cellText(stores[c]?.values[id]);
      return (
        !isValue(shapes[c]?.[id]) &&
        (stores[c]?.counts[id] ?? 0) <= MOST_TABLES &&
        text.length <= 60 &&
        /\p{L}{2}/u.test(text)
      );
    })
  );
}

/** True where what follows stands under the names, and under no other column. */
const standsUnder = (stores: readonly ColumnStore[], row: number): boolean =>
  stores.every(({ ids }) => (ids[row + 1] ?? -1) < 0 || (ids[row] ?? -1) >= 0);

const patternOf = (
  stores: readonly ColumnStore[],
  shapes: readonly (readonly Shape[])[],
  row: number,
): string =>
  stores
    .map(({ ids }, c) => {
      const shape = shapes[c]?.[ids[row] ?? -1] ?? 'empty';
      return shape === 'code' ? 'text' : shape;
    })
    .join();

/** The commonest pattern among up to a hundred rows above. */
function usualPattern(
  stores: readonly ColumnStore[],
  shapes: readonly (readonly Shape[])[],
  row: number,
): string | undefined {
  const times = new Map<string, number>();
  for (let above = Math.max(0, row - 100); above < row; above++) {
    const pattern = patternOf(stores, shapes, above);
    times.set(pattern, (times.get(pattern) ?? 0) + 1);
  }
  return [...times].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Lines of one cell right above the names are its title. */
function titleAbove(stores: readonly ColumnStore[], row: number): number {
  let first = row;
  while (first > 1) {
    const filled = stores.filter(({ ids }) => (ids[first - 1] ?? -1) >= 0);
    const [only] = filled;
    const cell = only?.values[only.ids[first - 1] ?? -1];
    if (filled.length !== 1 || typeof cell !== 'string' || isBlank(cell)) break;
    first--;
  }
  return first;
}
