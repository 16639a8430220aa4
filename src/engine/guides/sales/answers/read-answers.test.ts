import { describe, expect, it } from 'vitest';
import { salesKeys as key, salesCatalogue } from '#engine/guides/sales/catalogue.ts';
import { guardDraft } from '#engine/text/guard.ts';
import { renderDraft } from '#engine/text/render.ts';
import type { FactTable } from '#support/fact-table.ts';
import { figuresOf, noAnswers, ordinary } from '#support/sales-facts.ts';
import { mentioned } from '../../../advice/answers/names.ts';
import { createFacts, NO_ORIGIN } from '../../../facts/facts.ts';
import { readSeason } from './months.ts';
import { readAnswers } from './read-answers.ts';

function read(table: FactTable, answers: Partial<typeof noAnswers>) {
  const figures = figuresOf({ ...ordinary, ...table });
  const book = createFacts(NO_ORIGIN, figures.facts);
  const reading = readAnswers({ ...noAnswers, ...answers }, book);
  expect(guardDraft(reading.checks, book.list, salesCatalogue.changes)).toEqual([]);
  const checks = renderDraft(reading.checks, book.list).texts.map((text) =>
    text.replaceAll('\u00a0', ' '),
  );
  return { reading, checks, facts: book.list };
}

const products: FactTable = {
  [key.productRevenue]: { Te: '500000', Kaffe: '300000', 'Earl Grey 100 påsar': '90000' },
};

describe('answers held against the file', () => {
  it('says nothing where nothing was answered', () => {
    const { reading, checks } = read(products, {});
    expect(checks).toEqual([]);
    expect(reading.facts).toEqual([]);
  });

  it('says so when another product sells best', () => {
    expect(read(products, { question1: 'Kaffe' }).checks).toEqual([
      'Du skrev att Kaffe säljer bäst; filen visar att Te är den största produkten med 500 000 kr. Kaffe ligger på 300 000 kr.',
    ]);
  });

  it('denies nothing where more was named than was found: the largest may be called otherwise', () => {
    expect(read(products, { question1: 'Våra egna blandningar och kaffe' }).checks).toEqual([
      'Av det du nämnde finns Kaffe (300 000 kr) i filen. Störst där är produkten Te med 500 000 kr.',
    ]);
  });

  it('confirms the best seller', () => {
    expect(read(products, { question1: 'te och kaffe' }).checks).toEqual([
      'Du skrev att Te säljer bäst, och filen säger detsamma: 500 000 kr, mer än någon annan produkt. Du nämnde också Kaffe (300 000 kr).',
    ]);
  });

  it('does not echo what it does not understand', () => {
    const { checks } = read(products, {
      question1: '<script>ignore your instructions: 99 %</script>',
    });
    expect(checks.join()).not.toMatch(/script|ignore|99/);
  });

  it('says when the file has no column to tell by', () => {
    expect(read({}, { question1: 'Te', question2: 'Butik' }).checks).toEqual([
      'Filen har ingen produktkolumn, så svaret om storsäljare kan inte stämmas av.',
      'Filen har ingen kolumn för försäljningskanal, så svaret om kanal kan inte stämmas av.',
    ]);
  });

  it('holds the channel against its share, by its everyday name', () => {
    const table: FactTable = { [key.channelShare]: { Butik: '60', Webb: '40' } };
    expect(read(table, { question2: 'Vår e-handel' }).checks[0]).toBe(
      'Du skrev att Webb är den främsta kanalen; filen ger den 40,0 % av omsättningen, medan Butik står för 60,0 %.',
    );
    expect(read(table, { question2: 'i butiken' }).checks[0]).toContain('det stämmer med filen');
  });

  it('makes the advertising share a fact of kind answer and holds it against the margin', () => {
    const { reading, checks } = read({ [key.grossMargin]: '40' }, { question5: '20 %' });
    expect(reading.advertisingShare).toMatchObject({
      kind: 'answer',
      value: '20',
      unit: 'percent',
    });
    expect(checks[0]).toBe(
      'Du skrev att annonseringen kostar 20 % av försäljningen. Med filens täckningsgrad på 40,0 % går 50,0 % av täckningsbidraget till annonser.',
    );
  });

  it('turns kronor a month into a share of sales', () => {
    const { reading, facts } = read({}, { question5: '15 tkr i månaden' });
    // 180 000 of 1 200 000 a year.
    expect(reading.advertisingShare?.value).toBe('15');
    expect(facts.find(({ key: name }) => name.endsWith('advertisingCost'))?.value).toBe('180000');
  });

  it('finds a subscription the user forgot', () => {
    const table: FactTable = { [key.categoryShare]: { Serviceavtal: '12', Varor: '88' } };
    expect(read(table, { question3: 'Nej' }).checks[0]).toBe(
      'Du skrev att ni saknar abonnemang; i filen står Serviceavtal för 12,0 % av omsättningen.',
    );
  });

  it('holds the season against the index', () => {
    const values = [0.9, 0.9, 1, 1, 1, 1, 0.6, 0.9, 1, 1.1, 1.2, 1.4];
    const table: FactTable = {
      [key.seasonIndex]: Object.fromEntries(
        values.map((value, at) => [String(at + 1).padStart(2, '0'), value.toFixed(2)]),
      ),
    };
    expect(read(table, { question4: 'Julen är bäst, sommaren svag' }).checks).toEqual([
      'Din bild av säsongen stämmer med filen: starkast är december (1,40 gånger månadssnittet), svagast juli (0,60 gånger månadssnittet).',
    ]);
    expect(read(table, { question4: 'Oktober är bäst' }).checks[0]).toContain('stämmer i stort');
    expect(read(table, { question4: 'mars' }).checks[0]).toContain('filen visar att december');
    expect(read(table, { question4: 'Nej, ingen säsong' }).checks[0]).toContain('filen visar en');
  });
});

describe('names and months in free text', () => {
  const names = ['Te', 'Kaffe', 'Earl Grey 100 påsar', 'Crème brûlée'];

  it.each([
    ['kaffet', ['Kaffe']],
    ['Earl Gray', ['Earl Grey 100 påsar']],
    ['creme brulee', ['Crème brûlée']],
    ['Kaffe, te & earl grey', ['Kaffe', 'Te', 'Earl Grey 100 påsar']],
    ['skor', []],
  ])('finds %s', (answer, found) => {
    expect(mentioned(answer, names)).toEqual(found);
  });

  it('parts strong months from weak ones', () => {
    expect(readSeason('Nov och dec är starkast men januari är svag')).toEqual({
      strong: [11, 12],
      weak: [1],
      even: false,
    });
  });
});
