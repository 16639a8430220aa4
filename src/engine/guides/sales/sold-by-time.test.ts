import { expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { adviceFor } from '#support/sales-advice.ts';

const sold = (...names: string[]) => ({
  [key.productsTotal]: String(names.length),
  [key.productRevenue]: Object.fromEntries(names.map((name, at) => [name, `${900_000 - at}`])),
  [key.productShare]: Object.fromEntries(names.map((name, at) => [name, String(40 - at)])),
  [key.productChange]: Object.fromEntries(names.map((name) => [name, '90000'])),
  [key.productGrowth]: Object.fromEntries(names.map((name) => [name, '20'])),
  [key.dormantProducts]: '2',
});
const texts = (...names: string[]) =>
  JSON.stringify(adviceFor(sold(...names)).advice.map(({ advice }) => advice));

it('is never told to keep goods in stock who sells time', () => {
  expect(texts('Rådgivning', 'Projektledning', 'Utbildning', 'Resor')).not.toMatch(/lager|slut,/u);
  expect(texts('Kontorshyra', 'Hyra lokal', 'Hyresgarage', 'Parkering')).not.toContain(
    'större lager',
  );
});

it('calls nothing goods that may be a dish or a service', () => {
  for (const names of [
    ['Rådgivning', 'Projektledning'],
    ['Margherita', 'Capricciosa'],
  ]) {
    const { advice } = adviceFor({
      ...sold(...names),
      [key.productChange]: { [names[0] ?? '']: '90000', [names[1] ?? '']: '-90000' },
      [key.productGrowth]: { [names[0] ?? '']: '20', [names[1] ?? '']: '-30' },
      [key.dormantProducts]: '0',
    });
    const given = advice.filter(({ advice: { id } }) => /^(winner|falling-volume)$/.test(id));
    expect(given.map(({ advice: { id } }) => id)).toContain('falling-volume');
    expect(JSON.stringify(given)).not.toMatch(/(?<!\p{L})varan|varor(?:na)?(?!\p{L})/u);
  }
});

it('is told so who sells goods', () => {
  expect(texts('Kaffe', 'Te', 'Fat', 'Serviceavtal')).toContain('lager');
});
