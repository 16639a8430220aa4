import { sumOf, withoutAny } from '../../../advice/effect-formula.ts';
import { before } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import {
  agreeing,
  capital,
  counted,
  listed,
  mention,
  mentions,
  sentences,
} from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { wentWithStaff } from '../gone.ts';
import { volumeEffect } from '../own-margin.ts';
import { defineSalesRule, notPerYear, paysToSell, type SalesRuleContext } from '../rule-context.ts';
import { isRungForPlace } from './dimension-decline.ts';

interface AtRisk {
  count: Fact;
  revenue: Fact;
  /** What each bought lately, of those that are named and have not stopped. */
  named: Fact[];
  /** … and of those that have stopped, or went with one who left, which has advice of its own. */
  stopped: Fact[];
  /** Every one at risk is named. */
  all: boolean;
  /** All of them, where what each bought in the latest year is not known; else none. */
  silent: Fact[];
}

const NAMED = 3;

/** What those at risk have bought in the latest period, by name. */
function latest({ book, figures, comparedMonths }: SalesRuleContext, count: Fact) {
  // A part of a year is not what they bought in the latest year.
  const isYear = comparedMonths === 12;
  const names = figures.atRisk ?? [];
  const kind = isYear ? key.customerCurrent : key.customerRevenue;
  const bought = names.flatMap((name) => book.of(kind, name) ?? []);
  const known = bought.length === names.length && bought.every(isPositive);
  return { isYear, bought, known, all: known && names.length === size(count) && size(count) > 0 };
}

/** Who are at risk; null where all of them have stopped, or some have and their part is not known. */
function silentOf(context: SalesRuleContext, count: Fact, revenue: Fact): AtRisk | null {
  const { isYear, bought, known, all } = latest(context, count);
  const isGone = (fact: Fact) =>
    context.happened.hasStopped('customer', subjectName(fact)) ||
    wentWithStaff(subjectName(fact), context);
  const stopped = bought.filter(isGone);
  const left = known ? byValue(bought.filter((fact) => !isGone(fact))) : [];
  if (all && left.length === 0) return null;
  if (isYear) return { count, revenue, named: left, stopped, all, silent: [] };
  if (stopped.length > 0) return null;
  return { count, revenue, named: [], stopped, all: false, silent: all ? left : [] };
}

/** `, störst av dem Hotell Strandvillan (377 950 kr)`: those who have bought most lately, where each is known. */
function largestOf(named: readonly Fact[]): string {
  const most = named.slice(0, NAMED).map((fact) => `${mention(fact)} (${figure(fact)})`);
  return most.length === 0 ? '' : `, störst av dem ${listed(most)}`;
}

function whoAreSilent(
  { count, revenue, named, stopped, all, silent }: AtRisk,
  { words }: SalesRuleContext,
): string {
  const { customer, customers, buy } = words;
  const haveBought = before(words.bought);
  if (all && named.length <= NAMED) {
    const [only] = named;
    if (named.length === 1 && only !== undefined)
      return `${mention(only)} brukar ${buy} men har inte hörts av på länge. Det senaste året har kunden ${haveBought} ${figure(only)}.`;
    const bought = named.map((fact) => `${mention(fact)} (${figure(fact)})`);
    return `${listed(bought)} brukar ${buy} men har inte hörts av på länge; inom parentes står vad de har ${haveBought} det senaste året.`;
  }
  if (stopped.length > 0)
    return `Fler ${customers} som brukar ${buy} har inte hörts av på länge, utöver ${mentions(stopped)}.`;
  return sentences(
    silent.length > 0 && silent.length <= NAMED
      ? `${capital(mentions(silent))} brukar ${buy} men har inte hörts av på länge.`
      : `${counted(count, customer, customers)} som brukar ${buy} har inte hörts av på länge${largestOf(all ? named : [])}.`,
    `Det senaste året har ${agreeing(count, 'den', 'de')} ${haveBought} ${figure(revenue)}.`,
  );
}

export const atRisk = defineSalesRule<AtRisk>({
  id: 'at-risk',
  theme: 'customers',
  when(context) {
    const { book } = context;
    if (!paysToSell(context)) return null;
    const count = book.get(key.customersAtRisk);
    const revenue = book.get(key.customersAtRiskRevenue);
    if (!isPositive(count) || !isPositive(revenue)) return null;
    const found = silentOf(context, count, revenue);
    // Of one alone who is rung on what fell where they are, nothing else is asked.
    const [only, ...more] = found === null ? [] : [...found.named, ...found.silent];
    const isAlone = found?.all === true && only !== undefined && more.length === 0;
    return isAlone && isRungForPlace(subjectName(only), context) ? null : found;
  },
  advise(found, context) {
    const { count, revenue, named, stopped, all, silent } = found;
    const [only] = all && named.length === 1 ? named : silent.length === 1 ? silent : [];
    const one = only !== undefined || size(count) === 1;
    const base = all ? sumOf(...named) : withoutAny([revenue], stopped);
    return {
      title:
        only === undefined
          ? 'Hör av er innan fler kunder tystnar'
          : `Hör av er till ${mention(only)}`,
      description: sentences(
        whoAreSilent(found, context),
        one
          ? 'När tystnaden blivit vana är det för sent att fråga varför.'
          : 'Än är de kunder hos er; när tystnaden blivit vana är det för sent att fråga varför.',
      ),
      action: `Ge ${one ? 'kunden' : 'varje sådan kund'} en ansvarig och en anledning till samtal: ${context.ofGoods ? 'påfyllning, nyhet eller en fråga om hur senaste leveransen fungerade' : 'en fråga om hur det senaste blev, eller om något ligger framför dem'}.`,
      firstStep: one
        ? `På måndag: ring ${only === undefined ? 'kunden' : mention(only)} och fråga vad som ligger framför dem.`
        : 'På måndag: sortera kundlistan på senaste datum, och ring de största av dem som är tysta.',
      cost: 'Ingen utgift, löpande säljtid',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.55,
      effect: volumeEffect(context, base, {
        claims: ['at-risk'],
        of: all ? named : [],
        others: context.words.theCustomers,
        assumption: {
          label: 'Antagen andel av köpen som annars går förlorad och kan behållas',
          basis:
            'Försiktigt antagande: flertalet kommer tillbaka av sig själva eller är redan borta; samtalet avgör för en mindre del.',
          low: '5',
          likely: '10',
          high: '15',
        },
      }),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});
