import { describe, expect, it } from 'vitest';
import { factValue, figuresOf, type MadeTable } from '#support/sales-table.ts';

/** One sale every day from `from` to `to`, of as many kronor as `amount` says. */
function daily(from: string, to: string, amount: (day: Date) => number): MadeTable {
  const rows: [string, number][] = [];
  for (let day = Date.parse(from); day <= Date.parse(to); day += 86_400_000)
    rows.push([new Date(day).toISOString().slice(0, 10), amount(new Date(day))]);
  return {
    columns: [
      { name: 'Datum', role: 'date', type: 'DATE' },
      { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' },
    ],
    rows,
  };
}

describe('comparable periods', () => {
  it('never compare a month that has only begun with a whole one', async () => {
    const figures = await figuresOf(daily('2025-01-01', '2025-03-10', () => 100));
    expect(figures.comparison).toEqual({
      kind: 'preceding',
      current: { from: '2025-02-01', to: '2025-02-28' },
      previous: { from: '2025-01-01', to: '2025-01-31' },
    });
    expect(factValue(figures, 'sales.period.wholeMonths')).toBe('2');
    expect(factValue(figures, 'sales.growth.percent')).toBe('-9.6774');
    expect(figures.charts[0]?.description).toContain(
      'I mars\u00A02025 har filen inte hela månaden.',
    );
  });

  it('say what growth is per day where the periods are unequally long', async () => {
    const figures = await figuresOf(daily('2025-02-01', '2025-03-31', () => 100));
    expect(factValue(figures, 'sales.growth.percent')).toBe('10.7143');
    expect(figures.warnings).toContain(
      'De jämförda perioderna är olika långa: 31\u00A0dagar mot 28\u00A0dagar. Räknat per dag är tillväxten 0,0\u00A0%.',
    );
    expect(factValue(figures, 'sales.growth.perDay')).toBe('0');
    expect(figures.facts.find(({ key }) => key === 'sales.growth.perDay')?.source.formula).toMatch(
      /^\(Omsättning mars\u00A02025 \(F\d+\) ÷ 31\u00A0dagar\) ÷ \(Omsättning februari\u00A02025 \(F\d+\) ÷ 28\u00A0dagar\) − 1$/,
    );
  });

  it('let no product grow by the days of a longer month alone', async () => {
    const { columns, rows } = daily('2025-02-01', '2025-03-31', () => 100);
    const product = { name: 'Vara', role: 'product' as const, type: 'VARCHAR' };
    const sold = 'select' in rows ? [] : rows.map((row) => [...row, 'Kaffe']);
    const figures = await figuresOf({ columns: [...columns, product], rows: sold });
    expect(factValue(figures, 'sales.products.growing')).toBe('0');
    expect(factValue(figures, 'sales.products.stable')).toBe('1');
  });

  it('have no growth per day where they are as long, nor where there is one amount a month', async () => {
    const even = await figuresOf(daily('2025-07-01', '2025-08-31', () => 100));
    expect(even.facts.some(({ key }) => key === 'sales.growth.perDay')).toBe(false);
    const { columns } = daily('2025-01-01', '2025-01-01', () => 1);
    const rents = ['2025-01-01', '2025-02-01', '2025-03-01'].map((day) => [day, 5000]);
    const monthly = await figuresOf({ columns, rows: rents });
    expect(factValue(monthly, 'sales.growth.percent')).toBe('0');
    expect(monthly.facts.some(({ key }) => key === 'sales.growth.perDay')).toBe(false);
  });

  it('are the same months a year before from thirteen whole months', async () => {
    const figures = await figuresOf(
      daily('2023-12-01', '2025-02-28', (day) => (day.getUTCFullYear() === 2025 ? 110 : 100)),
    );
    expect(figures.comparison).toEqual({
      kind: 'year',
      current: { from: '2024-12-01', to: '2025-02-28' },
      previous: { from: '2023-12-01', to: '2024-02-29' },
    });
    expect(factValue(figures, 'sales.revenue.current')).toBe(String(31 * 100 + 59 * 110));
    expect(factValue(figures, 'sales.revenue.previous')).toBe(String(91 * 100));
  });

  it('are at most twelve months', async () => {
    const figures = await figuresOf(daily('2022-01-01', '2024-12-31', () => 10));
    expect(figures.comparison).toMatchObject({
      current: { from: '2024-01-01', to: '2024-12-31' },
      previous: { from: '2023-01-01', to: '2023-12-31' },
    });
  });

  it('are whole quarters in a file with one amount a quarter', async () => {
    const columns = daily('2025-01-01', '2025-01-01', () => 1).columns;
    const starts = ['2024-01-01', '2024-04-01', '2024-07-01', '2024-10-01', '2025-01-01'];
    const figures = await figuresOf({
      columns,
      rows: starts.map((day, at) => [day, 1000 + 100 * at]),
    });
    expect(figures.comparison).toEqual({
      kind: 'year',
      current: { from: '2025-01-01', to: '2025-03-31' },
      previous: { from: '2024-01-01', to: '2024-03-31' },
    });
    expect(factValue(figures, 'sales.growth.percent')).toBe('40');
    expect(factValue(figures, 'sales.month.average')).toBe('400');
    expect(figures.forecastWithheld).toBe(
      'Prognos kan inte räknas: filen har ett belopp per kvartal, inte per månad.',
    );
    expect(figures.charts).toEqual([]);
  });

  it('are whole years in a file with one amount a year, dated at its end', async () => {
    const columns = daily('2025-01-01', '2025-01-01', () => 1).columns;
    const rows = [
      ['2023-12-31', 1000],
      ['2024-12-31', 1500],
    ];
    const figures = await figuresOf({ columns, rows });
    expect(figures.comparison?.current).toEqual({ from: '2024-01-01', to: '2024-12-31' });
    expect(factValue(figures, 'sales.growth.percent')).toBe('50');
  });

  it('leave out the month that today lies in', async () => {
    const table = daily('2025-01-01', '2025-03-30', () => 100);
    expect(factValue(await figuresOf(table, '2025-03-30'), 'sales.period.wholeMonths')).toBe('2');
    expect(factValue(await figuresOf(table, '2025-04-01'), 'sales.period.wholeMonths')).toBe('3');
  });

  it('follow only the later story where a year without sales parts the file', async () => {
    const early = daily('2020-01-01', '2020-03-31', () => 100);
    const late = daily('2024-01-01', '2024-04-30', () => 100);
    const rows = [early, late].flatMap((table) => ('select' in table.rows ? [] : [...table.rows]));
    const figures = await figuresOf({ columns: early.columns, rows });
    expect(factValue(figures, 'sales.period.wholeMonths')).toBe('4');
    expect(figures.comparison?.previous.from).toBe('2024-01-01');
  });
});

describe('trend, season and months that stand out', () => {
  const season = [70, 70, 90, 100, 100, 110, 130, 130, 100, 100, 90, 110];
  const seasonal = (day: Date) => season[day.getUTCMonth()] ?? 0;

  it('finds the season in three years and nothing that stands out', async () => {
    const figures = await figuresOf(daily('2022-01-01', '2024-12-31', seasonal));
    expect(Number(factValue(figures, 'sales.season.index', '07'))).toBeGreaterThan(1.25);
    expect(Number(factValue(figures, 'sales.season.index', '02'))).toBeLessThan(0.75);
    expect(figures.facts.filter((fact) => fact.key === 'sales.month.deviation')).toEqual([]);
    expect(Math.abs(Number(factValue(figures, 'sales.trend.percent')))).toBeLessThan(0.1);
  });

  it('points out the one month that went wrong', async () => {
    const strike = (day: Date) =>
      day.toISOString().startsWith('2024-05') ? 20 : seasonal(day) + (day.getUTCDate() % 7);
    const figures = await figuresOf(daily('2022-01-01', '2024-12-31', strike));
    const found = figures.facts.filter((fact) => fact.key === 'sales.month.deviation');
    expect(found.map((fact) => fact.subject?.name)).toContain('2024-05');
    expect(Number(found.find((fact) => fact.subject?.name === '2024-05')?.value)).toBeLessThan(-50);
  });

  it('gives no percentage of a month from which next to nothing was expected', async () => {
    const closing = (day: Date) => (day.getUTCMonth() === 10 ? 200 : 103 - 10 * day.getUTCMonth());
    const figures = await figuresOf(daily('2024-01-01', '2024-11-30', closing));
    expect(figures.facts.filter((fact) => fact.key === 'sales.month.deviation')).toEqual([]);
  });

  it('says how many months a season takes', async () => {
    const figures = await figuresOf(daily('2024-01-01', '2024-12-31', seasonal));
    expect(figures.unknowns).toContainEqual({
      key: 'sales.season.index',
      label: 'Säsongsindex per månad',
      reason: 'Säsongsindex kan inte räknas: det krävs 24 hela månader, filen har 12.',
    });
  });

  it('gives weekdays their shares of the revenue', async () => {
    const figures = await figuresOf(
      daily('2025-01-06', '2025-03-30', (day) => (day.getUTCDay() === 6 ? 400 : 100)),
    );
    expect(factValue(figures, 'sales.weekday.share', 'lördag')).toBe('40');
    expect(factValue(figures, 'sales.weekday.share', 'måndag')).toBe('10');
    expect(figures.weeks).toHaveLength(12);
    expect(figures.weeks?.[0]).toEqual([100, 100, 100, 100, 100, 400, 100]);
  });
});

describe('the forecast in facts', () => {
  it('gives the three months after the last whole one, with interval and error', async () => {
    const figures = await figuresOf(
      daily('2024-01-01', '2024-12-31', (day) => 100 + (day.getUTCMonth() % 3) * 4),
    );
    expect(figures.forecastWithheld).toBeNull();
    const months = figures.facts.filter((fact) => fact.key === 'sales.forecast.month');
    expect(months.map((fact) => fact.subject?.name)).toEqual(['2025-01', '2025-02', '2025-03']);
    const total = months.reduce((sum, fact) => sum + Math.round(Number(fact.value) * 100), 0);
    expect(factValue(figures, 'sales.forecast.total')).toBe(String(total / 100));
    expect(Number(factValue(figures, 'sales.forecast.error'))).toBeLessThan(10);
    const forecast = figures.charts[0]?.series.find((line) => line.id === 'forecast');
    expect(forecast?.points[0]).toMatchObject({ label: 'jan\u00A02025', factId: months[0]?.id });
    expect(Number(forecast?.points[0]?.low)).toBeLessThan(Number(forecast?.points[0]?.high));
  });

  it('is withheld with a reason where the file is short', async () => {
    const figures = await figuresOf(daily('2025-01-01', '2025-03-31', () => 100));
    expect(figures.forecastWithheld).toBe(
      'Ingen prognos: det krävs minst sex hela månader, filen har 3.',
    );
  });
});
