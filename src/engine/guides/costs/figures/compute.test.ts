import { describe, expect, it } from 'vitest';
import { costFiguresOf } from '#support/cost-table.ts';
import { officeTable } from '#support/office-table.ts';
import { factValue, type MadeTable } from '#support/sales-table.ts';

const office = officeTable();

describe('the figures of an office', () => {
  it('find the subscriptions that run, what they cost a year, and the one that stopped', async () => {
    const figures = await costFiguresOf(office);
    expect(figures.subscriptions).toEqual([
      'Fastigheter i Väst AB',
      'If Skadeförsäkring',
      'Telia Sverige AB',
      'Fortnox AB',
    ]);
    const yearly = (name: string) => factValue(figures, 'costs.subscription.yearly', name);
    expect(yearly('Fastigheter i Väst AB')).toBe('144000');
    expect(yearly('Telia Sverige AB')).toBe('6948');
    expect(yearly('Fortnox AB')).toBe('6000');
    expect(factValue(figures, 'costs.subscriptions.yearly')).toBe('166748');
    expect(factValue(figures, 'costs.subscription.stoppedYearly', 'Adobe Systems')).toBe('3588');
  });

  it('find the price rise and what it costs a year', async () => {
    const figures = await costFiguresOf(office);
    expect(factValue(figures, 'costs.priceRise.percent', 'Telia Sverige AB')).toBe('16.0321');
    expect(factValue(figures, 'costs.priceRise.yearly', 'Telia Sverige AB')).toBe('960');
    expect(factValue(figures, 'costs.priceRises.count')).toBe('1');
  });

  it('find the invoice paid twice, and nothing else', async () => {
    const figures = await costFiguresOf(office);
    expect(figures.doubles).toHaveLength(1);
    expect(figures.doubles[0]).toContain('Kransbyrån, faktura 77-1');
    expect(factValue(figures, 'costs.doubles.amount')).toBe('7450');
  });

  it('find the month and the payment out of line with their own history', async () => {
    const figures = await costFiguresOf(office);
    const spikes = figures.facts.filter(({ key }) => key.startsWith('costs.spike'));
    expect(spikes.map(({ subject }) => subject?.name.replaceAll('\u00A0', ' '))).toEqual([
      'Lokal, december 2024',
      'Nilsson Rör, 15 december 2024, 90 000,00 kr',
    ]);
  });

  it('take rent as fixed, the repair and the goods as not', async () => {
    const figures = await costFiguresOf(office);
    const fixed = (name: string) => Number(factValue(figures, 'costs.area.fixed', name));
    expect(fixed('Telefoni och internet')).toBe(9622);
    expect(fixed('Varor och material')).toBe(0);
    expect(fixed('Lokal')).toBeGreaterThan(216_000);
    expect(fixed('Lokal')).toBeLessThan(230_000);
    expect(Number(factValue(figures, 'costs.fixed.total'))).toBeCloseTo(
      Number(factValue(figures, 'costs.total.amount')) -
        Number(factValue(figures, 'costs.variable.total')),
      2,
    );
  });

  it('set cost against revenue where revenue is known', async () => {
    const months = { '2025-04': '50000', '2025-05': '40000.50' };
    const figures = await costFiguresOf(office, {
      revenue: { document: 'försäljning.csv', months },
    });
    expect(factValue(figures, 'costs.revenue.total')).toBe('90000.5');
    const cost = Number(factValue(figures, 'costs.revenue.cost'));
    expect(cost).toBeCloseTo(23_135.65 + 18_817.5, 2);
    expect(Number(factValue(figures, 'costs.perRevenue.total'))).toBeCloseTo(
      (cost / 90_000.5) * 100,
      3,
    );
  });

  it('set it against the whole months that both have, and say which', async () => {
    const document = 'kassa.csv';
    const first = { '2025-04': '50000' };
    const figures = await costFiguresOf(office, { revenue: { document, months: first } });
    expect(factValue(figures, 'costs.revenue.total')).toBe('50000');
    const revenue = figures.facts.find(({ key }) => key === 'costs.revenue.total');
    expect(revenue?.period).toEqual({ from: '2025-04-01', to: '2025-04-30' });
    // It has the other file's name on its receipt, and none of this file's rows.
    expect(revenue?.source).toMatchObject({ document, documentId: null, sheet: null, where: null });
    const ofOther = figures.facts.filter(({ source }) => source.document === document);
    expect(ofOther.map(({ key }) => key)).toEqual(['costs.revenue.total', 'costs.month.revenue']);
    expect(revenue?.source.filter).toBe(
      'kassa.csv, bara månader som är hela i båda: april\u00a02025',
    );
    const before = { '2019-04': '50000' };
    const none = await costFiguresOf(office, { revenue: { document, months: before } });
    expect(none.unknowns.find(({ key }) => key === 'costs.perRevenue.total')?.reason).toContain(
      'kassa.csv har ingen hel månad gemensam',
    );
  });

  it('set it against nothing that differs, and say why', async () => {
    const months = { '2025-04': '50000', '2025-05': '40000.50' };
    const differs = 'de är inte av samma företag';
    const figures = await costFiguresOf(office, {
      revenue: { document: 'kassa.csv', months, differs },
    });
    expect(figures.facts.map(({ key }) => key)).not.toContain('costs.revenue.total');
    expect(figures.unknowns.find(({ key }) => key === 'costs.perRevenue.total')?.reason).toContain(
      differs,
    );
  });

  it('give SCB:s quartiles of the industry, lowest first, whatever SCB calls them', async () => {
    const figures = await costFiguresOf(office, { industry: { sni: '47' } });
    const name = 'Personalkostnader i procent av omsättningen';
    expect(factValue(figures, 'costs.industry.low', name)).toBe('1.1');
    expect(factValue(figures, 'costs.industry.median', name)).toBe('15.6');
    expect(factValue(figures, 'costs.industry.high', name)).toBe('28.6');
    expect(figures.facts.find(({ key }) => key === 'costs.industry.low')?.kind).toBe('benchmark');
    const unknown = await costFiguresOf(office, { industry: { sni: '28' } });
    expect(unknown.unknowns.find(({ key }) => key === 'costs.industry.median')?.reason).toBe(
      'SCB-jämförelse saknas i denna version för SNI 28.',
    );
  });

  it.each([
    ['Aktiebolag', null],
    ['Enskild firma', 'där ägarens lön är en kostnad'],
    ['Ekonomisk förening', 'I andra företagsformer går de inte att jämföra rakt av.'],
  ])(
    'say of the industry that its figures are those of limited companies: %s',
    async (form, words) => {
      const { warnings } = await costFiguresOf(office, {
        industry: { sni: '47' },
        company: { form, foundedYear: null, business: null },
      });
      const ofIndustry = warnings.filter((warning) => warning.startsWith('Branschens nyckeltal'));
      if (words === null) expect(ofIndustry).toEqual([]);
      else expect(ofIndustry[0]).toContain(words);
      expect(ofIndustry.some((warning) => warning.includes('ägarens lön'))).toBe(
        form === 'Enskild firma',
      );
    },
  );
});

describe('a bank statement without suppliers', () => {
  const bank: MadeTable = {
    columns: [
      { name: 'Bokföringsdag', role: 'date', type: 'DATE' },
      { name: 'Text', role: 'text', type: 'VARCHAR' },
      { name: 'Belopp', role: 'amount', type: 'DECIMAL(18,2)' },
    ],
    rows: [1, 2, 3, 4].flatMap((month) => [
      [`2025-0${month}-02`, `HYRA LOKAL 2025-0${month}`, '9000'],
      [`2025-0${month}-14`, `Telia Sverige 55${month}1`, '499'],
      [`2025-0${month}-20`, `Kortköp Konditori Rosen 25${month}`, String(100 + month * 37)],
    ]),
  };

  it('reads whom it paid out of the texts, and says so', async () => {
    const figures = await costFiguresOf(bank);
    expect(figures.topSuppliers).toEqual(['Hyra lokal', 'Telia', 'Konditori rosen']);
    expect(figures.subscriptions).toEqual(['Hyra lokal', 'Telia']);
    expect(figures.warnings).toContain(
      'Filen saknar en kolumn med leverantör. Leverantörerna är lästa ur kolumnen Text, utan siffror och datum.',
    );
    expect(figures.areas).toEqual(['Lokal', 'Telefoni och internet']);
    expect(factValue(figures, 'costs.area.total', 'Övrigt')).toBe('770');
  });

  it('reads nobody out of a comment on a cost that another column names', async () => {
    const kind = { name: 'Kostnadsslag', role: 'category', type: 'VARCHAR' } as const;
    const named = (name: string): MadeTable => ({
      columns: [
        ...bank.columns.map((column) => (column.role === 'text' ? { ...column, name } : column)),
        kind,
      ],
      rows: [
        ['2025-01-02', 'Högre än väntat', '9000', 'Hyra'],
        ['2025-02-02', 'Högre än väntat', '9000', 'Hyra'],
        ['2025-02-03', null, '800', 'Frakt'],
      ],
    });
    const commented = await costFiguresOf(named('Kommentar'));
    expect([commented.topSuppliers, commented.subscriptions]).toEqual([[], []]);
    expect((await costFiguresOf(named('Text'))).topSuppliers).toEqual(['Högre än väntat']);
    for (const name of ['Anställd', 'Anläggning'])
      expect((await costFiguresOf(named(name))).topSuppliers).toEqual([]);
  });
});
