import { bookKeys as key } from '../../../books/keys.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size } from '../../../facts/fact-value.ts';
import type { Facts } from '../../../facts/facts.ts';
import { figure, nameOf } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { defineCostRule } from '../rule-context.ts';

interface Fall {
  now: Fact;
  before: Fact;
  revenue: { now: Fact; before: Fact };
  /** The cost whose share of revenue has risen the most. */
  driver: { what: string; now: Fact; before: Fact } | null;
}

const WORTH_SAYING = 1;
const LINES = [
  { line: key.goods, what: 'varor, material och köpta tjänster' },
  { line: key.external, what: 'externa kostnader' },
  { line: key.personnel, what: 'personal' },
] as const;

function pair(book: Facts, factKey: string, year: string, yearBefore: string) {
  const now = book.of(factKey, year);
  const before = book.of(factKey, yearBefore);
  return now === null || before === null ? null : { now, before };
}

/** Cost has grown faster than revenue between the two latest years: each krona sold costs more. */
export const marginFall = defineCostRule<Fall>({
  id: 'margin-fall',
  theme: 'finance',
  when({ book, year, yearBefore }) {
    if (year === null || yearBefore === null) return null;
    const margin = pair(book, key.operatingMargin, year, yearBefore);
    const revenue = pair(book, key.netRevenue, year, yearBefore);
    if (margin === null || revenue === null) return null;
    if (!isPositive(revenue.now) || !isPositive(revenue.before)) return null;
    if (size(margin.before) - size(margin.now) < WORTH_SAYING) return null;
    const risen = LINES.flatMap(({ line, what }) => {
      const cost = pair(book, line, year, yearBefore);
      if (cost === null) return [];
      const share = size(cost.now) / size(revenue.now) - size(cost.before) / size(revenue.before);
      return share > 0 ? [{ what, share, ...cost }] : [];
    }).sort((a, b) => b.share - a.share);
    return { ...margin, revenue, driver: risen[0] ?? null };
  },
  advise({ now, before, revenue, driver }, { yearlyCost }) {
    return {
      title: 'Stoppa kostnader som växer fortare än omsättningen',
      description: sentences(
        `Rörelsemarginalen gick från ${figure(before)} ${nameOf(before)} till ${figure(now)} ${nameOf(now)}, medan omsättningen gick från ${figure(revenue.before)} till ${figure(revenue.now)}.`,
        driver === null
          ? null
          : `Mest har ${driver.what} tagit av varje såld krona: från ${figure(driver.before)} till ${figure(driver.now)}.`,
      ),
      action:
        'Sätt ett tak för kostnaden som andel av omsättningen, följ det varje månad och låt varje ny fast kostnad vänta tills försäljningen bär den.',
      firstStep:
        'På måndag: lägg de båda årens resultaträkningar bredvid varandra och ringa in raderna som vuxit fortare än omsättningen.',
      cost: 'Ingen utgift, någon timme i månaden',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.6,
      effect: null,
      effectNote:
        'Inget eget belopp: det som går att räkna hem står vid råden om de enskilda kostnaderna.',
      stake: yearlyCost * 0.004,
    };
  },
});
