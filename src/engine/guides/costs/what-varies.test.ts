import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseCostFile, costAsText } from '#support/analyse-cost-file.ts';
import { AREAS, variesBy } from './areas/areas.ts';

/** `who, account, what, kronor a month`: as much each month but for a hundredth, or the same. */
type Payee = readonly [who: string, account: string, what: string, kronor: number, is?: 'same'];

const rent: Payee = ['Ekens Fastighets AB', '5010', 'Hyra lokal', 24_000];
const wages: Payee = ['Löneutbetalning', '7210', 'Löner', 90_000];

/** Two years of a ledger, told as it is read. */
async function told(...payees: readonly Payee[]): Promise<string> {
  const rows = Array.from({ length: 24 }, (_, at) => {
    const month = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    return payees.map(([who, account, what, kronor, is]) => {
      const more = is === 'same' ? 0 : Math.round((kronor / 100) * ((5 * at) % 3));
      return `${month}-25;${who};${account};${what};${kronor + more},00`;
    });
  }).flat();
  const file = Buffer.from(['Datum;Leverantör;Konto;Text;Belopp exkl moms', ...rows].join('\n'));
  return costAsText(await analyseCostFile(file, 'kostnader.csv', {}));
}

const section = (text: string, name: string) =>
  text.split('\n## ').find((part) => part.startsWith(`${name}\n`)) ?? '';

describe('what is driven, travelled or hired, for as much every month', () => {
  it.each([
    ['Fordon', ['OKQ8', '5611', 'Tankkort', 14_000], 'följer hur mycket ni kör'],
    ['Resor', ['SJ', '5800', 'Resor', 14_000], 'bestäms resa för resa'],
  ] as const)('is not called fixed: %s', async (area, payee, by) => {
    const text = await told(rent, wages, payee);
    expect(section(text, area)).toContain(`- Rörlig: ${by}`);
    expect(section(text, area)).not.toMatch(/Fast:|ojämn/u);
    expect(section(text, 'Personal')).toContain('- Fast:');
  });

  it('is fixed where the very same amount is paid each time, as by an agreement', async () => {
    const ticket: Payee = ['Västtrafik', '5800', 'Periodkort', 14_000, 'same'];
    expect(section(await told(rent, wages, ticket), 'Resor')).toContain('- Fast:');
  });

  it('has its words for each such area, and none of them is fixed by its nature', () => {
    const varying = AREAS.filter(({ name }) => variesBy(name) !== null);
    expect(varying.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Fordon', 'Resor', 'Inhyrd personal']),
    );
    for (const { traits = [] } of varying) expect(traits).not.toContain('fixedByNature');
  });
});

describe('what is advised on vehicles', () => {
  const fuel: Payee = ['Preem', '5611', 'Drivmedel', 14_000];
  const leasing: Payee = ['Ayvens', '5615', 'Leasing personbil', 9_000, 'same'];
  const repairs: Payee = ['Mekonomen', '5613', 'Reparation', 14_000];

  it('is of the fuel where that is most of it', async () => {
    const text = await told(rent, fuel);
    expect(text).toContain('# Få ner drivmedlet per mil');
    expect(text).not.toMatch(/står stilla|värdefall|lämna tillbaka/u);
  });

  it('is of those that stand still where leasing, tax and insurance are a part of it', async () => {
    const text = await told(rent, fuel, leasing);
    expect(text).toContain('# Räkna på varje fordon');
    expect(text).toContain('kostar lika mycket när fordonet står stilla');
    expect(section(text, 'Fordon')).toContain('- Varav fast:');
  });

  it('is neither where most of it is repairs', async () => {
    const text = await told(rent, repairs);
    expect(text).toContain('# Räkna på varje fordon');
    expect(text).not.toMatch(/står stilla|drivmedlet per mil/u);
  });

  it('goes by what the rows say where the account does not', async () => {
    const text = await told(rent, ['Circle K', '5610', 'Kvitto', 14_000]);
    expect(text).toContain('# Få ner drivmedlet per mil');
  });
});

it('the words that are said of vehicles follow the parts of their cost, whatever those are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 30 }),
      async (fuel, standing) => {
        const text = await told(
          ...[rent, wages],
          ['Preem', '5611', 'Drivmedel', fuel * 1000],
          ['Folksam', '5612', 'Försäkring', standing * 1000],
        );
        const share = fuel / (fuel + standing);
        // Each is a hundredth of doubt: amounts are rounded.
        if (share > 0.72) expect(text).not.toContain('står stilla');
        if (share < 0.58) expect(text).not.toContain('Det mesta är drivmedel');
      },
    ),
    { numRuns: 8 },
  );
});
