import { monthNumber } from '../../figures/calendar/months.ts';
import type { Period } from '../../table/period.ts';
import { formatDate } from '../../text/format.ts';
import type { Ask } from '../question/ask.ts';
import { inYears } from '../question/calendar.ts';
import type { Asked } from '../tables/compute.ts';
import type { Selection } from '../tables/selection.ts';
import type { AskedTable } from '../tables/table.ts';
import { meantBy } from './meant.ts';
import { isOfBooks } from './of-books.ts';
import {
  answer,
  type ConsultantSource,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
} from './reply.ts';
import { measureOf } from './words.ts';

/** A question of figures with the table it is computed from. */
export interface Work {
  ask: Ask;
  source: ConsultantSource;
  table: AskedTable;
  asking: Asked;
  consultation: Consultation;
  /** The periods as they were asked, where one was cut to what the file has of another beside it. */
  whole?: readonly Period[];
}

export const LISTED = 5;

export const MOST_LISTED = 20;

export const selectionOf = (
  { named, weekday, periods, without, lacking }: Ask,
  period = periods[0] ?? null,
): Selection => ({
  named,
  weekday,
  period,
  ...(without && { without }),
  ...(lacking && { lacking: lacking.dimension, lackingCalled: lacking.written }),
});

/** Cuts a period that goes beyond the file's months at the file's days. */
export function within(table: AskedTable, period: Period): Period | null {
  const { covered } = table;
  if (covered === null) return null;
  if (period.to < covered.from || period.from > covered.to) return null;
  const from = monthNumber(period.from) < monthNumber(covered.from) ? covered.from : period.from;
  const to = monthNumber(period.to) > monthNumber(covered.to) ? covered.to : period.to;
  return { from, to };
}

/**
 * Periods that are held against each other, each cut where the file cuts one of them: ten months of this year are
 * compared with the same ten of the last.
 */
export function alike(asked: readonly Period[], inFile: readonly Period[]): Period[] {
  const isCut = (at: number) =>
    asked[at]?.from !== inFile[at]?.from || asked[at]?.to !== inFile[at]?.to;
  return inFile.map((period, at) => {
    const other = inFile.findIndex((_, place) => place !== at && isCut(place));
    const [own, beside, cut] = [asked[at], asked[other], inFile[other]];
    if (isCut(at) || !own || !beside || !cut) return period;
    const by = Number(own.from.slice(0, 4)) - Number(beside.from.slice(0, 4));
    const same = inYears(beside, by);
    return by !== 0 && same.from === own.from && same.to === own.to ? inYears(cut, by) : period;
  });
}

/** Said of a figure of less than what was asked for. */
export const CUT = 'Filen täcker bara en del av perioden du frågade om; siffran gäller den delen.';

export const the = ({ ask, table }: Pick<Work, 'ask' | 'table'>) => measureOf(ask.measure, table);

/** Why a file says nothing of a period, with the days that it does have. */
export function outside(table: AskedTable, source: ConsultantSource, meant: string): Reply {
  const { to, label } = guidePages[source.guide];
  if (table.covered === null)
    return refusal(`Filen ${source.document} har inga datum, så ingenting kan räknas per period.`, {
      meant,
      missing: { to, label },
    });
  return refusal(
    `Perioden du frågar om finns inte i filen: ${source.document} går från ${formatDate(table.covered.from)} till ${formatDate(table.covered.to)}. Ladda upp en fil som täcker den, så kan jag räkna.`,
    { meant, missing: { to, label }, suggestions: ['Hur mycket per månad?'] },
  );
}

/** Said of a financial year that the books tell of in sums alone, as a file of the next year has it. */
export function inTotalsOnly(
  { facts, document, guide }: ConsultantSource,
  asked: readonly Period[],
  meant: string,
): Reply | null {
  const isTold = asked.some((period) =>
    facts.some(
      ({ subject, period: year }) =>
        subject?.kind === 'year' && year?.from === period.from && year.to === period.to,
    ),
  );
  if (!isTold) return null;
  const { to, label } = guidePages[guide];
  return refusal(
    `Det räkenskapsåret står bara som årssummor i ${document}, utan verifikationer, så delar av det går inte att räkna. Ladda upp årets egen bokföringsfil, eller fråga om resultat och nyckeltal för året.`,
    { meant, missing: { to, label } },
  );
}

export function noRows({ ask, table, source }: Work): Reply {
  const meant = meantBy(ask, source);
  const isOutside = ask.periods.some((period) => within(table, period) === null);
  if (isOutside) return outside(table, source, meant);
  const lacks = ask.lacking === undefined ? null : ask.lacking.written;
  if (lacks !== null && ask.named.length === 0)
    return answer(`**Ingen rad saknar ${lacks}**${ask.periods.length > 0 ? ' då' : ''} i filen.`, {
      meant,
    });
  return answer(
    'I filen finns **ingen rad** för det du frågar om. Det kan bero på att inget såldes eller betalades då, eller på att det saknas i filen.',
    { meant },
  );
}

export const tooShort = ({ source, ask, table }: Work) =>
  refusal(
    isOfBooks({ source, table })
      ? 'Året före finns bara som årets saldon i bokföringen. De säger hur det hela, kostnadsområdena och kontona har ändrats, men inte det du frågar om. Ladda upp en fil med båda årens verifikationer.'
      : 'Filen har inte två perioder som går att jämföra. Ladda upp en som är längre, gärna två hela år.',
    {
      meant: meantBy(ask, source),
      missing: guidePages[source.guide],
    },
  );
