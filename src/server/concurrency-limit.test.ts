import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

describe('turns at heavy work', () => {
  it('are never more at once than agreed, and are taken in order', async () => {
    const turns = createConcurrencyLimit(2, 100);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const piece = (index: number) =>
      turns(async () => {
        running++;
        most = Math.max(most, running);
        order.push(index);
        await setImmediate();
        running--;
      });
    const first = Array.from({ length: 20 }, (_, index) => piece(index));
    // Newcomers arrive just as turns are handed over.
    const later = first.map(async (done, index) => {
      await done;
      await piece(20 + index);
    });
    await Promise.all(later);
    expect(most).toBe(2);
    expect(order.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(order).toHaveLength(40);
  });

  it('are refused where too many wait, and go on after work that fails', async () => {
    const turns = createConcurrencyLimit(1, 1);
    const failing = turns(() => Promise.reject(new Error('broken')));
    const second = turns(async () => 'done');
    await expect(turns(async () => 'never')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(failing).rejects.toThrow('broken');
    expect(await second).toBe('done');
    expect(await turns(async () => 'again')).toBe('again');
  });
});
