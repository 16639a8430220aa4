const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text without signs that steer: no control, no change of direction, nothing without a meaning. */
export function clean(text: string): string {
  return text.replace(UNPRINTABLE, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));
}

/** The same of every text in a value. */
export function cleaned<T>(value: T): T {
  if (typeof value === 'string') return clean(value) as T;
  if (Array.isArray(value)) return value.map(cleaned) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each)])) as T;
}
