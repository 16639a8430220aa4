import { describe, expect, it } from 'vitest';
import { factValue, figuresOf, type MadeColumn, type MadeTable } from '#support/sales-table.ts';

const money = (name: string, role: MadeColumn['role']): MadeColumn => ({
  name,
  role,
  type: 'DECIMAL(18,2)',
});
const vara: MadeColumn = { name: 'Vara', role: 'product', type: 'VARCHAR' };

function table(columns: MadeColumn[], rows: (string | null)[][]): MadeTable {
  return {
    columns: [vara, money('Antal', 'quantity'), money('Summa', 'revenue'), ...columns],
    rows,
  };
}

describe('gross profit', () => {
  it('takes a cost as per unit that does not grow with the quantity', async () => {
    const figures = await figuresOf(
      table(
        [money('Kostnad', 'cost')],
        [
          ['A', '1', '100', '60'],
          ['A', '3', '300', '60'],
          ['A', '5', '500', '60'],
        ],
      ),
    );
    expect(factValue(figures, 'sales.cost.total')).toBe('540');
    expect(factValue(figures, 'sales.profit.gross')).toBe('360');
    expect(factValue(figures, 'sales.margin.percent')).toBe('40');
    const cost = figures.facts.find((fact) => fact.key === 'sales.cost.total');
    expect(cost?.source.formula).toBe('summan av (Kostnad × Antal)');
    expect(cost?.kind).toBe('computed');
  });

  it('takes a cost as for the whole row that grows with the quantity', async () => {
    const figures = await figuresOf(
      table(
        [money('Inköpspris', 'cost')],
        [
          ['A', '1', '100', '60'],
          ['A', '3', '300', '180'],
          ['A', '5', '500', '300'],
        ],
      ),
    );
    expect(factValue(figures, 'sales.cost.total')).toBe('540');
    expect(figures.facts.find((fact) => fact.key === 'sales.cost.total')?.kind).toBe('computed');
  });

  it('does not read a loss on most sales into costs that have nothing to do with the quantity', async () => {
    const figures = await figuresOf(
      table(
        [money('Kostnad', 'cost')],
        [
          ['A', '1', '100', '50'],
          ['A', '4', '900', '450'],
          ['A', '3', '120', '60'],
          ['A', '2', '700', '400'],
          ['A', '4', '110', '55'],
        ],
      ),
    );
    expect(factValue(figures, 'sales.cost.total')).toBe('1015');
    expect(figures.facts.find(({ key }) => key === 'sales.profit.gross')?.kind).toBe('assumption');
  });

  it('lets the margin column settle what the cost is of', async () => {
    const rows = [
      ['A', '2', '200', '60', '80'],
      ['B', '4', '100', '10', '60'],
    ];
    const figures = await figuresOf(table([money('Kostnad', 'cost'), money('TB', 'margin')], rows));
    expect(factValue(figures, 'sales.profit.gross')).toBe('140');
    expect(factValue(figures, 'sales.cost.total')).toBe('160');
    expect(figures.facts.find((fact) => fact.key === 'sales.profit.gross')?.source.formula).toBe(
      'summan av TB',
    );
  });

  it('says what was assumed where nothing in the file settles it', async () => {
    const figures = await figuresOf(
      table(
        [money('Inköpspris', 'cost')],
        [
          ['A', '2', '200', '60'],
          ['B', '4', '100', '10'],
        ],
      ),
    );
    expect(factValue(figures, 'sales.cost.total')).toBe('160');
    expect(figures.facts.find((fact) => fact.key === 'sales.profit.gross')?.kind).toBe(
      'assumption',
    );
    expect(figures.warnings).toContain(
      'Inköpspris är läst som kostnad per styck; filen avgör det inte.',
    );
  });

  it('turns the cost of a returned row with its quantity', async () => {
    const figures = await figuresOf(
      table(
        [money('Kostnad', 'cost')],
        [
          ['A', '2', '200', '120'],
          ['A', '5', '500', '300'],
          ['A', '-1', '-100', '60'],
        ],
      ),
    );
    expect(factValue(figures, 'sales.cost.total')).toBe('360');
    expect(factValue(figures, 'sales.returns.amount')).toBe('100');
  });

  it('reads a margin in percent as a share of revenue', async () => {
    const figures = await figuresOf(
      table(
        [{ ...money('TG %', 'margin'), format: '40 %' }],
        [
          ['A', '1', '100', '40'],
          ['B', '1', '300', '20'],
        ],
      ),
    );
    expect(factValue(figures, 'sales.profit.gross')).toBe('100');
  });

  it('leaves rows without cost out and says so', async () => {
    const rows = Array.from({ length: 9 }, () => ['A', '1', '100', '60']);
    const figures = await figuresOf(
      table([money('Kostnad', 'cost')], [...rows, ['B', '1', '100', null as never]]),
    );
    expect(factValue(figures, 'sales.profit.gross')).toBe('360');
    expect(factValue(figures, 'sales.margin.percent')).toBe('40');
    expect(factValue(figures, 'sales.product.margin', 'B')).toBeNull();
    expect(figures.warnings).toContain('1 rad saknar Kostnad och ingår inte i täckningsbidraget.');
  });

  it('is unknown where cost is known for too little of the revenue', async () => {
    const figures = await figuresOf(
      table(
        [money('Kostnad', 'cost')],
        [
          ['A', '1', '100', '60'],
          ['B', '1', '300', null as never],
        ],
      ),
    );
    expect(factValue(figures, 'sales.profit.gross')).toBeNull();
    expect(
      figures.unknowns.find((unknown) => unknown.key === 'sales.profit.gross')?.reason,
    ).toContain('bara en del av omsättningen (25\u00A0%)');
  });
});
