import { storedValues } from '#client/storage/stored-values.ts';
import type { ConsentChoice } from '../model.ts';

const KEY = 'cookie-consent';
const stored = storedValues('localStorage');
const listeners = new Set<() => void>();

let asking = false;
/** How often the question was asked for, rather than came by itself, since it was last answered. */
let requests = 0;

/** The choice as stored; null where none has been made. Read anew each time: another tab can change it. */
export function readConsent(): ConsentChoice | null {
  const choice = stored.get(KEY);
  return choice === 'accepted' || choice === 'declined' ? choice : null;
}

/** Keeps the choice and takes the question away. */
export function storeConsent(choice: ConsentChoice): void {
  stored.set(KEY, choice);
  asking = false;
  requests = 0;
  announce();
}

/** Shows the question to who has not answered it. */
export function askForConsent(): void {
  if (readConsent() !== null) return;
  asking = true;
  announce();
}

/** Shows the question to who asks for it, answered or not: a choice can be changed at any time. */
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

/** Calls `listener` when the choice changes, here or in another tab, and when the question comes or goes. */
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
