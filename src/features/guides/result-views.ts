/** The query parameter that names the shown part of a result: `/sales?visa=rad`. */
export const VIEW = 'visa';

/** The query parameter that opens a figure's receipt: `/sales?siffra=F12`. */
export const FIGURE = 'siffra';

/** The address's query with another part of the result; null for the first. */
export function viewAddress(search: URLSearchParams, view: string | null): string {
  const next = new URLSearchParams(search);
  if (view === null) next.delete(VIEW);
  else next.set(VIEW, view);
  return next.toString();
}

/** The parts that every result has. */
export const views = {
  overview: 'oversikt',
  result: 'resultat',
  advice: 'rad',
  sources: 'kallor',
} as const;
