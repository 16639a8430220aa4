import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawCall {
  /** Where it is sent: `http://127.0.0.1:41234`. */
  url: string;
  path: string;
  token: string;
  headers: Record<string, string>;
}

/** The head of an upload as it goes over the line. */
export const headOf = ({ path, token, headers }: RawCall) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** One piece of a body sent in pieces. */
export const chunk = (piece: Buffer) =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);

/**
 * Sends bytes as they are, whatever a client would say of them, and gives what came back until the
 * other side hung up; where `hangUpAfterMs` is given, we do.
 */
export async function sendRaw(
  url: string,
  parts: Iterable<Buffer | string>,
  hangUpAfterMs?: number,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString('utf8');
  });
  // A line that is cut is what some of these are about; what came before it is the answer.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const timer =
    hangUpAfterMs === undefined ? undefined : setTimeout(() => socket.destroy(), hangUpAfterMs);
  for (const part of parts) {
    if (socket.destroyed) break;
    if (!socket.write(part)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
  }
  await closed;
  clearTimeout(timer);
  return answer;
}

/** Status and body of an answer as it came over the line. */
export function parseAnswer(answer: string): { status: number; body: { error?: string } } {
  const [head = '', text = ''] = answer.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  return { status, body: text.startsWith('{') ? JSON.parse(text) : {} };
}
