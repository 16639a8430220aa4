import { decimal } from '../../facts/decimal.ts';
import { derive } from '../../facts/derive.ts';
import { hasValue, inPercent, less, over, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { size } from '../../facts/fact-value.ts';
import { NO_ORIGIN } from '../../facts/facts.ts';
import { monthNumber, monthsPeriod } from '../../figures/calendar/months.ts';
import { salesKeys } from '../../guides/sales/catalogue.ts';
import { figure, magnitude, periodOf } from '../../text/placeholder.ts';
import { advice, advised } from '../answers/overview.ts';
import {
  answer,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
  sourceOf,
} from '../answers/reply.ts';
import { amountIn } from '../question/limits.ts';
import { asked, figureOf } from '../tables/compute.ts';

const MEANT = 'Vad som fattas till en omsättning';
const YEAR = 12;

/** What was sold in the latest whole year of the file, or in a month of it in the mean; null where it has none. */
async function soldLately(isMonthly: boolean, consultation: Consultation): Promise<Fact | null> {
  const source = sourceOf(consultation, 'sales');
  const table = source?.table ?? null;
  const whole = source && consultation.imported(source).get(salesKeys.wholeMonths)?.period;
  const asking = table && asked(table, 'revenue');
  if (!whole || asking === null || 'refused' in asking) return null;
  const last = monthNumber(whole.to);
  const from = last - YEAR + 1;
  if (monthNumber(whole.from) > from) return null;
  const period = monthsPeriod(from, last);
  const year = await figureOf(consultation.facts, asking, { named: [], weekday: null, period });
  if (year === null || !isMonthly) return year;
  return derive(consultation.facts, {
    ...{ ...worked(over(year, YEAR)), key: 'ask.soldMonthly', unit: 'SEK', period },
    label: 'Omsättning per månad i snitt',
  });
}

/** What lacks to so much sold in a year, or in a month where that is said, and the advice that gives more; null where the words are no amount. */
export async function goal(text: string, consultation: Consultation): Promise<Reply | null> {
  const amount = amountIn(text);
  if (amount === null) return null;
  const source = sourceOf(consultation, 'sales');
  const isMonthly = /\b(?:manad|man)\w*/.test(text);
  const sold = await soldLately(isMonthly, consultation);
  if (source === null || sold === null)
    return refusal(
      'Vad som fattas till en omsättning räknas mot tolv hela månader av försäljningen, och det har filerna inte.',
      { meant: MEANT, missing: guidePages.sales },
    );
  const { facts } = consultation;
  const wanted = facts.add({
    ...{ key: 'ask.goal', label: 'Omsättning som ni vill nå', unit: 'SEK', subject: null },
    ...{ value: decimal(amount), precision: 0, kind: 'answer', columns: [], rows: 0 },
    ...{ filter: 'inga rader: ur din fråga', formula: 'så stod det i frågan', origin: NO_ORIGIN },
    period: null,
  });
  const { period } = sold;
  const gap = derive(facts, {
    ...{ ...worked(less(wanted, sold)), key: 'ask.goalGap', unit: 'SEK', period },
    label: 'Målet minus omsättningen',
  });
  const time = isMonthly ? 'i månaden' : 'på ett år';
  const lead = `ni sålde för ${figure(sold)}${isMonthly ? ' i månaden i snitt' : ''} under ${periodOf(sold)}`;
  if (size(gap) <= 0)
    return answer(
      `**Ni är redan där:** ${lead}, och det är ${magnitude(gap)} över ${figure(wanted)} ${time}.`,
      {
        meant: MEANT,
      },
    );
  const growth = less(over(wanted, sold), 1);
  const more = hasValue(growth)
    ? derive(facts, {
        ...{ ...inPercent(growth, { decimals: 1 }), key: 'ask.goalGrowth', period },
        label: 'Ökning som målet kräver',
      })
    : null;
  return advised(
    advice(consultation, [source]),
    [
      `**Det fattas ${figure(gap)} till ${figure(wanted)} ${time}:** ${lead}.${more === null ? '' : ` Det är ${figure(more)} mer.`}`,
      'Råden nedan är vad analysen ser i er försäljning; om de räcker ända fram visar beloppen vid vart och ett.',
    ],
    MEANT,
  );
}
