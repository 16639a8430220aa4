import { monthsBetween } from '../../../advice/periods.ts';
import type { NamedEvent } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isShown, size, subjectName } from '../../../facts/fact-value.ts';
import { isBesideSeason } from '../../../figures/time/trend.ts';
import { figure, magnitude } from '../../../text/placeholder.ts';
import { capital, directed, mention, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { defineSalesRule, type SalesRuleContext } from '../rule-context.ts';

interface Standout {
  deviation: Fact;
  revenue: Fact;
  seasonKnown: boolean;
}

const AGAIN = 'Går den att upprepa är den värd mer än den gav.';
const NEXT = 'Den som vet orsaken kan hindra nästa.';

/** What such a month may be due to, and what to do about it. */
interface Told {
  why: string;
  action: string;
  /** What to do first, of a month. */
  list: (month: string) => string;
}

const ofSales: Record<'up' | 'down', Told> = {
  up: {
    why: `En sådan månad har en orsak, till exempel en stor order, en kampanj eller en konkurrent som var slut. ${AGAIN}`,
    action:
      'Skriv ner vad som gjordes och vilka som köpte. Var det en enskild order, räkna bort den; var det ni, lägg in det i planen igen.',
    list: (month) => `lista de största orderna i ${month}, och vilka som köpte mer än de brukar`,
  },
  down: {
    why: `En sådan månad har en orsak, till exempel en kund som sköt på sin order, en leverans som uteblev eller en kampanj som inte blev av. ${NEXT}`,
    action:
      'Gå igenom månaden vecka för vecka mot månaden innan och stryk det som inte kan hända igen.',
    list: (month) => `lista de största orderna i ${month} och de kunder som borde ha varit där`,
  },
};

const ofRents: typeof ofSales = {
  up: {
    why: `En sådan månad har en orsak, till exempel hyra som betalades i förskott eller en yta som hyrdes ut en kort tid. ${AGAIN}`,
    action: 'Skriv ner vilka hyresgäster det var. Är det hyra för en annan månad, räkna bort den.',
    list: (month) => `lista de största hyrorna i ${month}, och vilka som var högre än de brukar`,
  },
  down: {
    why: `En sådan månad har en orsak, till exempel en avi som inte gick ut, en hyra som betalades i en annan månad eller en yta som stod tom. ${NEXT}`,
    action: 'Gå igenom månadens hyror mot månaden innan, hyresgäst för hyresgäst.',
    list: (month) => `lista hyrorna i ${month}, och de hyresgäster som saknas`,
  },
};

/** Before a year has passed no month can be told from its season, nor a start from a fall. */
const FEWEST_MONTHS = 12;
/** A month that is closer to what was expected, in per cent, is not worth looking for a reason to. */
const WORTH_ASKING = 15;
/** Nobody remembers the reason for a spike in an older month. */
const REMEMBERED = 12;

/** Half of what a month stands out by, the year before too, is how the month is. */
const USUAL = 0.5;

/** Whether the owner says so of the month, or it stood out the same way from its own year the year before. */
function isUsual(deviation: Fact, { book, answers }: SalesRuleContext): boolean {
  const [year = '', month = ''] = subjectName(deviation).split('-');
  const stated = size(deviation) > 0 ? answers.strongMonths : answers.weakMonths;
  if (stated.includes(Number(month))) return true;
  const before = book.of(key.monthRevenue, `${Number(year) - 1}-${month}`);
  const average = size(book.get(key.monthAverage));
  if (before === null || average <= 0) return false;
  const then = (100 * size(before)) / average - 100;
  return then / size(deviation) >= USUAL;
}

/** Whether something happened in a month: then alone, or from then on. */
function isOf({ type, change }: NamedEvent, month: string): boolean {
  const from = change.period?.from.slice(0, 7);
  return ['once', 'started', 'level'].includes(type) && from === month;
}

/** What has lasted since an earlier month explains a later one where it is so much of what that stands out by. */
const EXPLAINS = 0.5;

/** Whether what has begun, changed or stopped before a month did most of what it stands out by. */
function isBehind({ type, change }: NamedEvent, kronor: number, month: string): boolean {
  const { period } = change;
  if (period === null || !['started', 'level', 'stopped'].includes(type)) return false;
  const isDuring = period.from.slice(0, 7) <= month && month <= period.to.slice(0, 7);
  return isDuring && size(change) / monthsBetween(period) / kronor >= EXPLAINS;
}

/** What a month came to beyond what it was expected to, in kronor. */
function kronorOf(deviation: Fact, { book }: SalesRuleContext): number {
  const share = size(deviation) / 100;
  return (size(book.of(key.monthRevenue, subjectName(deviation))) * share) / (1 + share);
}

export const standoutMonth = defineSalesRule<Standout>({
  id: 'standout-month',
  theme: 'season',
  when(context) {
    const { book, happened } = context;
    if (size(book.get(key.wholeMonths)) < FEWEST_MONTHS) return null;
    const recent = book.all(key.monthRevenue).slice(-REMEMBERED).map(subjectName);
    const [deviation] = book
      .all(key.monthDeviation)
      .filter((fact) => recent.includes(subjectName(fact)))
      .filter((fact) => Math.abs(size(fact)) >= WORTH_ASKING)
      .filter((fact) => isBesideSeason(fact) || !isUsual(fact, context))
      // A month in which something that is named happened has its reason.
      .filter((fact) => {
        const [month, kronor] = [subjectName(fact), kronorOf(fact, context)];
        return !happened.all.some((event) => isOf(event, month) || isBehind(event, kronor, month));
      })
      .sort((a, b) => Math.abs(size(b)) - Math.abs(size(a)));
    if (deviation === undefined || !isShown(deviation)) return null;
    const revenue = book.of(key.monthRevenue, subjectName(deviation));
    const seasonKnown = isBesideSeason(deviation);
    return revenue === null ? null : { deviation, revenue, seasonKnown };
  },
  advise({ deviation, revenue, seasonKnown }, { yearlyRevenue, words, business }) {
    const up = size(deviation) > 0;
    const own = (business?.id === 'property' ? ofRents : ofSales)[up ? 'up' : 'down'];
    return {
      title: up
        ? `Upprepa det som lyfte ${mention(deviation)}`
        : `Ta reda på vad som hände i ${mention(deviation)}`,
      description: sentences(
        `${capital(words.income.the)} i ${mention(deviation)} blev ${figure(revenue)}, ${magnitude(deviation)} ${directed(deviation, { up: 'högre', down: 'lägre', flat: 'högre' })} än ${seasonKnown ? 'trend och säsong' : 'trenden'} förklarar.`,
        seasonKnown ? null : 'Om månaden brukar vara sådan går inte att säga ur filen.',
        own.why,
      ),
      action: own.action,
      firstStep: `På måndag: ${own.list(mention(deviation))}.`,
      cost: 'Ingen utgift, någon timmes arbete',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.5,
      effect: null,
      effectNote: 'Går inte att räkna förrän orsaken är känd.',
      stake: yearlyRevenue * 0.001,
    };
  },
});
