import { expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { figuresOf } from '#support/sales-table.ts';

/** How the two prices of a course are shown that costs this much from July the second year on. */
async function shown(before: number, now: number): Promise<number[]> {
  const months = Array.from({ length: 24 }, (_, at) => at);
  const dayOf = (at: number) =>
    `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-05`;
  const { facts } = await figuresOf({
    columns: [
      { name: 'Datum', role: 'date', type: 'DATE' },
      { name: 'Vara', role: 'product', type: 'VARCHAR' },
      { name: 'Antal', role: 'quantity', type: 'DECIMAL(18,2)' },
      { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' },
    ],
    rows: months.flatMap((at) => {
      const count = 20 + (at % 3);
      return [
        [dayOf(at), 'Kurs', count, count * (at < 18 ? before : now)],
        [dayOf(at), 'Annat', count + 10, (count + 10) * 500],
      ];
    }),
  });
  return [key.eventPricePrevious, key.eventPriceCurrent].map(
    (name) => facts.find((fact) => fact.key === name)?.precision ?? Number.NaN,
  );
}

it('two prices that stand against each other are both shown without öre where one is', async () => {
  expect(await shown(900, 1125)).toEqual([0, 0]);
  expect(await shown(450, 562.5)).toEqual([2, 2]);
});

/** What is left of a course since its price rose, where each of these rows tells what it cost. */
async function leftSince(costOf: (month: number) => number | null): Promise<string[]> {
  const { facts } = await figuresOf({
    columns: [
      { name: 'Datum', role: 'date', type: 'DATE' },
      { name: 'Vara', role: 'product', type: 'VARCHAR' },
      { name: 'Antal', role: 'quantity', type: 'DECIMAL(18,2)' },
      { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' },
      { name: 'Kostnad', role: 'cost', type: 'DECIMAL(18,2)' },
    ],
    rows: Array.from({ length: 24 }, (_, at) => {
      const day = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-05`;
      const count = 20 + (at % 3);
      const cost = costOf(at);
      return [
        [day, 'Kurs', count, count * (at < 18 ? 800 : 1000), cost === null ? null : count * cost],
        [day, 'Annat', count + 10, (count + 10) * 500, (count + 10) * 300],
      ];
    }).flat(),
  });
  return facts.flatMap(({ key: name, value }) => (name === key.eventMarginCurrent ? [value] : []));
}

it('a product whose price has risen leaves more since, where all of its rows have a cost', async () => {
  expect((await leftSince(() => 400)).map(Number)).toEqual([60]);
  expect(await leftSince((at) => (at % 2 === 0 ? 400 : null))).toEqual([]);
});
