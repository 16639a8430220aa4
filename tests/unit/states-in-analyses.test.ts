import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';

const fixture = (name: string) => readFileSync(`tests/fixtures/files/${name}/input.csv`);
const plain = (texts: readonly string[]) => texts.join('\n').replaceAll('\u00a0', ' ');

describe('an analysis of a file with states and types of rows', () => {
  it('counts no cancelled invoice or draft, and says which rows are not in the figures', async () => {
    const bytes = fixture('099-invoices-cancelled-and-draft');
    const { result } = await analyseFile(bytes, 'fakturor.csv');
    const total = result.facts.find(({ key }) => key === 'sales.revenue.total');
    expect([total?.value, total?.source.rows]).toEqual(['24600', 3]);
    const named = new Set(result.facts.map(({ subject }) => subject?.name));
    expect([named.has('Ek Bygg AB'), named.has('Al Måleri AB')]).toEqual([true, false]);
    expect(plain([result.dataQuality.text])).toContain(
      '4 rader är inte med (summarad och rader som är avbrutna, återbetalda eller utkast).',
    );
    expect(plain(result.dataQuality.warnings)).toContain(
      '1 rad med ”Makulerad” (34 500,00 kr) och 1 rad med ”Utkast” (6 200,00 kr) i kolumnen Status samt 1 rad med ”Ja” (900,00 kr) i kolumnen Makulerad är inte medräknade.',
    );
  });

  it('takes credit notes written with plus off the costs, and says so', async () => {
    const result = await analyseCostFile(fixture('100-credit-notes-with-plus'), 'reskontra.csv');
    const value = (key: string) => result.facts.find((fact) => fact.key === key)?.value;
    expect(value('costs.total.amount')).toBe('1219.2');
    expect(value('costs.credits.amount')).toBe('500');
    expect(plain(result.dataQuality.warnings)).toContain('Det räknas som avdrag');
  });
});
