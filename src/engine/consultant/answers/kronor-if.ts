import { multipliedBy, sumOf } from '../../advice/effect-formula.ts';
import { decimal } from '../../facts/decimal.ts';
import { derive } from '../../facts/derive.ts';
import { less, over, worked } from '../../facts/expression.ts';
import { isPositive } from '../../facts/fact-value.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { inHours } from '../../guides/sales/in-hours.ts';
import { figure, nameOf } from '../../text/placeholder.ts';
import type { Reading } from '../question/ask.ts';
import { asked, figureOf } from '../tables/compute.ts';
import { DOWN } from './changing.ts';
import {
  answer,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
  sourceOf,
  withoutSource,
} from './reply.ts';
import { MEANT, OF_QUESTION, SUGGESTIONS, toldIn } from './supposed.ts';
import { outside } from './work.ts';

const NONE_THEN = refusal('Filen har inget av det under den tiden.', {});

/** So many kronor more or less for each that is sold. */
async function perPiece(reading: Reading, kronor: string, consultation: Consultation) {
  const { ask, plain } = reading;
  const source = sourceOf(consultation, 'sales');
  if (source === null || source.table === null) return withoutSource('sales', consultation);
  const { table } = source;
  const asking = asked(table, 'units');
  if ('refused' in asking) return refusal(asking.refused, { missing: guidePages.sales });
  const timeTold = toldIn(ask, table);
  if (timeTold === null) return outside(table, source, MEANT);
  const current = consultation.imported(source).get(sale.revenueCurrent)?.period;
  const period = timeTold ?? current ?? table.covered;
  const { facts } = consultation;
  const units = await figureOf(facts, asking, { named: ask.named, period, weekday: null });
  if (units === null) return NONE_THEN;
  const each = facts.add({
    ...OF_QUESTION,
    key: 'ask.each',
    label: table.countsHours ? inHours('Kronor per styck') : 'Kronor per styck',
    value: decimal(kronor),
    unit: 'SEK',
    precision: kronor.includes('.') ? 2 : 0,
  });
  const effect = derive(facts, {
    ...worked(multipliedBy(sumOf(units), each)),
    ...{ subject: units.subject, period: units.period },
    key: 'ask.effect',
    label: 'Effekt under samma tid',
    unit: 'SEK',
  });
  return answer(
    [
      `**${figure(each)} ${DOWN.test(plain) ? 'mindre' : 'mer'} för varje ${nameOf(units)} är ${figure(effect)}** med lika många sålda.`,
      '## Antaganden',
      `- Räknat på ${figure(units)} sålda, så många som det var under {{${units.id}.period}}.`,
      '- Ingen köper mindre för det.',
    ].join('\n'),
    { meant: `${MEANT} · ur ${source.document}`, suggestions: SUGGESTIONS },
  );
}

/** `Till 800 kr`, `om den kostar 800 kr`: the price itself, and no more or less than it. */
const TO_PRICE = /\b(?:till|kosta(?:r|de|t)?|tar|tog|blir|vore|ar|var) (?:\w+ ){0,1}?\d/;
const BY_PRICE = /\b(?:mer|mindre|extra|dyrare|billigare|hogre|lagre)\b/;

/** What is sold of something, at so many kronor for each instead of what each came to. */
async function atPrice({ ask }: Reading, kronor: string, consultation: Consultation) {
  const source = sourceOf(consultation, 'sales');
  if (source === null || source.table === null) return withoutSource('sales', consultation);
  const { table } = source;
  const [counted, sold] = [asked(table, 'units'), asked(table, 'revenue')];
  if ('refused' in counted || 'refused' in sold)
    return refusal('refused' in counted ? counted.refused : '', { missing: guidePages.sales });
  const timeTold = toldIn(ask, table);
  if (timeTold === null) return outside(table, source, MEANT);
  const current = consultation.imported(source).get(sale.revenueCurrent)?.period;
  const selection = {
    named: ask.named,
    period: timeTold ?? current ?? table.covered,
    weekday: null,
  };
  const { facts } = consultation;
  const units = await figureOf(facts, counted, selection);
  const revenue = await figureOf(facts, sold, selection);
  if (units === null || revenue === null || !isPositive(units)) return NONE_THEN;
  const each = facts.add({
    ...OF_QUESTION,
    key: 'ask.each',
    label: 'Priset i frågan',
    value: decimal(kronor),
    unit: 'SEK',
    precision: kronor.includes('.') ? 2 : 0,
  });
  const about = { subject: units.subject, period: units.period };
  const mean = derive(facts, {
    ...worked(over(revenue, units), { decimals: 2 }),
    ...{ ...about, key: 'ask.mean', label: 'Snittpriset per såld enhet', unit: 'SEK' },
  });
  const then = multipliedBy(sumOf(units), each);
  const isMore = Number(kronor) * Number(units.value) >= Number(revenue.value);
  const difference = isMore ? less(then, revenue) : less(sumOf(revenue), then);
  const effect = derive(facts, {
    ...worked(difference, { decimals: 2 }),
    ...{ ...about, key: 'ask.effect', label: 'Effekt under samma tid', unit: 'SEK' },
  });
  return answer(
    [
      `**Kostar ${nameOf(units)} ${figure(each)} ${isMore ? 'ökar' : 'minskar'} omsättningen med ${figure(effect)}** med lika många sålda.`,
      '## Antaganden',
      `- Räknat på ${figure(units)} sålda för ${figure(mean)} i snitt, så mycket som det var under {{${units.id}.period}}.`,
      '- Ingen köper mindre eller mer för det.',
    ].join('\n'),
    { meant: `${MEANT} · ur ${source.document}`, suggestions: SUGGESTIONS },
  );
}

const PRICED: ReadonlySet<string> = new Set(['product', 'category']);
const SEVERAL_PRICES = refusal(
  'Det du nämner är flera varor, som kan ha var sitt pris. Fråga om en av dem, eller hur mycket mer var och en skulle kosta.',
);

/** So many kronor in a question of what would be: a price of something that is sold, or more or less for each of it. */
export function kronorIf(
  reading: Reading,
  kronor: string,
  consultation: Consultation,
): Promise<Reply> {
  const isPrice = TO_PRICE.test(reading.plain) && !BY_PRICE.test(reading.plain);
  const [one, ...more] = reading.ask.named.filter(({ dimension }) => PRICED.has(dimension));
  const isOneProduct = one?.dimension === 'product' && one.names.length === 1;
  if (isPrice && (more.length > 0 || !isOneProduct)) return Promise.resolve(SEVERAL_PRICES);
  return (isPrice ? atPrice : perPiece)(reading, kronor, consultation);
}
