import { expect, it } from 'vitest';
import { analyseFile, asText } from '#support/analyse-file.ts';

const months = Array.from(
  { length: 24 },
  (_, at) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
);

/** Two years of invoiced work, of which less is done in the second. */
const work = (header: string, unit: (place: number) => string) =>
  Buffer.from(
    `Datum;Kund;Tjänst;${header};Pris;Summa\n${months
      .flatMap((month, at) =>
        ['Ekot', 'Eken', 'Asken'].map((customer, of) => {
          const quantity = 20 + ((at * 5 + of * 3) % 7) - (at >= 12 ? 6 : 0);
          return `${month}-12;${customer};Rådgivning ${of % 2};${quantity};${unit(at * 3 + of)}1000;${quantity * 1000}\n`;
        }),
      )
      .join('')}`,
  );
const told = async (file: Buffer) => asText((await analyseFile(file, 'tid.csv')).result);

it('says hours where the file counts in hours, by the name of the column or the unit of its rows', async () => {
  const byName = await told(work('Timmar', () => ''));
  expect(byName).toContain('färre sålda timmar');
  const byUnit = await told(work('Antal;Enhet', () => 'tim;'));
  expect(byUnit).toContain('färre sålda timmar');
  expect(byName + byUnit).not.toContain('enheter');
});

it('says only how many where many rows are of something else, or no column says what they are', async () => {
  const mixed = await told(work('Antal;Enhet', (place) => (place % 4 === 0 ? 'st;' : 'tim;')));
  expect(mixed).toContain('antalet är lägre');
  const unnamed = await told(work('Antal', () => ''));
  expect(unnamed).toContain('antalet är lägre');
  expect(mixed + unnamed).not.toContain('enheter');
  const named = await told(work('Antal uppdrag', () => ''));
  expect(named).toContain('färre uppdrag');
});

/** Two years of trips; half of them with kilometres in a column of their own. */
const trips = (header: string, cell: string) =>
  Buffer.from(
    `Datum;Kund;Tjänst;${header}Summa exkl moms\n${months
      .flatMap((month) => [
        `${month}-04;Ekot;Fjärrtransport;${cell}21000\n`,
        `${month}-09;Eken;Budkörning;${cell}9000\n`,
      ])
      .join('')}`,
  );

it('says that driven distance is lacking only where no column has it', async () => {
  expect(await told(trips('', ''))).toContain('vad en körd mil kostar');
  expect(await told(trips('Km;', '240;'))).not.toContain('vad en körd mil kostar');
});
