import { describe, expect, it } from 'vitest';
import { analyseFile } from '#support/analyse-file.ts';
import { hasSharedSales, sharedBytes } from '#support/shared-sales.ts';
import { ALWAYS_NAMED, saidEvents } from './sentence.ts';

/**
 * The events of the real files that hold two years, each added up by hand from the cells of the
 * file: its months, what they came to and what the same months of the year before did.
 */
const byHand = {
  'globalsales_northwind.xlsx': [
    ['once', 'Hanari Carnes', '1998-03', '1998-03', 17027.65, 0],
    ['once', 'Königlich Essen', '1998-01', '1998-01', 11920.66, 0],
    ['level', 'Sweden', '1998-03', '1998-04', 12865.53, 0],
    ['level', 'Gnocchi di nonna Alice', '1998-02', '1998-04', 3387.7, 9256.8],
  ],
  // Paseo sold for 4.7 M in December 2014, as in June: the exception was December 2013.
  'microsoft_financial_sample.xlsx': [
    ['level', 'Carretera', '2014-10', '2014-12', 5930681.37, 948492.66],
  ],
};

async function eventsOfFile(name: string) {
  const { result } = await analyseFile(sharedBytes(name), name);
  return saidEvents(result.facts, ALWAYS_NAMED).map(({ event: { type, change, parts } }) => [
    type,
    change.subject?.name,
    change.period?.from.slice(0, 7),
    change.period?.to.slice(0, 7),
    Number(parts.get('current')?.value),
    Number(parts.get('previous')?.value),
  ]);
}

describe.skipIf(!hasSharedSales)('the events of real files', () => {
  it.each(Object.entries(byHand))('of %s are those added up by hand', async (name, expected) => {
    expect(await eventsOfFile(name)).toEqual(expected);
  });

  it('are none where a file has but three months', async () => {
    expect(await eventsOfFile('omformaterat/forsaljning_semikolon_cp1252.csv')).toEqual([]);
  });
});
