import { storedValues } from '#client/storage/stored-values.ts';

const KEY = 'contactDraft';
/** Session storage: no name or address is left behind on a shared computer. */
const stored = storedValues('sessionStorage');

/** In the order of the form. */
export const contactFields = ['name', 'email', 'company', 'subject', 'message'] as const;
export type ContactValues = Record<(typeof contactFields)[number], string>;

/** The unsent draft; empty where there is none or it cannot be read. */
export function readContactDraft(): Partial<ContactValues> {
  const text = stored.get(KEY);
  if (text === null) return {};
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return {};
    const known = Object.entries(stored).filter(
      ([field, value]) => contactFields.some((name) => name === field) && typeof value === 'string',
    );
    return Object.fromEntries(known);
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

export function keepContactDraft(values: ContactValues): void {
  stored.set(KEY, JSON.stringify(values));
}

export function dropContactDraft(): void {
  stored.remove(KEY);
}
