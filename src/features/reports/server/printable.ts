const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text without signs that steer: no control, no change of direction, nothing without a meaning. */
export function clean(text: string): string {
  return text.replace(UNPRINTABLE, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));
}
