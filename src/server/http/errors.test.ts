import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppError, common, type ErrorBody } from '#contract/errors.ts';
import { sendError } from './errors.ts';

let logged: string[];
let thrown: unknown;
let app: FastifyInstance;
beforeEach(() => {
  logged = [];
  app = Fastify({
    bodyLimit: 100,
    logger: { level: 'error', stream: { write: (line: string) => logged.push(line) } },
  });
  app.setErrorHandler(sendError);
  app.get('/', () => {
    throw thrown;
  });
  app.post('/', async () => 'ok');
});
afterEach(() => app.close());

async function answerTo(error: unknown) {
  thrown = error;
  const answer = await app.inject('/');
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<ErrorBody>() };
}

const coded = (code: string) => Object.assign(new Error('secret detail'), { code });

test.each([
  ['an error of ours', common('auth.required'), 401, 'auth.required'],
  ['a database that is away', coded('ECONNREFUSED'), 503, 'unavailable'],
  ['a full disk', coded('ENOSPC'), 507, 'storage_full'],
  ['a fault of ours', new TypeError('secret detail'), 500, 'internal'],
  ['something that is no error', 'secret detail', 500, 'internal'],
  [
    'a refusal of the framework',
    Object.assign(new Error('x'), { statusCode: 404 }),
    400,
    'request.invalid',
  ],
  [
    'a part that is not there',
    Object.assign(new Error('x'), { statusCode: 416 }),
    416,
    'request.no_such_part',
  ],
])(
  '%s is answered with its status and code, and nothing internal',
  async (_, error, status, code) => {
    const answer = await answerTo(error);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.ok).toBe(false);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test('only a fault of ours carries the id under which the log has it', async () => {
  const fault = await answerTo(new Error('broken'));
  expect(fault.body.requestId).toBeTruthy();
  expect(logged.join('')).toContain('broken');
  expect((await answerTo(common('not_found'))).body).not.toHaveProperty('requestId');
});

test('what the caller can mend is no line in the log of errors', async () => {
  await answerTo(common('request.invalid'));
  expect(logged).toEqual([]);
});

test('the answer says how long to wait, what to mend and whether the plan is the reason', async () => {
  const away = await answerTo(coded('57P01'));
  expect(away.headers['retry-after']).toBe('5');
  const fields = { email: 'Ange en giltig e-postadress' };
  expect((await answerTo(common('request.invalid', { fields }))).body.fields).toEqual(fields);
  const plan = { status: 403, text: 'Ingår i Pro.', upgradeRequired: true };
  expect((await answerTo(new AppError('billing.pro', plan))).body).toEqual({
    ok: false,
    error: 'Ingår i Pro.',
    code: 'billing.pro',
    upgradeRequired: true,
  });
});

test.each([
  ['no JSON', 'application/json', '{"a":', 400, 'request.not_json'],
  ['too much', 'application/json', JSON.stringify('x'.repeat(200)), 413, 'request.too_large'],
  ['another kind', 'application/xml', '<a/>', 415, 'request.wrong_type'],
])('a body that is %s is refused in our words', async (_, type, payload, status, code) => {
  const headers = { 'content-type': type };
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload });
  expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([status, code]);
});
