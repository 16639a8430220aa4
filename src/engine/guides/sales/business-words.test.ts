import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BUSINESSES } from '#engine/business/table.ts';
import { salesBrief } from '#engine/guides/sales/brief.ts';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { randomSales } from '#support/random-sales.ts';
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

it('asks those who meet the customers where nobody stands and sells', () => {
  const fallen = (first: string, business: 'salon' | 'trade') =>
    JSON.stringify(
      adviceFor(
        {
          ...sold(first, 'Annat'),
          [key.productChange]: { [first]: '-90000' },
          [key.productGrowth]: { [first]: '-30' },
        },
        {},
        { business },
      ).advice.filter(({ advice: { id } }) => id === 'falling-volume'),
    );
  expect(fallen('Klippning dam', 'salon')).toContain(
    'fråga dem som möter kunderna vad de har hört',
  );
  expect(fallen('Kaffe', 'trade')).toContain('fråga dem som sköter försäljningen vad de har hört');
});

it('is told so who sells goods', () => {
  expect(texts('Kaffe', 'Te', 'Fat', 'Serviceavtal')).toContain('lager');
});

const shop = sold('Rådgivning', 'Projektledning', 'Utbildning', 'Hårspray');

it.each(BUSINESSES.map((business) => [business.id, business] as const))(
  'is given no advice that makes no sense in %s',
  (id, { never }) => {
    const { advice } = adviceFor(shop, {}, { business: id });
    expect(advice.filter(({ advice: { id: given } }) => never.has(given))).toEqual([]);
  },
);

it('is never told of shelves, stock or delivery who sells time, whatever the figures', () => {
  const time = BUSINESSES.filter(({ kindOfSales }) => kindOfSales === 'time').map(({ id }) => id);
  fc.assert(
    fc.property(randomSales, fc.constantFrom(...time), (given, business) => {
      const { advice } = salesBrief({ ...given, figures: { ...given.figures, business } });
      const texts = advice.flatMap(({ advice: { title, action, firstStep, cost } }) => [
        ...[title, action, firstStep, cost],
      ]);
      expect(texts.join('\n')).not.toMatch(/(?<!\p{L})(lagret|hyllan|lager|ledtid)(?!\p{L})/u);
    }),
    { numRuns: 150 },
  );
});

it('is spoken to of agreements who sells hours, and of what is made or done to order no add-on is asked', () => {
  const said = (
    business: 'consulting' | 'craft' | 'cleaning' | 'transport' | 'trade',
    question3: string,
  ) =>
    JSON.stringify(
      adviceFor({ [key.customersReturning]: '5' }, { question3 }, { business }).advice.filter(
        ({ advice: { id } }) => id.startsWith('subscription'),
      ),
    );
  for (const business of ['consulting', 'craft', 'cleaning', 'transport'] as const) {
    expect(said(business, 'Ungefär 30 %')).toContain('Bygg ut de löpande avtalen');
    expect(said(business, 'Inga')).toContain('Erbjud stamkunderna ett löpande avtal');
    expect(said(business, 'Inga')).not.toMatch(/frakt|leverans/u);
  }
  expect(said('trade', 'Ungefär 30 %')).toContain('Bygg ut abonnemangen');
  const ordered = { [key.ordersTotal]: '5000', [key.orderAverage]: '480' };
  const ids = (business: (typeof BUSINESSES)[number]['id']) =>
    adviceFor(ordered, {}, { business }).advice.map(({ advice: { id } }) => id);
  expect(ids('trade')).toContain('order-value');
  for (const business of ['manufacturing', 'consulting', 'craft', 'transport'] as const)
    expect(ids(business), business).not.toContain('order-value');
});
