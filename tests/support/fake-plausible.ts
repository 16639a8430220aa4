import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakePlausible {
  url: string;
  /** Every call, whatever it asked for, in the order they came. */
  calls: { method: string; path: string; cookie: string | undefined; body: string }[];
  close(): Promise<void>;
}

/** Stands in for Plausible on loopback: takes every event, and remembers who knocked. */
export async function startPlausible(): Promise<FakePlausible> {
  const calls: FakePlausible['calls'] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      calls.push({
        method,
        path: url,
        cookie: headers.cookie,
        body: Buffer.concat(parts).toString(),
      });
      response.writeHead(202, { 'access-control-allow-origin': '*' }).end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
