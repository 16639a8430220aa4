import { monthNumber } from '../../figures/calendar/months.ts';
import type { Period } from '../../table/period.ts';
import type { Ask } from '../question/ask.ts';
import type { Asked } from '../tables/compute.ts';
import type { Selection } from '../tables/selection.ts';
import type { AskedTable } from '../tables/table.ts';
import { meantBy } from './meant.ts';
import {
  answer,
  type ConsultantSource,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
} from './reply.ts';
import { theMeasure } from './words.ts';

/** A question of figures with the table it is computed from. */
export interface Work {
  ask: Ask;
  source: ConsultantSource;
  table: AskedTable;
  asking: Asked;
  consultation: Consultation;
}

export const LISTED = 5;

export const MOST_LISTED = 20;

export const selectionOf = (
  { named, weekday, periods }: Ask,
  period = periods[0] ?? null,
): Selection => ({
  named,
  weekday,
  period,
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

export const the = ({ ask }: Pick<Work, 'ask'>) => theMeasure[ask.measure];

/** Why a file says nothing of a period, with the days that it does have. */
export function outside(table: AskedTable, source: ConsultantSource, meant: string): Reply {
  const { to, label } = guidePages[source.guide];
  if (table.covered === null)
    return refusal(`Filen ${source.document} har inga datum, så ingenting kan räknas per period.`, {
      meant,
      missing: { to, label },
    });
  return refusal(
    `Perioden du frågar om finns inte i filen. Ladda upp en fil som täcker den, så kan jag räkna.`,
    { meant, missing: { to, label }, suggestions: ['Hur mycket per månad?'] },
  );
}

export function noRows({ ask, table, source }: Work): Reply {
  const meant = meantBy(ask, source.document);
  const isOutside = ask.periods.some((period) => within(table, period) === null);
  if (isOutside) return outside(table, source, meant);
  return answer(
    'I filen finns **ingen rad** för det du frågar om. Det kan bero på att inget såldes eller betalades då, eller på att det saknas i filen.',
    { meant },
  );
}

export const tooShort = ({ source, ask }: Work) =>
  refusal(
    'Filen har inte två perioder som går att jämföra. Ladda upp en som är längre, gärna två hela år.',
    {
      meant: meantBy(ask, source.document),
      missing: guidePages[source.guide],
    },
  );
