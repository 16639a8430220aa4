import type { RunningApp } from '#support/running-app.ts';

/** Who calls a server under measurement. */
export interface Caller {
  app: RunningApp;
  token: string;
}

/** The answer's bytes; a POST where there is a body. Throws on any other answer than 2xx. */
export async function call({ app, token }: Caller, path: string, body?: BodyInit): Promise<Buffer> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  const answer = await fetch(`${app.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body !== undefined && { body }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${bytes}`);
  return bytes;
}
