import type { Fact } from '../../../facts/fact.ts';
import { byValue, size, subjectName } from '../../../facts/fact-value.ts';
import { costKeys as key } from '../catalogue.ts';
import type { CostRuleContext } from '../rule-context.ts';
import { areaOf, isBound } from '../services.ts';

/** Above this percentage of the cost with one supplier, the company depends on its terms. */
const HIGH = 25;

/** The share of the supplier that the company depends on; null for none. */
export function shareOfDependedOn({ book, figures, happened }: CostRuleContext): Fact | null {
  const [share] = byValue(book.all(key.supplierShare)).filter(
    (fact) =>
      !isBound(subjectName(fact), figures) && !happened.hasStopped('supplier', subjectName(fact)),
  );
  const several = size(book.get(key.suppliersTotal)) > 2;
  return share === undefined || size(share) < HIGH || size(share) > 100 || !several ? null : share;
}

/** From this part of an area on most of it goes to one. */
const MOST = 0.5;

/** The supplier depended on that most of an area goes to, where it is in it, and how much of it; null where none is. */
export function mostOfArea(
  area: string,
  context: CostRuleContext,
): { share: Fact; part: number } | null {
  const share = shareOfDependedOn(context);
  if (share === null || areaOf(subjectName(share), context.figures) !== area) return null;
  const [paid, all] = [
    context.book.of(key.supplierTotal, subjectName(share)),
    context.book.of(key.areaTotal, area),
  ];
  const part = size(all) > 0 ? size(paid) / size(all) : 0;
  return part >= MOST ? { share, part } : null;
}
