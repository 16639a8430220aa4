import { useSyncExternalStore } from 'react';
import { onSessionChange, readToken } from '../storage/session-store.ts';

/** The stored token; null when signed out and at build time. */
export function useToken(): string | null {
  return useSyncExternalStore(onSessionChange, readToken, () => null);
}
