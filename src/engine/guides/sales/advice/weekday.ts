import type { Fact } from '../../../facts/fact.ts';
import { byValue, size } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { mention, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { ofFile } from '../coverage.ts';
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

export const weekday = defineSalesRule<Week>({
  id: 'weekday',
  theme: 'season',
  when({ book }) {
    const customers = book.get(key.customersTotal);
    if (customers !== null && size(customers) < COUNTER) return null;
    const ordered = byValue(book.all(key.weekdayShare)).filter((day) => size(day) >= OPEN);
    const best = ordered[0];
    const worst = ordered[ordered.length - 1];
    if (best === undefined || worst === undefined || ordered.length < 5) return null;
    return size(best) >= SPREAD * size(worst) ? { best, worst } : null;
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
