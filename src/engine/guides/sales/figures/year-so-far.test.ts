import { expect, it } from 'vitest';
import { analyseFile } from '#support/analyse-file.ts';

/** A year so far is in the sum, and in no comparison: it is not over, however long ago the file was made. */
it('a year as far as it has come is compared with no whole year', async () => {
  const facts = async (name: string) => {
    const rows = [`Kund;2023;2024;${name}`, 'Berg AB;9000;10000;5000', 'Dal AB;900;1000;500'];
    const { input } = await analyseFile(Buffer.from(rows.join('\n')), 'fil.csv');
    const value = (key: string) => input.figures.facts.find((fact) => fact.key === key)?.value;
    return { total: value('sales.revenue.total'), current: value('sales.revenue.current') };
  };
  expect(await facts('2025')).toEqual({ total: '26400', current: '5500' });
  expect(await facts('2025 (jan–aug)')).toEqual({ total: '26400', current: '11000' });
});
