import { type Cell, cellText } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
import type { Purpose } from '../../table/purpose.ts';
import type { Doubt } from '../../table/question.ts';
import { amountRank, isMeasure } from '../../table/vocabulary/measures.ts';
import { type Body, ownStores } from './body.ts';
import { headersAgain } from './other-table.ts';
import { periodOf } from './period-names.ts';

/** Columns that are named as periods before a table has its periods side by side. */
const FEWEST_PERIODS = 3;
/** Headers that come back more often are those of a report's pages. */
const MOST_PARTS = 20;
/** Names of rows that two parts must share before one may measure the other's rows in something else. */
const FEWEST_NAMES = 2;

/** What is below the header, and below each row that repeats it, with the line of title above. */
interface Part {
  from: number;
  to: number;
  title: string;
}

/** The lines of a table's header, and the last line of title above them. */
export interface Headed {
  header: readonly (readonly Cell[])[];
  title: string;
}

/** Rows of parts in another measure, each with what is said of it, and what is asked of parts that may be. */
interface LeftParts {
  rows: ReadonlyMap<number, string>;
  doubts: Doubt[];
}

/**
 * Finds `Antal` and `Kronor` as tables of their own, one under the other with the same header. Where no title tells what
 * a part measures, and it names the same rows below the same periods, it is asked about.
 */
export function partsToLeave(
  body: Body,
  { header, title }: Headed,
  { purpose, answer }: { purpose: Purpose; answer: ReadingChoices['below'] },
): LeftParts {
  const stores = ownStores(body);
  const parts = partsIn(body, headersOf(body, header), title);
  const kinds = parts.map((part) => kindOf(part.title, purpose));
  const others = parts.filter((_, n) => kinds[n] === 'other');
  if (others.length > 0)
    return { rows: others.length < parts.length ? rowsOf(body, others) : new Map(), doubts: [] };
  const open = openParts(stores, parts, kinds);
  if (open.length === 0 || answer === 'counted') return { rows: new Map(), doubts: [] };
  if (answer !== undefined) return { rows: rowsOf(body, open), doubts: [] };
  return { rows: new Map(), doubts: [doubtOf(body, open)] };
}

function rowsOf({ lines }: Body, parts: readonly Part[]): Map<number, string> {
  const textOf = (row: number, title: string) =>
    title === ''
      ? `Rad ${lines[row] ?? 0} hör till en annan tabell med samma rader och räknas inte.`
      : `Rad ${lines[row] ?? 0} hör till tabellen ”${title.trim()}” och är inget belopp.`;
  return new Map(
    parts.flatMap(({ from, to, title }) =>
      Array.from({ length: to - from }, (_, n): [number, string] => [
        from + n,
        textOf(from + n, title),
      ]),
    ),
  );
}

function doubtOf({ lines }: Body, [first]: readonly Part[]): Doubt {
  return {
    id: 'below',
    text: `Från rad ${lines[first?.from ?? 0] ?? 0} kommer samma rader en gång till under samma rubriker. Är de fler belopp, eller något annat, som antal?`,
    options: [
      { answer: 'counted', label: 'Fler belopp', change: { choices: { below: 'counted' } } },
      { answer: 'leftOut', label: 'Något annat', change: { choices: { below: 'leftOut' } } },
    ],
    chosen: 'counted',
    blocks: 'ifSumsDiffer',
  };
}

/** The lines that repeat the header: those that were left out as they were met, and those with other units. */
function headersOf(body: Body, header: Headed['header']): number[] {
  const met = body.leftOut.flatMap(({ reason, row }) => (reason === 'repeatedHeader' ? [row] : []));
  const found = headersAgain(ownStores(body), header).map((place) => body.lines[place] ?? 0);
  const all = [...met, ...found].sort((a, b) => a - b);
  return all.length > MOST_PARTS ? [] : all;
}

function partsIn(body: Body, headers: readonly number[], title: string): Part[] {
  const begins = headers.map((line) => beginning(body, line));
  const ends = [...begins.map(({ from }) => from), body.lines.length];
  const parts = [{ from: 0, title }, ...begins].map((part, n) => ({
    ...part,
    to: ends[n] ?? part.from,
  }));
  // A header of two lines begins a part at each of them.
  return parts.filter(({ from, to }) => to > from);
}

/** Where a part begins whose header is on the line: with its title right above, of one cell, where it has one. */
function beginning(
  { stores, lines, leftOut }: Body,
  line: number,
): { from: number; title: string } {
  const below = lines.findIndex((own) => own >= line);
  const from = below < 0 ? lines.length : below;
  const [only, ...others] = stores.map(({ ids, values }) => values[ids[from - 1] ?? -1] ?? '');
  const isAlone = typeof only === 'string' && only !== '' && others.every((cell) => cell === '');
  const isTitle = lines[from - 1] === line - 1 && isAlone;
  if (isTitle) return { from: from - 1, title: only };
  // In a text file a line of one cell was left out as it was met.
  const met = leftOut.find(({ row, reason }) => row === line - 1 && reason === 'unreadable');
  return { from, title: met?.content ?? '' };
}

function kindOf(title: string, purpose: Purpose): 'amount' | 'other' | null {
  const name = normaliseName(title);
  const [first = ''] = name.split(' ');
  if ([name, first].some((word) => amountRank(word, purpose) !== null)) return 'amount';
  return [name, first].some(isMeasure) ? 'other' : null;
}

/** Periods side by side, and the same names below each other twice: of other years or places, or in another measure. */
function openParts(
  stores: readonly ColumnStore[],
  parts: readonly Part[],
  kinds: readonly (string | null)[],
): Part[] {
  const periods = stores.filter(({ name }) => periodOf(name) !== null);
  const [first, ...rest] = parts;
  if (!first || periods.length < FEWEST_PERIODS) return [];
  const own = namesOf(stores, first);
  return rest.filter(
    (part, n) =>
      kinds[n + 1] === null && !/\d{4}/.test(part.title) && isSame(namesOf(stores, part), own),
  );
}

/** What the rows of a part are called, but for its header. */
function namesOf(stores: readonly ColumnStore[], { from, to }: Part): Set<string> {
  const [names] = stores;
  const hasAmount = (row: number) =>
    stores.some(({ ids, values }) => /\d/.test(cellText(values[ids[row] ?? -1])));
  const rows = Array.from({ length: to - from }, (_, n) => from + n).filter(hasAmount);
  return new Set(rows.map((row) => cellText(names?.values[names.ids[row] ?? -1])));
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size >= FEWEST_NAMES && one.size === other.size && [...one].every((name) => other.has(name));
