import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

describe('a password', () => {
  it('opens what it was stored for, and nothing else does', async () => {
    const stored = await passwords.hash('en lång mening om bröd');
    expect(await passwords.verify(stored, 'en lång mening om bröd')).toBe(true);
    expect(await passwords.verify(stored, 'En lång mening om bröd')).toBe(false);
    expect(await passwords.verify(stored, 'en lång mening om bröd ')).toBe(false);
    expect(await passwords.verify(stored, '')).toBe(false);
  });

  it('is stored as argon2id at the strength that is promised, salted anew each time', async () => {
    const stored = await Promise.all([passwords.hash('samma'), passwords.hash('samma')]);
    for (const each of stored) expect(each).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored[0]).not.toBe(stored[1]);
  });

  it('is wrong where there is no account, after the same work', async () => {
    expect(await passwords.verify(null, 'no account has this password')).toBe(false);
  });

  it('may be long and of any letters: nothing is cut off', async () => {
    const long = 'ö'.repeat(500);
    const stored = await passwords.hash(long);
    expect(await passwords.verify(stored, `${long}x`)).toBe(false);
    expect(await passwords.verify(stored, long)).toBe(true);
  });
});
