import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';
import { bearerToken, hashToken, newToken, ownerOfToken } from './tokens.ts';

const owner = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('a token is 256 random bits that secret scanners know by their prefix, and says whose it is', () => {
  const tokens = Array.from({ length: 100 }, () => newToken(owner));
  for (const token of tokens) expect(token).toMatch(/^ks_[A-Za-z0-9_-]{65}$/);
  expect(new Set(tokens.map((token) => token.slice(-43))).size).toBe(100);
  for (const token of tokens) expect(ownerOfToken(token)).toBe(owner);
  expect(ownerOfToken(`ks_${'a'.repeat(43)}`)).toBeNull();
});

test('of a token only its SHA-256 is stored', () => {
  const token = newToken(owner);
  expect(hashToken(token)).toBe(createHash('sha256').update(token).digest('hex'));
});

const token = `ks_${'aB3_-'.repeat(8)}xyz`;

test.each([
  ['as sent', `Bearer ${token}`, token],
  ['one that names its owner', `Bearer ${token}${'o'.repeat(22)}`, `${token}${'o'.repeat(22)}`],
  ['in another casing of the scheme', `bearer ${token}`, token],
  ['nothing', undefined, null],
  ['an empty header', '', null],
  ['another scheme', `Basic ${token}`, null],
  ['a token that is too short', `Bearer ${token.slice(0, -1)}`, null],
  ['a token that is too long', `Bearer ${token}a`, null],
  ['a token of someone else', `Bearer sk_${token.slice(3)}`, null],
  ['two spaces', `Bearer  ${token}`, null],
  ['something after it', `Bearer ${token} och mer`, null],
  ['the token alone', token, null],
])('a header with %s gives its token or none', (_, header, found) => {
  expect(bearerToken(header)).toBe(found);
});

test('a password is stored as argon2id with the cost that is recommended', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('en lång mening om bröd');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.hash('en lång mening om bröd')).not.toBe(stored);
});

test('only the right password opens, to the letter, and no account opens with any', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('Bröd och Salt');
  expect(await passwords.verify(stored, 'Bröd och Salt')).toBe(true);
  expect(await passwords.verify(stored, 'bröd och salt')).toBe(false);
  expect(await passwords.verify(stored, 'Bröd och Salt ')).toBe(false);
  expect(await passwords.verify(null, 'no account has this password')).toBe(false);
});
