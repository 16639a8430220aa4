import { expect, it } from 'vitest';
import { decimal } from '../facts/decimal.ts';
import { moneyText } from './money-text.ts';

it.each([
  [undefined, '41 kr'],
  [3, '41 300 kr'],
  [6, '41 300 000 kr'],
  [-1, '4 kr'],
])('a sum is asked about in the kronor that it becomes: 41,3 times ten to %s', (places, text) => {
  expect(moneyText(decimal('41.3'), { places }).replaceAll('\u00a0', ' ')).toBe(text);
});
