import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#client/data/call-error.ts';
import { inTurn } from './in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (code: string, seconds: string | null = null) =>
  new CallError(429, 'Too Many Requests', JSON.stringify({ error: 'Nej.', code }), seconds);

/** Calls that end so, in order; the last answer again and again. */
const calling = (...answers: (string | CallError)[]) =>
  vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof CallError) throw answer;
    return answer;
  });

function waitingFor(call: () => Promise<unknown>) {
  const stopper = new AbortController();
  const seen: boolean[] = [];
  const { signal } = stopper;
  const outcome = inTurn(call, { signal, onWaiting: (isWaiting) => seen.push(isWaiting) });
  outcome.catch(() => undefined);
  return { outcome, seen, stop: () => stopper.abort() };
}

test('a file that the server has no room for waits as long as it said, and is sent again', async () => {
  const call = calling(
    refused('request.own_surplus', '3'),
    refused('request.own_surplus', '1'),
    'read',
  );
  const { outcome, seen } = waitingFor(call);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(call).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await outcome).toBe('read');
  expect(call).toHaveBeenCalledTimes(3);
  expect(seen).toEqual([false, true, false, true, false]);
});

test.each(['request.hourly_share', 'request.too_many', 'documents.limit'])(
  'a refusal for another reason is told at once: %s',
  async (code) => {
    const call = calling(refused(code, '3'));
    await expect(waitingFor(call).outcome).rejects.toMatchObject({ code });
    expect(call).toHaveBeenCalledTimes(1);
  },
);

test('who stops while waiting is not sent', async () => {
  const call = calling(refused('request.own_surplus', '60'), 'read');
  const { outcome, stop } = waitingFor(call);
  await vi.advanceTimersByTimeAsync(10);
  stop();
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  await vi.runAllTimersAsync();
  expect(call).toHaveBeenCalledTimes(1);
});
