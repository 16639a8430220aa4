import { isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure, periodOf } from '../../../text/placeholder.ts';
import { byHowMuch, capital, directed, inQuotes, listed, mention } from '../../../text/swedish.ts';
import { areaOfLabel } from '../account-label.ts';
import { theCostOf, whatOf } from '../areas/areas.ts';
import { costKeys as key } from '../catalogue.ts';
import { spikesOf } from '../spikes.ts';
import { EVEN, isBilledSeldom, variableAreas } from '../variable-areas.ts';
import type { CostAnswerContext, CostAnswerPart } from './answer-context.ts';
import { accountNamed, areaNamed } from './match.ts';
import { readNamed } from './named-amounts.ts';

/** From this change between the periods, in per cent, a cost is on another level. */
const MOVED = 15;

function oneArea(area: string, { book, figures }: CostAnswerContext): string | null {
  const total = book.of(key.areaTotal, area);
  if (!isPositive(total)) return null;
  const the = theCostOf(area, figures.business);
  const [spike] = spikesOf(book, area);
  if (spike !== undefined)
    return `Du skrev att ${the} varierar; den stack ut mest i ${periodOf(spike)}, ${figure(spike)} över en vanlig månad.`;
  const fixed = book.of(key.areaFixed, area);
  if (fixed === null) return null;
  if (!isPositive(fixed))
    return `${capital(the)} räknas som rörlig: inget av ${figure(total)} är fast.`;
  const growth = book.of(key.areaGrowth, area);
  // Even from month to month, on another level than the year before: that is no even cost.
  const isSeldom = isBilledSeldom(area, figures);
  const even = isSeldom ? 'är fast' : 'är jämn från månad till månad i filen';
  if (growth !== null && Math.abs(size(growth)) >= MOVED && size(fixed) >= EVEN * size(total))
    return `${capital(the)} ${even}, men har ${directed(growth, { up: 'ökat', down: 'minskat', flat: 'ändrats' })} ${byHowMuch(growth)} mellan de perioder som jämförs.`;
  if (size(fixed) >= EVEN * size(total))
    return isSeldom
      ? `Du skrev att ${the} varierar. Den betalas sällan, men hör till det som är fast: ${figure(fixed)} av ${figure(total)}.`
      : `Du skrev att ${the} varierar, men i filen är den jämn: ${figure(fixed)} av ${figure(total)} är fast.`;
  return `${capital(the)} varierar också i filen: av ${figure(total)} är bara ${figure(fixed)} fast.`;
}

/** What is an account of its own in an area that is called otherwise. */
function ofAccount(words: string, { book, figures }: CostAnswerContext): string | null {
  const total = accountNamed(words, book);
  if (total === null) return null;
  // Where no row at all is placed by its account the numbers are not those of BAS.
  const isOther = size(book.get(key.areasByAccount) ?? total) === 0;
  const area = isOther ? null : areaOfLabel(subjectName(total));
  const part = area === null ? '' : `, en del av ${theCostOf(area, figures.business)}`;
  return `${capital(inQuotes(words))} finns i filen på kontot ${mention(total)}: ${figure(total)}${part}.`;
}

/** Question 2: the costs that vary most, compared with how even they are in the file. */
export function variableCostAnswer(answer: string, context: CostAnswerContext): CostAnswerPart {
  const checks = readNamed(answer).flatMap(({ words }) => {
    const area = areaNamed(words, context.book);
    return (area === null ? null : oneArea(area, context)) ?? ofAccount(words, context) ?? [];
  });
  if (checks.length > 0) return { checks: [...new Set(checks)] };
  const largest = variableAreas(context.book).slice(0, 3);
  if (largest.length === 0) return {};
  const names = listed(
    largest.map(
      (fact) => `${whatOf(subjectName(fact), context.figures.business)} (${figure(fact)})`,
    ),
  );
  return {
    checks: [
      `De kostnader du kallar oförutsägbara gick inte att para ihop med filen. Där varierar ${names} mest i kronor.`,
    ],
  };
}
