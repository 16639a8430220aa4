import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * JSON lines to standard output, times in UTC. Nothing personal is logged: calls by route, people
 * by id; request headers and query values are removed from errors.
 */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  // Asynchronous: a call never waits for the reader of the log.
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['err.params', 'err.parameters', 'err.query', 'err.detail', 'err.where'],
        remove: true,
      },
      serializers: {
        err: (error: unknown) =>
          error instanceof Error
            ? {
                type: error.name,
                // The message of a failed query ends with its parameters, which are personal data.
                message: error.message.split('\nparams:')[0],
                code: (error as { code?: unknown }).code,
                stack: error.stack
                  ?.split('\n')
                  .filter((line) => /^\s+at /.test(line))
                  .join('\n'),
                cause: error.cause instanceof Error ? error.cause.message : undefined,
              }
            : { message: String((error as { message?: unknown } | null)?.message ?? error) },
      },
    },
    pino.destination({ dest: 1, sync: false }),
  );
}
