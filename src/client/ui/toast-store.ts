export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` is red and announced at once. */
  variant?: 'default' | 'destructive';
  /** What to do about it, as an address of ours; it stays longer then. */
  link?: { to: string; label: string };
}

export interface ToastEntry extends ToastMessage {
  id: number;
  open: boolean;
}

/** SPEC section 9: one toast at a time; a closed one is removed after 1 000 000 ms. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
/** With something to press: time to read it and get there. */
export const TOAST_LINK_DURATION = 15_000;
export const TOAST_REMOVE_DELAY = 1_000_000;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a toast at the bottom right, in place of the previous one; answers what `closeToast` takes. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  publish([{ ...message, id: lastId, open: true }, ...entries].slice(0, TOAST_LIMIT));
  return lastId;
}

export function closeToast(id: number): void {
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => publish(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}
