import { describe, expect, it } from 'vitest';
import { factValue, figuresOf, type MadeTable } from '#support/sales-table.ts';

type Purchase = [date: string, customer: string, amount: number];

function table(purchases: Purchase[]): MadeTable {
  return {
    columns: [
      { name: 'Datum', role: 'date', type: 'DATE' },
      { name: 'Kund', role: 'customer', type: 'VARCHAR' },
      { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' },
    ],
    rows: purchases,
  };
}

/** One purchase on the first of each month from `from` to `to` (1–12) of 2024. */
function monthly(customer: string, from: number, to: number, amount: number): Purchase[] {
  return Array.from({ length: to - from + 1 }, (_, index): Purchase => {
    return [`2024-${String(from + index).padStart(2, '0')}-01`, customer, amount];
  });
}

describe('customers between January–June and July–December', () => {
  const figures = figuresOf(
    table([
      ...monthly('Trogen', 1, 12, 100),
      ...monthly('Ny', 8, 12, 50),
      ...monthly('Förlorad', 1, 5, 70),
      ...monthly('På väg bort', 1, 9, 40),
    ]),
  );

  it('are new, returning or lost', async () => {
    expect(factValue(await figures, 'sales.customers.new')).toBe('1');
    expect(factValue(await figures, 'sales.customers.returning')).toBe('2');
    expect(factValue(await figures, 'sales.customers.lost')).toBe('1');
    expect(factValue(await figures, 'sales.customers.lostRevenue')).toBe('350');
  });

  it('are at risk when silent for more than twice their usual interval', async () => {
    expect(factValue(await figures, 'sales.customers.atRisk')).toBe('1');
    expect(factValue(await figures, 'sales.customers.atRiskRevenue')).toBe('360');
    expect(factValue(await figures, 'sales.customer.daysSinceSale', 'På väg bort')).toBe('91');
  });

  it('have their shares and concentration', async () => {
    // 1200, 250, 350 and 360 of 2160.
    expect(factValue(await figures, 'sales.concentration.topCustomerShare')).toBe('55.5556');
    expect(factValue(await figures, 'sales.concentration.customers80')).toBe('3');
    const hhi = (1200 ** 2 + 250 ** 2 + 350 ** 2 + 360 ** 2) / 2160 ** 2;
    expect(Number(factValue(await figures, 'sales.concentration.customerHhi'))).toBeCloseTo(hhi, 6);
    expect(factValue(await figures, 'sales.customer.change', 'På väg bort')).toBe('-120');
  });

  it('are too few to be put in fifths', async () => {
    expect((await figures).unknowns).toContainEqual(
      expect.objectContaining({
        key: 'sales.customers.best',
        reason: 'Bästa kunder (RFM) kan inte räknas: det krävs minst 20 kunder.',
      }),
    );
  });
});

describe('the best customers', () => {
  it('are those high in recency, frequency and money alike', async () => {
    const loyal = ['A', 'B', 'C'].flatMap((name) => monthly(name, 1, 12, 500));
    const once = Array.from(
      { length: 20 },
      (_, index): Purchase => [`2024-0${1 + (index % 6)}-01`, `Engång ${index}`, 10 + index],
    );
    const figures = await figuresOf(table([...loyal, ...once]));
    expect(Number(factValue(figures, 'sales.customers.best'))).toBeGreaterThanOrEqual(3);
    expect(Number(factValue(figures, 'sales.customers.bestShare'))).toBeGreaterThan(97);
  });
});
