/** Keys are `draft/<user>/<form>`; another user's drafts are never read. */
const PREFIX = 'draft/';

function key(userId: string, form: string): string {
  return `${PREFIX}${userId}/${form}`;
}

/**
 * Reads the browser's storage; a browser that refuses it (blocked site data) has no drafts, which
 * must not stop anyone from working.
 */
function withStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(window.localStorage);
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}

/** What was kept for one form of one user; null when nothing was, or when it cannot be read. */
export function readDraft(userId: string, form: string): unknown {
  const text = withStorage((storage) => storage.getItem(key(userId, form)), null);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function keepDraft(userId: string, form: string, value: unknown): void {
  withStorage((storage) => storage.setItem(key(userId, form), JSON.stringify(value)), undefined);
}

export function dropDraft(userId: string, form: string): void {
  withStorage((storage) => storage.removeItem(key(userId, form)), undefined);
}

/**
 * Removes every draft in this browser, whoever's it is: logging out leaves nothing behind. A session that
 * only ran out keeps them, for when the user is back.
 */
export function wipeDrafts(): void {
  withStorage((storage) => {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(PREFIX)) storage.removeItem(name);
    }
  }, undefined);
}
