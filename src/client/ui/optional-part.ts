import { type ComponentType, lazy } from 'react';

/**
 * A part that is fetched later and that the page does without where it cannot be had: offline, where a newer
 * release has taken its file away, or where a blocker takes it for a tracker's. A page is not to break over it:
 * `standIn`, or nothing, is shown in its place.
 */
export function optionalPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  standIn: ComponentType<Props> = () => null,
) {
  return lazy<ComponentType<Props>>(() => fetchPart().catch(() => ({ default: standIn })));
}
