import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the prerendered page until its scripts run: a form sent before that would be sent by the
 * browser itself, to nowhere.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
