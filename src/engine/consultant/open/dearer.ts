import { byValue, isPositive, shownSign } from '../../facts/fact-value.ts';
import { costKeys as cost } from '../../guides/costs/catalogue.ts';
import { figure, nameOf, periodOf } from '../../text/placeholder.ts';
import { dearerSuppliers } from '../answers/dearer-suppliers.ts';
import { answerFigure } from '../answers/figures.ts';
import {
  answer,
  type ConsultantSource,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
  sourceOf,
  withoutSource,
} from '../answers/reply.ts';
import type { Ask } from '../question/ask.ts';

const MOST = 3;
const MEANT = 'Vad som kostar mer än året före';
const NO_YEAR =
  'Filen har inget år att jämföra med, så vad som har blivit dyrare går inte att säga. Ladda upp en som är längre, gärna två hela år.';

/** Even payments that have been raised, each with what the rise costs in a year. */
function raisedPayments(source: ConsultantSource, consultation: Consultation): string[] {
  const from = consultation.imported(source);
  const rises = byValue(source.facts.filter(({ key }) => key === cost.priceRiseYearly))
    .slice(0, MOST)
    .flatMap(({ id }) => from.withId(id) ?? []);
  if (rises.length === 0) return [];
  return [
    '**Betalningar som kommer jämnt och har höjts:**',
    ...rises.map((fact) => `- ${nameOf(fact)}: ${figure(fact)} mer på ett år`),
  ];
}

/** The areas that cost more than the year before; what was not paid for then is new, and not dearer. */
function areasGrown(source: ConsultantSource, consultation: Consultation): string[] {
  const from = consultation.imported(source);
  const before = new Set(
    source.facts.flatMap((fact) =>
      fact.key === cost.areaPrevious && isPositive(fact) ? [fact.subject?.name] : [],
    ),
  );
  const grown = byValue(
    source.facts.filter(
      (fact) => fact.key === cost.areaChange && isPositive(fact) && before.has(fact.subject?.name),
    ),
  )
    .filter((fact) => shownSign(fact) > 0)
    .slice(0, MOST)
    .flatMap(({ id }) => from.withId(id) ?? []);
  const [first] = grown;
  if (first === undefined) return [];
  return [
    `**Kostnadsområden som har ökat mest**, under ${periodOf(first)} mot året före:`,
    ...grown.map((fact) => `- ${nameOf(fact)}: ${figure(fact)} mer`),
  ];
}

/** What is paid for that costs more than a year before: raised payments, areas and suppliers. */
export function dearerNow(consultation: Consultation): Reply {
  const source = sourceOf(consultation, 'costs');
  if (source === null) return withoutSource('costs', consultation);
  const lines = [
    ...raisedPayments(source, consultation),
    ...areasGrown(source, consultation),
    ...dearerSuppliers(source, consultation),
  ].filter((line) => line !== '');
  const meant = `${MEANT} · ur ${source.document}`;
  const isHeld = source.facts.some(({ key }) => key === cost.previous);
  if (lines.length > 0) return answer(lines.join('\n'), { meant });
  return isHeld
    ? answer('Inget kostnadsområde och ingen leverantör kostar mer än året före.', { meant })
    : refusal(NO_YEAR, { meant, missing: guidePages.costs });
}

const REPLACED =
  'Vilka som går att byta, och vad andra skulle ta, står inte i filen. Störst att förhandla med är de som ni betalar mest:';

/** Whom there is most to gain by replacing: those who are paid most, and those who cost more than before. */
export async function replace(ask: Ask, consultation: Consultation): Promise<Reply> {
  const source = sourceOf(consultation, 'costs');
  const period = source?.facts.find(({ key }) => key === cost.current)?.period ?? null;
  const reply = await answerFigure(
    {
      ...ask,
      ...{ guide: 'costs', measure: 'cost', measured: true, named: [], by: 'supplier' },
      ...{ order: 'most', limit: null, direction: null, compared: false, share: false },
      ...{ average: false, weekday: null, periods: period === null ? [] : [period] },
    },
    consultation,
  );
  if (reply.kind !== 'answer' || source === null) return reply;
  const lines = [REPLACED, reply.text, ...dearerSuppliers(source, consultation)];
  return { ...reply, text: lines.filter((line) => line !== '').join('\n') };
}
