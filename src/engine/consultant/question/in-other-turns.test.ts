import { expect, test } from 'vitest';
import { inOtherTurns } from './in-other-turns.ts';
import type { OwnNames } from './named.ts';

const read = (message: string, names: string[]) => {
  const own: OwnNames[] = [{ guide: 'costs', dimension: 'account', names }];
  return inOtherTurns(message, own, ['costs']);
};

test('a word for all costs, or for heat, is left where the company has a name of it', () => {
  const [running, heating] = ['Vad kostar driftkostnaderna?', 'Vad kostar uppvärmningen?'];
  expect(read(running, ['Hiss & Drift'])).toBe('Vad kostar kostnaderna?');
  expect(read(running, ['Driftkostnader'])).toBe(running);
  expect(read(heating, ['Fjärrvärme'])).toBe('Vad kostar värmen?');
  expect(read(heating, ['Uppvärmning'])).toBe(heating);
});

test('dependence without sales is of a supplier', () => {
  expect(read('är vi för beroende av nån', [])).toContain('leverantör');
});
