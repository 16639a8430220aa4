import { size } from '../../../facts/fact-value.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** Whether a product has become dearer to buy: until its price has followed there is no more to gain by selling more of it. */
export function becameDearer(name: string, { happened }: SalesRuleContext): boolean {
  const cost = happened.to('product', name, 'unitCost');
  return cost !== null && size(cost.change) < 0;
}
