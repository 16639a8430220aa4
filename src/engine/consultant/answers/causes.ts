import { figure, nameOf } from '../../text/placeholder.ts';
import { capital } from '../../text/swedish.ts';
import type { Ask } from '../question/ask.ts';
import type { DimensionId } from '../question/vocabulary.ts';
import { dimensionColumn } from '../tables/table.ts';
import { cause } from './cause.ts';
import { changed, moved, onlyThere, said } from './change.ts';
import { afterEvents, happened } from './events.ts';
import { answerFigure } from './figures.ts';
import { answer, type Consultation, type Reply, sourceOf } from './reply.ts';
import { dimensionNames } from './words.ts';
import { tooShort, type Work } from './work.ts';

const PARTS: Record<'sales' | 'costs', readonly DimensionId[]> = {
  sales: ['product', 'customer', 'channel'],
  costs: ['area', 'supplier', 'account'],
};
/** Kinds of parts, and parts of each. */
const MOST_KINDS = 2;
const MOST_PARTS = 3;

/** Why the figure of one time differs from that of another: what changed most between those two. */
export async function causes(work: Work): Promise<Reply> {
  const between = await changed(work);
  if (between === null) return tooShort(work);
  if ('reply' in between) return between.reply;
  const { ask, table, asking } = work;
  const direction = Number(between.by.value) < 0 ? 'down' : 'up';
  const whole = await said(work, between);
  const lines: string[] = [];
  const kinds = PARTS[ask.guide].filter(
    (by) =>
      dimensionColumn(table, by) !== null && ask.named.every(({ dimension }) => dimension !== by),
  );
  for (const by of asking.computation.adds ? kinds : []) {
    if (lines.length >= MOST_KINDS * (MOST_PARTS + 1)) break;
    const of: Work = { ...work, ask: { ...ask, by, direction } };
    const parts = await moved(of, between.pair, by);
    if (parts === null) continue;
    const facts = parts.ranked.slice(0, MOST_PARTS).map(({ change }) => change());
    const alone = onlyThere(of, parts);
    if (facts.length === 0 && alone === '') continue;
    lines.push(
      `## ${capital(dimensionNames[by][1])} som har ${direction === 'down' ? 'minskat' : 'ökat'} mest`,
      ...facts.map((fact) => `- **${nameOf(fact)}:** ${figure(fact)}`),
      ...(alone === '' ? [] : [alone.trim()]),
    );
  }
  return answer(
    [whole, ...lines, 'Det här är vad som skiljer. Varför det blev så står inte i filen.'].join(
      '\n',
    ),
    {
      suggestions: ['Vad ska jag göra på måndag?'],
    },
  );
}

const LEFT_OF_IT: readonly Ask['measure'][] = ['profit', 'margin', 'units'];

/** Why what is named has changed: what has happened to it, and what of it changed most; of all, where it has no two times. */
export async function causesOf(text: string, ask: Ask, consultation: Consultation): Promise<Reply> {
  const own = ask.guide === 'sales' ? 'revenue' : 'cost';
  const isOfIt = ask.measured && LEFT_OF_IT.includes(ask.measure);
  if (ask.measured && !isOfIt && ask.measure !== own) return cause(text, ask, consultation);
  // `Varför har vinsten på te minskat?` is of what te leaves, and not of what all of it sold for.
  const reply = await answerFigure(
    { ...ask, measure: isOfIt ? ask.measure : own },
    consultation,
    causes,
  );
  const source = sourceOf(consultation, ask.guide);
  if (reply.kind !== 'answer' || source === null) return cause(text, ask, consultation);
  return { ...reply, text: afterEvents(happened(source, consultation, ask.named), reply.text) };
}
