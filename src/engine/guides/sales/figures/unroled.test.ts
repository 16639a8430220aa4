import { expect, it } from 'vitest';
import { analyseFile, asText } from '#support/analyse-file.ts';

/** Two years by month: of three who work there one has no rows after March of the second. */
function rows(staff: readonly string[], last: string): string[] {
  return Array.from({ length: 24 }, (_, month) => {
    const day = `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    return staff.flatMap((who, place) =>
      who === last && month > 14
        ? []
        : [3, 11, 19, 26].map(
            (date, at) =>
              `${day}-${String(date).padStart(2, '0')};${['Klippning', 'Slingor'][at % 2]};${who};${600 + 40 * place + ((month * 7 + at * 3) % 11)},00`,
          ),
    );
  }).flat();
}
const analysed = async (header: string, staff: readonly string[]) => {
  const file = [header, ...rows(staff, staff[0] ?? '')].join('\n');
  const { result } = await analyseFile(Buffer.from(file), 'fil.csv');
  return asText(result);
};

it.each(['Behandlare', 'Frisör', 'Konsult', 'Säljare', 'Medarbetare'])(
  'names one of a column %s who has no more rows, and asks of the customers',
  async (column) => {
    const text = await analysed(`Datum;Tjänst;${column};Belopp exkl moms`, [
      'Mira',
      'Elsa',
      'Tove',
    ]);
    expect(text).toMatch(
      /Mira har inga rader efter den 26 mars 2025: under 27 mars–31 december 2024 gav raderna/u,
    );
    expect(text).toContain('Följ upp kunderna efter Mira');
    expect(text).not.toMatch(/Mira har (?:slutat|tappat|sålt)/u);
  },
);

it('names none of more than can work there, nor of a column that is of something else', async () => {
  const many = Array.from({ length: 60 }, (_, at) => `Handlare ${at}`);
  expect(await analysed('Datum;Tjänst;Säljare;Belopp exkl moms', many)).not.toContain('inga rader');
  const text = await analysed('Datum;Tjänst;Notering;Belopp exkl moms', ['Mira', 'Elsa', 'Tove']);
  expect(text).not.toContain('inga rader');
});

/** Two years by month with a customer for each of the rows of three who work there; Mira leaves, and `follows` go to Elsa. */
function withCustomers(follows: readonly string[]): Promise<string> {
  const lines = Array.from({ length: 24 }, (_, month) => {
    const day = `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    return ['Ada Bygg', 'Bo Vård', 'Cia Livs', 'Dan Marin', 'Eva Krog'].flatMap(
      (customer, place) => {
        const of = ['Mira', 'Mira', 'Elsa', 'Tove', 'Tove'][place] ?? '';
        const hasLeft = of === 'Mira' && month > 14;
        if (hasLeft && !follows.includes(customer)) return [];
        const who = hasLeft ? 'Elsa' : of;
        const amount = 9000 + 400 * place + ((month * 7 + place * 3) % 11);
        return [`${day}-1${place};${customer};Rådgivning;${who};${amount},00`];
      },
    );
  }).flat();
  const file = ['Datum;Kund;Tjänst;Konsult;Belopp exkl moms', ...lines].join('\n');
  return analyseFile(Buffer.from(file), 'fil.csv').then(({ result }) => asText(result));
}

it('names the customers who have bought nothing since one that they went to left, and calls them no dependency', async () => {
  const text = await withCustomers([]);
  expect(text).toMatch(
    /Sedan dess har Bo Vård \([\d ]+ kr under 2024\) och Ada Bygg \([\d ]+ kr under 2024\) inga rader alls/u,
  );
  expect(text).toContain('På måndag: ring Bo Vård');
  expect(text).not.toMatch(/beroendet av (?:Ada Bygg|Bo Vård)/u);
});

it('names none of those who come to someone else', async () => {
  const text = await withCustomers(['Ada Bygg', 'Bo Vård']);
  expect(text).toContain('Följ upp kunderna efter Mira');
  expect(text).not.toContain('Sedan dess har');
});
