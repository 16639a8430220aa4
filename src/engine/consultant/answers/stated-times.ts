import type { Fact } from '../../facts/fact.ts';
import { shownSign } from '../../facts/fact-value.ts';
import { monthNumber, monthsPeriod } from '../../figures/calendar/months.ts';
import type { Period } from '../../table/period.ts';
import { figure, magnitude, periodOf } from '../../text/placeholder.ts';
import { capital, directed } from '../../text/swedish.ts';
import { inYears } from '../question/calendar.ts';
import { figureOf } from '../tables/compute.ts';
import { statedCost, yearOf, yearsInSums } from '../tables/stated-sums.ts';
import { differenceOf } from './change.ts';
import { answer, guidePages, type Reply, refusal } from './reply.ts';
import { isOfSum } from './stated-years.ts';
import { during, of } from './words.ts';
import { selectionOf, the, type Work, within } from './work.ts';

/** What is known of a time that was asked for: its rows, or the sum of the year that it is of. */
interface Known {
  fact: Fact;
  /** A part of a year whose sum alone is known. */
  isPart: boolean;
  isStated: boolean;
}

async function knownOf(work: Work, asked: Period): Promise<Known | null> {
  const { ask, table, asking, consultation } = work;
  const inFile = within(table, asked);
  if (inFile !== null) {
    const fact = await figureOf(consultation.facts, asking, selectionOf(ask, inFile));
    return fact && { fact, isPart: false, isStated: false };
  }
  const year = yearOf(yearsInSums(table, consultation.today), asked);
  const fact = year && statedCost(consultation.facts, table, year, ask.named);
  const isPart = asked.from !== year?.period.from || asked.to !== year.period.to;
  return fact && { fact, isPart, isStated: true };
}

/** Said of a year that has no rows. */
export const SUM_ALONE = 'bara som årssumma';

/** `Kostnaden för Lokal var 100 000 kr under 2024`; that there is none, where the year has no such. */
function told(work: Work, fact: Fact): string {
  return shownSign(fact) === 0
    ? `Bokföringens årssummor har **inget belopp**${of(fact)}${during(fact)}`
    : `**${capital(the(work))}${of(fact)} var ${figure(fact)}**${during(fact)}`;
}

/** The months of the file a number of years before: `året innan`, of what a year that is not over has come to. */
async function ofSameMonths(work: Work, asked: Period): Promise<Fact | null> {
  const { ask, table, asking, consultation } = work;
  if (table.covered === null) return null;
  const months = monthsPeriod(monthNumber(table.covered.from), monthNumber(table.covered.to));
  const by = Number(asked.from.slice(0, 4)) - Number(months.from.slice(0, 4));
  const same = inYears(months, by);
  const isSame =
    monthNumber(same.from) === monthNumber(asked.from) &&
    monthNumber(same.to) === monthNumber(asked.to);
  return isSame ? figureOf(consultation.facts, asking, selectionOf(ask, table.covered)) : null;
}

async function ofOne(work: Work, { fact, isPart }: Known, meant: string): Promise<Reply> {
  const [asked] = work.ask.periods;
  const { document, guide } = work.source;
  if (shownSign(fact) === 0) return answer(`${told(work, fact)}.`, { meant });
  if (!isPart || asked === undefined)
    return answer(`${told(work, fact)}. Det är årssumman i bokföringen.`, { meant });
  const now = await ofSameMonths(work, asked);
  if (now !== null)
    return answer(
      `${told(work, fact)}. Det året står ${SUM_ALONE} i ${document}, så hur mycket av det som hör till samma månader går inte att säga. Under ${periodOf(now)} är det ${figure(now)}: en del av ett år, som inte går att ställa mot ett helt.`,
      { meant },
    );
  return refusal(
    `Det räkenskapsåret står ${SUM_ALONE} i ${document}, så en del av det går inte att räkna. ${told(work, fact)}, hela året. Ladda upp årets egen bokföringsfil, så kan jag svara.`,
    { meant, missing: guidePages[guide] },
  );
}

const monthsIn = ({ period }: Fact) =>
  period === null ? 0 : monthNumber(period.to) - monthNumber(period.from);

const NOT_ALIKE =
  'Tiderna är olika långa i filen, så beloppen går inte att ställa mot varandra rakt av.';

/** Each time by itself, and how far they are apart where they are as long. */
function ofSeveral(work: Work, known: readonly Known[], meant: string): Reply {
  const facts = known.map(({ fact }) => fact);
  const lines = facts.map((fact) => `- ${told(work, fact)}`);
  const [one, other] = [...facts].sort((a, b) =>
    (a.period?.from ?? '') < (b.period?.from ?? '') ? -1 : 1,
  );
  const areAlike = known.every(({ isPart }) => !isPart) && new Set(facts.map(monthsIn)).size === 1;
  if (!areAlike || one === undefined || other === undefined)
    return answer([...lines, NOT_ALIKE].join('\n'), { meant });
  const { change, percent } = differenceOf(work, other, one);
  const share = percent === null ? '' : ` (${figure(percent)})`;
  const apart = directed(change, {
    up: `${magnitude(change)}${share} mer`,
    down: `${magnitude(change)}${share} mindre`,
    flat: 'lika mycket',
  });
  const last = `Det är ${apart} under ${periodOf(other)}.`;
  return answer([...lines, ...(facts.length === 2 ? [last] : [])].join('\n'), { meant });
}

/** What the books say of times that they have in sums alone, beside those that have rows; null where they say nothing. */
export async function ofStatedTimes(work: Work, meant: string): Promise<Reply | null> {
  const { ask } = work;
  if (!isOfSum(ask) || ask.periods.length === 0) return null;
  const known: Known[] = [];
  for (const period of ask.periods) {
    const each = await knownOf(work, period);
    if (each === null) return null;
    known.push(each);
  }
  const [only, ...more] = known;
  if (only === undefined || !known.some(({ isStated }) => isStated)) return null;
  return more.length === 0 ? ofOne(work, only, meant) : ofSeveral(work, known, meant);
}
