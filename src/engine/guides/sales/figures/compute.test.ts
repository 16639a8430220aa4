import { describe, expect, it } from 'vitest';
import { factValue, figuresOf, type MadeTable } from '#support/sales-table.ts';

/** Four sales of a kiosk: small enough to recompute in the head. */
const kiosk: MadeTable = {
  columns: [
    { name: 'Datum', role: 'date', type: 'DATE' },
    { name: 'Kvitto', role: 'orderId', type: 'DECIMAL(18,0)' },
    { name: 'Vara', role: 'product', type: 'VARCHAR' },
    { name: 'Antal', role: 'quantity', type: 'DECIMAL(18,1)' },
    { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' },
  ],
  rows: [
    ['2025-03-03', 1, 'Kaffe', 2, '50.10'],
    ['2025-03-03', 1, 'Bulle', 1.5, '30.20'],
    ['2025-03-04', 2, 'Kaffe', 1, '25.05'],
    ['2025-03-05', 3, "Åsa's te", 1, '19.90'],
  ],
};

describe('the totals of a small file', () => {
  it('are exact to the öre', async () => {
    const figures = await figuresOf(kiosk);
    expect(factValue(figures, 'sales.revenue.total')).toBe('125.25');
    expect(factValue(figures, 'sales.rows.used')).toBe('4');
    expect(factValue(figures, 'sales.orders.total')).toBe('3');
    expect(factValue(figures, 'sales.orders.average')).toBe('41.75');
    expect(factValue(figures, 'sales.units.total')).toBe('5.5');
    expect(factValue(figures, 'sales.price.average')).toBe('22.7727');
    expect(factValue(figures, 'sales.product.revenue', 'Kaffe')).toBe('75.15');
    expect(factValue(figures, 'sales.product.share', 'Kaffe')).toBe('60');
    expect(figures.period).toEqual({ from: '2025-03-03', to: '2025-03-05' });
  });

  it('carry all it takes to recompute them', async () => {
    const figures = await figuresOf(kiosk);
    const coffee = figures.facts.find(
      (fact) => fact.key === 'sales.product.revenue' && fact.subject?.name === 'Kaffe',
    );
    expect(coffee).toEqual({
      id: expect.stringMatching(/^F\d+$/),
      key: 'sales.product.revenue',
      subject: { kind: 'product', name: 'Kaffe' },
      label: 'Omsättning: Kaffe',
      value: '75.15',
      unit: 'SEK',
      currency: null,
      period: { from: '2025-03-03', to: '2025-03-05' },
      precision: 2,
      kind: 'computed',
      source: {
        documentId: 'doc-1',
        document: 'test.csv',
        sheet: null,
        columns: ['Belopp', 'Vara'],
        filter: 'rader där Vara är ”Kaffe”',
        rows: 2,
        formula: 'summan av Belopp',
        where: "product = 'Kaffe'",
        inputs: [],
      },
    });
  });

  it('number the facts F1, F2 … in order', async () => {
    const { facts } = await figuresOf(kiosk);
    expect(facts.map((fact) => fact.id)).toEqual(facts.map((_, index) => `F${index + 1}`));
  });

  it('say which column would give what is lacking', async () => {
    const { unknowns } = await figuresOf(kiosk);
    const reason = (key: string) => unknowns.find((unknown) => unknown.key === key)?.reason;
    expect(reason('sales.profit.gross')).toBe(
      'Täckningsbidrag kan inte räknas: filen saknar en kolumn med inköpspris eller kostnad.',
    );
    expect(reason('sales.customers.total')).toBe(
      'Kunder kan inte räknas: filen saknar en kolumn med kund.',
    );
    expect(reason('sales.growth.percent')).toBe(
      'Tillväxt kan inte räknas: filen täcker inte två hela månader att jämföra.',
    );
  });

  it('never give a figure both as a fact and as unknown', async () => {
    const { facts, unknowns } = await figuresOf(kiosk);
    const given = new Set(facts.map((fact) => fact.key));
    expect(unknowns.filter((unknown) => given.has(unknown.key))).toEqual([]);
  });
});

describe('what revenue is taken from', () => {
  const amounts = (columns: MadeTable['columns'], rows: string[][]): MadeTable => ({
    columns,
    rows,
  });
  const column = (name: string, role: MadeTable['columns'][number]['role'], format?: string) => ({
    name,
    role,
    type: 'DECIMAL(18,2)',
    ...(format === undefined ? {} : { format }),
  });

  it('is gross minus VAT where the file has both', async () => {
    const table = amounts(
      [column('Brutto', 'grossRevenue'), column('Moms', 'vat')],
      [
        ['125', '25'],
        ['112', '12'],
      ],
    );
    const figures = await figuresOf(table);
    expect(factValue(figures, 'sales.revenue.total')).toBe('200');
    expect(figures.facts[0]?.source.formula).toBe('summan av (Brutto − Moms)');
  });

  it('is gross divided by one plus the rate where VAT is a rate', async () => {
    const table = amounts(
      [column('Brutto', 'grossRevenue'), column('Momssats', 'vat', '25 %')],
      [
        ['125', '25'],
        ['112', '12'],
      ],
    );
    expect(factValue(await figuresOf(table), 'sales.revenue.total')).toBe('200');
  });

  it('is what is left of VAT in whole öre, where halves are rounded up whatever binary fractions make of them', async () => {
    const rows = ['227.50', '1228.50', '1137.50', '-227.50'].map((gross) => [gross, '12']);
    const table = amounts(
      [column('Brutto', 'grossRevenue'), column('Momssats', 'vat', '25 %')],
      rows,
    );
    // 203.12 + 1 096.87 + 1 015.62 − 203.12
    expect(factValue(await figuresOf(table), 'sales.revenue.total')).toBe('2112.49');
  });

  it('is quantity times price minus discount where there is no amount', async () => {
    const table = amounts(
      [column('Antal', 'quantity'), column('Pris', 'unitPrice'), column('Rabatt', 'discount')],
      [
        ['3', '10.50', '1.50'],
        ['2', '20', '0'],
      ],
    );
    const figures = await figuresOf(table);
    expect(factValue(figures, 'sales.revenue.total')).toBe('70');
    expect(factValue(figures, 'sales.discount.amount')).toBe('1.5');
    expect(figures.facts[0]?.source.columns).toEqual(['Antal', 'Pris', 'Rabatt']);
  });

  it('pays back less for a return that had a discount, whatever sign that has', async () => {
    const revenueOf = async (rows: string[][]) => {
      const table = amounts(
        [column('Antal', 'quantity'), column('Pris', 'unitPrice'), column('Rabatt', 'discount')],
        rows,
      );
      return factValue(await figuresOf(table), 'sales.revenue.total');
    };
    const sale = (discount: string) => ['4', '200', discount];
    const back = (discount: string) => ['-1', '200', discount];
    expect(await revenueOf([sale('80'), back('-20'), back('-20')])).toBe('360');
    expect(await revenueOf([sale('80'), back('20')])).toBe('540');
    expect(await revenueOf([sale('-80'), sale('-80'), back('-20')])).toBe('1260');
  });

  it('takes a discount in percent from the price', async () => {
    const table = amounts(
      [column('Antal', 'quantity'), column('Pris', 'unitPrice'), column('Rabatt %', 'discount')],
      [
        ['2', '100', '10'],
        ['1', '50', '0'],
      ],
    );
    const figures = await figuresOf(table);
    expect(factValue(figures, 'sales.revenue.total')).toBe('230');
    expect(factValue(figures, 'sales.discount.share')).toBe('8');
  });

  it('says that a gross amount alone includes VAT, and calls it an assumption', async () => {
    const figures = await figuresOf(
      amounts([column('Summa inkl. moms', 'grossRevenue')], [['125']]),
    );
    expect(figures.facts[0]?.kind).toBe('assumption');
    expect(figures.warnings?.[0]).toContain('inklusive moms');
  });

  it('is said to include VAT where the VAT column is part of the amount', async () => {
    const columns = [column('Totalt', 'revenue'), column('Moms', 'vat')];
    const inside = await figuresOf(
      amounts(columns, [
        ['125', '25'],
        ['112', '12'],
        ['250', '50'],
      ]),
    );
    expect(inside.warnings?.[0]).toContain('Totalt ser ut att vara inklusive moms');
    const outside = await figuresOf(
      amounts(columns, [
        ['100', '25'],
        ['100', '12'],
        ['200', '50'],
      ]),
    );
    expect(outside.warnings).toEqual([]);
  });

  it('is unknown where the file has no amount at all', async () => {
    const figures = await figuresOf(amounts([column('Antal', 'quantity')], [['125']]));
    expect(figures.facts).toEqual([]);
    expect(figures.unknowns[0]?.reason).toBe(
      'Omsättning kan inte räknas: filen saknar en kolumn med belopp.',
    );
  });

  it('leaves binary noise of a spreadsheet out of the sum', async () => {
    const noisy = { name: 'Belopp', role: 'revenue' as const, type: 'DECIMAL(38,17)' };
    const figures = await figuresOf({
      columns: [noisy],
      rows: [['13.25000000000000200'], ['0.30000000000000004']],
    });
    expect(factValue(figures, 'sales.revenue.total')).toBe('13.55');
  });
});

describe('a file in several currencies', () => {
  const table = (rows: [string, string | null][]): MadeTable => ({
    columns: [
      { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' },
      { name: 'Valuta', role: 'currency', type: 'VARCHAR' },
    ],
    rows,
  });

  it('never adds them together, and says what was left aside', async () => {
    const figures = await figuresOf(
      table([
        ['100', 'EUR'],
        ['200', 'eur'],
        ['5000', 'SEK'],
        ['50', null],
      ]),
    );
    expect(factValue(figures, 'sales.revenue.total')).toBe('350');
    expect(figures.facts[0]?.currency).toBe('EUR');
    expect(figures.facts[0]?.source.filter).toBe('alla rader i EUR');
    expect(figures.warnings?.[0]).toBe(
      'Filen har belopp i flera valutor. Bara rader i EUR räknas; 1 rad i SEK lämnas utanför, eftersom belopp i olika valutor inte kan summeras.',
    );
  });

  it('takes kr and SEK as the same, with no currency to show', async () => {
    const figures = await figuresOf(
      table([
        ['100', 'kr'],
        ['200', 'SEK'],
      ]),
    );
    expect(factValue(figures, 'sales.revenue.total')).toBe('300');
    expect(figures.facts[0]?.currency).toBeNull();
    expect(figures.warnings).toEqual([]);
  });
});
