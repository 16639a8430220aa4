import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it('ends a text after a sentence or between words, never in a figure or a sign', () => {
  expect(shortened('Ett två tre', 20)).toBe('Ett två tre');
  expect(shortened('Ett två.\nTre fyra fem sex', 15)).toBe('Ett två.\u00A0…');
  expect(shortened('Ökade med 12\u00A0345\u00A0kr i maj', 16)).toBe('Ökade med\u00A0…');
  expect(shortened('x'.repeat(40), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(shortened(`${'x'.repeat(8)}☕👩‍👩‍👧👩‍👩‍👧`, 11)).toMatch(/^x{8}☕…$/);
});

it('never gives more than there is room for', () => {
  const text =
    'Omsättningen ökade med 12\u00A0345,50\u00A0kr. Det var mer än väntat, och mest i maj.';
  for (let most = 2; most < text.length; most++)
    expect(shortened(text, most).length).toBeLessThanOrEqual(most);
});
