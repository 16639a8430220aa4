import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { analyseFile } from '#support/analyse-file.ts';
import type { FactTable } from '#support/fact-table.ts';
import { effectOf, readAdvice } from '#support/rule-tests.ts';
import { adviceFor } from '#support/sales-advice.ts';

const falling: FactTable = {
  [key.productRevenue]: { Te: '600000', Kaffe: '100000' },
  [key.productChange]: { Te: '-80000' },
  [key.productGrowth]: { Te: '-21' },
  [key.grossMargin]: '46',
};
const both: FactTable = {
  ...falling,
  [key.productChange]: { Te: '-80000', Kaffe: '-20000' },
  [key.productGrowth]: { Te: '-21', Kaffe: '-40' },
};
const likelyOf = (table: FactTable, id: string) => effectOf(adviceFor(table), id)?.[1];
const worthOf = (table: FactTable, id: string) => readAdvice(adviceFor(table), id).worth;

describe('volume of one product', () => {
  it('is counted at its own margin, and says so: 20 % of 80 000 at 19 %', () => {
    const own = { ...falling, [key.productMargin]: { Te: '19' } };
    expect(likelyOf(own, 'falling-volume')).toBe('3000');
    expect(worthOf(own, 'falling-volume')).toContain('Räknat med täckningsgraden för Te, 19,0 %.');
  });

  it.each([
    ['it has none', {}],
    ['no row of it has a cost', { [key.productMargin]: { Te: '100' } }],
  ])('is counted at that of the whole file, and says so, where %s', (_, more) => {
    const table = { ...falling, ...more };
    expect(likelyOf(table, 'falling-volume')).toBe('7400');
    expect(worthOf(table, 'falling-volume')).toContain(
      'Te har ingen egen täckningsgrad i filen: där är det räknat med hela filens, 46,0 %.',
    );
  });

  it('is counted at that of each where several have fallen: 20 % of 80 000 at 19 % and 20 000 at 50 %', () => {
    const each = { ...both, [key.productMargin]: { Te: '19', Kaffe: '50' } };
    expect(likelyOf(each, 'falling-volume')).toBe('5000');
    expect(worthOf(each, 'falling-volume')).toContain(
      'Räknat med täckningsgraden för var och en: Te 19,0 % och Kaffe 50,0 %.',
    );
  });

  it('is counted at that of the whole file only for the one without: 80 000 at 19 % and 20 000 at 46 %', () => {
    const one = { ...both, [key.productMargin]: { Te: '19' } };
    expect(likelyOf(one, 'falling-volume')).toBe('4900');
    expect(worthOf(one, 'falling-volume')).toContain(
      'Räknat med täckningsgraden för Te, 19,0 %. Kaffe har ingen egen täckningsgrad i filen: där är det räknat med hela filens, 46,0 %.',
    );
  });

  it('is revenue, of which nothing is said, where no margin is known', () => {
    const { [key.grossMargin]: _, ...unknown } = falling;
    expect(worthOf(unknown, 'falling-volume')).toContain('i omsättning');
    expect(worthOf(unknown, 'falling-volume')).not.toContain('täckningsgrad');
  });

  it('weighs the margins of those that grow by their kronor', () => {
    const growing: FactTable = {
      [key.productChange]: { Te: '60000', Kaffe: '40000' },
      [key.productGrowth]: { Te: '30', Kaffe: '30' },
      [key.productMargin]: { Te: '50', Kaffe: '60' },
      [key.grossMargin]: '46',
    };
    // 20 % of 100 000 at 54 %.
    expect(likelyOf(growing, 'winner')).toBe('11000');
  });
});

describe('volume of a channel, of customers and of all', () => {
  const channel: FactTable = {
    [key.channelShare]: { Butik: '60', Webb: '40' },
    [key.channelChange]: { Webb: '20000', Butik: '-90000' },
    [key.grossMargin]: '46',
  };

  it('is counted at the margin of the channel', () => {
    const own = { ...channel, [key.channelMargin]: { Butik: '20', Webb: '22' } };
    // 20 % of 70 000 at 20 %.
    expect(likelyOf(own, 'channel-decline')).toBe('2800');
    expect(worthOf(own, 'channel-decline')).toContain('täckningsgraden för Butik, 20,0 %');
    expect(worthOf(channel, 'channel-decline')).toContain('Butik har ingen egen täckningsgrad');
  });

  it('is counted at the margin of a lost customer who is the only one', () => {
    const lost: FactTable = {
      [key.customersLost]: '1',
      [key.customersLostRevenue]: '150000',
      [key.customerPrevious]: { 'Kafé Ekot': '150000' },
      [key.customerCurrent]: { 'Kafé Ekot': '0' },
      [key.customerMargin]: { 'Kafé Ekot': '10' },
      [key.grossMargin]: '46',
    };
    expect(likelyOf(lost, 'win-back')).toBe('3000');
    expect(worthOf(lost, 'win-back')).toContain('Räknat med täckningsgraden för Kafé Ekot');
    // Of seven not each one's margin is known: the file's is, and that it is is said.
    const seven: FactTable = { ...lost, [key.customersLost]: '7' };
    expect(likelyOf(seven, 'win-back')).toBe('14000');
    expect(worthOf(seven, 'win-back')).toContain(
      'Räknat med hela filens täckningsgrad, 46,0 %: den är inte känd för var och en av kunderna.',
    );
    const { [key.grossMargin]: _, ...unknown } = seven;
    expect(worthOf(unknown, 'win-back')).not.toContain('täckningsgrad');
  });

  it('says nothing of whose margin it is where it is of all sales', () => {
    const all = { [key.growth]: '-8', [key.growthChange]: '-100000', [key.grossMargin]: '46' };
    expect(worthOf(all, 'decline')).toContain('i täckningsbidrag');
    expect(worthOf(all, 'decline')).not.toContain('täckningsgrad');
  });
});

it('gives customers a margin of their own rows, and none where they have no cost', async () => {
  const rows = Array.from({ length: 24 }, (_, month) => {
    const day = `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-05`;
    return [`${day};Te;Ekot;1000;800`, `${day};Te;Lunden;1500;600`].join('\n');
  });
  const text = ['Datum;Produkt;Kund;Belopp exkl moms;Kostnad', ...rows].join('\n');
  const { result } = await analyseFile(Buffer.from(text), 'salj.csv', {});
  const margins = result.facts.filter((fact) => fact.key === key.customerMargin);
  expect(margins.map(({ subject, value }) => [subject?.name, Number(value)])).toEqual(
    expect.arrayContaining([
      ['Ekot', 20],
      ['Lunden', 60],
    ]),
  );
  const without = text.replaceAll(/;(?:800|600)$/gmu, ';');
  const { result: bare } = await analyseFile(Buffer.from(without), 'salj.csv', {});
  expect(bare.facts.some((fact) => fact.key === key.customerMargin)).toBe(false);
});
