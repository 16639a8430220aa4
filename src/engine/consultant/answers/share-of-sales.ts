import { derive } from '../../facts/derive.ts';
import { hasValue, inPercent, over } from '../../facts/expression.ts';
import { mainKeys } from '../../money/money.ts';
import { periodOfMonths, sumsOf } from '../../money/sums.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import type { Ask } from '../question/ask.ts';
import { asked, figureOf } from '../tables/compute.ts';
import { chosenMonths, monthsOfBoth, whyNot } from './left.ts';
import { answer, type Consultation, type Reply, refusal, sourceOf } from './reply.ts';
import { of } from './words.ts';
import { CUT } from './work.ts';

const MEANT = 'Kostnaden som andel av omsättningen, månader som båda filerna har hela';

/** A cost in per cent of the sales of the same months; of all costs where none is named. */
export async function shareOfSales(ask: Ask, consultation: Consultation): Promise<Reply> {
  const refused = whyNot(consultation, 'En kostnads andel av omsättningen', MEANT);
  if (refused !== null) return refused;
  const { facts } = consultation;
  const chosen = chosenMonths(ask.periods[0] ?? null, monthsOfBoth(consultation));
  const table = sourceOf(consultation, 'costs')?.table ?? null;
  const asking = table === null ? null : asked(table, 'cost');
  if (chosen === null || asking === null || 'refused' in asking)
    return refusal(
      'Andelen av omsättningen räknas på hela månader som finns i både försäljning och kostnader, och det gör inte perioden du frågar om.',
      { meant: MEANT },
    );
  const sums = sumsOf(facts, chosen.months, mainKeys);
  const period = periodOfMonths(chosen.months);
  const cost =
    ask.named.length === 0
      ? sums.cost
      : await figureOf(facts, asking, { named: ask.named, weekday: null, period });
  if (cost === null)
    return answer('I filen finns **ingen rad** för det du frågar om.', { meant: MEANT });
  const share = over(cost, sums.revenue);
  if (!hasValue(share))
    return refusal('Ingen omsättning finns under perioden, så ingen andel går att räkna.', {
      meant: MEANT,
    });
  const fact = derive(facts, {
    ...inPercent(share),
    key: 'ask.share',
    label: 'Andel av omsättningen',
    subject: cost.subject,
    period,
  });
  return answer(
    `**Kostnaden${of(cost)} är ${figure(fact)} av omsättningen** under ${periodOf(fact)}: ${figure(cost)} av ${figure(sums.revenue)}.${chosen.isCut ? ` ${CUT}` : ''}`,
    { meant: MEANT },
  );
}
