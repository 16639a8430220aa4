import { expect, it } from 'vitest';
import { analyseFile, asText } from '#support/analyse-file.ts';

/** Two years of bookings, each with its own price; fewer in the second, at prices that have moved by so many times. */
async function salon(times: number): Promise<string> {
  const rows = Array.from({ length: 24 }, (_, month) =>
    ['Klippning dam', 'Klippning herr', 'Färgning'].flatMap((name, of) =>
      Array.from({ length: month < 12 ? 10 : 8 }, (_none, place) => {
        const day = `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(place * 2 + 3).padStart(2, '0')}`;
        const price = Math.round((400 + 150 * of) * (month < 12 ? 1 : times));
        return `${day};${name};${(month + place) % 3 === 0 ? 'Nej' : 'Ja'};${price}`;
      }),
    ),
  );
  const text = ['Datum;Behandling;Bokad online;Pris exkl moms', ...rows.flat(), ''].join('\n');
  return asText((await analyseFile(Buffer.from(text), 'salong.csv')).result);
}

it('says of bookings that each have their price that they are fewer, and asks nothing of how they were made', async () => {
  for (const times of [1, 1.08]) {
    const text = await salon(times);
    expect(text).toContain('beloppet per rad är ungefär detsamma eller högre');
    expect(text).not.toMatch(/pris eller antal|köper mindre eller betalar mindre|Bokad online/u);
  }
});

it('says so of none whose amounts are lower too', async () => {
  const text = await salon(0.8);
  expect(text).toContain('pris eller antal går inte att säga');
  expect(text).not.toMatch(/per rad är|Raderna har|raderna som är/u);
});
