import { bookKeys } from '../../books/keys.ts';
import { derive } from '../../facts/derive.ts';
import { less, worked } from '../../facts/expression.ts';
import type { Area } from '../../guides/costs/areas/areas.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { periodOfMonths } from '../../money/sums.ts';
import { figure, magnitude, periodOf } from '../../text/placeholder.ts';
import { directed } from '../../text/swedish.ts';
import { left } from '../answers/left.ts';
import { summary } from '../answers/overview.ts';
import { answer, type Consultation, type Reply, refusal, sourceOf } from '../answers/reply.ts';
import { answerTopic, factOf } from '../answers/topic.ts';
import type { Ask } from '../question/ask.ts';
import type { Named } from '../question/named.ts';
import { topics } from '../question/topics.ts';
import { asked, figureOf } from '../tables/compute.ts';
import { bothOf } from './both.ts';

/** What is left of both, with the same a year before; of sales or books alone, what those tell of it. */
export function whatIsLeft(ask: Ask, consultation: Consultation): Reply {
  const reply = left({ ...ask, periods: [] }, consultation);
  if (reply.kind === 'answer') {
    const both = bothOf(consultation, '', '');
    const before = 'refused' in both ? null : both.against;
    const sales = sourceOf(consultation, 'sales');
    const known = sales === null ? null : factOf(sales, sale.grossMargin);
    const margin = known && sales ? consultation.imported(sales).withId(known.id) : null;
    const more =
      margin === null ? '' : `\nTäckningsgraden, före alla andra kostnader, är ${figure(margin)}.`;
    return { ...reply, text: `${reply.text}${before === null ? '' : `\n${before}`}${more}` };
  }
  const topic = topics.find(({ keys }) => keys[0] === bookKeys.netResult);
  const booked = topic === undefined ? null : answerTopic(topic, null, consultation);
  return booked ?? reply;
}

const INTEREST: Area = 'Räntor och finansiella kostnader';
const NET = 'Driftnettot: intäkterna minus alla kostnader utom räntor';

/** What the houses give before interest: income less the costs of the same months, without those of loans. */
export async function operatingNet(ask: Ask, consultation: Consultation): Promise<Reply> {
  const both = bothOf(consultation, 'Driftnettot', NET);
  if ('refused' in both) return both.refused;
  const table = sourceOf(consultation, 'costs')?.table ?? null;
  const asking = table === null ? null : asked(table, 'cost');
  if (asking === null || 'refused' in asking) return left({ ...ask, periods: [] }, consultation);
  const period = periodOfMonths(both.months);
  const interest: Named = {
    ...{ guide: 'costs', dimension: 'area', names: [INTEREST] },
    ...{ written: INTEREST, how: 'exact' },
  };
  const selection = { named: [], weekday: null, period };
  const cost = await figureOf(consultation.facts, asking, { ...selection, without: [interest] });
  if (cost === null) return refusal('Inga kostnader finns under perioden.', { meant: NET });
  const { revenue } = both.sums;
  const net = derive(consultation.facts, {
    ...worked(less(revenue, cost)),
    ...{ key: 'ask.operatingNet', label: 'Driftnetto', unit: 'SEK', period },
  });
  const paid = await figureOf(consultation.facts, asking, { ...selection, named: [interest] });
  const after =
    paid === null
      ? ''
      : ` Räntorna var ${figure(paid)}, och efter dem är ${directed(both.sums.left, { up: `${magnitude(both.sums.left)} kvar`, down: `det ${magnitude(both.sums.left)} minus`, flat: 'inget kvar' })}.`;
  return answer(
    [
      `**Driftnettot var ${figure(net)}** under ${periodOf(net)}: intäkter på ${figure(revenue)} minus kostnader på ${figure(cost)}, utan räntor.${after}`,
      ...both.lacking,
    ].join('\n'),
    { meant: NET, suggestions: ['Vad kan vi spara in på?', 'Vad har hänt?'] },
  );
}

/** How things are at large, with what is left. */
export function howWeAre(ask: Ask, consultation: Consultation): Reply {
  const reply = summary(consultation);
  const rest = left({ ...ask, periods: [] }, consultation);
  if (rest.kind !== 'answer') return reply;
  const [first = ''] = rest.text.split('\n');
  return { ...reply, text: `${first}\n${reply.text}` };
}
