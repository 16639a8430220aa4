/**
 * The value with characters that PostgreSQL's jsonb cannot hold (NUL, half a surrogate pair)
 * replaced by U+FFFD: an understanding quotes its file, which may contain anything.
 */
export function stripUnstorable<T>(value: T): T {
  const clean = (_: string, inner: unknown) =>
    typeof inner === 'string' ? inner.toWellFormed().replaceAll('\u0000', '\ufffd') : inner;
  return JSON.parse(JSON.stringify(value, clean)) as T;
}
