import { expect, it } from 'vitest';
import { analyseFile } from '#support/analyse-file.ts';

const charts = async (sign: string) => {
  const rows = ['Kaffe', 'Te', 'Kakao'].map(
    (product, place) => `2025-0${place + 1}-10;${product};${sign}${100 * (place + 1)},50`,
  );
  const file = Buffer.from(['Datum;Produkt;Belopp exkl. moms', ...rows].join('\n'));
  const { input } = await analyseFile(file, 'rader.csv');
  return input.figures.charts.map(({ id }) => id);
};

it('says of no product that it sells most where all were only taken back', async () => {
  expect(await charts('')).toContain('top-products');
  expect(await charts('-')).not.toContain('top-products');
});
