import { type User, userSchema } from '#contract/session.ts';
import { storedUserText } from './session-store.ts';

/** The last stored user; null when there is none or it cannot be read. */
export function readStoredUser(): User | null {
  const text = storedUserText();
  if (text === null) return null;
  try {
    const parsed = userSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
