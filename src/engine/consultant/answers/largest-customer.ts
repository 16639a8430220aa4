import { subjectsStopped } from '../../events/stopped.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import type { Ask } from '../question/ask.ts';
import { type Consultation, sourceOf } from './reply.ts';

/** The largest customer of those who have not stopped, by its share. */
export function largestCustomer(ask: Ask, consultation: Consultation): Ask | null {
  const source = sourceOf(consultation, 'sales');
  const gone = new Set(subjectsStopped(source?.facts ?? []));
  const largest = source?.facts
    .filter((fact) => fact.key === sale.customerRevenue && !gone.has(fact.subject?.name ?? ''))
    .sort((a, b) => Number(b.value) - Number(a.value))[0];
  const name = largest?.subject?.name;
  if (name === undefined) return null;
  return {
    ...ask,
    guide: 'sales',
    named: [{ guide: 'sales', dimension: 'customer', names: [name], written: name, how: 'exact' }],
  };
}
