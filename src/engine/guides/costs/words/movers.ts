import { type Moving, mostMoved, withMovers } from '../../../events/movers.ts';
import { subjectName } from '../../../facts/fact-value.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { costKeys as key } from '../catalogue.ts';
import { type CostRuleContext, comparable } from '../rule-context.ts';
import { areaOf } from '../services.ts';

const moves = (of: 'supplier' | 'area') => ({
  change: `costs.${of}.change`,
  current: `costs.${of}.current`,
  previous: `costs.${of}.previous`,
});

/** Where those who moved most are looked for: suppliers, and areas in which there are none. */
function movingIn({ book, figures }: CostRuleContext): Moving {
  const paid = book.all(key.supplierChange).map((fact) => areaOf(subjectName(fact), figures));
  const supplied = new Set([UNPLACED, ...paid]);
  const facts = figures.facts.filter(
    (fact) => !fact.key.startsWith('costs.area.') || !supplied.has(fact.subject?.name ?? ''),
  );
  return {
    ...{ facts, own: figures.ownMonths, total: book.get(key.current) },
    ...{ ones: [moves('supplier'), moves('area')], groups: [] },
    areaOf: (name) => areaOf(name, figures),
  };
}

/** The text after those who moved most. */
export function underMovers(text: string, context: CostRuleContext): string {
  return comparable(context) ? withMovers(text, movingIn(context)) : text;
}

/** Whether an area is among those who moved most, and so is told of with its kronor. */
export const isMover = (area: string, context: CostRuleContext): boolean =>
  comparable(context) &&
  mostMoved(movingIn(context)).some(
    ({ change: { subject } }) => subject?.kind === 'area' && subject.name === area,
  );
