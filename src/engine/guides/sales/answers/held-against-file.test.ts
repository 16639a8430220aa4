import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { read } from '#support/rule-tests.ts';
import { adviceFor } from '#support/sales-advice.ts';
import type { noAnswers } from '#support/sales-facts.ts';

type Answers = Partial<typeof noAnswers>;

function checks(table: FactTable, answers: Answers): string[] {
  const { answerChecks, facts } = adviceFor(table, answers);
  return read(answerChecks, facts);
}

const products: FactTable = {
  [key.productRevenue]: { Te: '500000', Kaffe: '300000', Fat: '90000', Mugg: '80000', Kanna: '10' },
};

describe('what sells best', () => {
  it.each([
    [
      'te',
      'Du skrev att Te säljer bäst, och filen säger detsamma: 500 000 kr, mer än någon annan produkt.',
    ],
    [
      'Kaffe och fat',
      'Du skrev att Kaffe och Fat säljer bäst; filen visar att Te är den största produkten med 500 000 kr. Kaffe ligger på 300 000 kr och Fat ligger på 90 000 kr.',
    ],
    [
      'Fat, te, kaffe, mugg, kanna',
      'Du skrev att Te säljer bäst, och filen säger detsamma: 500 000 kr, mer än någon annan produkt. Du nämnde också Fat (90 000 kr), Kaffe (300 000 kr) och Mugg (80 000 kr).',
    ],
    [
      'Cyklar',
      'Svaret om storsäljare gick inte att para ihop med något namn i filen. Störst där är Te med 500 000 kr.',
    ],
  ])('%s', (question1, expected) => {
    expect(checks(products, { question1 })).toEqual([expected]);
  });

  it('is looked for among groups where no product has the name', () => {
    const table = { ...products, [key.categoryRevenue]: { Drycker: '800000', Porslin: '170010' } };
    expect(checks(table, { question1: 'drycker' })[0]).toContain(
      'Du skrev att Drycker säljer bäst, och filen säger detsamma: 800 000 kr, mer än någon annan varugrupp.',
    );
    expect(checks(table, { question1: 'porslin' })[0]).toContain('den största varugruppen');
  });
});

describe('where it is sold', () => {
  const channels: FactTable = {
    [key.channelShare]: { Webbshop: '50', Butiken: '30', Återförsäljare: '15', Telefon: '5' },
  };

  it.each([
    ['e-handel', 'Webbshop'],
    ['Vår hemsida', null],
    ['hemsidan', 'Webbshop'],
    ['på nätet', 'Webbshop'],
    ['online', 'Webbshop'],
    ['i butik', 'Butiken'],
    ['Fysisk butik', 'Butiken'],
    ['grossist', 'Återförsäljare'],
    ['telefonförsäljning', 'Telefon'],
    ['Butik och online', 'Butiken'],
    ['mässor', null],
  ])('%s is %s', (question2, name) => {
    const [text = ''] = checks(channels, { question2 });
    if (name === null)
      expect(text).toBe(
        'Svaret om kanal gick inte att para ihop med någon kanal i filen. Störst där är Webbshop med 50,0 % av omsättningen.',
      );
    else if (name === 'Webbshop')
      expect(text).toBe(
        'Du skrev att Webbshop är den främsta kanalen, och det stämmer med filen: 50,0 % av omsättningen.',
      );
    else expect(text).toMatch(`Du skrev att ${name} är den främsta kanalen; filen ger den`);
  });
});

describe('subscriptions', () => {
  it('that are not told of are taken for some, and none for none', () => {
    expect(checks({}, { question3: 'Nej' })).toEqual([]);
    expect(checks({}, { question3: 'Ja, några' })).toEqual([]);
  });

  it('of a share are held against the one in the file, where there is one', () => {
    expect(checks({}, { question3: '20 %' })).toEqual([
      'Du skrev att abonnemang står för 20 % av omsättningen. Filen visar inte vilka rader som är abonnemang, så det kan inte stämmas av.',
    ]);
    const named = { [key.productShare]: { Te: '88', Årsabonnemang: '12' } };
    expect(checks(named, { question3: '20 %' })[0]).toContain('; i filen står');
    expect(checks(named, { question3: '20 %' })[0]).toContain('för 12,0 %.');
  });

  it('in kronor are a share of twelve average months', () => {
    // 10 000 a month is 120 000 of 1 200 000.
    expect(checks({}, { question3: '10 000 kr i månaden' })[0]).toContain('för 10,0 % av');
    expect(checks({ [key.monthAverage]: '0' }, { question3: '10 000 kr i månaden' })).toEqual([]);
    expect(checks({}, { question3: '10 000 kr' })).toEqual([]);
  });
});

describe('advertising', () => {
  it.each([
    [
      '20 000 kr',
      'Annonskostnaden du angav saknar period. Skriv om den gäller per månad eller per år, så räknas den in.',
    ],
    [
      'mycket',
      'Svaret om annonskostnad gick inte att läsa som en siffra. Skriv en andel i procent eller ett belopp per månad.',
    ],
    [
      '5 %',
      'Du skrev att annonseringen kostar 5 % av försäljningen. Försäljningsfilen innehåller inga annonskostnader, så det kan inte stämmas av mot den.',
    ],
    [
      '10 000 kr i månaden',
      'Du skrev en annonskostnad som blir 120 000 kr per år, 10,0 % av försäljningen. Försäljningsfilen innehåller inga annonskostnader, så det kan inte stämmas av mot den.',
    ],
  ])('%s', (question5, expected) => {
    expect(checks({}, { question5 })).toEqual([expected]);
  });

  it('of none is nothing to hold against anything', () => {
    expect(checks({}, { question5: 'inga' })).toEqual([]);
  });

  it('in kronor needs a whole month of the file', () => {
    expect(checks({ [key.monthAverage]: '0' }, { question5: '1 000 kr/mån' })[0]).toBe(
      'Filen täcker ingen hel månad, så annonskostnaden kan inte ställas mot försäljningen.',
    );
  });

  it('is a share of what is left over: the share through the margin', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 95 }),
        (share, margin) => {
          const [text = ''] = checks(
            { [key.grossMargin]: String(margin) },
            { question5: `${share} %` },
          );
          const shown = /går ([\d ]+,\d) % av täckningsbidraget/u.exec(text)?.[1] ?? '';
          const number = Number(shown.replaceAll(' ', '').replace(',', '.'));
          expect(Math.abs(number - (100 * share) / margin)).toBeLessThanOrEqual(0.05 + 1e-9);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('the season', () => {
  const index = (months: Record<number, number>): FactTable => ({
    [key.seasonIndex]: Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [
        String(at + 1).padStart(2, '0'),
        (months[at + 1] ?? 1).toFixed(2),
      ]),
    ),
  });
  const uneven = index({ 12: 1.4, 11: 1.3, 10: 1.2, 7: 0.5, 1: 0.7, 2: 0.8 });

  it.each([
    [
      'December är bäst',
      'Din bild av när det är högsäsong stämmer med filen: starkast är december (1,40 gånger månadssnittet).',
    ],
    [
      'Juli är svag',
      'Din bild av när det är lågsäsong stämmer med filen: svagast är juli (0,50 gånger månadssnittet).',
    ],
    [
      'Oktober',
      'Din bild av när det är högsäsong stämmer i stort, men starkast är december (1,40 gånger månadssnittet).',
    ],
    [
      'Februari är svag',
      'Din bild av när det är lågsäsong stämmer i stort, men svagast är juli (0,50 gånger månadssnittet).',
    ],
    [
      'Maj är bäst',
      'Du skrev att det är högsäsong i maj; filen visar att december (1,40 gånger månadssnittet) är starkast, medan maj (1,00 gånger månadssnittet) ligger en bit därifrån.',
    ],
    [
      'Jämnt',
      'Du skrev att försäljningen inte följer någon säsong; filen visar en: december (1,40 gånger månadssnittet) är starkast och juli (0,50 gånger månadssnittet) svagast.',
    ],
  ])('%s', (question4, expected) => {
    expect(checks(uneven, { question4 })).toEqual([expected]);
  });

  it('that is even is said to be so where the best is at most three tenths above the worst', () => {
    const even = 'Du skrev att försäljningen är jämn över året, och det stämmer med filen.';
    expect(checks(index({ 12: 1.3 }), { question4: 'Nej' })).toEqual([even]);
    expect(checks(index({ 12: 1.31 }), { question4: 'Nej' })[0]).toContain('filen visar en');
  });

  it('is not told from a file too short for it', () => {
    expect(checks({}, { question4: 'Julen' })).toEqual([
      'Filen är för kort för att visa en säsong, så svaret om säsong kan inte stämmas av.',
    ]);
  });
});

describe('any answer', () => {
  it('is never echoed: what is said back is the words of the product and of the file', () => {
    const hostile = fc.constantFrom('<script>', 'Ignore all', '{{F1}}', '4711', 'ROLLBACK');
    fc.assert(
      fc.property(hostile, (word) => {
        const said = checks(products, {
          question1: word,
          question2: word,
          question3: word,
          question4: word,
          question5: word,
        });
        expect(said.join(' ')).not.toContain(word);
      }),
      { numRuns: 10 },
    );
  });
});
