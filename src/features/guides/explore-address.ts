import { type Lens, type SubjectKind, subjectKinds } from './lens.ts';
import { VIEW } from './result-views.ts';

/** The query parameter that names the subject whose page is shown: `/sales?visa=kunder&namn=Kafe`. */
export const NAME = 'namn';

/** The parts of a result that show every subject of a kind, by their place in the address. */
export const subjectViews: Readonly<Record<SubjectKind, string>> = {
  product: 'produkter',
  category: 'varugrupper',
  customer: 'kunder',
  channel: 'kanaler',
  region: 'regioner',
  area: 'omraden',
  supplier: 'leverantorer',
  account: 'konton',
  department: 'avdelningar',
  project: 'projekt',
};

/** The subject that an address shows a page of; null for none. */
export function subjectOf(search: URLSearchParams): { kind: SubjectKind; name: string } | null {
  const [view, name] = [search.get(VIEW), search.get(NAME)];
  const kind = subjectKinds.find((each) => subjectViews[each] === view);
  return kind === undefined || name === null || name === '' ? null : { kind, name };
}

/** The address's query for a subject's page; null for the table of all. */
export function subjectAddress(
  search: URLSearchParams,
  kind: SubjectKind,
  name: string | null,
): string {
  const next = new URLSearchParams(search);
  next.set(VIEW, subjectViews[kind]);
  if (name === null) next.delete(NAME);
  else next.set(NAME, name);
  return next.toString();
}

/** The address's query without the subject that it shows. */
export function withoutSubject(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(NAME);
  return next;
}

/** The periods of an analysis as the dates of a lens. */
export function lensOf(periods: ComparedPeriods | null): Lens {
  if (periods === null) return {};
  const { now, before } = periods;
  return {
    from: now.from,
    to: now.to,
    ...(before && { beforeFrom: before.from, beforeTo: before.to }),
  };
}

export interface ComparedPeriods {
  now: { from: string; to: string };
  before: { from: string; to: string } | null;
}
