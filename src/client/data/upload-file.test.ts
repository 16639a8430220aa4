import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#contract/route.ts';
import { uploadFile } from './upload-file.ts';

const { upload } = defineContract({
  upload: {
    method: 'POST',
    path: '/api/upload',
    summary: '',
    access: 'user',
    transport: 'multipart',
    response: z.object({ id: z.string() }),
  },
});

/** The browser's request as far as an upload uses it; what comes of it is decided by the test. */
class Request {
  static last: Request;
  static outcome: (request: Request) => void;
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  opened = '';
  body: FormData | undefined;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};

  constructor() {
    Request.last = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
    Request.outcome(this);
  }
  getResponseHeader(name: string) {
    return name === 'retry-after' ? '4' : null;
  }
  abort() {
    this.onabort();
  }
}

function answering(status: number, text: string) {
  Request.outcome = (request) => {
    Object.assign(request, { status, statusText: 'Status', responseText: text });
    request.onload();
  };
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => vi.unstubAllGlobals());

const file = new File(['Datum;Summa'], 'försäljning.csv', { type: 'text/csv' });

test('a file is sent after its fields, so that the server knows what it is to be', async () => {
  answering(200, '{"id":"d1"}');
  expect(await uploadFile(upload, { file, fields: { category: 'sales' } })).toEqual({ id: 'd1' });
  expect(Request.last.opened).toBe('POST /api/upload');
  expect(Request.last.withCredentials).toBe(true);
  const parts = [...(Request.last.body ?? [])].map(([name, part]) =>
    typeof part === 'string' ? `${name}=${part}` : `${name}:${part.name}`,
  );
  expect(parts).toEqual(['category=sales', 'file:försäljning.csv']);
});

test('how much has been sent is told as a share, where the browser knows it', async () => {
  const shares: number[] = [];
  Request.outcome = (request) => {
    request.upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 20 });
    request.upload.onprogress?.({ lengthComputable: false, loaded: 9, total: 0 });
    request.upload.onprogress?.({ lengthComputable: true, loaded: 20, total: 20 });
    Object.assign(request, { status: 200, responseText: '{"id":"d1"}' });
    request.onload();
  };
  await uploadFile(upload, { file, onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([0.25, 1]);
});

test.each([
  [
    'a refusal',
    413,
    '{"ok":false,"error":"Filen är för stor.","code":"documents.too_large"}',
    'CallError',
  ],
  ['a page of a proxy', 502, '<html>Bad gateway</html>', 'HtmlAnswerError'],
  ['a page with status 200', 200, '  <!doctype html>', 'HtmlAnswerError'],
  ['something that is no JSON', 200, 'ok', 'UnexpectedAnswerError'],
  ['something the contract does not allow', 200, '{"id":7}', 'UnexpectedAnswerError'],
])('%s (%d) is told apart', async (_, status, text, name) => {
  answering(status, text);
  await expect(uploadFile(upload, { file })).rejects.toMatchObject({ name });
});

test('a refusal says when there is room again', async () => {
  answering(429, '{"ok":false,"error":"Vänta.","code":"request.own_surplus"}');
  await expect(uploadFile(upload, { file })).rejects.toMatchObject({ retryAfterSeconds: 4 });
});

test('an upload without contact is lost contact', async () => {
  Request.outcome = (request) => request.onerror();
  await expect(uploadFile(upload, { file })).rejects.toMatchObject({ name: 'NetworkError' });
});

test.each([
  ['before it began', true],
  ['on its way', false],
])('an upload stopped %s is stopped and no fault', async (_, before) => {
  const stopping = new AbortController();
  if (before) stopping.abort();
  Request.outcome = () => stopping.abort();
  await expect(uploadFile(upload, { file, signal: stopping.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
