import { expect, test } from 'vitest';
import { composed } from './composed.ts';

test('letters in two signs become one, and what is composed already stays as it is', () => {
  for (const text of ['Åsa Öberg', 'Crème fraîche', 'Kaffe', '', '😀 te', 'Ầ'])
    expect(composed(text.normalize('NFD')), text).toBe(text.normalize('NFC'));
});
