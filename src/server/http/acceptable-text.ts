import { common } from '#contract/errors.ts';

const MAX_DEPTH = 32;

/**
 * Refuses text that the database cannot hold (NUL, half a surrogate pair) and excessive nesting,
 * anywhere in a parsed body. Throws `request.invalid`.
 */
export function acceptableText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      throw common('request.invalid', {
        text: 'Texten innehåller tecken som inte går att spara. Ta bort dem och försök igen.',
      });
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) {
    throw common('request.invalid', { text: 'Uppgifterna är nästlade i för många nivåer.' });
  }
  for (const [key, inner] of Object.entries(value)) {
    acceptableText(key, depth + 1);
    acceptableText(inner, depth + 1);
  }
}
