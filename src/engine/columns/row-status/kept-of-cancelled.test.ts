import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const stays = (gone: (whole: number, place: number) => number) => {
  const rows = Array.from({ length: 16 }, (_, n) => {
    const nights = 2 + (n % 4);
    const whole = nights * (900 + n * 7);
    const isGone = n % 4 === 1;
    const income = isGone ? gone(whole, n) : whole;
    return `${n};2025-06-${n + 10};${nights};${900 + n * 7};${isGone ? 'Avbokad' : 'Utcheckad'};${income}`;
  });
  const header = 'Bokningsnr;Ankomst;Nätter;Pris/natt;Status;Intäkt';
  const file = Buffer.from(`${[header, ...rows].join('\n')}\n`);
  return readFileBytes(file, 'bokningar.csv', {}, 'sales').understanding;
};

it('counts what was kept of stays that were called off, and says so', () => {
  const kept = stays((_, place) => (place % 8 === 1 ? 500 : 300));
  expect(kept.rows).toMatchObject({ used: 16 });
  expect(kept.reconciliation.find(({ id }) => id === 'states')?.text).toMatch(
    /räknas med: beloppet är vad ni behöll av det som var beställt\./,
  );
});

it('leaves them out where they stand with all that was ordered', () => {
  expect(stays((whole) => whole).rows).toMatchObject({ used: 12 });
  expect(stays((whole, place) => (place % 8 === 1 ? whole : 0)).rows).toMatchObject({ used: 12 });
});

it('asks of a column with what was kept of stays beside one with all that was booked', () => {
  const rows = Array.from({ length: 16 }, (_, n) => {
    const state = ['ok', 'ok', 'no_show', 'ok'][n % 4];
    const whole = 1000 + n * 130;
    return `${n};2025-06-${n + 10};${state};${whole};${state === 'ok' ? whole : whole / 2};SEK`;
  });
  const header = 'Reservation number;Arrival;Status;Original amount;Final amount;Currency';
  const file = Buffer.from(`${[header, ...rows].join('\n')}\n`);
  const { questions } = readFileBytes(file, 'reservations.csv', {}, 'sales').understanding;
  expect(questions.map(({ id, options }) => [id, options.map(({ sum }) => sum)])).toEqual([
    ['amount', ['23440', '27520']],
  ]);
});
