import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const stays = fc.array(fc.integer({ min: 800, max: 9_000 }), { minLength: 8, maxLength: 30 });
const columns = 'Incheckning;Gäst;Boende';

/** Bookings whose payout is the stay, what `name` says, and less a fee. */
const report = (amounts: readonly number[], name: string, sign: 1 | -1) => [
  `${columns};${name};Serviceavgift;Utbetalning`,
  ...amounts.map((stay, n) => {
    const [more, fee] = [sign * 500, Math.round((stay + sign * 500) * 0.03)];
    const day = `2025-01-${String((n % 28) + 1).padStart(2, '0')}`;
    return `${day};Gäst ${n};${stay} kr;${more} kr;${-fee} kr;${stay + more - fee} kr`;
  }),
];
const read = (lines: readonly string[]) =>
  readFileBytes(Buffer.from(lines.join('\n')), 'bokningar.csv', {}, 'sales').understanding;

describe('what is paid out together with what was sold', () => {
  it.each(['Städavgift', 'Linneavgift'])('is asked about, with the sum of both: %s', (name) => {
    fc.assert(
      fc.property(stays, (amounts) => {
        const { questions } = read(report(amounts, name, 1));
        const sums = questions.find(({ id }) => id === 'residue')?.options;
        const both = amounts.reduce((sum, stay) => sum + stay + 500, 0);
        expect(sums?.find(({ answer }) => answer === 'added')?.sum).toBe(String(both));
      }),
      { numRuns: 15 },
    );
  });

  it('is no question where it was taken off', () => {
    const amounts = [1200, 2450, 3100, 980, 4020, 1875, 2260, 3390];
    const { questions, total } = read(report(amounts, 'Kanalavgift', -1));
    expect([questions.map(({ id }) => id), total]).toEqual([[], '19275']);
  });
});
