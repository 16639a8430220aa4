import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { hasSharedSales, pizzaSales, sharedBytes } from '#support/shared-sales.ts';
import { ALWAYS_NAMED, saidEvents } from './sentence.ts';

/**
 * The events of the real files that hold two years, each added up by hand from the cells of the
 * file: its months, what they came to and what the same months of the year before did.
 */
const byHand = {
  'globalsales_northwind.xlsx': [
    ['once', 'Hanari Carnes', '1998-03', '1998-03', 17027.65, 0],
    ['once', 'Königlich Essen', '1998-01', '1998-01', 11920.66, 0],
    ['once', 'Great Lakes Food Market', '1998-01', '1998-01', 8446.45, 0],
  ],
  // All else grew sevenfold, so the large suppliers' rise is no event of theirs.
  'omformaterat/leverantorsfakturor_utf16_tab.txt': [
    ['started', 'Integrated Sport Products', '2013-11', '2014-08', 1078941.6, null],
    ['once', 'Fitness Association', '2014-03', '2014-03', 554020, 0],
    ['once', 'Team Athletic Co.', '2014-04', '2014-04', 396729, 0],
  ],
};

/** The events of a file as sales, or as costs where it is of purchases or of books. */
async function eventsOfFile(name: string, isCosts = /leverantor|PurchaseOrder|\.se$/.test(name)) {
  const bytes = sharedBytes(name);
  const { facts } = isCosts
    ? await analyseCostFile(bytes, basename(name))
    : (await analyseFile(bytes, basename(name))).result;
  return saidEvents(facts, ALWAYS_NAMED).map(({ event: { type, change, parts } }) => [
    type,
    change.subject?.name,
    change.period?.from.slice(0, 7),
    change.period?.to.slice(0, 7),
    Number(parts.get('current')?.value),
    parts.has('previous') ? Number(parts.get('previous')?.value) : null,
  ]);
}

describe.skipIf(!hasSharedSales)('the events of real files', () => {
  it.each(Object.entries(byHand))('of %s are those added up by hand', async (name, expected) => {
    expect(await eventsOfFile(name)).toEqual(expected);
  });

  it.each([
    ['has but three months', 'omformaterat/forsaljning_semikolon_cp1252.csv'],
    ['has but three months, in days', 'omformaterat/dagsforsaljning_utf8bom_kr.csv'],
    // Each product sells for 60 thousand one month and for 3 million another, in either year.
    ['has months that vary by more than they differ', 'microsoft_financial_sample.xlsx'],
    // Of the second year January and February are booked, and of February two accounts.
    ['has begun its second year', '../sie/visma-bokforing-4.5_typ2.se'],
  ])('are none where a file %s', async (_, name) => {
    expect(await eventsOfFile(name)).toEqual([]);
  });

  it('are none in a year of pizzas, all of which were sold from the first month to the last', async () => {
    const sales = pizzaSales();
    const lines = sales.map(({ date, product, quantity, amount }) =>
      [date, product, quantity, Number(amount) / 10_000].join(';'),
    );
    const bytes = Buffer.from(['Datum;Produkt;Antal;Summa', ...lines].join('\n'));
    const { result } = await analyseFile(bytes, 'pizza.csv');
    expect(saidEvents(result.facts, ALWAYS_NAMED)).toEqual([]);
    const months = Map.groupBy(sales, ({ product }) => product);
    for (const [product, rows] of months)
      expect([product, new Set(rows.map(({ date }) => date.slice(0, 7))).size]).toEqual([
        product,
        12,
      ]);
  });
});
