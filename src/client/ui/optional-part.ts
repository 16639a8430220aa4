import { type ComponentType, lazy } from 'react';

/**
 * A lazily loaded part that the page works without: when loading fails (offline, replaced by a
 * newer release, blocked), `standIn` or nothing is shown instead of an error page.
 */
export function optionalPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  standIn: ComponentType<Props> = () => null,
) {
  return lazy<ComponentType<Props>>(() => fetchPart().catch(() => ({ default: standIn })));
}
