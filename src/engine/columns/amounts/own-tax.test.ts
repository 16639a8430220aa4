import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (taxAt: (fuel: number, other: number) => number) => {
  const rows = [4193, 4643, 2893, 3120, 2750, 3999].map((fuel, n) => {
    const service = n % 3 === 0 ? 3500 : 0;
    return `2024-0${n + 1};${fuel};450;${taxAt(fuel, 450 + service)};${service}`;
  });
  const header = 'Månad;Drivmedel;Försäkring;Skatt;Service';
  return readFileBytes(Buffer.from([header, ...rows].join('\n')), 'bilar.csv', {}, 'costs')
    .understanding.questions;
};

describe('a tax among kinds of costs', () => {
  it('is one of them where it is at no rate of VAT of the others', () => {
    const [amount] = read(() => 210);
    expect([amount?.id, amount?.options[0]?.label, amount?.options[0]?.sum]).toEqual([
      'amount',
      'Alla tillsammans: Drivmedel, Försäkring, Skatt och Service',
      String(21_598 + 6 * 450 + 6 * 210 + 2 * 3500),
    ]);
  });

  it('is VAT where it is that of all together', () => {
    const [amount] = read((fuel, other) => (fuel + other) / 4);
    expect(amount?.options[0]?.label).toBe('Alla tillsammans: Drivmedel, Försäkring och Service');
  });
});
