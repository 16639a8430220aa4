import { sumOf, withoutAny } from '../../../advice/effect-formula.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { agreeing, counted, listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import {
  defineSalesRule,
  notPerYear,
  paysToSell,
  type SalesRuleContext,
  volumeEffect,
} from '../rule-context.ts';

interface AtRisk {
  count: Fact;
  revenue: Fact;
  /** What each bought lately, of those that are named and have not stopped. */
  named: Fact[];
  /** … and of those that have stopped, which has advice of its own. */
  stopped: Fact[];
  /** Every one at risk is named. */
  all: boolean;
}

const NAMED = 3;

/** What those at risk have bought in the latest period, by name. */
function latest({ book, figures, happened, comparedMonths }: SalesRuleContext, count: Fact) {
  // A part of a year is not what they bought in the latest year.
  const names = comparedMonths === 12 ? (figures.atRisk ?? []) : [];
  const bought = names.flatMap((name) => book.of(key.customerCurrent, name) ?? []);
  const isGone = (fact: Fact) => happened.hasStopped('customer', subjectName(fact));
  const known = bought.length === names.length && bought.every(isPositive);
  return {
    named: known ? byValue(bought.filter((fact) => !isGone(fact))) : [],
    stopped: bought.filter(isGone),
    all: known && names.length === size(count) && size(count) > 0,
  };
}

function whoAreSilent({ count, revenue, named, stopped, all }: AtRisk): string {
  if (all && named.length <= NAMED) {
    const [only] = named;
    if (named.length === 1 && only !== undefined)
      return `${mention(only)} brukar handla men har inte hörts av på länge. Det senaste året har kunden köpt för ${figure(only)}.`;
    const bought = named.map((fact) => `${mention(fact)} (${figure(fact)})`);
    return `${listed(bought)} brukar handla men har inte hörts av på länge; inom parentes står vad de köpt för det senaste året.`;
  }
  if (stopped.length > 0)
    return `Fler kunder som brukar handla har inte hörts av på länge, utöver ${mentions(stopped)}.`;
  return sentences(
    `${counted(count, 'kund', 'kunder')} som brukar handla har inte hörts av på länge.`,
    `Det senaste året har ${agreeing(count, 'den', 'de')} köpt för ${figure(revenue)}.`,
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
    const found = { count, revenue, ...latest(context, count) };
    return found.all && found.named.length === 0 ? null : found;
  },
  advise(found, context) {
    const { count, revenue, named, stopped, all } = found;
    const [only] = all && named.length === 1 ? named : [];
    const one = only !== undefined || size(count) === 1;
    const base = all ? sumOf(...named) : withoutAny([revenue], stopped);
    return {
      title:
        only === undefined
          ? 'Hör av er innan fler kunder tystnar'
          : `Hör av er till ${mention(only)}`,
      description: sentences(
        whoAreSilent(found),
        one
          ? 'När tystnaden blivit vana är det för sent att fråga varför.'
          : 'Än är de kunder hos er; när tystnaden blivit vana är det för sent att fråga varför.',
      ),
      action: `Ge ${one ? 'kunden' : 'varje sådan kund'} en ansvarig och en anledning till samtal: ${context.byTime ? 'en fråga om hur det senaste ni gjorde blev, eller om något ligger framför dem' : 'påfyllning, nyhet eller en fråga om hur senaste leveransen fungerade'}.`,
      firstStep: one
        ? `På måndag: ring ${only === undefined ? 'kunden' : mention(only)} och fråga vad som ligger framför dem.`
        : 'På måndag: sortera kundlistan på senaste köp och ring dem som brukade köpa mest.',
      cost: 'Ingen utgift, löpande säljtid',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.55,
      effect: volumeEffect(context, base, {
        claims: ['at-risk'],
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
