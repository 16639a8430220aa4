import { describe, expect, it } from 'vitest';
import { factValue, figuresOf, type MadeColumn } from '#support/sales-table.ts';

const date: MadeColumn = { name: 'Datum', role: 'date', type: 'DATE' };
const quantity: MadeColumn = { name: 'Antal', role: 'quantity', type: 'DECIMAL(18,2)' };
const price = (name: string): MadeColumn => ({ name, role: 'unitPrice', type: 'DECIMAL(18,2)' });
const gross: MadeColumn = {
  name: 'Totalt inkl moms',
  role: 'grossRevenue',
  type: 'DECIMAL(18,2)',
};

const total = async (columns: MadeColumn[], row: (string | number)[]) => {
  const figures = await figuresOf({ columns, rows: [row] });
  const said = (figures.warnings ?? []).some((warning) => warning.includes('inklusive moms'));
  return { value: factValue(figures, 'sales.revenue.total'), said };
};

describe('revenue of a file whose prices have VAT or not', () => {
  it('is quantity × price where the price is without VAT and the amount with it', async () => {
    const columns = [date, quantity, price('Pris exkl moms'), gross];
    expect(await total(columns, ['2025-01-05', 2, 200, 500])).toEqual({
      value: '400',
      said: false,
    });
  });

  it('is the amount with VAT, and said to be so, where nothing is without it', async () => {
    const columns = [date, quantity, price('Pris'), gross];
    expect(await total(columns, ['2025-01-05', 2, 250, 500])).toEqual({ value: '500', said: true });
  });

  it('is said to have VAT where the price is with VAT and the file has nothing else', async () => {
    const columns = [date, quantity, price('Pris inkl moms')];
    expect(await total(columns, ['2025-01-05', 2, 250])).toEqual({ value: '500', said: true });
  });
});

it('gives no margin where VAT is in it and the cost is without', async () => {
  const cost: MadeColumn = { name: 'Kostnad', role: 'cost', type: 'DECIMAL(18,2)' };
  const margin = async (amount: MadeColumn) => {
    const figures = await figuresOf({
      columns: [date, amount, cost],
      rows: [['2025-01-05', 500, 200]],
    });
    const [refused] = figures.unknowns.filter(({ key }) => key === 'sales.margin.percent');
    return refused?.reason ?? factValue(figures, 'sales.margin.percent');
  };
  expect(await margin(gross)).toContain('är med moms');
  expect(await margin({ ...gross, name: 'Belopp', role: 'revenue' })).toBe('60');
});
