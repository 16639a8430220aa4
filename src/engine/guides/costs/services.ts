import { areaHas } from './areas/areas.ts';
import { classifyText } from './areas/classify.ts';
import type { CostFigures } from './figures/figures.ts';

/** Whether what recurs under a name is a subscription or service in the everyday sense. */
export function isService(name: string, { areaOfSubscription }: CostFigures): boolean {
  return areaHas(areaOfSubscription.get(name) ?? '', 'service');
}

/** Whether a supplier is one that no alternative is sought to; of a bank statement it may be called `Lön`. */
export function isBound(supplier: string, { areaOfSubscription }: CostFigures): boolean {
  return areaHas(areaOfSubscription.get(supplier) ?? classifyText(supplier)?.area ?? '', 'bound');
}
