import type { NamedEvent } from '../../events/sentence.ts';
import { areaHas } from './areas/areas.ts';
import { classifyText } from './areas/classify.ts';
import { isNoSupplier } from './areas/payees.ts';
import { STAFF } from './areas/staff.ts';
import { UNPLACED } from './areas/unplaced.ts';
import type { CostFigures } from './figures/figures.ts';

/** Whether a recurring payment is a subscription or service in the everyday sense. */
export function isService(name: string, { areaOfSubscription }: CostFigures): boolean {
  return areaHas(areaOfSubscription.get(name) ?? '', 'service');
}

/** Networks of pipes and wires: there is one where a house stands. */
const NETWORK = /fjärrvärme|fjärrkyla|(?<!\p{L})(elnät|nätbolag|vatten och avlopp|va-verk)/iu;

/** Whether a supplier cannot be replaced; in a bank statement the "supplier" may be `Lön`. */
export function isBound(supplier: string, figures: CostFigures): boolean {
  return NETWORK.test(supplier) || areaHas(areaOf(supplier, figures) ?? '', 'bound');
}

/** What a supplier is paid for: by the rows, else by its name alone. */
export function areaOf(
  supplier: string,
  { areaOfSupplier, areaOfSubscription }: CostFigures,
): string | null {
  const placed = areaOfSubscription.get(supplier) ?? areaOfSupplier.get(supplier) ?? UNPLACED;
  return placed === UNPLACED ? (classifyText(supplier)?.area ?? null) : placed;
}

/** Whether an event is of wages: of whoever they are paid through, or of all that those who work here cost. */
export function isOfWages({ change: { subject } }: NamedEvent, figures: CostFigures): boolean {
  return subject?.kind === 'area'
    ? subject.name === STAFF
    : subject?.kind === 'supplier' && isWages(subject.name, figures);
}

/** What to do about an event of wages that has no advice of its own: nobody is to be asked for another price. */
export function stepForWages(event: NamedEvent, figures: CostFigures): string | null {
  if (!isOfWages(event, figures)) return null;
  if (event.type === 'stopped')
    return 'Lönerna: ta reda på om de bokas på ett annat konto nu, eller saknas i filen.';
  return event.type === 'once'
    ? 'Lönerna: stäm av den månaden mot lönelistan.'
    : 'Lönerna: stäm av mot lönelistan och antalet anställda.';
}

/** Whether what is paid is for those who work here, to themselves or to whom it is paid through. */
export const isWages = (payee: string, figures: CostFigures): boolean =>
  areaOf(payee, figures) === STAFF;

/** Whether something is bought of the payee, who can be asked for another price. */
export const isSupplier = (payee: string, figures: CostFigures): boolean =>
  !isNoSupplier(payee, areaOf(payee, figures) ?? '');
