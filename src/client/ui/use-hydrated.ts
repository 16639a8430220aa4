import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the prerendered page until its scripts run: a form sent before that would be submitted
 * by the browser itself.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
