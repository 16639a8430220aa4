import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

it('a fee beside what was invoiced is asked about once', () => {
  const rows = Array.from({ length: 20 }, (_, n) => {
    const net = 1000 + n * 37;
    const fee = n % 5 === 0 ? 600 : 0;
    return `${100 + n};Kund ${n % 4};2024-01-${10 + n};${net};${net * 0.25};${fee};${net * 1.25 + fee}`;
  });
  const header = 'Fakturanr;Kund;Datum;Netto;Moms;Påminnelseavgift;Att betala';
  const text = [header, ...rows].join('\n').replaceAll('.', ',');
  const { questions } = readFileBytes(Buffer.from(text), 'fakturor.csv', {}, 'sales').understanding;
  expect(questions.filter(({ text: asked }) => asked.includes('Påminnelseavgift')).length).toBe(1);
});
