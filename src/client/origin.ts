import { ORIGIN_MARK } from '#contract/origin.ts';

/** The product's own address, as the server wrote it on the document; its mark while pages are built. */
export function origin(): string {
  if (typeof document === 'undefined') return ORIGIN_MARK;
  const written = document.documentElement.dataset.origin ?? ORIGIN_MARK;
  // `npm run dev` sends pages that no server of ours has written on.
  return written === ORIGIN_MARK ? window.location.origin : written;
}

/** A path of ours as the rest of the world writes it. */
export function absolute(path: string): string {
  return origin() + encodeURI(path);
}
