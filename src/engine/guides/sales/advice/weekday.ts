import type { Fact } from '../../../facts/fact.ts';
import { byValue, size, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { mention, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { ofFile } from '../coverage.ts';
import type { SalesFigures } from '../figures/figures.ts';
import { WEEKDAYS } from '../figures/weekdays.ts';
import { defineSalesRule } from '../rule-context.ts';

interface Week {
  best: Fact;
  worst: Fact;
}

/** The least ratio of best to worst day, and how small a day may be before it counts as closed. */
const SPREAD = 1.3;
const OPEN = 8;

/** Fewer named customers than this are invoiced: the day of the invoice is no day of work. */
const COUNTER = 50;

/** Of weeks in which one day was better, so many standard deviations more than those in which it was worse: any two of seven may be so by chance. */
const AGAIN_AND_AGAIN = 3.5;

/** Whether one day is better than the other week after week: the best and the worst of seven always differ by chance. */
function isSteady({ best, worst }: Week, weeks: SalesFigures['weeks']): boolean {
  if (weeks === undefined) return true;
  const [one, other] = [best, worst].map((day) => WEEKDAYS.indexOf(subjectName(day)));
  const ahead = weeks.map((week) => Math.sign((week[one ?? 0] ?? 0) - (week[other ?? 0] ?? 0)));
  const decided = ahead.filter((each) => each !== 0);
  const lead = decided.reduce((sum, each) => sum + each, 0);
  return lead >= AGAIN_AND_AGAIN * Math.sqrt(decided.length);
}

export const weekday = defineSalesRule<Week>({
  id: 'weekday',
  theme: 'season',
  when({ book, figures }) {
    const customers = book.get(key.customersTotal);
    if (customers !== null && size(customers) < COUNTER) return null;
    const ordered = byValue(book.all(key.weekdayShare)).filter((day) => size(day) >= OPEN);
    const best = ordered[0];
    const worst = ordered[ordered.length - 1];
    if (best === undefined || worst === undefined || ordered.length < 5) return null;
    const differ = size(best) >= SPREAD * size(worst);
    return differ && isSteady({ best, worst }, figures.weeks) ? { best, worst } : null;
  },
  advise({ best, worst }, context) {
    const { byTime, yearlyRevenue } = context;
    return {
      title: 'Bemanna efter veckodagarna',
      description: sentences(
        `På ${mention(best)}ar kommer ${figure(best)} av omsättningen${ofFile(best, context)}, på ${mention(worst)}ar bara ${figure(worst)}.`,
        'Samma schema alla dagar betyder kö den ena och väntan den andra.',
      ),
      action: `Flytta timmar från ${mention(worst)} till ${mention(best)} och lägg ${byTime ? '' : 'leveranser, '}städning och förberedelser på den lugna dagen.`,
      firstStep:
        'På måndag: lägg nästa schema bredvid försäljningen per dag och flytta det första passet.',
      cost: 'Ingen utgift, ett nytt schema',
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.55,
      effect: null,
      effectNote: 'Går inte att räkna ur försäljningen; med lönekostnad per dag går det.',
      stake: yearlyRevenue * 0.001,
    };
  },
});
