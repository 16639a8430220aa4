import { ORIGIN_MARK } from '#contract/origin.ts';

/** The product's own address, as the server wrote it on the document; its mark while pages are built. */
export function origin(): string {
  if (typeof document === 'undefined') return ORIGIN_MARK;
  return document.documentElement.dataset.origin ?? window.location.origin;
}

/** A path of ours as the rest of the world writes it. */
export function absolute(path: string): string {
  return origin() + encodeURI(path);
}
