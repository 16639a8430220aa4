import { vi } from 'vitest';

/** A place for texts by key whose keys are its own properties, as the browser's is. */
function memoryStorage(items: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  const storage: Record<string, string> = Object.assign(Object.create(methods), items);
  return storage as unknown as Storage;
}

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A window with what it stores; put back by `vi.unstubAllGlobals()`. */
export function stubWindow(
  items: Record<string, string> = {},
): EventTarget & { localStorage: Storage } {
  const window = Object.assign(new EventTarget(), { localStorage: memoryStorage(items) });
  vi.stubGlobal('window', window);
  return window;
}

/** A window whose user has blocked what pages may store. */
export function stubRefusingWindow(): void {
  vi.stubGlobal(
    'window',
    Object.defineProperty(new EventTarget(), 'localStorage', { get: refused }),
  );
}

/** A window whose disk is full: what is stored can be read, and nothing be added. */
export function stubFullWindow(items: Record<string, string> = {}): void {
  const { localStorage } = stubWindow(items);
  Object.setPrototypeOf(localStorage, { ...Object.getPrototypeOf(localStorage), setItem: refused });
}

/** Tells a window that another tab changed what is stored under `key`; null where all of it was. */
export function changeElsewhere(window: EventTarget, key: string | null): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}
