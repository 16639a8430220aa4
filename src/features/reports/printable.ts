/** With the codes that are no signs: XML has no place for them, and a workbook with one does not open. */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** What ends a line or a paragraph without being typed so. */
const LINE_ENDS = /[\u2028\u2029]/g;

/** A text without signs that steer: no control, no change of direction, nothing without a meaning. */
export function clean(text: string): string {
  return text
    .replace(LINE_ENDS, ' ')
    .replace(UNPRINTABLE, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));
}

/** The same of every text in a value. */
export function cleaned<T>(value: T): T {
  if (typeof value === 'string') return clean(value) as T;
  if (Array.isArray(value)) return value.map(cleaned) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each)])) as T;
}
