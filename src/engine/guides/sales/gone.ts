import { subjectKey } from '../../events/own-months.ts';
import type { NamedEvent } from '../../events/sentence.ts';
import type { Fact } from '../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../facts/fact-value.ts';
import { dayNumber } from '../../figures/calendar/months.ts';
import { salesKeys as key } from './catalogue.ts';
import type { SalesRuleContext } from './rule-context.ts';

/** Who of those that work there most of what a customer buys less was with; null where it was with none. */
function wasWith(customer: string, { figures }: SalesRuleContext): string | null {
  const by = figures.movedWith?.get(subjectKey('customer', customer))?.by;
  return by?.kind === 'staff' ? by.name : null;
}

/** Whether most of what a customer buys less was with one who has left, whose customers are advised on by that. */
export function wentWithStaff(customer: string, context: SalesRuleContext): boolean {
  const who = wasWith(customer, context);
  return who !== null && context.happened.hasStopped('staff', who);
}

/** Whether a customer has bought nothing for so long that it may no longer be one: what the whole file says of it is not so now. */
export const isSilent = (customer: string, { happened, figures }: SalesRuleContext): boolean =>
  happened.hasStopped('customer', customer) || (figures.atRisk ?? []).includes(customer);

/** What they bought the year before, of the customers that one who works there had and who have bought nothing since its last rows. */
export function goneWith({ change, parts }: NamedEvent, context: SalesRuleContext): Fact[] {
  const last = parts.get('last')?.period?.to;
  if (last === undefined) return [];
  const silent = context.book.all(key.customerDaysSinceSale).filter((days) => {
    const end = days.period?.to;
    return end !== undefined && size(days) >= dayNumber(end) - dayNumber(last);
  });
  const theirs = silent.filter(
    (days) => wasWith(subjectName(days), context) === change.subject?.name,
  );
  return byValue(
    theirs
      .flatMap((days) => context.book.of(key.customerPrevious, subjectName(days)) ?? [])
      .filter(isPositive),
  );
}
