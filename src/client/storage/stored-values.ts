/** A text store by key, as `localStorage` is. */
export interface StoredValues {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * The browser's storage; in memory where the browser refuses it (blocked cookies, full disk), so
 * that the user can still work.
 */
export function storedValues(kind: 'localStorage' | 'sessionStorage'): StoredValues {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: () => T): T => {
    if (typeof window === 'undefined') return otherwise();
    try {
      return work(window[kind]);
    } catch (error) {
      if (error instanceof DOMException) return otherwise();
      throw error;
    }
  };
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
        },
        () => void memory.set(key, value),
      ),
    remove: (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}
