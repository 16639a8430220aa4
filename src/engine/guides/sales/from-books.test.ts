import { describe, expect, it } from 'vitest';
import { analyseFile, asText } from '#support/analyse-file.ts';

/** Two years of bookkeeping with three revenue accounts, one of which has stopped. */
function sie(): Buffer {
  const lines = [
    '#FLAGGA 0',
    '#FORMAT PC8',
    '#SIETYP 4',
    '#FNAMN "Exempel AB"',
    '#RAR 0 20240101 20251231',
    '#KONTO 1930 "Bank"',
    '#KONTO 3001 "Varor"',
    '#KONTO 3041 "Konsultation"',
    '#KONTO 3590 "Resor"',
  ];
  for (let month = 0; month < 24; month++) {
    const day = new Date(Date.UTC(2024, month, 20)).toISOString().slice(0, 10).replaceAll('-', '');
    const sold = [50_000 + month * 100, 20_000 - month * 300, month < 8 ? 5_000 : 0];
    const sum = sold.reduce((total, kronor) => total + kronor, 0);
    lines.push(`#VER A ${month + 1} ${day} "Dagskassa"`, '{', `#TRANS 1930 {} ${sum}.00`);
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
