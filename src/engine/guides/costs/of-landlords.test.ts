import { expect, it } from 'vitest';
import { analyseCostFile, costAsText } from '#support/analyse-cost-file.ts';

/** Two years of heating, interest by the quarter, and what the municipality takes for a hall, a fifth more in the second. */
function ledger(...accounts: readonly string[]): Buffer {
  const rows: string[] = [];
  for (let at = 0; at < 24; at += 1) {
    const month = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    const add = (who: string, account: string, name: string, kronor: number) => {
      if (accounts.includes(account))
        rows.push(`${month}-20;${rows.length + 1};${who};${account};${name};${kronor},00`);
    };
    add('Byvärmen AB', '5030', 'Fjärrvärme', 9000 + 900 * (at % 7));
    add('Kommunen', '5010', 'Hallhyra', (at < 12 ? 14_000 : 17_000) + 10 * (at % 3));
    if (at % 3 === 2) add('Sparbanken', '8410', 'Räntekostnader', 74_000);
    add('Papper & Penna AB', '6110', 'Kontorsmateriel', 2100 + 50 * (at % 5));
    add('Programhuset AB', '5420', 'Programvaror', at < 14 ? 1900 : 2090);
  }
  return Buffer.from(
    ['Fakturadatum;Verifikation;Leverantör;Konto;Kontonamn;Belopp exkl moms', ...rows].join('\n'),
  );
}

const industry = (sni: string) => ({ industry: { sni, size: '1-4' as const } });

it('tells a landlord of margins and of the heating of a house, and others of late payments and an empty office', async () => {
  const file = ledger('5030', '8410', '6110');
  const landlord = costAsText(await analyseCostFile(file, 'k.csv', {}, industry('68.203')));
  expect(landlord).toContain('skriv upp marginal och villkorsändringsdag för varje lån');
  expect(landlord).toContain('trapphus, tvättstuga och fläktar');
  expect(landlord).not.toMatch(/checkkredit|när ingen är där/u);
  const other = costAsText(await analyseCostFile(file, 'k.csv', {}, industry('62.010')));
  expect(other).toMatch(/checkkredit/u);
  expect(other).toMatch(/när ingen är där/u);
  expect(other).not.toMatch(/tvättstuga|villkorsändringsdag/u);
});

it('asks once about an agreement on premises that has become dearer, and of no other landlord', async () => {
  const text = costAsText(await analyseCostFile(ledger('5010', '6110'), 'k.csv', {}));
  expect(text).toContain('# Ta upp det högre beloppet med Kommunen');
  expect(text).not.toContain('# Förbered nästa hyresförhandling');
  expect(text).not.toContain('konkurrents pris');
  const replaced = costAsText(await analyseCostFile(ledger('5420', '6110'), 'k.csv', {}));
  expect(replaced).toMatch(/konkurrents pris till hands/u);
});
