import { describe, expect, it } from 'vitest';
import { businessOf, keepsNoStock } from './recognise.ts';
import { BUSINESSES } from './table.ts';

const sold = (...names: string[]) => names.map((name, at) => ({ name, kronor: 1000 - at }));
const kind = (signs: Partial<Parameters<typeof businessOf>[0]>) =>
  businessOf({ sni: null, sold: [], ...signs })?.id ?? null;

describe('the kind of business', () => {
  it.each([
    ['47.761', 'trade'],
    ['56110', 'restaurant'],
    ['62.010', 'consulting'],
    ['69201', 'consulting'],
    ['43210', 'craft'],
    ['81210', 'cleaning'],
    ['81300', 'craft'],
    ['49410', 'transport'],
    ['96210', 'salon'],
    ['25620', 'manufacturing'],
    ['68203', 'property'],
    ['94990', 'association'],
    ['86230', null],
  ])('is told by the code %s: %s', (sni, expected) => {
    expect(kind({ sni })).toBe(expected);
  });

  it.each<[string[], string | null]>([
    [['Dagens lunch', 'Margherita', 'Lättöl'], 'restaurant'],
    [['Rådgivning', 'Projektledning'], 'consulting'],
    [['Laddbox', 'Elmaterial', 'Elarbete'], 'craft'],
    [['Kontorsstäd', 'Storstäd', 'Fönsterputs'], 'cleaning'],
    [['Städning trappor', 'Flyttstäd'], 'cleaning'],
    [['Styckegods', 'Budkörning'], 'transport'],
    [['Klippning dam', 'Slingor', 'Schampo'], 'salon'],
    [['Svarvad axel', 'Fäste A40'], 'manufacturing'],
    [['Hyra kontor', 'Hyra lager', 'Parkering'], 'property'],
    [['Medlemsavgift vuxen', 'Sponsring'], 'association'],
    // Names that only look like those of a kind.
    [['Spade', 'Spagetti', 'Byggsats slott', 'Hyra släpvagn'], null],
    [['Kaffe', 'Te', 'Serviceavtal'], null],
    [['Bult M8', 'Mutter M8', 'Beslag'], null],
    [['Städvagn', 'Städkläder', 'Städspray'], null],
    [['Kurs i Excel', 'Kurs i svenska'], null],
  ])('is told by what is sold, %s: %s', (names, expected) => {
    expect(kind({ sold: sold(...names) })).toBe(expected);
  });

  it.each<[string[], string | null]>([
    [['Objekt', 'Hyresgäst', 'Januari', 'Februari'], 'property'],
    [['Datum', 'Konsult', 'Timmar', 'Debiterbar'], 'consulting'],
    [['Datum', 'Behandling', 'Behandlare', 'Pris'], 'salon'],
    [['Medlemsnr', 'Namn', 'Belopp'], 'association'],
    [['Datum', 'Kund', 'Belopp'], null],
    [['Datum', 'Hyra släp', 'Konsultarvode'], null],
    // Two kinds at once tell neither.
    [['Hyresgäst', 'Konsult', 'Belopp'], null],
  ])('is told by columns that it alone has, %s: %s', (columns, expected) => {
    expect(kind({ columns })).toBe(expected);
    expect(kind({ columns, sold: sold('Dagens lunch') })).toBe('restaurant');
  });

  it('goes by a code before names, and by names before costs', () => {
    const paid = [
      { name: 'Fordon', kronor: 60 },
      { name: 'Personal', kronor: 40 },
    ];
    expect(kind({ paid })).toBe('transport');
    expect(kind({ paid, sold: sold('Rådgivning') })).toBe('consulting');
    expect(kind({ paid, sold: sold('Rådgivning'), sni: '56' })).toBe('restaurant');
  });

  it('is one row each, and none that keeps goods is said to keep none', () => {
    expect(new Set(BUSINESSES.map(({ id }) => id)).size).toBe(10);
    expect(['47', '56', '25', '962'].map(keepsNoStock)).toEqual([false, false, false, false]);
    expect(['62', '49', '68', '94', '86'].map(keepsNoStock)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });
});
