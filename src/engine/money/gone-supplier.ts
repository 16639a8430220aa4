import type { Fact } from '../facts/fact.ts';
import { isNegative, size, subjectName } from '../facts/fact-value.ts';
import { classifyText } from '../guides/costs/areas/classify.ts';
import { costKeys as key } from '../guides/costs/catalogue.ts';
import type { CostFacts } from '../guides/costs/like-for-like.ts';
import { GAP, GOODS, mayReplace } from '../guides/costs/stopped-step.ts';
import { mention } from '../text/swedish.ts';

/** What is paid for by its name alone: goods, where it tells nothing else. */
const mayBeGoods = (fact: Fact): boolean =>
  (classifyText(subjectName(fact))?.area ?? GOODS) === GOODS;

/** Who goods were bought of that was paid much of a year's costs and has stopped, where nobody has come instead and so much less is paid for goods; null where nobody is. */
function goneSupplier(costs: readonly Fact[], cost: Fact): Fact | null {
  const of = (...keys: readonly string[]) =>
    costs.filter((fact) => keys.includes(fact.key) && fact.subject?.kind === 'supplier');
  const goods = costs.find((fact) => fact.key === key.areaChange && fact.subject?.name === GOODS);
  if (goods === undefined || cost.period === null) return null;
  const once = of(key.eventOnce)
    .filter(mayBeGoods)
    .reduce((sum, fact) => sum + size(fact), 0);
  const { from } = cost.period;
  const gone = of(key.eventStopped).filter(
    (fact) =>
      mayBeGoods(fact) &&
      fact.period !== null &&
      fact.period.from >= from &&
      -size(fact) >= GAP * size(cost) &&
      size(goods) - once <= size(fact) / 2 &&
      !of(key.eventStarted, key.eventLevel).some((begun) => mayReplace(begun, fact)),
  );
  return gone.sort((one, other) => size(one) - size(other))[0] ?? null;
}

/** What it comes to if invoices are lacking for what one who has stopped delivered; null where nobody is missed. */
export function ifGoodsLack({ facts, taken }: CostFacts, cost: Fact, left: Fact): string | null {
  const gone = goneSupplier(facts, cost);
  const event = gone && taken(gone.id);
  if (event === null) return null;
  const then = isNegative(left) ? 'fattas det mer än så' : 'är det som blev kvar för högt';
  return `Saknas fakturor i filen för det som ${mention(event)} levererade förut ${then}.`;
}
