import { type Cell, cellText, isBlank } from '../../table/cell.ts';
import { toColumns } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import { formatCount } from '../../text/format.ts';
import { listed } from '../../text/swedish.ts';
import { type Body, rowAt } from './body.ts';
import { sumsAmounts } from './table-beside.ts';

/** Names that a table has at least, and columns of nothing between two of them at most. */
const FEWEST_NAMES = 2;
const MOST_GAPS = 3;
/** Share of the names to the right that must be names to the left too, where not all of them are. */
const SHARED = 0.5;
const MOST_NAMED = 4;

/** A table that stands again beside itself: the names of the two, and where each begins. */
interface Beside {
  left: readonly string[];
  right: readonly string[];
  from: number;
  /** True where the names are the same in the same order. */
  isSame: boolean;
  /** True where each column is that of the same place on the other side, whatever it is called. */
  byPlace: boolean;
}

/** Two tables as one, or the places of the one that is left out; and what is asked of them. */
export interface Stacked {
  table: { body: Body; names: string[] } | null;
  leftOut: number[];
  doubts: Doubt[];
}

/**
 * Two tables side by side under the same names as one: the rows to the right go below those to the left. Where only some of
 * the names are the same, or `above` heads the two with words of their own, that is asked about. Null where the names do
 * not stand twice.
 */
export function stackedBeside(
  body: Body,
  names: readonly string[],
  above: readonly Cell[],
  answer: ReadingChoices['beside'],
): Stacked | null {
  const named = names.slice(0, names.findLastIndex((name) => name !== '') + 1);
  const found = body.hasSheetColumn ? null : (besideIn(named) ?? partlyBeside(body, named));
  if (!found) return null;
  const { left, right, from, isSame, byPlace } = found;
  const [ofLeft, ofRight] = [[...left.keys()], [...right.keys()].map((place) => from + place)];
  if (answer === 'leftOut') return { table: null, leftOut: ofRight, doubts: [] };
  if (answer === 'instead') return { table: null, leftOut: ofLeft, doubts: [] };
  const own = byPlace ? [...left] : [...left, ...right.filter((name) => !holds(left, name))];
  const keys = own.map(normaliseName);
  const sides = [left, right].map((side, isRight) =>
    Array.from(body.lines, (_, place) => {
      const { line, cells } = rowAt(body, place);
      const start = isRight * from;
      const written = side.map(normaliseName);
      const ordered = keys.map((key, place) => {
        const at = byPlace ? place : written.indexOf(key);
        return at < 0 ? '' : (cells[start + at] ?? '');
      });
      return { line, cells: ordered };
    }).filter(({ cells }) => !cells.every(isBlank)),
  );
  if (sides.some((rows) => rows.length === 0)) return null;
  const rows = sides.flat();
  const table = {
    names: own,
    body: {
      ...body,
      stores: toColumns(rows, own),
      lines: Int32Array.from(rows, ({ line }) => line),
      inFile: body.inFile + rows.length - body.lines.length,
      // A row of totals is of the two tables, each by itself.
      totals: [],
    },
  };
  const isOpen = answer === undefined && (!isSame || isHeaded(above, from));
  const count = sides[1]?.length ?? 0;
  return { table, leftOut: [], doubts: isOpen ? [besideDoubt(right, count)] : [] };
}

const holds = (names: readonly string[], name: string) =>
  names.some((other) => normaliseName(other) === normaliseName(name));

/** Words of their own right above the two tables. */
function isHeaded(above: readonly Cell[], from: number): boolean {
  const words = [above.slice(0, from), above.slice(from)].map((cells) =>
    normaliseName(cells.map(cellText).join(' ')),
  );
  return words.every((side) => side !== '') && words[0] !== words[1];
}

function besideDoubt(right: readonly string[], rows: number): Doubt {
  const named = listed(right.slice(0, MOST_NAMED).map((name) => name.trim()));
  return {
    id: 'beside',
    text: `Bredvid tabellen står en till med ${formatCount(rows)} rader (${named}). Ska de räknas med?`,
    options: [
      { answer: 'counted', label: 'Ja, räkna båda', change: { choices: { beside: 'counted' } } },
      {
        answer: 'leftOut',
        label: 'Nej, bara den till vänster',
        change: { choices: { beside: 'leftOut' } },
      },
      {
        answer: 'instead',
        label: 'Nej, bara den till höger',
        change: { choices: { beside: 'instead' } },
      },
    ],
    chosen: 'counted',
    blocks: 'ifSumsDiffer',
  };
}

function besideIn(names: readonly string[]): Beside | null {
  const written = names.map(normaliseName);
  for (let gap = 0; gap <= MOST_GAPS; gap++) {
    const width = (written.length - gap) / 2;
    if (!Number.isInteger(width) || width < FEWEST_NAMES) continue;
    const from = width + gap;
    const isGap = written.slice(width, from).every((name) => name === '');
    const own = written.slice(0, width);
    const isSame = own.every((name, place) => name === written[from + place]);
    const isNamed = own.filter((name) => name !== '').length >= (gap > 0 ? FEWEST_NAMES : width);
    // Without a column of nothing between them the same names in turn may be of one table.
    const isParted = gap > 0 || new Set(own).size === width;
    if (isGap && isSame && isNamed && isParted)
      return { left: names.slice(0, width), right: names.slice(from), from, isSame, byPlace: true };
  }
  return null;
}

/** A table beside a column of nothing of which many names are the same, and that does not sum the other. */
function partlyBeside({ stores }: Body, names: readonly string[]): Beside | null {
  const written = names.map(normaliseName);
  const gap = written.findIndex((name, place) => name === '' && stores[place]?.filled === 0);
  const from = written.findIndex(
    (name, place) => place > gap && (name !== '' || (stores[place]?.filled ?? 0) > 0),
  );
  if (gap < FEWEST_NAMES || from < 0) return null;
  const [left, right] = [names.slice(0, gap), names.slice(from)];
  const [ofLeft, ofRight] = [written.slice(0, gap), written.slice(from)];
  const sides = [ofLeft, ofRight];
  // No name, or one that stands twice on a side, tells no column: then it is the place that does.
  const byPlace = sides.some((side) => side.includes('') || new Set(side).size < side.length);
  const shared = byPlace
    ? ofRight.filter((name, place) => name !== '' && name === ofLeft[place]).length
    : right.filter((name) => holds(left, name)).length;
  if (byPlace && ofLeft.length !== ofRight.length) return null;
  if (shared < FEWEST_NAMES || shared < right.length * SHARED) return null;
  return sumsAmounts([stores.slice(0, gap), stores.slice(from)])
    ? null
    : { left, right, from, isSame: false, byPlace };
}
