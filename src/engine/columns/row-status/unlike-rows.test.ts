import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (last: string, overrides: ReadOverrides = {}) => {
  const rows = Array.from(
    { length: 12 },
    (_, n) => `2025-01-${n + 10};Kund ${n % 4};Te;${100 + n}`,
  );
  const text = ['Datum;Kund;Artikel;Belopp exkl. moms', ...rows, last, ''].join('\n');
  return readFileBytes(Buffer.from(text), 'fil.csv', overrides, 'sales').understanding;
};
const asked = (last: string) => read(last).questions.map(({ id }) => id);

describe('a few rows that carry much', () => {
  it('are asked about where they lack what all others tell', () => {
    expect(asked('2025-01-30;;;9000')).toEqual(['unlike']);
    expect(read('2025-01-30;;;9000', { choices: { unlike: 'leftOut' } }).total).toBe('1266');
    expect(read('2025-01-30;;;9000', { choices: { unlike: 'counted' } }).total).toBe('10266');
  });

  it('are asked about where they are named as a sum that no rows come to', () => {
    expect(asked('2025-01-30;Total för koncernen;Te;9000')).toEqual(['unlike']);
  });

  it('are not where they are as the others, or carry little', () => {
    expect(asked('2025-01-30;Kund 9;Te;9000')).toEqual([]);
    expect(asked('2025-01-30;;;90')).toEqual([]);
  });
});
