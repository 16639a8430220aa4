import { describe, expect, it } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { renderText } from '#engine/text/render.ts';
import { someFact } from '#support/some-fact.ts';
import { bookKeys as key } from './keys.ts';
import { resultSentence, yearsOfSales } from './result-sentence.ts';

const periods = {
  2025: { from: '2025-01-01', to: '2025-12-31' },
  2024: { from: '2024-01-01', to: '2024-12-31' },
  spring: { from: '2026-01-01', to: '2026-05-31' },
};

function figures(year: keyof typeof periods, values: Record<string, string>): Fact[] {
  return Object.entries(values).map(([name, value]) =>
    someFact(`${year}${name}`, {
      ...{ key: name, value, period: periods[year], subject: { kind: 'year', name: `${year}` } },
      unit: name === key.netMargin ? 'percent' : 'SEK',
    }),
  );
}

function worded(draft: string | null, facts: readonly Fact[]): string | null {
  const numbered = facts.map((fact, at): [string, Fact] => [`F${at + 1}`, fact]);
  const byId = new Map(numbered);
  if (draft === null) return null;
  return renderText(draft, byId, '').text.replaceAll('\u00a0', ' ');
}

const named = (facts: readonly Fact[]) => facts.map((fact, at) => ({ ...fact, id: `F${at + 1}` }));
function said(given: readonly Fact[]): string | null {
  const facts = named(given);
  return worded(resultSentence(facts), facts);
}

const now = { [key.netRevenue]: '1000000', [key.resultAfterFinancial]: '80000' };
const before = { [key.netRevenue]: '900000', [key.resultAfterFinancial]: '-5000' };

describe('the result of the books in words', () => {
  it('stands beside that of the year before', () => {
    const facts = [...figures(2025, { ...now, [key.netMargin]: '8' }), ...figures(2024, before)];
    expect(said(facts)).toBe(
      'Resultatet efter finansiella poster blev 80 000 kr under 2025, 8 % av omsättningen, mot en förlust på 5 000 kr under 2024.',
    );
  });

  it('is that of the latest whole year, and holds no part of a year against a whole one', () => {
    const part = figures('spring', { ...now, [key.resultAfterFinancial]: '30000' });
    expect(said([...part, ...figures(2024, before)])).toContain(
      'en förlust på 5 000 kr under 2024.',
    );
    expect(said(part)).toContain('30 000 kr under januari–maj 2026.');
  });

  it('says what of the closing is not booked, where the year before had it', () => {
    const open = { [key.tax]: '0', [key.resultBeforeTax]: '80000', [key.personnel]: '0' };
    const closed = { [key.tax]: '9000', [key.resultBeforeTax]: '50000', [key.personnel]: '0' };
    const facts = [
      ...figures(2025, { ...now, ...open }),
      ...figures(2024, { ...before, ...closed }),
    ];
    expect(said(facts)).toContain('i bokföringen för 2025 saknas skatt, så');
    const loss = figures(2025, { ...now, ...open, [key.resultBeforeTax]: '-1' });
    expect(said([...loss, ...figures(2024, { ...before, ...closed })])).not.toContain('Bokslutet');
    expect(said([...figures(2025, { ...now, ...open })])).not.toContain('Bokslutet');
  });

  it('is not there without a result or without sales', () => {
    expect(said([])).toBeNull();
    expect(said(figures(2025, { [key.resultAfterFinancial]: '1' }))).toBeNull();
    expect(said(figures(2025, { ...now, [key.netRevenue]: '0' }))).toBeNull();
  });

  it('sets the sales of two years against each other, and no part of one', () => {
    const two = named([...figures(2025, now), ...figures(2024, before)]);
    expect(worded(yearsOfSales(two), two)).toBe(
      'Nettoomsättningen var 1 000 000 kr under 2025, mot 900 000 kr under 2024.',
    );
    expect(yearsOfSales(figures(2025, now))).toBeNull();
  });
});
