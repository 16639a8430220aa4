import { expect, it } from 'vitest';
import { analyseFile, asText } from '#support/analyse-file.ts';

const months = Array.from({ length: 6 }, (_, place) => `2025-0${place + 1}`);
const list = (paid: (participants: number, place: number) => number) =>
  Buffer.from(
    `Datum;Klass;Antal;Summa\n${months
      .flatMap((month, at) =>
        ['Yin', 'Vinyasa'].flatMap((name, of) =>
          [3, 9, 14, 20, 26].map((day, place) => {
            const participants = 6 + ((at * 5 + of * 3 + place * 7) % 11);
            const kronor = paid(participants, at + of + place);
            return `${month}-${String(day).padStart(2, '0')};${name};${participants};${kronor}\n`;
          }),
        ),
      )
      .join('')}`,
  );

it('what is paid for participants who come on cards and passes is no price', async () => {
  const { result } = await analyseFile(
    list((participants, place) => [160, 2800, 320, 4150, 480][place % 5] ?? participants),
    'pass.csv',
  );
  expect(asText(result)).not.toMatch(/pris(?:et|er)? (?:på|har)|lägre priser|högre priser/u);
  const keys = result.facts.map(({ key }) => key);
  expect(keys).not.toContain('sales.product.averagePrice');
  expect(keys).toContain('sales.product.units');
  const { reason = '' } = result.unknowns.find(({ key }) => key === 'sales.split.price') ?? {};
  expect(reason).toContain('Antal');
  expect(reason).toContain('inte är ett pris');
});

it('an amount that follows the number of pieces is one, though dearer in the end', async () => {
  const { result } = await analyseFile(
    list((participants, place) => participants * (place > 5 ? 180 : 150)),
    'pass.csv',
  );
  expect(result.facts.map(({ key }) => key)).toContain('sales.product.averagePrice');
});
