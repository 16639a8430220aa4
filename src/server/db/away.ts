/** PostgreSQL's and the pool's ways of saying that the database cannot be used now. */
const CODE = /^(08...|57P0.|53300|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|CONNECTION_.*)$/;
const MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered|the pool after calling end/;

/** True where an error, or a cause of it, says that the database is away: another try may succeed. */
export function databaseIsAway(error: unknown): boolean {
  let at: unknown = error;
  for (let depth = 0; at instanceof Error && depth < 5; depth++, at = at.cause) {
    const { code, syscall } = at as { code?: unknown; syscall?: unknown };
    if ((typeof code === 'string' && CODE.test(code)) || MESSAGE.test(at.message)) return true;
    // The socket is not there. Any other missing file is a fault of ours.
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  return false;
}
