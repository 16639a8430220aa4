import { byValue } from '../../facts/fact-value.ts';
import { costKeys as cost } from '../../guides/costs/catalogue.ts';
import { figure, nameOf } from '../../text/placeholder.ts';
import { answerFigure } from '../answers/figures.ts';
import { leftByMonth } from '../answers/left-by-month.ts';
import {
  answer,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
  sourceOf,
} from '../answers/reply.ts';
import { tableOf } from '../answers/words.ts';
import type { Ask, Reading } from '../question/ask.ts';
import { asked, figuresBy } from '../tables/compute.ts';

const LISTED = 5;
const LARGEST = 3;

/** What of the goods leaves most or least, or sells so where the file has not what they cost. */
async function ranked(ask: Ask, order: 'most' | 'least', consultation: Consultation) {
  const table = sourceOf(consultation, 'sales')?.table ?? null;
  const asking = table === null ? null : asked(table, 'profit');
  const hasProfit = asking !== null && !('refused' in asking);
  const of: Ask = {
    ...ask,
    ...{ guide: 'sales', measure: hasProfit ? 'profit' : 'revenue', measured: true, by: 'product' },
    ...{ order, limit: LISTED, named: [], periods: [], direction: null, compared: false },
    ...{ share: false, average: false },
  };
  return { hasProfit, reply: await answerFigure(of, consultation) };
}

const NO_COST =
  'Vad varje del kostar er finns inte i filen, så det här är omsättning och inte vad som blir kvar.';

/** What is earned most on. */
export async function earnMost(ask: Ask, consultation: Consultation): Promise<Reply> {
  const { hasProfit, reply } = await ranked(ask, 'most', consultation);
  return hasProfit || reply.kind !== 'answer'
    ? reply
    : { ...reply, text: `${reply.text}\n${NO_COST}` };
}

/** In which month most is left, or least: of both files, else of what the goods leave, else of what is sold. */
export async function earnWhen(
  { ask, plain: text }: Pick<Reading, 'ask' | 'plain'>,
  consultation: Consultation,
): Promise<Reply> {
  const order = /\b(?:minst|samst)\b/.test(text) ? 'least' : 'most';
  const months: Ask = {
    ...ask,
    ...{ named: [], by: 'month', order, limit: null, compared: false, direction: null },
    ...{ share: false, average: false },
  };
  const both = leftByMonth(months, '', consultation);
  if (both.kind === 'answer') return both;
  const table = sourceOf(consultation, 'sales')?.table ?? null;
  const asking = table === null ? null : asked(table, 'profit');
  const hasProfit = asking !== null && !('refused' in asking);
  const measure = hasProfit ? 'profit' : 'revenue';
  const reply = await answerFigure(
    { ...months, ...{ guide: 'sales', measure, measured: true } },
    consultation,
  );
  if (hasProfit || reply.kind !== 'answer') return reply;
  return { ...reply, text: `${reply.text}\n${NO_LEFT}` };
}

const NO_LEFT =
  'Det är omsättningen: vad som blev kvar syns först med kostnaderna för samma månader.';

/** What could be dropped: what leaves least, which is no reason by itself. */
export async function leastGoods(ask: Ask, consultation: Consultation): Promise<Reply> {
  const { hasProfit, reply } = await ranked(ask, 'least', consultation);
  if (reply.kind !== 'answer') return reply;
  const lines = [
    reply.text,
    ...(hasProfit ? [] : [NO_COST]),
    'Minst behöver inte vara olönsamt: se efter vad de drar i tid, plats och inköp, och om de köps ihop med annat, innan ni slutar med något.',
  ];
  return { ...reply, text: lines.join('\n') };
}

/** The largest invoices that have been sent, where the sales are told by invoice. */
async function sent(consultation: Consultation): Promise<string | null> {
  const source = sourceOf(consultation, 'sales');
  const { table = null } = source ?? {};
  if (table === null || !/faktur/i.test(table.columns.orderId?.name ?? '')) return null;
  const asking = asked(table, 'revenue');
  if ('refused' in asking) return null;
  const selection = { named: [], weekday: null, period: null };
  const order = { by: 'most', limit: LARGEST } as const;
  const facts = await figuresBy(consultation.facts, asking, selection, 'order', order);
  if (facts === null || facts.length === 0) return null;
  return `**Störst av dem ni har skickat:** ${facts.map((fact) => `${nameOf(fact)} på ${figure(fact)}`).join(', ')}.`;
}

/** The largest invoices: those that have been paid, and those that have been sent. */
export async function largestInvoices(consultation: Consultation): Promise<Reply> {
  const source = sourceOf(consultation, 'costs');
  const from = source === null ? null : consultation.imported(source);
  const rows = byValue((source?.facts ?? []).filter(({ key }) => key === cost.rowAmount))
    .slice(0, LISTED)
    .flatMap(({ id }) => from?.withId(id) ?? []);
  const own = await sent(consultation);
  const [first] = rows;
  const meant = 'De största fakturorna';
  if (first === undefined && own === null)
    return refusal('Filerna visar inga enskilda fakturor.', { meant, missing: guidePages.costs });
  const paid =
    first === undefined
      ? []
      : [`**Störst av dem ni har fått:** ${nameOf(first)} på ${figure(first)}.`];
  return answer([...paid, ...(own === null ? [] : [own])].join('\n'), {
    meant,
    table:
      first === undefined
        ? null
        : tableOf(
            'Faktura',
            ['Belopp'],
            rows.map((fact) => [fact]),
          ),
    suggestions: ['Vilka leverantörer kostar mest?', 'Sticker något ut?'],
  });
}
