import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

type Row = readonly string[];

/** A year of months, each with these rows. */
function rolesOf(header: string, each: readonly Row[]) {
  const rows = Array.from({ length: 12 }, (_, month) =>
    each.map((row) => [`2024-${String(month + 1).padStart(2, '0')}-01`, ...row].join(';')),
  );
  const file = [`Datum;${header}`, ...rows.flat()].join('\n');
  const { columns, questions } = readFileBytes(
    Buffer.from(file),
    'fil.csv',
    {},
    'sales',
  ).understanding;
  return {
    roles: columns.slice(1).map(({ name, role }) => `${name}: ${role}`),
    asked: questions.map(({ id }) => id),
  };
}

describe('what a landlord lets', () => {
  it('is the object of a list with tenants or rents', () => {
    const flats = [
      ['Lundin', 'Lägenhet 3', '7200'],
      ['Eriksson', 'Lägenhet 4', '6900'],
      ['Bokhandeln', 'Lokal', '14500'],
    ];
    for (const name of ['Objekt', 'Hyresobjekt', 'Lägenhet/lokal'])
      expect(rolesOf(`Hyresgäst;${name};Hyra`, flats), name).toEqual({
        roles: ['Hyresgäst: customer', `${name}: product`, 'Hyra: revenue'],
        asked: [],
      });
    expect(
      rolesOf(
        'Objekt;Hyra',
        flats.map((row) => row.slice(1)),
      ).roles,
    ).toContain('Objekt: product');
  });

  it('is its kind where objects have numbers, and a group of them where they have names', () => {
    const numbered = rolesOf('Hyresgäst;Objekttyp;Objekt;Belopp', [
      ['Lundin', 'Lägenhet', '1003', '7200'],
      ['Eriksson', 'Lägenhet', '1004', '6900'],
      ['Bokhandeln', 'Lokal', '2001', '14500'],
    ]);
    expect(numbered).toEqual({
      roles: ['Hyresgäst: customer', 'Objekttyp: product', 'Objekt: productId', 'Belopp: revenue'],
      asked: [],
    });
    const named = rolesOf('Hyresgäst;Typ av objekt;Objekt;Hyra', [
      ['Lundin', 'Bostad', 'Storgatan, övre', '7200'],
      ['Eriksson', 'Bostad', 'Storgatan, nedre', '6900'],
      ['Bokhandeln', 'Butik', 'Torget', '14500'],
    ]);
    expect(named.roles).toContain('Typ av objekt: category');
    expect(named.roles).toContain('Objekt: product');
  });

  it('is not the object of a ledger, nor where the work was done', () => {
    const ledger = rolesOf('Ver;Konto;Kontonamn;Objekt;Debet;Kredit', [
      ['A1', '3911', 'Hyresintäkter', 'Söder', '', '7200'],
      ['A1', '1510', 'Kundfordringar', 'Söder', '7200', ''],
      ['A2', '3911', 'Hyresintäkter', 'Norr', '', '6000'],
      ['A2', '1510', 'Kundfordringar', 'Norr', '6000', ''],
    ]);
    expect(ledger.roles).toContain('Objekt: null');
    const work = rolesOf('Kund;Artikel;Objekt;Belopp', [
      ['Lundin', 'Elarbete', 'Storgatan 4', '7200'],
      ['Eriksson', 'Felsökning', 'Parkvägen 3', '6900'],
    ]);
    expect(work.roles).toContain('Objekt: null');
    expect(work.roles).toContain('Artikel: product');
  });
});
