import { against } from '../../../events/sentence.ts';
import { isNegative, isPositive, size } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure } from '../../../text/placeholder.ts';
import { dearerPurchaseOf, hasComparableMargin } from '../advice/thin-margin.ts';
import { salesKeys as key } from '../catalogue.ts';
import { theWhole } from '../coverage.ts';
import type { SalesRuleContext } from '../rule-context.ts';
import type { ProductFacts } from './product-facts.ts';

/** A product's problem, the remedy, and its kronor (for ranking only). */
export interface Reading {
  issue: string;
  advice: string;
  weight: number;
}

/** A margin that has fallen by fewer percentage points is not what is wrong with a product. */
const FELL = 3;

/** What a dearer purchase has done to the margin of a product; null where it has taken little of it. */
export function dearerReading(name: string, context: SalesRuleContext): Reading | null {
  const event = dearerPurchaseOf(name, context);
  const [now, before] = [event?.parts.get('marginCurrent'), event?.parts.get('marginPrevious')];
  if (event === null || now === undefined || before === undefined) return null;
  if (size(before) - size(now) < FELL) return null;
  return {
    issue: `Täckningsgraden har sjunkit till ${figure(now)} ${duringPeriodOf(now)}, från ${figure(before)} ${against(event)}, genom en högre kostnad.`,
    advice: 'Räkna om kalkylen med den nya kostnaden innan ni säljer mer till samma pris.',
    weight: -size(event.change),
  };
}

/** A margin that is low beside the whole's. */
export function marginReading(
  { name, margin, revenue }: ProductFacts,
  context: SalesRuleContext,
): Reading | null {
  const total = context.book.get(key.grossMargin);
  if (margin === null || total === null || size(margin) > size(total) - 8) return null;
  const weight = (size(revenue) * (size(total) - size(margin))) / 100;
  if (size(margin) < 0)
    return {
      issue: `Säljs med förlust: täckningsgraden är ${figure(margin)}.`,
      advice: 'Höj priset eller sluta sälja den, om den inte drar med sig annat som går med vinst.',
      weight,
    };
  if (!hasComparableMargin(name, context)) return null;
  const { business, byTime, ofGoods } = context;
  const raise =
    business?.id === 'restaurant'
      ? 'Höj priset i nästa meny eller byt ut den råvara som kostar mest.'
      : ofGoods
        ? 'Höj priset på nya order eller begär ny offert på inköpet.'
        : 'Höj priset på nya order eller få ner det som den kostar.';
  return {
    issue: `Täckningsgraden ${figure(margin)} är låg mot ${figure(total)} för ${theWhole(context)}.`,
    advice: byTime ? 'Höj priset på nya bokningar eller korta tiden som går åt.' : raise,
    weight,
  };
}

/** What comes back of it, or is drawn off the sales. */
export function returnReading(
  { returns, revenue }: ProductFacts,
  { words }: SalesRuleContext,
): Reading | null {
  // What is never sold is no return but a fee or a deduction: `Hämtningsavgift`.
  if (isPositive(returns) && isNegative(revenue))
    return {
      issue: `Drar av ${figure(returns)} från ${words.income.the}.`,
      advice: 'Se efter vad avdraget beror på, och om det går att få ner.',
      weight: size(returns),
    };
  if (!isPositive(returns) || size(returns) < 0.05 * size(revenue)) return null;
  return {
    issue: `Returer och krediteringar uppgår till ${figure(returns)}.`,
    advice: 'Skriv upp skälet till varje retur och rätta det vanligaste.',
    weight: size(returns),
  };
}
