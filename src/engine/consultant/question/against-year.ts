import type { Ask } from './ask.ts';
import { inYears, isWholeYear } from './calendar.ts';

const AGAINST_YEAR =
  /\b(?:jamfort|jamfor|jamfora|jamforelse|jmf|jmfr|mot|an|gentemot|kontra) (?:med )?(?:(?:samma|motsvarande) (?:tid|period|tidpunkt)\w* )?(?:i fjol|ifjol|forra aret|fjolaret|\d{4})\b/;

/** `Har elen ökat jämfört med i fjol?`: the year after is held against it. */
export function againstYear(ask: Ask, text: string): Ask {
  const [year, ...more] = ask.periods;
  const isHeld = ask.compared || ask.direction !== null;
  if (!isHeld || year === undefined || more.length > 0) return ask;
  if (!isWholeYear(year) || !AGAINST_YEAR.test(text)) return ask;
  return { ...ask, periods: [inYears(year, 1), year] };
}
