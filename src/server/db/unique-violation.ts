/**
 * True for an error, or a cause of it, by which PostgreSQL reports a duplicate of a unique value.
 */
export function isUniqueViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: unknown }).code === '23505') return true;
  }
  return false;
}
