import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const owned = ['1220;Inventarier', '1460;Lager', '1510;Kundfordringar', '1930;Bank'];
const owed = ['2081;Aktiekapital', '2440;Leverantörsskulder', '2611;Utg moms', '2710;Skatt'];
const changes = fc.array(fc.integer({ min: -9_000, max: 9_000 }), { minLength: 8, maxLength: 8 });

it.each(['sales', 'costs'] as const)('what is owned and owed is nothing in %s', (purpose) => {
  fc.assert(
    fc.property(changes, (amounts) => {
      const row = (account: string, n: number) =>
        `${account};${20_000 + n},00;${amounts[n]},00;${20_000 + n + (amounts[n] ?? 0)},00`;
      const lines = [
        'Balansrapport',
        'Period: 2025-01-01–2025-12-31',
        'Konto;Benämning;Ing balans;Period;Utg balans',
        'TILLGÅNGAR;;;;',
        ...owned.map(row),
        'SKULDER;;;;',
        ...owed.map((account, n) => row(account, n + 4)),
      ];
      const { ready, total } = readFileBytes(
        Buffer.from(lines.join('\n')),
        'balans.csv',
        {},
        purpose,
      ).understanding;
      expect([ready, total ?? '0']).toEqual([false, '0']);
    }),
    { numRuns: 10 },
  );
});
