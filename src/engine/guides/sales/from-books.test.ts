import { describe, expect, it } from 'vitest';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile, asText } from '#support/analyse-file.ts';
import type { Fact } from '../../facts/fact.ts';

const RENT = 30_000;

/** Two years of bookkeeping with three revenue accounts, one of which has stopped, and a rent. */
function sie(...about: string[]): Buffer {
  const lines = [
    '#FLAGGA 0',
    '#FORMAT PC8',
    '#SIETYP 4',
    '#FNAMN "Exempel AB"',
    ...about,
    '#RAR 0 20250101 20251231',
    '#RAR -1 20240101 20241231',
    '#KONTO 1930 "Bank"',
    '#KONTO 3001 "Varor"',
    '#KONTO 3041 "Konsultation"',
    '#KONTO 3590 "Resor"',
    '#KONTO 5010 "Lokalhyra"',
  ];
  for (let month = 0; month < 24; month++) {
    const day = new Date(Date.UTC(2024, month, 20)).toISOString().slice(0, 10).replaceAll('-', '');
    const sold = [50_000 + month * 100, 20_000 - month * 300, month < 8 ? 5_000 : 0];
    const sum = sold.reduce((total, kronor) => total + kronor, 0);
    lines.push(`#VER A ${month + 1} ${day} "Dagskassa"`, '{', `#TRANS 1930 {} ${sum - RENT}.00`);
    lines.push(`#TRANS 5010 {} ${RENT}.00`);
    for (const [index, account] of ['3001', '3041', '3590'].entries())
      if (sold[index]) lines.push(`#TRANS ${account} {} -${sold[index]}.00`);
    lines.push('}');
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n`);
}

describe('an analysis of bookkeeping', () => {
  it('says what it is, and gives no advice on stock, price lists or purchase prices', async () => {
    const { result } = await analyseFile(sie(), 'bok.se');
    const text = asText(result);
    expect(text).toContain('Filen är bokföring');
    expect(text).toContain('Konsultation');
    expect(text).not.toMatch(/lagret|prislista/u);
    expect(text).not.toContain('Lägg till inköpskostnaden');
    expect(result.sections.length).toBeGreaterThan(0);
  });
});

/** What analyses of the same books say of the industry and of the ratios held against it, whatever else they say. */
const placeOf = ({ facts }: { facts: readonly Fact[] }) =>
  facts.flatMap(({ key, subject, value, source }) =>
    /^(costs\.industry|books\.ratio)\./.test(key)
      ? [`${key} ${subject?.name ?? ''} ${value} ${source.filter}`]
      : [],
  );

describe('the place in the industry', () => {
  it('is that of a cost analysis of the same books', async () => {
    const books = sie('#BKOD 47110');
    const { result } = await analyseFile(books, 'bok.se');
    const place = placeOf(result);
    expect(place).toEqual(placeOf(await analyseCostFile(books, 'bok.se')));
    const margin = result.facts.find(
      ({ key, subject }) => key === 'books.ratio.operatingMargin' && subject?.name === '2025',
    );
    // 798 000 kr sold in the year, 12 × 30 000 kr of rent.
    expect(Number(margin?.value)).toBeCloseTo((100 * (798_000 - 12 * RENT)) / 798_000, 4);
    expect(place.filter((line) => line.startsWith('costs.industry.difference'))).not.toEqual([]);
  });

  it('is not known where no industry is, and the income statement stands first all the same', async () => {
    const { result } = await analyseFile(sie(), 'bok.se');
    expect(placeOf(result).filter((line) => line.startsWith('costs.'))).toEqual([]);
    // 798 000 kr sold in 2025, 12 × RENT of rent.
    expect(asText(result)).toContain('Resultatet efter finansiella poster blev');
    const reasons = result.unknowns.filter(({ key }) => key.startsWith('costs.industry.'));
    expect(reasons).toHaveLength(5);
    expect(reasons[0]?.reason).toContain('ange företagets bransch (SNI-kod) i inställningarna');
  });

  it('is not spoken of where the file has no books', async () => {
    const { result } = await analyseFile(
      Buffer.from('Datum;Produkt;Summa\n2025-01-02;Te;100\n2025-01-03;Kaffe;50\n'),
      'lista.csv',
    );
    expect([
      ...placeOf(result),
      ...result.unknowns.filter(({ key }) => key.startsWith('costs.')),
    ]).toEqual([]);
  });
});
