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
      /Mira har inga rader efter 26 mars 2025: under 27 mars–31 december 2024 var raderna på/u,
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
