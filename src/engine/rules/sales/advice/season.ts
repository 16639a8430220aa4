import type { Fact } from '../../../facts/fact.ts';
import { salesKeys as key } from '../../../metrics/sales/keys.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, mention, sentences } from '../../../text/swedish.ts';
import { byValue, first, isPositive, size } from '../../fact-book.ts';
import { defineSalesRule } from '../scene.ts';

interface Season {
  strong: Fact[];
  weak: Fact[];
}

/** The strongest month against the weakest: below this the year is even enough. */
const SPREAD = 1.3;

/** Season index of each month, strongest first; empty where the file is too short or the year is even. */
export function seasonMonths(indexes: readonly Fact[]): Fact[] {
  const ordered = byValue(indexes);
  const top = ordered[0];
  const bottom = ordered[ordered.length - 1];
  if (top === undefined || !isPositive(bottom ?? null) || ordered.length < 12) return [];
  return size(top) / size(bottom ?? null) >= SPREAD ? ordered : [];
}

export const season = defineSalesRule<Season>({
  id: 'season',
  theme: 'season',
  when({ book }) {
    const ordered = seasonMonths(book.all(key.seasonIndex));
    if (ordered.length === 0) return null;
    return { strong: ordered.slice(0, 2), weak: ordered.slice(-2).reverse() };
  },
  advise({ strong, weak }, { yearlyRevenue }) {
    const months = (facts: Fact[]) =>
      listed(facts.map((fact) => `${mention(fact)} (${figure(fact)} gånger snittet)`));
    return {
      title: 'Planera bemanning och inköp efter säsongen',
      description: sentences(
        `Försäljningen följer årstiden tydligt: starkast är ${months(strong)}, svagast ${months(weak)}.`,
        `Den som bemannar och köper in lika mycket varje månad har för lite på hyllan i ${mention(first(strong))} och för mycket i ${mention(first(weak))}.`,
      ),
      action:
        'Lägg semestrar, underhåll och inventering i de svaga månaderna och beställ till topparna i tid. Ta betalt fullt ut när efterfrågan är som störst.',
      firstStep: `På måndag: skriv in inköpsdatum för ${mention(first(strong))} i kalendern, räknat bakåt från leverantörens ledtid.`,
      cost: 'Ingen utgift, några timmars planering',
      timeframe: 'Inom ett halvår',
      effort: 1,
      sureness: 0.6,
      effect: null,
      effectNote:
        'Går inte att räkna ur försäljningen; med bemannings- och lagerkostnad per månad går det.',
      stake: yearlyRevenue * 0.0015,
    };
  },
});
