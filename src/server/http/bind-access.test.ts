import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { common, type ErrorBody } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import type { SignedIn } from '../session/sessions.ts';
import { bindContract } from './bind.ts';
import { sendError } from './errors.ts';

const contract = defineContract({
  open: { method: 'GET', path: '/api/open', summary: '', access: 'public', response: z.any() },
  mine: { method: 'GET', path: '/api/mine', summary: '', access: 'user', response: z.any() },
  theirs: { method: 'GET', path: '/api/theirs', summary: '', access: 'admin', response: z.any() },
  save: {
    method: 'POST',
    path: '/api/save/:id',
    summary: '',
    access: 'public',
    params: z.object({ id: z.string().max(3) }),
    query: z.object({ from: z.coerce.number().default(0) }),
    body: z.object({
      name: z.string().trim().min(1, 'Skriv ett namn'),
      rows: z.array(z.int()).optional(),
    }),
    response: z.object({ saved: z.string() }),
    maxBody: 200,
  },
});

let app: FastifyInstance;
let forbidden: string[];
let looks: string[];
let answered: unknown;
beforeEach(() => {
  forbidden = [];
  looks = [];
  answered = { saved: 'ja' };
  app = Fastify();
  app.setErrorHandler(sendError);
  app.decorateRequest('session', null);
  bindContract(
    app,
    contract,
    {
      open: async ({ session }) => ({ session }),
      mine: async ({ session }) => ({ role: session.user.role }),
      theirs: async ({ session }) => ({ role: session.user.role }),
      save: async ({ params, query, body }) => {
        if (answered === 'echo') return { saved: JSON.stringify({ params, query, body }) };
        return answered as { saved: string };
      },
    },
    {
      authenticate: async ({ headers }) => {
        if (headers.authorization === undefined) throw common('auth.required');
        return { user: { role: headers.authorization }, tokenHash: '' } as SignedIn;
      },
      onForbidden: async (request) => void forbidden.push(request.url),
      onAdminLook: async (request) => void looks.push(request.url),
      checkAnswers: true,
    },
  );
});
afterEach(() => app.close());

test.each([
  ['/api/open', undefined, 200],
  ['/api/open', 'user', 200],
  ['/api/mine', undefined, 401],
  ['/api/mine', 'user', 200],
  ['/api/mine', 'admin', 200],
  ['/api/theirs', undefined, 401],
  ['/api/theirs', 'user', 403],
  ['/api/theirs', 'admin', 200],
])('%s asked by %s is answered %d', async (url, authorization, status) => {
  const answer = await app.inject({ url, headers: authorization ? { authorization } : {} });
  expect(answer.statusCode).toBe(status);
  expect(forbidden).toEqual(status === 403 ? [url] : []);
  expect(looks).toEqual(url === '/api/theirs' && status === 200 ? [url] : []);
});

const save = (payload: object | undefined, url = '/api/save/7') =>
  app.inject({ method: 'POST', url, ...(payload && { payload }) });

test('a handler is given what the contract makes of the input, and nothing beside it', async () => {
  answered = 'echo';
  const answer = await save({ name: '  Åsa ', extra: 1 }, '/api/save/7?from=12&to=3');
  expect(JSON.parse(answer.json<{ saved: string }>().saved)).toEqual({
    params: { id: '7' },
    query: { from: 12 },
    body: { name: 'Åsa' },
  });
});

test.each([
  ['no body', undefined, '/api/save/7', { body: 'Anropets innehåll saknas.' }],
  ['a field that is empty', { name: ' ' }, '/api/save/7', { name: 'Skriv ett namn' }],
  [
    'a field inside a list',
    { name: 'a', rows: [1, 'x'] },
    '/api/save/7',
    { 'rows.1': 'Fältet ”rows.1” ska vara ett tal.' },
  ],
  ['a parameter', { name: 'a' }, '/api/save/1234', { id: 'Fältet ”id” ska ha högst 3 tecken.' }],
  ['a query', { name: 'a' }, '/api/save/7?from=x', { from: 'Fältet ”from” ska vara ett tal.' }],
])(
  '%s that breaks the contract never reaches the handler, and is named',
  async (_, body, url, fields) => {
    const answer = await save(body, url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>()).toEqual({
      ok: false,
      code: 'request.invalid',
      error: Object.values(fields)[0],
      fields,
    });
  },
);

test('text that cannot be stored is refused in body and query alike', async () => {
  expect((await save({ name: 'a\u0000' })).statusCode).toBe(400);
  expect((await save({ name: 'a' }, '/api/save/7?from=1&x=%00')).statusCode).toBe(400);
});

test('a body larger than its route allows is not read', async () => {
  expect((await save({ name: 'x'.repeat(300) })).statusCode).toBe(413);
});

test('an answer that breaks the contract is a fault, where answers are checked', async () => {
  answered = { saved: 7 };
  expect((await save({ name: 'a' })).statusCode).toBe(500);
});
