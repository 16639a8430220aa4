import { bookKeys as key } from '../../../books/keys.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isNegative, size } from '../../../facts/fact-value.ts';
import { figure, magnitude, nameOf } from '../../../text/placeholder.ts';
import { sentences } from '../../../text/swedish.ts';
import { defineCostRule } from '../rule-context.ts';

interface BreakEven {
  point: Fact;
  margin: Fact;
  revenue: Fact;
  contribution: Fact | null;
}

/** A safety margin below this percentage of revenue is small. */
const LITTLE = 10;

export const breakEven = defineCostRule<BreakEven>({
  id: 'break-even',
  theme: 'finance',
  when({ book, year }) {
    if (year === null) return null;
    const point = book.of(key.breakEven, year);
    const margin = book.of(key.safetyMargin, year);
    const revenue = book.of(key.netRevenue, year);
    if (point === null || margin === null || revenue === null || size(margin) >= LITTLE)
      return null;
    return { point, margin, revenue, contribution: book.of(key.contributionRatio, year) };
  },
  advise({ point, margin, revenue, contribution }, { yearlyCost }) {
    const below = isNegative(margin);
    return {
      title: below ? 'Få ner nollpunkten under omsättningen' : 'Öka avståndet till nollpunkten',
      description: sentences(
        `${nameOf(point)} krävdes en omsättning på ${figure(point)} för att täcka kostnaderna; den blev ${figure(revenue)}.`,
        below
          ? `Det saknades alltså ${magnitude(margin)} av omsättningen för att nå dit.`
          : `Marginalen är ${figure(margin)} av omsättningen: så mycket får försäljningen falla innan det blir förlust.`,
        contribution === null
          ? null
          : `Täckningsgraden är ${figure(contribution)}, räknat med att varor och material är rörliga och resten fast.`,
      ),
      action:
        'Välj väg: sänk de fasta kostnaderna, höj priset eller köp billigare. Räkna ut vad var och en gör med nollpunkten innan ni väljer, och följ den varje kvartal.',
      firstStep:
        'På måndag: lista de fasta kostnader som kan sägas upp i år och räkna om nollpunkten utan dem.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.7,
      effect: null,
      effectNote:
        'Inget eget belopp: råden om de enskilda kostnaderna är det som flyttar nollpunkten.',
      stake: yearlyCost * (below ? 0.006 : 0.003),
    };
  },
});
