import { expect, it } from 'vitest';
import { asVisible } from './as-visible.ts';

it.each([
  ['a colour', '\u001b[31mrött\u001b[0m', '\\u001b[31mrött\\u001b[0m'],
  ['a C1 control', '\u009b2J', '\\u009b2J'],
  ['a carriage return', 'fil\rrm -rf', 'fil\\u000drm -rf'],
  ['a turned direction', 'a\u202ecod.exe', 'a\\u202ecod.exe'],
  ['what hides', 'a\u200bb\u2066c', 'a\\u200bb\\u2066c'],
  ['other line breaks', 'a\u2028b\u0085c', 'a\\u2028b\\u0085c'],
  ['what is unseen beyond the first plane', 'a\u{e0001}b', 'a\\udb40\\udc01b'],
])('%s never reaches a terminal (H09)', (_, raw, shown) => expect(asVisible(raw)).toBe(shown));

it('lets rows, letters and emoji be (H09)', () => {
  const text = '{\n  "Åsa": "1 284,50 kr 🙂"\n}';
  expect(asVisible(text)).toBe(text);
});
