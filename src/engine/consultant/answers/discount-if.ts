import { estimate, ROUNDING_NOTE, sumOf, timesPercent } from '../../advice/effect-formula.ts';
import { derive } from '../../facts/derive.ts';
import { less, over, times, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { isPositive } from '../../facts/fact-value.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { figure, magnitude, periodOf } from '../../text/placeholder.ts';
import {
  answer,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
  sourceOf,
  withoutSource,
} from './reply.ts';

/**
 * Discounts that are changed by so many per cent, or to so many per cent of what was sold before them: what is given less
 * comes in, with as much sold. `percent` is the question's own figure, `meant` what it was taken to mean.
 */
export function discountIf(
  percent: Fact,
  { isLevel, isDown, meant }: { isLevel: boolean; isDown: boolean; meant: string },
  consultation: Consultation,
): Reply {
  const source = sourceOf(consultation, 'sales');
  if (source === null) return withoutSource('sales', consultation);
  const from = consultation.imported(source);
  const [given, share] = [from.get(sale.discountAmount), from.get(sale.discountShare)];
  if (!isPositive(given) || !isPositive(share))
    return refusal('Filen visar inga lämnade rabatter att räkna på.', {
      ...{ meant, missing: guidePages.sales },
    });
  const formula = isLevel
    ? { ...over(times(less(share, percent), given), share), base: [given] }
    : timesPercent(sumOf(given), percent);
  const value = estimate(formula);
  if (value === null) return refusal('Det går inte att räkna på.', { meant });
  const effect = derive(consultation.facts, {
    ...worked(formula, { note: `, ${ROUNDING_NOTE}` }),
    ...{ value, precision: 0, period: given.period },
    ...{ key: 'ask.effect', label: 'Effekt under samma tid', unit: 'SEK' },
  });
  const isLess = isLevel ? Number(share.value) > Number(percent.value) : isDown;
  const change = isLevel
    ? `Går rabatterna från ${figure(share)} till ${figure(percent)} av försäljningen före rabatt`
    : `${isDown ? 'Minskar' : 'Ökar'} rabatterna med ${figure(percent)}`;
  return answer(
    [
      `**${change} handlar det om ungefär ${magnitude(effect)} ${isLess ? 'mer' : 'mindre'} i omsättning** med lika mycket sålt.`,
      '## Antaganden',
      `- Räknat på ${figure(given)} i lämnade rabatter under ${periodOf(given)}.`,
      '- Ingen köper mindre eller mer för det.',
    ].join('\n'),
    { meant, suggestions: ['Vem får mest rabatt?', 'Vad ska jag göra på måndag?'] },
  );
}
