import type { Area } from './areas/areas.ts';
import { placeText } from './areas/classify.ts';
import type { CostFigures } from './figures/figures.ts';

/** Areas where what recurs is an agreement that can be ended at once or within months: no rent, no insurance. */
const SERVICES: ReadonlySet<string> = new Set<Area>([
  'IT och programvara',
  'Telefoni och internet',
  'Marknadsföring',
  'Avgifter och medlemskap',
  'Förbrukning och kontor',
  'Leasing och hyra av utrustning',
  'Övriga rörelsekostnader',
  'Övrigt',
]);

/** Whether what recurs under a name is a subscription or service in the everyday sense. */
export function isService(name: string, { areaOfSubscription }: CostFigures): boolean {
  const area = areaOfSubscription.get(name);
  return area !== undefined && SERVICES.has(area);
}

/** What is bought to be sold varies with the sales; what has no area is nothing of its own. */
const WITH_SALES: ReadonlySet<string> = new Set<Area>([
  'Varor och material',
  'Underentreprenörer',
  'Frakt och porto',
  'Övrigt',
]);

export function followsSales(area: string): boolean {
  return WITH_SALES.has(area);
}

/** No one keeps a second landlord, tax office or staff at hand. */
const BOUND: ReadonlySet<string> = new Set<Area>([
  'Lokal',
  'Personal',
  'Försäkring och risk',
  'Skatter och myndigheter',
  'Räntor och finansiella kostnader',
]);

/** Whether a supplier is one that no alternative is sought to; of a bank statement it may be called `Lön`. */
export function isBound(supplier: string, { areaOfSubscription }: CostFigures): boolean {
  return BOUND.has(areaOfSubscription.get(supplier) ?? placeText(supplier)?.area ?? '');
}
