import { readDate } from '../../columns/types/date.ts';
import { type Cell, cellText, isBlank } from '../../table/cell.ts';
import { toColumns } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
import type { Purpose } from '../../table/purpose.ts';
import type { Doubt } from '../../table/question.ts';
import type { Grain } from '../../table/typed-column.ts';
import { isOfSide, isOwnHeading } from '../../table/vocabulary/row-kinds.ts';
import { formatCount } from '../../text/format.ts';
import { listed } from '../../text/swedish.ts';
import { type Body, rowAt } from './body.ts';
import { periodOf } from './period-names.ts';
import { sumsAmounts } from './table-beside.ts';

/** Names that a table has at least, and columns of nothing between two of them at most. */
const FEWEST_NAMES = 2;
const MOST_GAPS = 3;
/** Share of the names to the right that must be names to the left too, where not all of them are. */
const SHARED = 0.5;
const MOST_NAMED = 4;

/** A table that stands again beside itself, once or more: the names of each, and where it begins. */
interface Beside {
  tables: readonly { names: readonly string[]; from: number }[];
  /** True where the names are the same in the same order. */
  isSame: boolean;
  /** True where each column is that of the same place in the others, whatever it is called. */
  byPlace: boolean;
}

/** The names of columns, those of the last line of a header of several, and the line above each. */
export interface Header {
  names: readonly string[];
  above: readonly Cell[];
  lastLine: { names: readonly string[]; above: readonly Cell[] } | null;
}

/** The tables as one, or the places of those that are left out; and what is asked of them. */
export interface Stacked {
  table: { body: Body; names: string[] } | null;
  leftOut: number[];
  doubts: Doubt[];
}

/**
 * Tables side by side under the same names as one: the rows to the right go below those to the left. Where only some of the
 * names are the same, or `above` heads each with words of its own that are no periods, that is asked about; of `Inkomster`
 * beside `Utgifter` those of the guide count. Null where the names do not stand twice.
 */
export function stackedBeside(
  body: Body,
  header: Header,
  { answered, purpose }: { answered: ReadingChoices['beside']; purpose: Purpose },
): Stacked | null {
  const found = body.hasSheetColumn ? null : tablesIn(body, header);
  if (!found) return null;
  const { tables, isSame, byPlace, above } = found;
  const answer = answered ?? ownSide(headings(above, tables), purpose);
  const [first, ...others] = tables.map(({ names, from }) =>
    Array.from(names, (_, place) => from + place),
  );
  if (answer === 'leftOut') return { table: null, leftOut: others.flat(), doubts: [] };
  if (answer === 'instead') return { table: null, leftOut: first ?? [], doubts: [] };
  const own = byPlace ? [...(tables[0]?.names ?? [])] : namesOfAll(tables);
  const times = timesAbove(body, headings(above, tables));
  const keys = own.map(normaliseName);
  const sides = tables.map((side, beside) => {
    const written = side.names.map(normaliseName);
    return Array.from(body.lines, (_, place) => {
      const { line, cells } = rowAt(body, place);
      const ordered = keys.map((key, place) => {
        const at = byPlace ? place : written.indexOf(key);
        return at < 0 ? '' : (cells[side.from + at] ?? '');
      });
      return { line, cells: ordered };
    })
      .filter(({ cells }) => !cells.every(isBlank))
      .map(({ line, cells }) => ({
        line,
        cells: times ? [...cells, times.each[beside] ?? ''] : cells,
      }));
  });
  if (sides.some((rows) => rows.length === 0)) return null;
  const rows = sides.flat();
  const names = times ? [...own, times.name] : own;
  const table = {
    names,
    body: {
      ...body,
      stores: toColumns(rows, names),
      lines: Int32Array.from(rows, ({ line }) => line),
      inFile: body.inFile + rows.length - body.lines.length,
      // A row of totals is of the tables, each by itself.
      totals: [],
    },
  };
  const isOpen = answer === undefined && (!isSame || isHeaded(above, tables));
  const counts = sides.slice(1).map(({ length }) => length);
  return { table, leftOut: [], doubts: isOpen ? [besideDoubt(tables, counts)] : [] };
}

/** The names of the first table, and after them those that stand in another alone. */
function namesOfAll(tables: Beside['tables']): string[] {
  const all: string[] = [];
  for (const { names } of tables) all.push(...names.filter((name) => !holds(all, name)));
  return all;
}

const holds = (names: readonly string[], name: string) =>
  names.some((other) => normaliseName(other) === normaliseName(name));

/** The words right above each table. */
const headings = (above: readonly Cell[], tables: Beside['tables']): string[] =>
  tables.map(({ from }, place) =>
    above
      .slice(place === 0 ? 0 : from, tables[place + 1]?.from)
      .map(cellText)
      .join(' ')
      .trim(),
  );

const TIMES: Partial<Record<Grain, string>> = {
  ...{
    year: 'År',
    half: 'Halvår',
    tertial: 'Tertial',
    quarter: 'Kvartal',
    month: 'Månad',
    week: 'Vecka',
  },
};

/**
 * The time that stands above each table, for a column of its own: `2023` and `2024` above months without a year. Null where
 * they are no times of one kind, and where the rows have days themselves.
 */
function timesAbove(body: Body, words: readonly string[]): { name: string; each: string[] } | null {
  const periods = words.map(periodOf);
  const [first] = periods;
  const name = first && TIMES[first.grain];
  if (!name || new Set(words).size < words.length) return null;
  if (periods.some((period) => period?.grain !== first.grain)) return null;
  const isDated = body.stores.some(({ values }) =>
    values.slice(0, LOOKED).some((cell) => isDay(cell)),
  );
  if (isDated) return null;
  const each = periods.map((period, at) => {
    const iso = period?.iso ?? '';
    if (iso.length < 10) return words[at] ?? '';
    if (first.grain === 'year') return iso.slice(0, 4);
    return first.grain === 'month' ? iso.slice(0, 7) : (words[at] ?? '');
  });
  return { name, each };
}

/** Values of a column that are looked at for days. */
const LOOKED = 20;
const isDay = (cell: Cell) =>
  (typeof cell === 'object' && cell !== null) || readDate(cellText(cell)) !== null;

const PURPOSES: readonly Purpose[] = ['sales', 'costs'];

/** Which of two tables is the guide's own, where one is headed as that and the other as the other side's. */
function ownSide(words: readonly string[], purpose: Purpose): 'leftOut' | 'instead' | undefined {
  const sides = words.map((word) => {
    const name = normaliseName(word.replaceAll(/\d+/g, ''));
    return PURPOSES.find((side) => isOfSide[side](name) || isOwnHeading[side](name));
  });
  const isBoth = sides.length === 2 && !sides.includes(undefined) && sides[0] !== sides[1];
  if (!isBoth || !sides.includes(purpose)) return undefined;
  return sides[0] === purpose ? 'leftOut' : 'instead';
}

/** Words of its own right above each table, which are no periods: those the days of its rows tell too. */
function isHeaded(above: readonly Cell[], tables: Beside['tables']): boolean {
  const words = headings(above, tables);
  const isOwn = new Set(words.map(normaliseName)).size === words.length;
  return isOwn && !words.includes('') && words.some((word) => periodOf(word) === null);
}

const onlyRight: Doubt['options'][number] = {
  answer: 'instead',
  label: 'Nej, bara den till höger',
  change: { choices: { beside: 'instead' } },
};

function besideDoubt([, ...others]: Beside['tables'], counts: readonly number[]): Doubt {
  const named = listed((others[0]?.names ?? []).slice(0, MOST_NAMED).map((name) => name.trim()));
  const rows = formatCount(counts.reduce((all, count) => all + count, 0));
  const isOne = others.length === 1;
  const text = isOne
    ? `Bredvid tabellen står en till med ${rows} rader (${named}). Ska de räknas med?`
    : `Bredvid tabellen står ${formatCount(others.length)} till med ${rows} rader tillsammans (${named}). Ska de räknas med?`;
  return {
    id: 'beside',
    text,
    options: [
      {
        answer: 'counted',
        label: isOne ? 'Ja, räkna båda' : 'Ja, räkna alla',
        change: { choices: { beside: 'counted' } },
      },
      {
        answer: 'leftOut',
        label: 'Nej, bara den till vänster',
        change: { choices: { beside: 'leftOut' } },
      },
      ...(isOne ? [onlyRight] : []),
    ],
    chosen: 'counted',
    blocks: 'ifSumsDiffer',
  };
}

/** By all names; by those of the last line, where a column of nothing parts the tables; or by some of them. */
function tablesIn(body: Body, { names, above, lastLine }: Header) {
  const [all, last] = [names, lastLine?.names ?? []].map((line) =>
    line.slice(0, line.findLastIndex((name) => name !== '') + 1),
  );
  const same = besideIn(all ?? [], 0);
  if (same) return { ...same, above };
  const under = lastLine && besideIn(last ?? [], 1);
  if (under) return { ...under, above: lastLine.above };
  const some = partlyBeside(body, all ?? []);
  return some && { ...some, above };
}

function besideIn(names: readonly string[], fewestGaps: number): Beside | null {
  const written = names.map(normaliseName);
  // The most first: four tables are two as well, of which each has one more beside it.
  for (let times = Math.floor(written.length / FEWEST_NAMES); times >= 2; times--)
    for (let gap = fewestGaps; gap <= MOST_GAPS; gap++) {
      const step = (written.length + gap) / times;
      const width = step - gap;
      if (!Number.isInteger(step) || width < FEWEST_NAMES) continue;
      const own = written.slice(0, width);
      const isSame = written.every((name, place) => name === (own[place % step] ?? ''));
      const isNamed = own.filter((name) => name !== '').length >= (gap > 0 ? FEWEST_NAMES : width);
      // Without a column of nothing between them the same names in turn may be of one table.
      const isParted = gap > 0 || new Set(own).size === width;
      if (!isSame || !isNamed || !isParted) continue;
      const starts = Array.from({ length: times }, (_, place) => place * step);
      const tables = starts.map((from) => ({ names: names.slice(from, from + width), from }));
      return { tables, isSame, byPlace: true };
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
    : {
        tables: [
          { names: left, from: 0 },
          { names: right, from },
        ],
        isSame: false,
        byPlace,
      };
}
