import type { Connection } from '#server/db/database.ts';

/** A connection on a Unix socket as an operator would give it. */
export function databaseUrl(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, database } = connection;
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
