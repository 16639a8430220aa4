/** Keys are `draft/<user>/<form>`, so that no user reads another's drafts. */
const PREFIX = 'draft/';

function key(userId: string, form: string): string {
  return `${PREFIX}${userId}/${form}`;
}

/** Runs `work` on the browser's storage; gives `otherwise` where the browser blocks site data. */
function withStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(window.localStorage);
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}

/** The draft of one form of one user; null when there is none or it cannot be read. */
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
 * Removes all drafts in this browser, of every user: logging out leaves nothing behind. A session
 * that merely expires leaves them for the user's return.
 */
export function wipeDrafts(): void {
  withStorage((storage) => {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(PREFIX)) storage.removeItem(name);
    }
  }, undefined);
}
