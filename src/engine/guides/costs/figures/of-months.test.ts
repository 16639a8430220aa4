import { expect, it } from 'vitest';
import { costFiguresOf } from '#support/cost-table.ts';
import { officeTable } from '#support/office-table.ts';

const office = officeTable();

it('cost per 100 kronor is given of the months with sales, and of no other', async () => {
  const months = { '2025-02': '50000', '2025-03': '0', '2025-04': '25000' };
  const { facts } = await costFiguresOf(office, { revenue: { document: 'kassa.csv', months } });
  const of = (key: string) =>
    facts.filter((fact) => fact.key === key).map(({ subject, value }) => [subject?.name, value]);
  expect(of('costs.month.revenue')).toEqual(Object.entries(months));
  expect(of('costs.month.perRevenue').map(([month]) => month)).toEqual(['2025-02', '2025-04']);
  const perHundred = facts.find(({ key }) => key === 'costs.month.perRevenue');
  const cost = facts.find(
    ({ key, subject }) => key === 'costs.month.total' && subject?.name === '2025-02',
  );
  expect(Number(perHundred?.value)).toBeCloseTo(Number(cost?.value) / 500, 4);
  expect(perHundred?.source.formula).toMatch(/^Kostnad: februari.2025 \(F\d+\) ÷ Omsättning/);
});
