import { areaHas } from './areas/areas.ts';
import { classifyText } from './areas/classify.ts';
import type { CostFigures } from './figures/figures.ts';

/** Whether a recurring payment is a subscription or service in the everyday sense. */
export function isService(name: string, { areaOfSubscription }: CostFigures): boolean {
  return areaHas(areaOfSubscription.get(name) ?? '', 'service');
}

/** Whether a supplier cannot be replaced; in a bank statement the "supplier" may be `Lön`. */
export function isBound(supplier: string, { areaOfSubscription }: CostFigures): boolean {
  return areaHas(areaOfSubscription.get(supplier) ?? classifyText(supplier)?.area ?? '', 'bound');
}
