import { describe, expect, it } from 'vitest';
import { createInTheMaking } from './in-the-making.ts';

describe('what is in the making', () => {
  it('is made once for all who ask meanwhile, and anew afterwards', async () => {
    const { once, has } = createInTheMaking();
    let times = 0;
    const make = async () => ++times;
    expect(await Promise.all([once('a', make), once('a', make), once('b', make)])).toEqual([
      1, 1, 2,
    ]);
    expect(has('a')).toBe(false);
    const again = once('a', make);
    expect(has('a')).toBe(true);
    expect(await again).toBe(3);
  });

  it('is waited for however it goes, and not at all where there is none', async () => {
    const { once, settled } = createInTheMaking();
    await settled('a');
    const failing = once('a', () => Promise.reject(new Error('no')));
    await settled('a');
    await expect(failing).rejects.toThrow('no');
    expect(await once('a', async () => 1)).toBe(1);
  });
});
