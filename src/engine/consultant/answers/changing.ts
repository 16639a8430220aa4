import { derive } from '../../facts/derive.ts';
import { less, sum, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { figure } from '../../text/placeholder.ts';
import type { Reading } from '../question/ask.ts';
import { asked, figureOf } from '../tables/compute.ts';
import { type Consultation, sourceOf } from './reply.ts';

/** Words of a change to less. */
export const DOWN =
  /\b(?:sanker|sanka|sanks|sankte|minskar|minska|tappar|forlorar|sjunker|halverar|drar ner|slutar|blir av|farre|mindre|spar(?:ar|a|at|as)?|sager upp|saga upp|sagt upp|kapar|kapa|skar (?:ner|ned|bort)|tar bort|drar in)\b/;

const OF_GOODS = /\b(?:inkop(?:en|et|spris\w*|skostnad\w*)?|varukostnad\w*|ravar\w*)\b/;

/** What is supposed to change: a cost, what goods cost, or what is sold. */
export function changing({ ask, plain }: Reading): 'cost' | 'goodsCost' | 'revenue' {
  if (ask.guide === 'costs') return 'cost';
  return OF_GOODS.test(plain) ? 'goodsCost' : 'revenue';
}

export const CHANGING = {
  cost: ['kostnaderna', 'kostnader'],
  goodsCost: ['varornas kostnad', 'kostnad för varorna'],
  revenue: ['försäljningen', 'omsättning'],
} as const;

/** What is left of the same sales when goods cost so much more or less. */
export async function profitThen(
  { ask, plain }: Reading,
  consultation: Consultation,
  effect: Fact,
): Promise<string[]> {
  const table = sourceOf(consultation, 'sales')?.table ?? null;
  const asking = table === null ? null : asked(table, 'profit');
  if (asking === null || 'refused' in asking) return [];
  const { facts } = consultation;
  const profit = await figureOf(facts, asking, {
    ...{ named: ask.named, period: effect.period, weekday: null },
  });
  if (profit === null) return [];
  const then = derive(facts, {
    ...worked(DOWN.test(plain) ? sum(profit, effect) : less(profit, effect)),
    ...{ subject: profit.subject, period: profit.period },
    key: 'ask.profitThen',
    label: 'Täckningsbidrag med den ändringen',
    unit: 'SEK',
  });
  return [`- Täckningsbidraget hade då varit ${figure(then)} i stället för ${figure(profit)}.`];
}
