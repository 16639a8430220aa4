import { dayNumber, lastDay, monthNumber } from '../../figures/calendar/months.ts';
import { isWhole } from '../../figures/calendar/times-of-rows.ts';
import { stepName } from '../../figures/missing.ts';
import { count, onlyRow } from '../../figures/query.ts';
import type { Period } from '../../table/period.ts';
import type { Ask } from '../question/ask.ts';
import { FAMILIES } from '../question/follow-up.ts';
import type { Named } from '../question/named.ts';
import { isOfRows } from '../question/narrowed.ts';
import { isOfDays, isStep } from '../question/vocabulary.ts';
import { whyNotSummed } from '../tables/beside-measures.ts';
import { asked, rowsIn } from '../tables/compute.ts';
import { type AskedTable, dimensionColumn } from '../tables/table.ts';
import { ofStatedYears } from './by-books.ts';
import { change, changeBy } from './change.ts';
import { meantBy } from './meant.ts';
import { hasMonthlyMean, monthly } from './monthly.ts';
import { beyondLimit, perTime } from './narrowed.ts';
import { breakdown, eachPeriod, share, single } from './parts.ts';
import {
  type ConsultantSource,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
  sourceOf,
  withoutSource,
} from './reply.ts';
import { rowsBeyond } from './rows-beyond.ts';
import { namesByTime, severalNamed } from './several.ts';
import { ofStatedTimes } from './stated-times.ts';
import { eachChanged, isOfTwoTimes, twoTimes } from './two-times.ts';
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

const ONE_AT_A_TIME = async ({ ask, source }: Work): Promise<Reply> =>
  refusal('Det räknar jag för en sak i taget. Fråga om en av dem först, och sedan om nästa.', {
    meant: meantBy(ask, source),
  });

/** How several names are answered of; null where they are told as one. */
function ofSeveral({ ask, asking, ...work }: Work, named: readonly Named[]) {
  const areOfOneKind = new Set(named.map(({ dimension }) => dimension)).size === 1;
  // `Hur mycket bättre går espresso än te` holds one against the other, in one time.
  const isOfTimes = ask.periods.length === 2 || !ask.compared;
  const isHeld = ask.direction !== null || ask.compared;
  if (isHeld && isOfTimes)
    return ask.by === null ? (each: Work) => eachChanged(each, named) : ONE_AT_A_TIME;
  if (ask.by !== null && isStep(ask.by)) return (each: Work) => namesByTime(each, named);
  const isOfOther = ask.by !== null && named.every(({ dimension }) => dimension !== ask.by);
  const isMean = ask.by === null && ask.average && hasMonthlyMean({ ask, asking, ...work });
  if (isOfOther || isMean) return areOfOneKind ? null : ONE_AT_A_TIME;
  return (each: Work) => severalNamed(each, named);
}

function shapeOf(work: Work): (work: Work) => Promise<Reply> {
  const { ask } = work;
  if (ask.each !== undefined) return perTime;
  if (ask.beyond !== undefined) return isOfRows(ask) ? rowsBeyond : beyondLimit;
  // `Te på webben eller telefon`: those of one kind stand beside each other, whatever is said first.
  const isOfSeveral = (one: Named) =>
    ask.named.some((each) => each !== one && each.dimension === one.dimension);
  const first = ask.named.find(isOfSeveral) ?? ask.named[0];
  const family = FAMILIES.find((each) => first !== undefined && each.includes(first.dimension));
  const alike = ask.named.filter(
    ({ dimension }) =>
      dimension === first?.dimension || (ask.apart === true && family?.includes(dimension)),
  );
  if (alike.length > 1) {
    const shape = ofSeveral(work, alike);
    if (shape !== null) return shape;
  }
  if (ask.share && (ask.named.length > 0 || ask.weekday !== null)) return share;
  if (isOfTwoTimes(ask) && (ask.direction === null || isStep(ask.by ?? 'month'))) return twoTimes;
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

/** Whether shorter times are asked of than the quarters or years that the table's dates stand for. */
const isShorter = (
  { by, each, weekday, measure }: Ask,
  periods: readonly Period[],
  table: AskedTable,
) =>
  table.step !== null &&
  ((by !== null &&
    isStep(by) &&
    by !== 'year' &&
    !(by === 'quarter' && table.step <= 3) &&
    !(by === 'month' && table.step === 1)) ||
    each !== undefined ||
    weekday !== null ||
    measure === 'days' ||
    periods.some((period) => !isWhole(period, table)));

const ofWholeTimes = ({ document, guide }: ConsultantSource, { step }: AskedTable, meant: string) =>
  refusal(
    `Tiderna i ${document} är hela ${step === null || step === 1 ? 'månader' : stepName(step)}, så kortare tider än så går inte att räkna. Ta med dagen i exporten, så kan jag svara.`,
    { meant, missing: guidePages[guide] },
  );

/** Whether a list is of what was sold in all the times, and not of the times themselves. */
const isListOf = (by: Ask['by'], periods: readonly Period[]): boolean =>
  by !== null &&
  !(by === 'month' && periods.every(({ from, to }) => monthNumber(from) === monthNumber(to)));

/** Times right after each other as one; null where there is time between them. */
function joinedOf(periods: readonly Period[]): Period | null {
  const sorted = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const areNext = sorted.every((period, at) => {
    const before = sorted[at - 1];
    return before === undefined || dayNumber(period.from) === dayNumber(before.to) + 1;
  });
  return areNext && first && last ? { from: first.from, to: last.to } : null;
}

const NOT_JOINED =
  'En lista gör jag av en tid i taget, eller av tider som följer på varandra. Fråga om en av dem först.';

/** The times that an answer is of, within the file; null where a list of them cannot be made. */
function timesOf(ask: Ask, there: readonly Period[]) {
  const isHeld = ask.compared || ask.direction !== null;
  const periods = isHeld ? alike(ask.periods, there) : [...there];
  const isCut = periods.some((period, at) => {
    const whole = ask.periods[at];
    return period.from !== whole?.from || period.to !== whole.to;
  });
  const whole = periods.some((period, at) => period !== there[at]) ? there : undefined;
  const isEach = periods.length > 1 && !isHeld;
  if (!isEach || !isListOf(ask.by, periods)) return { periods, whole, isCut, isEach };
  const joined = joinedOf(periods);
  return joined === null ? null : { periods: [joined], whole, isCut, isEach: false };
}

/** What is known of times that the file has no rows of. */
async function notInFile(work: Work, meant: string, isPlain: boolean): Promise<Reply> {
  const { ask, source, table, consultation } = work;
  return (
    ofStatedYears(ask, consultation, meant) ??
    (isPlain ? await ofStatedTimes(work, meant) : null) ??
    inTotalsOnly(source, ask.periods, meant) ??
    outside(table, source, meant)
  );
}

/** `Bara handlat en gång`, of a file without orders: on how many days. */
function withDays(ask: Ask, { guide, table }: ConsultantSource): Ask {
  const isOfTimes = guide === 'sales' && ask.by === 'customer' && ask.beyond?.of === 'orders';
  if (!isOfTimes || ask.measure !== 'orders' || table === null) return ask;
  const isCounted = !('refused' in asked(table, 'orders'));
  return isCounted ? ask : { ...ask, measure: 'days' };
}

/** `Utan projekt`, of a file that has no column of them. */
function withoutColumn(
  { lacking }: Ask,
  { document, guide }: ConsultantSource,
  table: AskedTable,
  meant: string,
): Reply | null {
  if (lacking === undefined || dimensionColumn(table, lacking.dimension) !== null) return null;
  return refusal(
    `Filen ${document} har ingen kolumn för ${lacking.written}, så vad som saknar det går inte att räkna.`,
    { meant, missing: guidePages[guide] },
  );
}

/** Answers a question of figures from the table of its guide, in a shape of its own where one is given. */
export async function answerFigure(
  question: Ask,
  consultation: Consultation,
  shape: ((work: Work) => Promise<Reply>) | null = null,
): Promise<Reply> {
  const source = sourceOf(consultation, question.guide);
  if (source === null) return withoutSource(question.guide, consultation);
  const ask = withDays(question, source);
  const meant = meantBy(ask, source);
  const { table } = source;
  if (table === null)
    return refusal(
      `Jag kan bara räkna på rader, och filen ${source.document} har inga som går att räkna på här eller är borttagen. Ladda upp den igen och kör analysen.`,
      { meant, missing: guidePages[source.guide] },
    );
  const noColumn = withoutColumn(ask, source, table, meant);
  if (noColumn !== null) return noColumn;
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
  if (ofDays && table.step === null && (await isMonthly(table)))
    return refusal(
      `Datumen i ${source.document} är månader och inga dagar, så ${ask.by === 'day' || isOfDay || ask.each !== undefined ? 'dagar' : 'veckodagar'} går inte att räkna. Ta med dagen i exporten, så kan jag svara.`,
      { meant, missing: guidePages[source.guide] },
    );
  const inFile = ask.periods.map((period) => within(table, period));
  if (inFile.some((period) => period === null) || (ask.weekday !== null && table.covered === null))
    return notInFile({ ask, source, table, asking, consultation }, meant, shape === null);
  const there = inFile.filter((period) => period !== null);
  if (isShorter(ask, there, table)) return ofWholeTimes(source, table, meant);
  const times = timesOf(ask, there);
  if (times === null) return refusal(NOT_JOINED, { meant });
  const { periods, whole, isCut, isEach } = times;
  const work: Work = {
    ...{ ask: { ...ask, periods }, source, table, asking, consultation },
    ...(whole && { whole }),
  };
  if (ask.apart !== true && (await rowsIn(table, { ...selectionOf(work.ask), period: null })) === 0)
    return noRows(work);
  const reply = await (shape ?? (isEach ? eachPeriod : shapeOf(work)))(work);
  const note = isCut && whole === undefined && reply.kind === 'answer' ? ` ${CUT}` : '';
  const suggestions = reply.suggestions.length > 0 ? reply.suggestions : nextQuestions(work);
  return { ...reply, text: reply.text + note, meant: reply.meant || meant, suggestions };
}

/** The list that is asked for next, and not the one that was. */
function bestOf(by: Ask['by'], isSales: boolean, hasDays: boolean): string {
  if (isSales)
    return by === 'product' && hasDays
      ? 'Vilken månad sålde vi mest?'
      : 'Vilka produkter säljer bäst?';
  return by === 'supplier'
    ? 'Vilka kostnadsområden kostar mest?'
    : 'Vilka leverantörer kostar mest?';
}

/** Questions that go on from this one and can be answered. */
function nextQuestions({ ask, table }: Work): string[] {
  const isSales = ask.guide === 'sales';
  return [
    ...(table.covered !== null && ask.by !== 'month' ? ['Hur ser det ut per månad?'] : []),
    ...(ask.periods.length > 0 ? ['Och året innan?'] : []),
    bestOf(ask.by, isSales, table.covered !== null),
    isSales ? 'Varför har försäljningen ändrats?' : 'Varför har kostnaderna ändrats?',
  ].slice(0, 3);
}
