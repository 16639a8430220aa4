import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from '#server/config.ts';
import { AlreadyServedError } from '#server/db/embedded/instance-lock.ts';
import { brand } from '../brand.ts';
import { type Server, startServer } from './start.ts';

/** A shutdown that takes longer is cut short; committed data is safe either way. */
const SHUTDOWN_LIMIT_MS = 25_000;

const pages = fileURLToPath(new URL('../../build/client', import.meta.url));

function explain(error: unknown): string {
  if (error instanceof ConfigError)
    return `Inställningarna går inte att använda:\n${error.message}`;
  if (error instanceof AlreadyServedError) return error.message;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'EADDRINUSE') {
    return 'Porten är upptagen av ett annat program. Välj en annan med PORT, till exempel PORT=3001 npm start.';
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC') {
    return `Det går inte att skriva i datamappen: ${String(message)}. Välj en annan mapp med DATA_DIR, till exempel DATA_DIR=/tmp/klarsikt npm start.`;
  }
  return `${brand.name} kunde inte starta: ${String(message ?? error)}`;
}

function stopOnSignals(server: Server): void {
  let stopping = false;
  const stop = async (why: string) => {
    if (stopping) return;
    stopping = true;
    server.deps.log.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    try {
      await server.close();
      process.exit(0);
    } catch (error) {
      server.deps.log.error({ err: error }, 'did not stop cleanly');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal));
  }
  // `npm start` keeps this channel open; the server ends with it.
  process.on('disconnect', () => stop('the starting process ended'));
}

try {
  const config = readConfig();
  const server = await startServer(config, existsSync(pages) ? pages : null);
  stopOnSignals(server);
  if (server.address === null) server.deps.log.info({ role: config.role }, 'ready');
  else {
    const { port } = new URL(server.address);
    const shown = config.port === 0 ? server.address : config.appUrl;
    server.deps.log.info({ port: Number(port), role: config.role }, 'ready');
    process.stdout.write(`\n${brand.name} är igång på ${shown}\n\n`);
  }
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n\n`);
  process.exit(1);
}
