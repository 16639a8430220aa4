import type { AnalyticsEvent } from '../model.ts';

/** `withheld`: no consent; `off`: no provider is configured. */
export type Outcome = 'pending' | 'sent' | 'withheld' | 'off' | 'failed';

export interface LoggedEvent {
  id: number;
  at: Date;
  event: AnalyticsEvent;
  outcome: Outcome;
}

const MOST = 100;
let entries: readonly LoggedEvent[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly LoggedEvent[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/**
 * Records an event in this tab's memory, newest first; returns a function that sets its outcome.
 */
export function noteEvent(event: AnalyticsEvent): (outcome: Outcome) => void {
  lastId += 1;
  const id = lastId;
  publish([{ id, at: new Date(), event, outcome: 'pending' as const }, ...entries].slice(0, MOST));
  return (outcome) =>
    publish(entries.map((entry) => (entry.id === id ? { ...entry, outcome } : entry)));
}

export function notedEvents(): readonly LoggedEvent[] {
  return entries;
}

export function onNotedEvent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
