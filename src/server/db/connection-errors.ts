/**
 * Codes by which PostgreSQL, its pool and the network say that the database cannot be used now. 25006: a standby that
 * takes no writes yet; 25P03, 40001, 40P01, 55P03: another transaction was in the way.
 */
const CODE =
  /^(08...|57P0.|53300|57014|25006|25P03|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|CONNECTION_.*)$/;
const MESSAGE =
  /Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered|the pool after calling end/;

/** An error and its causes, the outermost first. */
export function* causesOf(
  error: unknown,
): Generator<Error & { code?: unknown; syscall?: unknown }> {
  let at: unknown = error;
  for (let depth = 0; at instanceof Error && depth < 5; depth++, at = at.cause) yield at;
}

/**
 * True where an error, or a cause of it, says that the database is away: another try may succeed.
 */
export function databaseIsAway(error: unknown): boolean {
  for (const { code, syscall, message } of causesOf(error)) {
    if ((typeof code === 'string' && CODE.test(code)) || MESSAGE.test(message)) return true;
    // The database's socket is missing. Any other missing file is an error of our own.
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  return false;
}

/** True where our own disk is full; DuckDB says it without a code. */
export function diskIsFull(error: unknown): boolean {
  for (const { code, message } of causesOf(error)) {
    if (code === 'ENOSPC' || code === 'EDQUOT') return true;
    if (code === undefined && message.includes('No space left on device')) return true;
  }
  return false;
}

/** True where our disk, or the database's (53100), is full. */
export function storageIsFull(error: unknown): boolean {
  return diskIsFull(error) || [...causesOf(error)].some(({ code }) => code === '53100');
}
