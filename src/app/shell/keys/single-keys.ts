import { useSyncExternalStore } from 'react';
import { storedValues } from '#client/storage/stored-values.ts';

const KEY = 'single-keys';
const OFF = 'off';
const stored = storedValues('localStorage');
const listeners = new Set<() => void>();

/** Whether keys pressed alone do anything: they do until who uses this browser turns them off. */
export const areSingleKeysOn = (): boolean => stored.get(KEY) !== OFF;

/** Kept in this browser: who steers by voice turns them off once (WCAG 2.1.4). */
export function turnSingleKeys(on: boolean): void {
  if (on) stored.remove(KEY);
  else stored.set(KEY, OFF);
  for (const listener of listeners) listener();
}

export const useSingleKeys = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    areSingleKeysOn,
    () => true,
  );
