import {
  estimate,
  multipliedBy,
  ROUNDING_NOTE,
  sumOf,
  timesPercent,
} from '../../advice/effect-formula.ts';
import { decimal } from '../../facts/decimal.ts';
import { derive } from '../../facts/derive.ts';
import { hasValue, inPercent, over, sum, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { isPositive } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import { costKeys as cost } from '../../guides/costs/catalogue.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { figure, nameOf } from '../../text/placeholder.ts';
import type { Reading } from '../question/ask.ts';
import type { MeasureId } from '../question/vocabulary.ts';
import { asked, figureOf } from '../tables/compute.ts';
import { CHANGING, changing, DOWN, profitThen } from './changing.ts';
import { discountIf } from './discount-if.ts';
import { kronorIf } from './kronor-if.ts';
import { largestCustomer } from './largest-customer.ts';
import { leftThen } from './left-then.ts';
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

function percentFact(facts: Facts, percent: string, label: string): Fact {
  return facts.add({
    key: 'ask.percent',
    label,
    value: decimal(percent),
    unit: 'percent',
    precision: percent.includes('.') ? 1 : 0,
    ...OF_QUESTION,
  });
}

/** Amount and its share: `base × p ÷ 100`, as the advice counts its effects. */
function effectOf(
  facts: Facts,
  base: Fact,
  percent: Fact,
  months: number,
  label: string,
): Fact | null {
  const yearly = months === 12 ? sumOf(base) : multipliedBy(sumOf(base), 12);
  const formula = timesPercent(yearly, percent);
  const value = estimate(formula);
  if (value === null) return null;
  return derive(facts, {
    ...worked(formula, { note: `, ${ROUNDING_NOTE}` }),
    value,
    key: 'ask.effect',
    label,
    unit: 'SEK',
    precision: 0,
  });
}

/** A price changed by so many per cent, sold in the same number. */
function price(reading: Reading, consultation: Consultation): Reply {
  const source = sourceOf(consultation, 'sales');
  if (source === null) return withoutSource('sales', consultation);
  const { facts } = consultation;
  const from = consultation.imported(source);
  const month = from.get(sale.monthAverage);
  const isDown = DOWN.test(reading.plain);
  const percent = percentFact(
    facts,
    reading.percent ?? '5',
    isDown ? 'Prissänkning' : 'Prishöjning',
  );
  const effect = isPositive(month) ? effectOf(facts, month, percent, 1, 'Effekt på ett år') : null;
  if (effect === null)
    return refusal('Filen täcker för få hela månader för att räknas upp till ett år.', {
      missing: guidePages.sales,
    });
  const lines = [
    `**${isDown ? 'Sänker' : 'Höjer'} du alla priser ${figure(percent)} och säljer lika mycket, ${isDown ? 'minskar' : 'ökar'} både omsättning och täckningsbidrag med ungefär ${figure(effect)} på ett år.**`,
    '## Antaganden',
    '- Du säljer lika många som i dag, till samma kunder.',
    '- Kostnaden för varorna ändras inte.',
    '- Året räknas upp från de hela månaderna i filen, med alla månader lika stora.',
  ];
  const margin = from.get(sale.grossMargin);
  if (isPositive(margin)) {
    const whole = isDown ? null : over(percent, sum(percent, margin));
    if (whole !== null && hasValue(whole)) {
      const loss = derive(facts, {
        ...inPercent(whole, { decimals: 1 }),
        key: 'ask.volume',
        label: 'Volym som kan tappas utan att täckningsbidraget sjunker',
      });
      lines.push(
        '## Så mycket tål höjningen',
        `Med täckningsgraden ${figure(margin)} kan du tappa ${figure(loss)} av volymen innan höjningen kostar mer än den ger.`,
      );
    }
  } else
    lines.push(
      'Hur mycket volym höjningen tål går inte att säga: filen saknar kostnad för varorna.',
    );
  return answer(lines.join('\n'), {
    meant: `Alla priser ${isDown ? 'ned' : 'upp'} så mycket du skrev · ur ${source.document}`,
    suggestions: SUGGESTIONS,
  });
}

/** A cost, or what is sold of something, changed by so many per cent. */
async function named(reading: Reading, consultation: Consultation): Promise<Reply> {
  const { ask, percent: written } = reading;
  const measure = changing(reading);
  const source = sourceOf(consultation, ask.guide);
  if (source === null || source.table === null) return withoutSource(ask.guide, consultation);
  const isCost = ask.guide === 'costs';
  const asking = asked(source.table, measure);
  if ('refused' in asking) return refusal(asking.refused, { missing: guidePages[ask.guide] });
  const from = consultation.imported(source);
  const timeTold = toldIn(ask, source.table);
  if (timeTold === null) return outside(source.table, source, MEANT);
  const period =
    timeTold ??
    from.get(isCost ? cost.current : sale.revenueCurrent)?.period ??
    source.table.covered;
  const base = await figureOf(consultation.facts, asking, {
    named: ask.named,
    period,
    weekday: null,
  });
  if (base === null)
    return refusal('Filen har inget av det under den senaste jämförbara perioden.', {});
  const isDown = DOWN.test(reading.plain);
  const isLost = written === null;
  const percent = percentFact(
    consultation.facts,
    written ?? '100',
    isDown ? 'Minskning' : 'Ökning',
  );
  const effect =
    timeTold === undefined
      ? effectOf(consultation.facts, base, percent, 12, 'Effekt under samma tid')
      : derive(consultation.facts, {
          ...worked(timesPercent(sumOf(base), percent), { decimals: 2 }),
          ...{ subject: base.subject, period: base.period },
          key: 'ask.effect',
          label: 'Effekt under samma tid',
          unit: 'SEK',
        });
  if (effect === null) return refusal('Det går inte att räkna på.', {});
  const near = timeTold === undefined ? 'ungefär ' : '';
  const [all, what] = CHANGING[measure];
  const about = base.subject === null ? all : nameOf(base);
  const isOfGoods = measure === 'goodsCost' && timeTold !== undefined;
  const then = isOfGoods ? await profitThen(reading, consultation, effect) : [];
  const lead = isLost
    ? `**Faller ${about} bort helt handlar det om ${near}${figure(effect)} i ${what}.**`
    : `**Ändras ${about} med ${figure(percent)} handlar det om ${near}${figure(effect)} ${isDown ? 'mindre' : 'mer'} i ${what}.**`;
  return answer(
    [
      lead,
      '## Antaganden',
      `- Räknat på ${figure(base)}, så mycket som det var under {{${base.id}.period}}.`,
      '- Allt annat är som då.',
      ...then,
      ...(isCost ? leftThen({ base, percent, isDown: isDown || isLost }, consultation) : []),
    ].join('\n'),
    { meant: `${MEANT} · ur ${source.document}`, suggestions: SUGGESTIONS },
  );
}

const NOT_SO = refusal(
  'Jag kan räkna på priser, en kostnad, en produkt eller en kund. Skriv vad som ändras och hur mycket, till exempel ”Vad händer om jag höjer priset 5 %?”.',
  { suggestions: ['Vad händer om jag höjer priset 5 %?'] },
);

/** `Till 3 procent`: a level, and no change by so much. */
const TO_LEVEL = /\btill (?:\w+ ){0,2}?\d/;
const NOT_TO_LEVEL = refusal(
  'Jag räknar på en ändring med så många procent, och inte på att komma till en viss nivå. Skriv hur mycket det ändras, till exempel ”Vad händer om hyran höjs med 10 %?”.',
  { suggestions: ['Vad händer om jag höjer priset 5 %?'] },
);

/** What is computed of other figures: no sum that a change could be of. */
const OF_RESULT: readonly MeasureId[] = ['profit', 'margin', 'orderAverage', 'returns'];

function ofDiscount({ plain: text, percent: written }: Reading, consultation: Consultation): Reply {
  if (written === null) return NOT_SO;
  const isLevel = TO_LEVEL.test(text);
  const isDown = DOWN.test(text);
  const label = isLevel ? 'Rabatt i frågan' : isDown ? 'Minskning' : 'Ökning';
  const percent = percentFact(consultation.facts, written, label);
  return discountIf(percent, { isLevel, isDown, meant: MEANT }, consultation);
}

/** What a change would mean in kronor, by the formulas that the advice uses. */
export async function whatIf(reading: Reading, consultation: Consultation): Promise<Reply> {
  const { plain: text, ask, percent, kronor } = reading;
  const isOfGoods = ask.named.some(({ dimension }) => /^(?:product|category)$/.test(dimension));
  if (ask.measure === 'discount' && ask.named.length === 0)
    return ofDiscount(reading, consultation);
  if (percent !== null && TO_LEVEL.test(text)) return NOT_TO_LEVEL;
  const isOfResult = OF_RESULT.includes(ask.measure) && changing(reading) === 'revenue';
  if (ask.measured && isOfResult) return NOT_SO;
  if (kronor !== null && percent === null)
    return isOfGoods ? kronorIf(reading, kronor, consultation) : NOT_SO;
  if (/\bpris\w*/.test(text) && ask.named.length === 0) return price(reading, consultation);
  const isRaised = percent === null && /\b(?:hoj|sank)\w*/.test(text);
  if (ask.named.length > 0) return isRaised ? NOT_SO : named(reading, consultation);
  if (/\bstorsta kund/.test(text)) {
    const largest = largestCustomer(ask, consultation);
    if (largest !== null) return named({ ...reading, ask: largest, percent: null }, consultation);
  }
  return percent !== null && ask.measured ? named(reading, consultation) : NOT_SO;
}
