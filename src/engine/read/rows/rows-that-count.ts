import type { GuideReading } from '../../columns/guide-reading.ts';
import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import { formatCount } from '../../text/format.ts';
import { type Body, ownStores, rowAt, withoutRows } from './body.ts';
import type { Dropped } from './dropped.ts';
import { measuresIn } from './measures.ts';
import { headersAgain, type OtherTable, otherTableFrom } from './other-table.ts';
import { type Headed, partsToLeave } from './parts-of-measures.ts';
import { percentRows, shareRows } from './percent-rows.ts';
import { repeatsIn } from './repeats/repeats-in.ts';
import { leave } from './row-kinds.ts';

/** The rows of one table, each once, that are amounts. */
export interface CountedRows {
  body: Body;
  dropped: Dropped[];
  doubts: Doubt[];
  /** What the rows measure, where a column says it; null where none does. */
  measure: string | null;
}

/** Leaves out what stands in a table beside its rows: another table below, other measures, and what stands twice. */
export function rowsThatCount(
  whole: Body,
  headed: Headed,
  { purpose, looksForDoubles, parties }: GuideReading,
  { choices }: ReadOverrides,
): CountedRows {
  const dropped: Dropped[] = [];
  let body = whole;
  const drop = (reason: Dropped['reason'], rows: ReadonlyMap<number, string>) => {
    for (const [place, text] of rows) leave(body, rowAt(body, place), reason, text);
    dropped.push({ reason, stores: body.stores, places: [...rows.keys()] });
    body = withoutRows(body, new Set(rows.keys()));
  };
  const line = (place: number) => body.lines[place] ?? 0;

  const parts = partsToLeave(body, headed, { purpose, answer: choices?.below });
  if (parts.rows.size > 0) drop('otherMeasure', parts.rows);
  const again = headersAgain(ownStores(body), headed.header);
  if (again.length > 0) drop('repeatedHeader', are(body, again, NAMES));
  const below = otherTableFrom(ownStores(body), body.lines.length);
  const isOther = below !== null && isOfOtherSide(body, below, parties);
  const isAsked = below?.isAlike === true && choices?.below === undefined && !isOther;
  const isLonger =
    below?.isAlike === false &&
    choices?.below === undefined &&
    below.from < (body.lines.length - below.names) / 2;
  const asked =
    below && isAsked
      ? [belowDoubt(body, below)]
      : below && isLonger
        ? [longerDoubt(body, below)]
        : [];
  if (below?.isAlike && choices?.below === 'counted')
    drop('repeatedHeader', are(body, rangeOf(below.from, below.names + 1), NAMES));
  else if (below) drop('otherTable', otherTable(body, below.from));
  const ofWhole = ofTheWhole(body);
  if (ofWhole.size > 0) drop('otherMeasure', ofWhole);
  const measures = measuresIn(ownStores(body), body.lines.length, purpose);
  if (measures)
    drop(
      'otherMeasure',
      withText(
        measures.others,
        (place, word) =>
          `Rad ${line(place)} är ${word} och inget belopp. Beloppen är raderna med ${measures.amount}.`,
      ),
    );
  const repeats = repeatsIn(body, { looksForDoubles, answer: choices?.duplicates });
  if (repeats)
    drop(
      'duplicate',
      withText(
        repeats.rows,
        (place, original) =>
          `Rad ${line(place)} är likadan som rad ${line(original)} och räknas inte en gång till.`,
      ),
    );
  const doubts = [...parts.doubts, ...asked, ...(repeats?.doubts ?? [])];
  return { body, dropped, doubts, measure: measures?.amount ?? null };
}

/** Rows of parts of a whole, and what is said of them. */
function ofTheWhole(body: Body): Map<number, string> {
  const stores = ownStores(body);
  return new Map([
    ...are(body, shareRows(stores), 'andelar och inget belopp'),
    ...are(body, percentRows(stores), 'procent och inget belopp'),
  ]);
}

const rangeOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => from + place);

const NAMES = 'rubriker bland raderna';

const are = ({ lines }: Body, places: readonly number[], what: string): Map<number, string> =>
  new Map(places.map((place) => [place, `Rad ${lines[place] ?? 0} är ${what}.`]));

/** Whether the names below are of those that rows of the other guide are of, and the names above are not. */
function isOfOtherSide(
  body: Body,
  { names }: OtherTable,
  { own, other }: GuideReading['parties'],
): boolean {
  const above = body.stores.map(({ name }) => normaliseName(name));
  const below = rowAt(body, names).cells.map((cell) => normaliseName(cellText(cell)));
  return below.some(other) && !below.some(own) && !above.some(other);
}

/** Rows below names of their own that look as the rows above may be more of them, or a table of something else. */
function belowDoubt(body: Body, { names }: OtherTable): Doubt {
  const { cells, line } = rowAt(body, names);
  const named = cells.map((cell) => cellText(cell).trim()).filter((name) => name !== '');
  const rows = formatCount(body.lines.length - names - 1);
  return {
    id: 'below',
    text: `Rad ${line} är en rad med andra rubriker (${named.slice(0, 4).join(', ')}), men raderna under den (${rows} st) ser ut som raderna ovanför. Ska de räknas med?`,
    options: [
      {
        answer: 'leftOut',
        label: 'Nej, de är en annan tabell',
        change: { choices: { below: 'leftOut' } },
      },
      {
        answer: 'counted',
        label: 'Ja, de är fler rader av samma slag',
        change: { choices: { below: 'counted' } },
      },
    ],
    chosen: 'leftOut',
    blocks: 'always',
  };
}

/** A short table, as of sums, above a longer one. */
function longerDoubt(body: Body, { names, from }: OtherTable): Doubt {
  const { line } = rowAt(body, names);
  const [above, below] = [from, body.lines.length - names - 1].map(formatCount);
  return {
    id: 'below',
    text: `Filen har två tabeller: en på ${above} rader, och en på ${below} rader som börjar på rad ${line}. Vilken ska räknas?`,
    options: [
      {
        answer: 'leftOut',
        label: `Den första, på ${above} rader`,
        change: { choices: { below: 'leftOut' } },
      },
      {
        answer: 'longer',
        label: `Den andra, på ${below} rader`,
        change: { headerRow: line },
      },
    ],
    chosen: 'leftOut',
    blocks: 'always',
  };
}

function otherTable({ lines }: Body, from: number): Map<number, string> {
  const begins = lines[from] ?? 0;
  const places = Array.from(lines, (_, place) => place).slice(from);
  return new Map(
    places.map((place) => [
      place,
      `Rad ${lines[place] ?? 0} hör till en annan tabell, som börjar på rad ${begins}. Ladda upp den som en egen fil om den ska analyseras.`,
    ]),
  );
}

const withText = <T>(rows: ReadonlyMap<number, T>, text: (place: number, what: T) => string) =>
  new Map([...rows].map(([place, what]) => [place, text(place, what)]));
