import { type ComponentType, lazy } from 'react';

interface Part {
  default: ComponentType;
}

const nothing: Part = { default: () => null };

/**
 * A part that is fetched later and that the page does without where it cannot be had: offline, or where a
 * blocker takes its file for a tracker's. A page is not to break over it.
 */
export function dispensable(fetchPart: () => Promise<Part>) {
  return lazy(() => fetchPart().catch(() => nothing));
}
