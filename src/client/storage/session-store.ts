import type { User } from '#contract/session.ts';
import { storedValues } from './stored-values.ts';

const TOKEN_KEY = 'authToken';
const USER_KEY = 'user';
const stored = storedValues('localStorage');
const listeners = new Set<() => void>();

export function readToken(): string | null {
  return stored.get(TOKEN_KEY);
}

/** The stored user as text; parsed by `readStoredUser`. */
export function storedUserText(): string | null {
  return stored.get(USER_KEY);
}

export function storeSession(token: string, user: User): void {
  stored.set(TOKEN_KEY, token);
  stored.set(USER_KEY, JSON.stringify(user));
  announce();
}

export function storeUser(user: User): void {
  stored.set(USER_KEY, JSON.stringify(user));
}

export function clearSession(): void {
  stored.remove(TOKEN_KEY);
  stored.remove(USER_KEY);
  announce();
}

/** Calls `listener` on sign-in and sign-out, in this tab or another. */
export function onSessionChange(listener: () => void): () => void {
  const ignore = onSessionElsewhere(listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    ignore();
  };
}

/** Calls `listener` on sign-in and sign-out in another tab. */
export function onSessionElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function announce(): void {
  for (const listener of listeners) listener();
}
