import { derive } from '../../facts/derive.ts';
import { hasValue, over, worked } from '../../facts/expression.ts';
import { periodOfMonths } from '../../money/sums.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import type { Ask } from '../question/ask.ts';
import { asked, figureOf } from '../tables/compute.ts';
import { chosenMonths, monthsOfBoth, whyNot } from './left.ts';
import { answer, type Consultation, guidePages, type Reply, refusal, sourceOf } from './reply.ts';
import { of } from './words.ts';
import { CUT } from './work.ts';

const MEANT = 'Kostnaden delad på antalet ordrar, månader som båda filerna har hela';

/** `Frakt per order`: a cost of the one file divided by the orders of the other, in the same months. */
export async function costPerOrder(ask: Ask, consultation: Consultation): Promise<Reply> {
  const refused = whyNot(consultation, 'En kostnad per order', MEANT);
  if (refused !== null) return refused;
  const { facts } = consultation;
  const chosen = chosenMonths(ask.periods[0] ?? null, monthsOfBoth(consultation));
  const [costs, sales] = [sourceOf(consultation, 'costs'), sourceOf(consultation, 'sales')];
  if (chosen === null || !costs?.table || !sales?.table)
    return refusal(
      'Kostnaden per order räknas på hela månader som finns i både försäljning och kostnader, och det gör inte perioden du frågar om.',
      { meant: MEANT },
    );
  const [paying, ordering] = [asked(costs.table, 'cost'), asked(sales.table, 'orders')];
  if ('refused' in ordering)
    return refusal(ordering.refused, { meant: MEANT, missing: guidePages.sales });
  if ('refused' in paying)
    return refusal(paying.refused, { meant: MEANT, missing: guidePages.costs });
  const selection = { weekday: null, period: periodOfMonths(chosen.months) };
  const cost = await figureOf(facts, paying, { ...selection, named: ask.named });
  const orders = await figureOf(facts, ordering, { ...selection, named: [] });
  const each = cost && orders && over(cost, orders);
  if (!cost || !orders || !each || !hasValue(each))
    return answer('I filerna finns **ingen rad** för det du frågar om.', { meant: MEANT });
  const fact = derive(facts, {
    ...worked(each, { decimals: 2 }),
    ...{ key: 'ask.costPerOrder', label: 'Kostnad per order', unit: cost.unit },
    ...{ subject: cost.subject, period: cost.period },
  });
  return answer(
    `**Kostnaden${of(cost)} är ${figure(fact)} per order** under ${periodOf(fact)}: ${figure(cost)} delat på ${figure(orders)} ordrar.${chosen.isCut ? ` ${CUT}` : ''}`,
    { meant: MEANT },
  );
}
