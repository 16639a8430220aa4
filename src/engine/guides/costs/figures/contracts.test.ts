import { describe, expect, it } from 'vitest';
import { costFiguresOf } from '#support/cost-table.ts';
import { factValue, type MadeTable } from '#support/sales-table.ts';

const columns: MadeTable['columns'] = [
  { name: 'Avtal', role: 'text', type: 'VARCHAR' },
  { name: 'Leverantör', role: 'supplier', type: 'VARCHAR' },
  { name: 'Belopp', role: 'amount', type: 'DECIMAL(9,2)' },
  { name: 'Betalas', role: 'interval', type: 'VARCHAR' },
  { name: 'Från', role: 'date', type: 'DATE' },
];
const list: MadeTable = {
  columns,
  rows: [
    ['Hyra', 'Fastighets AB Norr', '12500.50', 'per månad', '2021-01-01'],
    ['Försäkring', 'Länsförsäkringar', '4800', 'Årsvis', '2022-03-01'],
    ['Larm', 'Verisure', '1500', 'kvartal', '2020-09-01'],
    ['Domän', 'Loopia', '300', '24 mån', '2023-05-01'],
    ['Skylt', 'Skyltmakarna', '9000', 'engång', '2024-02-01'],
  ],
};

describe('a list of agreements', () => {
  it('is counted in kronor a year, row by row, and says what was assumed', async () => {
    const figures = await costFiguresOf(list);
    expect(figures.perYear).toBe('agreements');
    expect(factValue(figures, 'costs.total.amount')).toBe('169956');
    expect(factValue(figures, 'costs.supplier.total', 'Fastighets AB Norr')).toBe('150006');
    expect(factValue(figures, 'costs.supplier.total', 'Loopia')).toBe('150');
    const total = figures.facts.find(({ key }) => key === 'costs.total.amount');
    expect(total).toMatchObject({ kind: 'assumption', label: 'Kostnader per år', period: null });
    expect(total?.source.formula).toBe('summan av (Belopp × gånger per år enligt Betalas)');
    expect(total?.source.columns).toEqual(['Belopp', 'Betalas']);
    expect(figures.warnings).toEqual([
      'Beloppen är räknade om till kronor per år efter Betalas: per månad × 12, per kvartal × 4, per år × 1 och övriga efter sitt antal gånger per år.',
      '1 rad säger inte hur ofta beloppet kommer (Betalas) och räknas en gång.',
      'Datumen i Från gäller avtalen och inte betalningar, så de används inte till månader och jämförelser.',
    ]);
  });

  it('gives each agreement as one that runs, and no months', async () => {
    const figures = await costFiguresOf(list);
    expect(figures.subscriptions).toEqual([
      'Fastighets AB Norr',
      'Verisure',
      'Länsförsäkringar',
      'Loopia',
    ]);
    expect(factValue(figures, 'costs.subscription.yearly', 'Verisure')).toBe('6000');
    expect(factValue(figures, 'costs.subscription.perYear', 'Verisure')).toBe('4');
    expect(factValue(figures, 'costs.subscriptions.yearly')).toBe('160956');
    expect(figures.facts.some(({ key }) => key === 'costs.month.total')).toBe(false);
    expect(figures.unknowns.find(({ key }) => key === 'costs.month.average')?.reason).toBe(
      'Utveckling över tid kan inte räknas: filen är en lista över avtal, inte över betalningar månad för månad.',
    );
  });

  it.each([
    ['2027-02-28', '84360'],
    ['2024-03-31', '7030'],
  ])('is told by a last day far off, and not by one of the same bill: %s', async (last, total) => {
    const figures = await costFiguresOf({
      columns: [
        { name: 'Leasegivare', role: 'supplier', type: 'VARCHAR' },
        { name: 'Månadskostnad', role: 'amount', type: 'DECIMAL(9,2)' },
        { name: 'Startdatum', role: 'date', type: 'DATE' },
        { name: 'Slutdatum', role: null, type: 'DATE' },
      ],
      rows: [
        ['DNB Finans', '3890', '2024-03-01', last],
        ['DNB Finans', '690', '2024-03-01', last],
        ['DNB Finans', '2450', '2024-03-01', last],
      ],
    });
    expect(factValue(figures, 'costs.total.amount')).toBe(total);
  });

  it('is told by the name of the amount too', async () => {
    const figures = await costFiguresOf({
      columns: [
        { name: 'Leverantör', role: 'supplier', type: 'VARCHAR' },
        { name: 'Månadskostnad', role: 'amount', type: 'DECIMAL(9,2)' },
      ],
      rows: [
        ['Telia', '899'],
        ['Fortnox', '349'],
      ],
    });
    expect(factValue(figures, 'costs.total.amount')).toBe('14976');
    expect(figures.warnings[0]).toBe(
      'Beloppen i Månadskostnad är räknade om till kronor per år: per månad × 12.',
    );
  });
});

describe('payments that say how often they come', () => {
  it('count as they stand', async () => {
    const months = ['01', '02', '03', '04'];
    const rows = months.flatMap((month) => [
      [`Hyra ${month}`, 'Fastighets AB Norr', '12500', 'per månad', `2025-${month}-01`],
      ['Abonnemang', 'Telia', '899', 'per månad', `2025-${month}-15`],
    ]);
    const figures = await costFiguresOf({ columns, rows });
    expect(figures.perYear).toBe(null);
    expect(factValue(figures, 'costs.total.amount')).toBe('53596');
    expect(factValue(figures, 'costs.period.wholeMonths')).toBe('4');
  });
});
