import { useSyncExternalStore } from 'react';
import { onSessionChange, readToken } from '../storage/session-store.ts';

/** The stored token, or null when nobody is signed in; null while a page is rendered at build time. */
export function useToken(): string | null {
  return useSyncExternalStore(onSessionChange, readToken, () => null);
}
