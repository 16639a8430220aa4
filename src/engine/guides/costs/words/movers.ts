import { withMovers } from '../../../events/movers.ts';
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

/** The text after those who moved most: suppliers, and areas in which there are none. */
export function underMovers(text: string, context: CostRuleContext): string {
  const { book, figures } = context;
  if (!comparable(context)) return text;
  const paid = book.all(key.supplierChange).map((fact) => areaOf(subjectName(fact), figures));
  const supplied = new Set([UNPLACED, ...paid]);
  const facts = figures.facts.filter(
    (fact) => !fact.key.startsWith('costs.area.') || !supplied.has(fact.subject?.name ?? ''),
  );
  return withMovers(text, {
    ...{ facts, own: figures.ownMonths, total: book.get(key.current) },
    ...{ ones: [moves('supplier'), moves('area')], groups: [] },
    areaOf: (name) => areaOf(name, figures),
  });
}
