import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUSINESSES } from '#engine/business/table.ts';
import { eventSentences } from '#engine/events/sentence.ts';
import { salesBrief } from '#engine/guides/sales/brief.ts';
import { analyseFile, asText } from '#support/analyse-file.ts';
import { randomSales } from '#support/random-sales.ts';
import { summary } from './words/summary.ts';
import { topPerformers } from './words/top-performers.ts';
import { underperformers } from './words/underperformers.ts';

const SOLD = /(?<!\p{L})(?:sål(?:de|ts?|da)|sälj\p{L}*|försäljningen)(?!\p{L})/iu;

/** Two years of rents; Klara moved out in September of the first, Logistik in May of the second. */
function rents(): Buffer {
  const tenants = [
    ['Bageriet Solrosen AB', 'Hyra butik', 14_200, 24],
    ['Byrån Lind & Ek', 'Hyra kontor', 21_500, 24],
    ['Verkstan i Hamnen', 'Hyra lager', 12_100, 24],
    ['Frisör Klara', 'Hyra butik', 8900, 8],
    ['Nordisk Logistik AB', 'Hyra lager', 26_400, 16],
  ] as const;
  const rows = Array.from({ length: 24 }, (_, at) => {
    const month = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
    return tenants
      .filter(([, , , months]) => at < months)
      .map(
        ([who, what, kronor], place) => `${month};${at * 9 + place};${who};${what};${kronor},00`,
      );
  });
  return Buffer.from(
    ['Fakturadatum;Fakturanr;Hyresgäst;Hyresobjekt;Belopp exkl moms', ...rows.flat()].join('\n'),
  );
}

describe('a landlord', () => {
  it('is told of a tenant who had moved out before the year as one who has, with the last date', async () => {
    const { input, result } = await analyseFile(rents(), 'hyror.csv');
    const text = asText(result);
    expect(text).toContain(
      'Frisör Klara har slutat hyra: senaste hyran var i augusti 2024, och under 2024 hyrde hyresgästen för 71 200 kr, mot inget ett år senare.',
    );
    expect(text).not.toMatch(/Frisör Klara har hyrt|inget alls/u);
    expect(text).toMatch(/Nordisk Logistik AB har slutat hyra: senaste hyran var i april 2025/u);
    expect(eventSentences(input.figures.facts, 9).join()).not.toMatch(/Klara har hyrt/u);
    expect(text).toContain('Slutat: Frisör Klara');
    expect(text).toContain('Den som har slutat: ta reda på varför');
    expect(text).not.toMatch(/se efter vilka som står för det/u);
  });

  it('is told once of premises that stand empty, and where a fall of the rents sits', async () => {
    const { result } = await analyseFile(rents(), 'hyror.csv');
    const text = asText(result);
    expect(text).toContain('# Hyr ut det som Nordisk Logistik AB lämnat');
    expect(text).not.toMatch(/# Vänd|Se efter om tappet sitter/u);
    const [top] = result.charts.filter(({ id }) => id === 'top-products');
    expect(`${top?.title} ${top?.description}`).toMatch(/största intäkterna .* ger mest/u);
  });

  it('lets and takes in, and sells nothing', async () => {
    const { result } = await analyseFile(rents(), 'hyror.csv', { question1: 'Hyra kontor' });
    expect(asText(result)).toMatch(/hade ni intäkter på/u);
    const sentences = asText(result).replaceAll(/försäljningsfil|försäljningskanal/gu, '');
    expect(sentences).not.toMatch(SOLD);
  });
});

it('speaks of no sales to who is paid rents or fees, whatever the figures', () => {
  const kinds = BUSINESSES.filter(({ words }) => words.income.the === 'omsättningen');
  expect(kinds.map(({ id }) => id)).toEqual(['property', 'association']);
  fc.assert(
    fc.property(randomSales, fc.constantFrom(...kinds), (given, { id }) => {
      const brief = salesBrief({ ...given, figures: { ...given.figures, business: id } });
      const products = [...topPerformers(brief.context), ...underperformers(brief)];
      const said = products.map((each) => ('reason' in each ? each.reason : each.issues));
      expect(said.join('\n').replaceAll('Säljs med förlust', '')).not.toMatch(SOLD);
      expect(summary(brief)).not.toMatch(/sålde ni|Försäljningen har/u);
    }),
    { numRuns: 150 },
  );
});
