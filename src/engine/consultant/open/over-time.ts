import { byValue } from '../../facts/fact-value.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { figure, nameOf, periodOf } from '../../text/placeholder.ts';
import { answerFigure } from '../answers/figures.ts';
import {
  answer,
  type Consultation,
  type Reply,
  sourceOf,
  withoutSource,
} from '../answers/reply.ts';
import { factOf } from '../answers/topic.ts';
import type { Ask } from '../question/ask.ts';

const ofSales = (ask: Ask): Ask => ({
  ...ask,
  ...{ guide: 'sales', measure: 'revenue', measured: true, named: [], periods: [], limit: null },
  ...{ by: null, order: null, direction: null, compared: false, share: false, average: false },
});

/** Which way the sales go: the latest year against the one before, and the trend where the months show one. */
export async function trend(ask: Ask, consultation: Consultation): Promise<Reply> {
  const source = sourceOf(consultation, 'sales');
  if (source === null) return withoutSource('sales', consultation);
  const reply = await answerFigure({ ...ofSales(ask), compared: true }, consultation);
  const known = factOf(source, sale.trendPerMonth);
  const slope = known === null ? null : consultation.imported(source).withId(known.id);
  const line =
    slope === null
      ? 'Månaderna går inte så jämnt åt något håll att de visar en säker trend.'
      : `Månad för månad är trenden ${figure(slope)} per månad under ${periodOf(slope)}.`;
  return reply.kind === 'answer'
    ? {
        ...reply,
        text: `${reply.text}\n${line}`,
        suggestions: ['Varför?', 'Hur ser det ut per månad?'],
      }
    : reply;
}

const ENDS = 2;

/** Whether the sales follow the year, by the months that lie above and below the others. */
export async function season(ask: Ask, consultation: Consultation): Promise<Reply> {
  const source = sourceOf(consultation, 'sales');
  if (source === null) return withoutSource('sales', consultation);
  const from = consultation.imported(source);
  const months = byValue(source.facts.filter(({ key }) => key === sale.seasonIndex)).flatMap(
    ({ id }) => from.withId(id) ?? [],
  );
  if (months.length > 0) {
    const namedWith = (facts: typeof months) =>
      facts.map((fact) => `${nameOf(fact)} (${figure(fact)})`).join(', ');
    return answer(
      [
        `**Månaderna skiljer sig åt.** Starkast är ${namedWith(months.slice(0, ENDS))} och svagast ${namedWith(months.slice(-ENDS).reverse())}.`,
        'Talen är säsongsindex: en vanlig månad är 1. En händelse som en ny eller förlorad kund syns också i dem.',
      ].join('\n'),
      {
        meant: `Säsong · ur ${source.document}`,
        suggestions: ['Hur ser prognosen ut?', 'Hur ser det ut per månad?'],
      },
    );
  }
  const why = source.unknowns.find(({ key }) => key === sale.seasonIndex)?.reason;
  const reply = await answerFigure({ ...ofSales(ask), by: 'month', order: 'most' }, consultation);
  const lead = `Något säkert mönster över året visar filen inte.${why === undefined ? '' : ` ${why}`}`;
  return reply.kind === 'answer' ? { ...reply, text: `${lead}\n${reply.text}` } : reply;
}
