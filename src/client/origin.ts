import { ORIGIN_MARK } from '#contract/origin.ts';

/**
 * The product's own address, which the server writes on the document; a placeholder at build time.
 */
export function origin(): string {
  if (typeof document === 'undefined') return ORIGIN_MARK;
  const written = document.documentElement.dataset.origin ?? ORIGIN_MARK;
  // The dev server of `npm run dev` leaves the placeholder in place.
  return written === ORIGIN_MARK ? window.location.origin : written;
}

/** The absolute address of one of our paths. */
export function absolute(path: string): string {
  return origin() + encodeURI(path);
}
