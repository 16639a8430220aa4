import { expect, it } from 'vitest';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import { analyseCostFile, costAsText } from '#support/analyse-cost-file.ts';

interface Paid {
  who: string;
  account: string;
  name: string;
  /** Kronor in each of 24 months; 0 where nothing is paid. */
  kronor: (at: number) => number;
}

/** Two years of what a company pays, a twentieth up or down from month to month. */
async function told(...all: readonly Paid[]): Promise<string> {
  const rows = all.flatMap(({ who, account, name, kronor }, place) =>
    Array.from({ length: 24 }, (_, at) => {
      const month = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
      const paid = kronor(at) * (1 + 0.05 * Math.sin(7 * at + 3 * place));
      return paid === 0
        ? []
        : [
            `${month}-15;${place}${at};${who};${account};${name};${paid.toFixed(2).replace('.', ',')}`,
          ];
    }).flat(),
  );
  const header = 'Fakturadatum;Verifikation;Leverantör;Konto;Kontonamn;Belopp exkl moms';
  return costAsText(await analyseCostFile(Buffer.from([header, ...rows].join('\n')), 'k.csv', {}));
}

const of = (who: string, account: string, name: string, kronor: Paid['kronor']): Paid => ({
  ...{ who, account, name, kronor },
});
const rent = (kronor: Paid['kronor']) => of('Eken Fastigheter', '5010', 'Lokalhyra', kronor);
const paper = of('Papper & Penna AB', '6110', 'Kontorsmateriel', () => 9000);
const books = (kronor: Paid['kronor']) => of('Siffergården', '6530', 'Redovisning', kronor);

it('tells of what an area is paid for once: by who is new and who is dearer there, and by no month or area besides', async () => {
  const text = await told(
    ...[paper, books(() => 7500), rent((at) => (at < 16 ? 24_000 : 33_000))],
    of('Hallbokningen', '5010', 'Lokalhyra', (at) => (at < 19 ? 0 : 36_000)),
  );
  expect(text).toContain('Hallbokningen är ny bland dem ni betalar');
  expect(text).toMatch(/Eken Fastigheter (?:har kostat|kostade|: )/u);
  expect(text).not.toMatch(/[Oo]mrådet Lokal/u);
  expect(text).not.toContain('Förklara lokalkostnaden');
});

it('explains a month that stands out by nothing that came to stay for a fraction of it', async () => {
  const text = await told(
    ...[paper, books(() => 7500), rent((at) => (at === 21 ? 90_000 : 24_000))],
    of('Förrådet AB', '5010', 'Lokalhyra', (at) => (at < 19 ? 0 : 5000)),
  );
  expect(text).toMatch(/Förklara lokalkostnaden i oktober|kostade ovanligt mycket i oktober/u);
});

it('gives an area that began within the file no average of months before it did, whoever it is paid to', async () => {
  const wages = of('Löneservice', '7210', 'Löner tjänstemän', (at) => (at < 15 ? 0 : 96_000));
  const text = await told(
    paper,
    rent(() => 24_000),
    wages,
  );
  const [, area = ''] = /## Personal\n([^#]*)/u.exec(text) ?? [];
  expect(area).toContain('Nytt: allt är betalt under april–december 2025');
  expect(area).not.toContain('i snitt');
});

it('asks whom an area is paid to of a higher amount, and not once more by the area', async () => {
  const risen = await told(
    paper,
    rent(() => 24_000),
    books((at) => (at < 14 ? 7500 : 11_000)),
  );
  expect(risen).toContain('Ta upp det högre beloppet med Siffergården');
  expect(risen).not.toMatch(/Styr upp köpta tjänster|fasta arvodena/u);
  const steady = await told(
    paper,
    rent(() => 24_000),
    books(() => 7500),
  );
  expect(steady).toMatch(/Styr upp köpta tjänster|fasta arvodena/u);
});

it('holds costs against the sales of the latest year where two are known, and says what the year before cost', async () => {
  const header = 'Fakturadatum;Verifikation;Leverantör;Konto;Kontonamn;Belopp exkl moms';
  const day = (at: number) =>
    `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  const file = (months: number) =>
    Array.from(
      { length: months },
      (_, at) => `${day(at)}-15;${at};Eken;5010;Lokalhyra;${at < 12 ? 30_000 : 60_000},00`,
    );
  const against = async (months: number) => {
    const sold = Array.from({ length: months }, (_, at) => [day(at), '100000'] as const);
    const revenue = { document: 'kassa.csv', months: Object.fromEntries(sold) };
    const bytes = Buffer.from([header, ...file(months)].join('\n'));
    const { facts } = await analyseCostFile(bytes, 'k.csv', {}, { revenue });
    return [key.perRevenue, key.perRevenueBefore].map(
      (each) => facts.find((fact) => fact.key === each)?.value,
    );
  };
  expect(await against(24)).toEqual(['60', '30']);
  // Of 23 months no year before is whole: all of them are what is known.
  expect(await against(23)).toEqual([expect.stringMatching(/^44[.]3/u), undefined]);
});

it('names the areas that are largest in the latest of two years in its kronor, and where no years are compared their share', async () => {
  const grown = await told(
    ...[paper, rent(() => 24_000), books(() => 12_000)],
    of('Bilpoolen', '5615', 'Leasing av bilar', (at) => (at < 12 ? 1000 : 28_000)),
  );
  expect(grown).toMatch(/Störst under 2025 var fordonskostnaden \([^)]* kr\), lokalkostnaden/u);
  const steady = await told(
    paper,
    rent(() => 24_000),
    books(() => 12_000),
  );
  expect(steady).toMatch(/Störst under 2025 var lokalkostnaden \([^)]* kr\)/u);
  expect(steady).not.toMatch(/Störst är/u);
  const inOne = (paid: Paid): Paid => ({
    ...paid,
    kronor: (at) => (at < 12 ? 0 : paid.kronor(at)),
  });
  const ofOneYear = await told(inOne(paper), inOne(rent(() => 24_000)), inOne(books(() => 12_000)));
  expect(ofOneYear).toMatch(/Störst i hela filen är lokalkostnaden \([^)]* %\)/u);
});
