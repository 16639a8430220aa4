import { storedValues } from '#client/storage/stored-values.ts';
import type { ConsentChoice } from '../model.ts';

const KEY = 'cookie-consent';
const stored = storedValues('localStorage');
const listeners = new Set<() => void>();

let asking = false;
/** How often the user opened the question themselves since it was last answered. */
let requests = 0;

/** The stored choice; null before one is made. Read each time: another tab can change it. */
export function readConsent(): ConsentChoice | null {
  const choice = stored.get(KEY);
  return choice === 'accepted' || choice === 'declined' ? choice : null;
}

/** Stores the choice and closes the question. */
export function storeConsent(choice: ConsentChoice): void {
  stored.set(KEY, choice);
  asking = false;
  requests = 0;
  announce();
}

/** Shows the question unless it has been answered. */
export function askForConsent(): void {
  if (readConsent() !== null) return;
  asking = true;
  announce();
}

/** Shows the question on request, even if answered: the choice can be changed at any time. */
export function openCookieChoice(): void {
  asking = true;
  requests += 1;
  announce();
}

export function cookieChoiceRequests(): number {
  return requests;
}

export function isAsking(): boolean {
  return asking;
}

/**
 * Calls `listener` when the choice changes, here or in another tab, and when the question opens or
 * closes.
 */
export function onConsentChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    if (readConsent() !== null) asking = false;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}
