import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError, common } from '#contract/errors.ts';
import { createFairQueue } from './fair-queue.ts';

const refusal = (seconds: number) => common('request.too_many', { retryAfterSeconds: seconds });
const queueOf = (more: Partial<Parameters<typeof createFairQueue>[0]> = {}) =>
  createFairQueue({ atOnce: 2, waitingEach: 2, waitingInAll: 50, refusal, ...more });

/** Work that ends when it is told to; `begun` lists what has begun, in order. */
function bench(queue = queueOf()) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (owner: string, name: string) =>
    queue(owner, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    await settle();
    ends.get(name)?.();
    await settle();
  };
  return { begun, send, end, settle };
}

it('does one piece of each owner at a time, and lets owners take turns', async () => {
  const { begun, send, end, settle } = bench();
  const all = [send('a', 'a1'), send('a', 'a2'), send('a', 'a3'), send('b', 'b1'), send('c', 'c1')];
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  for (const name of ['b1', 'c1', 'a2', 'a3']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('refuses what one owner sends beyond its share, with when to come back, and nobody else', async () => {
  const { send, begun, end, settle } = bench();
  const all = [send('a', 'a1'), send('a', 'a2'), send('a', 'a3')];
  const surplus = await send('a', 'a4').catch((error: unknown) => error);
  expect(surplus).toBeInstanceOf(AppError);
  expect((surplus as AppError).retryAfterSeconds).toBeGreaterThan(0);
  all.push(send('b', 'b1'));
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name);
  await Promise.all(all);
});

it('refuses everybody where the whole line is full', async () => {
  const { send, end } = bench(queueOf({ atOnce: 1, waitingInAll: 1 }));
  const all = [send('a', 'a1'), send('b', 'b1')];
  await expect(send('c', 'c1')).rejects.toMatchObject({ code: 'unavailable' });
  await end('a1');
  await end('b1');
  await Promise.all(all);
});

it('goes on after work that failed', async () => {
  const queue = queueOf({ atOnce: 1 });
  await expect(queue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue('a', async () => 7)).toBe(7);
});

it('does everything that it took, whoever sent it and however long it takes', async () => {
  const sent = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(3)), {
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(sent, async (pieces) => {
      const queue = queueOf();
      let atOnce = 0;
      const each = new Map<string, number>();
      const outcomes = await Promise.allSettled(
        pieces.map(([owner, steps]) =>
          queue(owner, async () => {
            each.set(owner, (each.get(owner) ?? 0) + 1);
            expect(each.get(owner)).toBe(1);
            expect(++atOnce).toBeLessThanOrEqual(2);
            for (let step = 0; step < steps; step++) await Promise.resolve();
            atOnce--;
            each.set(owner, 0);
          }),
        ),
      );
      for (const { status, ...more } of outcomes) {
        if (status === 'rejected')
          expect(more).toMatchObject({ reason: { code: 'request.too_many' } });
      }
      expect(await queue('last', async () => 'done')).toBe('done');
    }),
  );
});
