import { type ComponentType, lazy } from 'react';

/**
 * A part that is fetched later and that the page does without where it cannot be had: offline, or where a
 * blocker takes its file for a tracker's. A page is not to break over it.
 */
export function dispensable<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  const nothing = { default: (_props: Props) => null };
  return lazy<ComponentType<Props>>(() => fetchPart().catch(() => nothing));
}
