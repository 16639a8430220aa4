import type { GuideReading } from '../../columns/guide-reading.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import { type Body, ownStores, rowAt, withoutRows } from './body.ts';
import type { Dropped } from './dropped.ts';
import { measuresIn } from './measures.ts';
import { otherTableFrom } from './other-table.ts';
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
  { purpose, looksForDoubles }: GuideReading,
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

  const below = otherTableFrom(ownStores(body), body.lines.length);
  if (below !== null) drop('otherTable', otherTable(body, below));
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
  return { body, dropped, doubts: repeats?.doubts ?? [], measure: measures?.amount ?? null };
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
