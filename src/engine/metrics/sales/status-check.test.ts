import { describe, expect, it } from 'vitest';
import { factValue, figuresOf, type MadeColumn } from '#support/sales-table.ts';

const date: MadeColumn = { name: 'Datum', role: 'date', type: 'DATE' };
const amount: MadeColumn = { name: 'Belopp', role: 'revenue', type: 'DECIMAL(18,2)' };
const state = (name: string): MadeColumn => ({ name, role: null, type: 'VARCHAR' });

const warned = async (column: MadeColumn, rows: [string, string, number][]) => {
  const figures = await figuresOf({ columns: [date, column, amount], rows });
  const text = (figures.warnings ?? []).filter((warning) => warning.startsWith('Kolumnen'));
  return { total: factValue(figures, 'sales.revenue.total'), text };
};

describe('a column of states beside the sales', () => {
  it('says how much of the revenue is cancelled or paid back', async () => {
    const { total, text } = await warned(state('Status'), [
      ['2025-01-02', 'Betald', 500],
      ['2025-01-03', 'Avbruten', 300],
      ['2025-01-04', 'Återbetald', 200],
    ]);
    expect(total).toBe('1000');
    expect(text.map((warning) => warning.replaceAll('\u00a0', ' '))).toEqual([
      'Kolumnen Status har 1 rad med ”Avbruten” (300 kr) och 1 rad med ”Återbetald” (200 kr). De är med i omsättningen; ta bort dem ur filen om de inte är försäljning.',
    ]);
  });

  it('says that credit notes written with plus add to the revenue', async () => {
    const { text } = await warned(state('Typ'), [
      ['2025-01-02', 'Faktura', 500],
      ['2025-01-03', 'Kreditfaktura', 300],
    ]);
    expect(text[0]).toContain('med beloppet skrivet med plus');
  });

  it('says nothing of credit notes written with minus, or of other states', async () => {
    const credited = await warned(state('Typ'), [
      ['2025-01-02', 'Faktura', 500],
      ['2025-01-03', 'Kreditfaktura', -300],
    ]);
    const paid = await warned(state('Status'), [['2025-01-02', 'Betald', 500]]);
    expect([...credited.text, ...paid.text]).toEqual([]);
  });
});
