import { lastDay, monthNumber } from '../../figures/calendar/months.ts';
import { count, onlyRow } from '../../figures/query.ts';
import type { Period } from '../../table/period.ts';
import type { Ask } from '../question/ask.ts';
import { FAMILIES } from '../question/follow-up.ts';
import { isOfDays, isStep } from '../question/vocabulary.ts';
import { whyNotSummed } from '../tables/beside-measures.ts';
import { asked, rowsIn } from '../tables/compute.ts';
import type { AskedTable } from '../tables/table.ts';
import { change, changeBy } from './change.ts';
import { meantBy } from './meant.ts';
import { hasMonthlyMean, monthly } from './monthly.ts';
import { beyondLimit, perTime } from './narrowed.ts';
import { breakdown, eachPeriod, severalNamed, share, single } from './parts.ts';
import {
  type Consultation,
  guidePages,
  type Reply,
  refusal,
  sourceOf,
  withoutSource,
} from './reply.ts';
import {
  alike,
  CUT,
  inTotalsOnly,
  noRows,
  outside,
  selectionOf,
  type Work,
  within,
} from './work.ts';

function shapeOf(work: Work): (work: Work) => Promise<Reply> {
  const { ask } = work;
  if (ask.each !== undefined) return perTime;
  if (ask.beyond !== undefined) return beyondLimit;
  const first = ask.named[0];
  const family = FAMILIES.find((each) => first !== undefined && each.includes(first.dimension));
  const alike = ask.named.filter(
    ({ dimension }) =>
      dimension === first?.dimension || (ask.apart === true && family?.includes(dimension)),
  );
  if (alike.length > 1) return (each) => severalNamed(each, alike);
  if (ask.share && (ask.named.length > 0 || ask.weekday !== null)) return share;
  if (
    (ask.direction !== null || ask.compared) &&
    ask.by !== null &&
    !isStep(ask.by) &&
    ask.order !== 'least'
  )
    return ask.direction === null ? breakdown : changeBy;
  if (ask.by !== null) return breakdown;
  if (ask.compared || ask.direction !== null) return change;
  if (ask.average && hasMonthlyMean(work)) return monthly;
  return single;
}

const isOfMonths = ({ from, to }: Period): boolean =>
  from.endsWith('-01') && to === lastDay(monthNumber(to));

/** Whether all rows are of the same day of their months: that is how months are stored. */
async function isMonthly({ query, view, column }: AskedTable): Promise<boolean> {
  const row = onlyRow(
    await query(
      `SELECT count(DISTINCT day(date)) AS days, count(DISTINCT date) AS dates FROM ${view} WHERE ${column} IS NOT NULL`,
    ),
  );
  return count(row, 'days') === 1 && count(row, 'dates') > 1;
}

/** Answers a question of figures from the table of its guide, in a shape of its own where one is given. */
export async function answerFigure(
  ask: Ask,
  consultation: Consultation,
  shape: ((work: Work) => Promise<Reply>) | null = null,
): Promise<Reply> {
  const source = sourceOf(consultation, ask.guide);
  if (source === null) return withoutSource(ask.guide);
  const meant = meantBy(ask, source.document);
  const { table } = source;
  if (table === null)
    return refusal(
      `Jag kan bara räkna på rader, och filen ${source.document} har inga som går att räkna på här eller är borttagen. Ladda upp den igen och kör analysen.`,
      { meant, missing: guidePages[source.guide] },
    );
  const asking = asked(table, ask.measure);
  if ('refused' in asking)
    return refusal(
      `${asking.refused} Ta med den i exporten och ladda upp filen igen, så kan jag svara.`,
      {
        meant,
        missing: guidePages[source.guide],
      },
    );
  const why = await whyNotSummed(table, ask);
  if (why !== null) return refusal(why, { meant });
  const isOfDay = ask.periods.some((period) => !isOfMonths(period));
  const ofDays =
    isOfDays(ask.by) ||
    ask.weekday !== null ||
    ask.measure === 'days' ||
    isOfDay ||
    ask.each !== undefined;
  if (ofDays && (await isMonthly(table)))
    return refusal(
      `Datumen i ${source.document} är månader och inga dagar, så ${ask.by === 'day' || isOfDay || ask.each !== undefined ? 'dagar' : 'veckodagar'} går inte att räkna. Ta med dagen i exporten, så kan jag svara.`,
      { meant, missing: guidePages[source.guide] },
    );
  const inFile = ask.periods.map((period) => within(table, period));
  if (inFile.some((period) => period === null) || (ask.weekday !== null && table.covered === null))
    return inTotalsOnly(source, ask.periods, meant) ?? outside(table, source, meant);
  const there = inFile.filter((period) => period !== null);
  const isHeld = ask.compared || ask.direction !== null;
  const periods = isHeld ? alike(ask.periods, there) : there;
  const isCut = periods.some((period, at) => {
    const whole = ask.periods[at];
    return period.from !== whole?.from || period.to !== whole.to;
  });
  const whole = periods.some((period, at) => period !== there[at]) ? there : undefined;
  const work: Work = {
    ...{ ask: { ...ask, periods }, source, table, asking, consultation },
    ...(whole && { whole }),
  };
  if (ask.apart !== true && (await rowsIn(table, { ...selectionOf(work.ask), period: null })) === 0)
    return noRows(work);
  const isEach = periods.length > 1 && !ask.compared && ask.direction === null;
  const reply = await (shape ?? (isEach ? eachPeriod : shapeOf(work)))(work);
  const note = isCut && whole === undefined && reply.kind === 'answer' ? ` ${CUT}` : '';
  const suggestions = reply.suggestions.length > 0 ? reply.suggestions : nextQuestions(work);
  return { ...reply, text: reply.text + note, meant: reply.meant || meant, suggestions };
}

/** Questions that go on from this one and can be answered. */
function nextQuestions({ ask, table }: Work): string[] {
  const isSales = ask.guide === 'sales';
  return [
    ...(table.covered !== null && ask.by !== 'month' ? ['Hur ser det ut per månad?'] : []),
    ...(ask.periods.length > 0 ? ['Och året innan?'] : []),
    isSales ? 'Vilka produkter säljer bäst?' : 'Vilka leverantörer kostar mest?',
    isSales ? 'Varför har försäljningen ändrats?' : 'Varför har kostnaderna ändrats?',
  ].slice(0, 3);
}
