import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const uses = fc.array(fc.integer({ min: 500, max: 90_000 }), { minLength: 24, maxLength: 60 });
const kronor = (ore: number) => (ore / 100).toFixed(2).replace('.', ',');

/** What was used each day, paid every tenth row: all of it, or all but `left` öre. */
function account(amounts: readonly number[], { paid, left = 0 }: { paid: string; left?: number }) {
  const lines = ['Datum;Beskrivning;Belopp;Saldo'];
  let owed = 0;
  amounts.forEach((amount, n) => {
    const day = new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10);
    owed += amount;
    lines.push(`${day};Kampanj ${n % 3};${kronor(amount)};${kronor(owed)}`);
    if (n % 12 !== 11) return;
    lines.push(`${day};${paid};${kronor(left - owed)};${kronor(left)}`);
    owed = left;
  });
  return Buffer.from(lines.join('\n'));
}

const totalOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

describe('an account of what is owed', () => {
  it.each(['Automatisk betalning: Mastercard •••• 4421', 'Betalning mottagen', 'Payment 12345'])(
    'costs what was used, and not what was paid of it: %s',
    (paid) => {
      fc.assert(
        fc.property(uses, (amounts) => {
          const { understanding } = readFileBytes(
            account(amounts, { paid }),
            'fil.csv',
            {},
            'costs',
          );
          expect(understanding.questions.filter(({ blocking }) => blocking)).toEqual([]);
          expect(Math.round(Number(understanding.total) * 100)).toBe(totalOf(amounts));
        }),
        { numRuns: 10 },
      );
    },
  );

  it('is asked about where payments leave some of it', () => {
    fc.assert(
      fc.property(uses, (amounts) => {
        const bytes = account(amounts, { paid: 'Betalning', left: 400 });
        const { questions } = readFileBytes(bytes, 'fil.csv', {}, 'costs').understanding;
        const [question] = questions.filter(({ blocking }) => blocking);
        const sums = question?.options.map(({ sum }) => Math.round(Number(sum) * 100));
        expect(sums).toContain(totalOf(amounts));
      }),
      { numRuns: 10 },
    );
  });
});
