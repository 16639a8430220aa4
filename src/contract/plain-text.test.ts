import { expect, it } from 'vitest';
import { PLAIN_LINE, PLAIN_LINES } from './plain-text.ts';

it.each(['\u0007', '\u061c', '\u202e', '\u2066', '\uFFFE', '\u{1FFFF}', '\r'])(
  'takes no sign that steers or means nothing',
  (sign) => {
    expect(PLAIN_LINE.test(`Anna${sign} Öberg`)).toBe(false);
    expect(PLAIN_LINES.test(`Anna\n${sign} Öberg`)).toBe(false);
  },
);

it('takes what people write, on a line or several', () => {
  expect(PLAIN_LINE.test('Åsa – ”Öberg & Söner” 😀 שלום')).toBe(true);
  expect(PLAIN_LINE.test('Åsa\nÖberg')).toBe(false);
  expect(PLAIN_LINES.test('Åsa\nÖberg')).toBe(true);
});
