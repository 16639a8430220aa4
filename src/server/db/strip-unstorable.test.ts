import { expect, it } from 'vitest';
import { stripUnstorable } from './strip-unstorable.ts';

it('keeps everything but the characters the database cannot hold', () => {
  const plain = { text: 'Åäö 🥐 <script>', list: [1, null, true], deep: { a: 'b' } };
  expect(stripUnstorable(plain)).toEqual(plain);
  expect(stripUnstorable({ a: ['x\u0000y', 'half \ud83d'] })).toEqual({
    a: ['x\ufffdy', 'half \ufffd'],
  });
});
