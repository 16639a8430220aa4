import { expect, it } from 'vitest';
import { storable } from './storable.ts';

it('keeps everything but the characters the database cannot hold', () => {
  const kept = { text: 'Åäö 🥐 <script>', list: [1, null, true], deep: { a: 'b' } };
  expect(storable(kept)).toEqual(kept);
  expect(storable({ a: ['x\u0000y', 'half \ud83d'] })).toEqual({ a: ['x\ufffdy', 'half \ufffd'] });
});
