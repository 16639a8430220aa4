import { expect, test } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const total = (...rows: string[]) =>
  Number(
    readFileBytes(
      Buffer.from(['Konto;Benämning;Kostnad 2025', ...rows].join('\n')),
      'fil.csv',
      {},
      'costs',
    ).understanding.total,
  );

test('levels of accounts count once', () => {
  const levels = ['4;Material;300,00', '40;Inköp;300,00', '4010;Varor;100,00', '4050;EU;200,00'];
  const more = ['5;Övriga;300,00', '50;Lokal;100,00', '5010;Hyra;100,00', '56;Bil;200,00'];
  expect(total(...levels, ...more, '5611;Drivmedel;200,00')).toBe(600);
});

test('parts of an outline count once', () => {
  const first = ['1;Mark;700', '1.1;Schakt;400', '1.2;Grus;300'];
  expect(total(...first, '2;Hus;900', '2.1;Stomme;600', '2.2;Tak;300')).toBe(1600);
});

test('numbers that begin others by chance are no sums of them', () => {
  const rows = Array.from({ length: 20 }, (_, n) => `${n + 1};Lev ${n};${n % 3 ? 100 : 250},00`);
  expect(total(...rows)).toBe(3050);
});
