import { bookKeys } from '../../books/keys.ts';
import { derive } from '../../facts/derive.ts';
import { hasValue, inPercent, over } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import { mainKeys } from '../../money/money.ts';
import { periodOfMonths, sumsOf } from '../../money/sums.ts';
import type { Period } from '../../table/period.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import type { Ask } from '../question/ask.ts';
import { asked, figureOf } from '../tables/compute.ts';
import { statedCost, yearOf, yearsInSums } from '../tables/stated-sums.ts';
import type { AskedTable } from '../tables/table.ts';
import { chosenMonths, monthsOfBoth, whyNot } from './left.ts';
import { answer, type Consultation, type Reply, refusal, sourceOf } from './reply.ts';
import { factOf } from './topic.ts';
import { of } from './words.ts';
import { CUT } from './work.ts';

const MEANT = 'Kostnaden som andel av omsättningen, månader som båda filerna har hela';

/** A cost in per cent of what was sold; null where nothing was. */
function shareOf(
  facts: Facts,
  [cost, revenue]: readonly [Fact, Fact],
  period: Period,
  label = 'Andel av omsättningen',
): Fact | null {
  const share = over(cost, revenue);
  return hasValue(share)
    ? derive(facts, {
        ...inPercent(share),
        ...{ key: 'ask.share', label, subject: cost.subject, period },
      })
    : null;
}

/** The same of a whole financial year, where the books tell what was sold and no sales are analysed; null where they do not. */
async function ofBookedSales(ask: Ask, consultation: Consultation): Promise<Reply | null> {
  const source = sourceOf(consultation, 'costs');
  if (source?.table == null || sourceOf(consultation, 'sales') !== null) return null;
  const [time = null, ...more] = ask.periods;
  const known = factOf(source, bookKeys.netRevenue, time);
  const revenue = known && consultation.imported(source).withId(known.id);
  const { period } = revenue ?? {};
  if (!revenue || !period || more.length > 0) return null;
  if (time !== null && (time.from !== period.from || time.to !== period.to)) return null;
  const cost = await costOf(ask.named, period, source.table, consultation);
  const fact =
    cost && shareOf(consultation.facts, [cost, revenue], period, 'Andel av nettoomsättningen');
  if (!cost || !fact) return null;
  return answer(
    `**Kostnaden${of(cost)} är ${figure(fact)} av omsättningen** under ${periodOf(fact)}: ${figure(cost)} av ${figure(revenue)}, nettoomsättningen i bokföringen.`,
    { meant: `Kostnaden som andel av nettoomsättningen · ur ${source.document}` },
  );
}

/** What was paid in a financial year: its rows, or what the books state of a year without any. */
async function costOf(
  named: Ask['named'],
  period: Period,
  table: AskedTable,
  { facts, today }: Consultation,
): Promise<Fact | null> {
  const asking = asked(table, 'cost');
  if ('refused' in asking) return null;
  const year = yearOf(yearsInSums(table, today), period);
  return year === null
    ? figureOf(facts, asking, { named, weekday: null, period })
    : statedCost(facts, table, year, named);
}

/** A cost in per cent of the sales of the same months; of all costs where none is named. */
export async function shareOfSales(ask: Ask, consultation: Consultation): Promise<Reply> {
  const booked = await ofBookedSales(ask, consultation);
  if (booked !== null) return booked;
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
  const fact = shareOf(facts, [cost, sums.revenue], period);
  if (fact === null)
    return refusal('Ingen omsättning finns under perioden, så ingen andel går att räkna.', {
      meant: MEANT,
    });
  return answer(
    `**Kostnaden${of(cost)} är ${figure(fact)} av omsättningen** under ${periodOf(fact)}: ${figure(cost)} av ${figure(sums.revenue)}.${chosen.isCut ? ` ${CUT}` : ''}`,
    { meant: MEANT },
  );
}
