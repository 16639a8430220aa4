/**
 * The same value with the characters PostgreSQL's jsonb cannot hold (NUL, half a surrogate pair)
 * replaced by U+FFFD: a file may hold anything, and what was understood of it quotes the file.
 */
export function stripUnstorable<T>(value: T): T {
  const clean = (_: string, inner: unknown) =>
    typeof inner === 'string' ? inner.toWellFormed().replaceAll('\u0000', '\ufffd') : inner;
  return JSON.parse(JSON.stringify(value, clean)) as T;
}
