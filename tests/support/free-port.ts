import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port that nobody listens on, below those that systems hand out to the servers of other tests. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = 10_000 + randomInt(10_000);
    const probe = createServer()
      .on('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
