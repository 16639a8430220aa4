import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '../../../facts/decimal.ts';
import { readGoals } from './read-goals.ts';

const ONES = ['noll', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio'];
const TEENS = ['elva', 'tolv', 'tretton', 'fjorton', 'femton', 'sexton', 'sjutton', 'arton'];
const TENS = ['tjugo', 'trettio', 'fyrtio', 'femtio', 'sextio', 'sjuttio', 'åttio', 'nittio'];

/** A number below a thousand in one word. */
function inWords(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const before = hundreds === 0 ? '' : `${hundreds === 1 ? 'ett' : ONES[hundreds]}hundra`;
  if (rest === 0) return before;
  if (rest <= 10) return before + ONES[rest];
  if (rest < 20) return before + ([...TEENS, 'nitton'][rest - 11] ?? '');
  const one = rest % 10;
  return before + TENS[Math.floor(rest / 10) - 2] + (one === 0 ? '' : ONES[one]);
}

/** The ways in which owners write a sum of so many thousand kronor. */
function waysOf(thousands: number): string[] {
  const digits = (value: number) => String(value).replace('.', ',');
  const grouped = String(thousands * 1000).replace(/\B(?=(\d{3})+$)/gu, ' ');
  const word = inWords(thousands % 1000);
  const millions = Math.floor(thousands / 1000);
  const ofMillions = millions === 1 ? 'en miljon' : `${inWords(millions)} miljoner`;
  const spelled = thousands < 1000 ? [] : [ofMillions];
  const below = word === '' ? [] : [`${word} tusen`, `${word}tusen`];
  const words =
    below.length === 0
      ? [`${ofMillions} kronor`, ofMillions.toUpperCase()]
      : below.map((each) => `${[...spelled, each].join(' ')} kronor`);
  return [
    ...[`${thousands * 1000} kr`, `${grouped} kr`, `${grouped} kronor`, `${grouped}:-`],
    ...[`${grouped.replaceAll(' ', '.')} kr`, `${thousands} tkr`, `${thousands} tusen`],
    ...[`${digits(thousands / 1000)} mkr`, `${digits(thousands / 1000)} miljoner`, ...words],
    ...(thousands === 500 ? ['en halv miljon', 'halv miljon', 'en halv mille'] : []),
    ...(thousands === 250 ? ['en kvarts miljon', 'kvarts miljon kronor'] : []),
    ...(thousands === 750 ? ['tre kvarts miljon', 'trekvarts miljon'] : []),
    ...(thousands % 1000 === 500 && millions > 0 && millions < 1000
      ? [`${millions} och en halv miljon`, `${inWords(millions)} och en halv miljon kronor`]
      : []),
  ];
}

/** Kind, figure and whether it is a level, of every goal in an answer. */
function told(answer: string) {
  return readGoals(answer).map(({ kind, measure, isLevel }) => [
    kind,
    measure === null ? null : `${toText(measure.value)} ${measure.kind}`,
    isLevel,
  ]);
}

describe('goals in free text', () => {
  it.each([
    ['Öka omsättningen 20 %', [['revenue', '20 percent', false]]],
    ['öka omsättningen med 500 000 kr', [['revenue', '500000 money', false]]],
    ['Omsätta 5,5 mkr', [['revenue', '5500000 money', true]]],
    ['Resultat på 1 mkr', [['result', '1000000 money', true]]],
    ['Öka vinsten 200 tkr', [['result', '200000 money', false]]],
    ['Nå 12 miljoner i omsättning', [['revenue', '12000000 money', true]]],
    ['Sänka kostnaderna med tio procent', [['cost', '10 percent', false]]],
    ['Höja marginalen till 40 %', [['margin', '40 percent', true]]],
    ['Marginalen upp två procentenheter', [['margin', '2 percentagePoints', false]]],
    ['Få 10 nya kunder', [['customers', '10 count', false]]],
    ['få fem nya kunder', [['customers', '5 count', false]]],
    ['Dubbla försäljningen', [['revenue', '100 percent', false]]],
    ['Spara 8 000 kr i månaden på kostnader', [['cost', '8000 money', false]]],
    ['Spara 5 000 kr i månaden', [['cost', '5000 money', false]]],
    ['Spara ihop 100 000 kr', [['other', '100000 money', false]]],
    ['Mer nöjda medarbetare', [['other', null, false]]],
  ])('%s', (answer, expected) => {
    expect(told(answer)).toEqual(expected);
  });

  it('are told apart however they are listed', () => {
    const expected = [
      ['revenue', '20 percent', false],
      ['cost', '10 percent', false],
      ['customers', '15 count', false],
    ];
    for (const answer of [
      'Öka omsättningen 20 %, sänka kostnaderna 10 % och få 15 nya kunder',
      '1. Öka omsättningen 20 %\n2. Sänka kostnaderna 10 %\n3. Få 15 nya kunder',
      '1. Öka omsättningen 20 % 2. Sänka kostnaderna 10 % 3. Få 15 nya kunder',
      '- öka omsättningen 20 %\n- sänka kostnaderna 10 %\n- 15 nya kunder',
      'Öka omsättningen 20 %; sänka kostnaderna 10 %. Få 15 nya kunder.',
    ])
      expect(told(answer)).toEqual(expected);
  });

  it('keep a decimal comma and a dot in thousands together', () => {
    expect(told('Öka omsättningen med 1.250.000 kr och sänka kostnaderna 2,5 %')).toEqual([
      ['revenue', '1250000 money', false],
      ['cost', '2.5 percent', false],
    ]);
  });

  it.each([
    ['Tredubbla omsättningen', 'revenue', '200 percent'],
    ['Fyrdubbla vinsten', 'result', '300 percent'],
    ['Tiodubbla försäljningen', 'revenue', '900 percent'],
    ['En fördubbling av omsättningen', 'revenue', '100 percent'],
    ['Dubbelt så mycket i omsättning', 'revenue', '100 percent'],
    ['Sälja dubbelt så mycket', 'revenue', '100 percent'],
    ['Tre gånger så mycket vinst', 'result', '200 percent'],
    ['Halvera kostnaderna', 'cost', '50 percent'],
    ['Hälften så höga kostnader', 'cost', '50 percent'],
    ['Öka omsättningen med en tredjedel', 'revenue', '33.3333 percent'],
    ['Omsätta en tredjedel mer', 'revenue', '33.3333 percent'],
    ['Sänka kostnaderna med en fjärdedel', 'cost', '25 percent'],
    ['Sänka kostnaderna till två tredjedelar', 'cost', '33.3333 percent'],
    ['Öka omsättningen tio procent', 'revenue', '10 percent'],
    ['Öka omsättningen med en halv procent', 'revenue', '0.5 percent'],
    ['Öka omsättningen 10–15 %', 'revenue', '10 percent'],
    ['Öka omsättningen femtio tusen i månaden', 'revenue', '50000 money'],
    ['Få tusen nya kunder', 'customers', '1000 count'],
    ['Få en ny kund', 'customers', '1 count'],
  ])('%s is so much more or less than today', (answer, kind, measure) => {
    expect(told(answer).map(([ofKind, figure]) => [ofKind, figure])).toEqual([[kind, measure]]);
  });

  it('are the same in all the ways that a sum is written', () => {
    const sums = fc.oneof(
      fc.integer({ min: 1, max: 9_999 }),
      fc.constantFrom(250, 500, 750, 1500, 2500, 3000, 12_500, 100_000),
    );
    fc.assert(
      fc.property(sums, (thousands) => {
        const ways = waysOf(thousands);
        const read = ways.map((sum) => told(`Öka resultatet med ${sum}`));
        expect(ways.map((sum, place) => [sum, read[place]])).toEqual(
          ways.map((sum) => [sum, [['result', `${thousands * 1000} money`, false]]]),
        );
      }),
    );
  });

  it.each([
    'Få 500 följare',
    'Tusen besökare i butiken',
    'En halv miljon visningar på webben',
    'Sälja 2 000 cyklar',
    'Öka snittköpet med 50 kr',
    'Omsätta 2 mkr per anställd',
    'Öka kundnöjdheten till 90 %',
    'Ha 80 % nöjda kunder',
    'Minska antalet kunder som lämnar med 20 %',
    'Resultat på 10 % av omsättningen',
    'Personalkostnader under 30 % av omsättningen',
    'Öka andelen av försäljningen på nätet till 30 %',
    'Vinstmarginal på 10 procent',
    'Köpa in för 50 kr mer per kund',
  ])('%s has a figure, and of nothing that is counted', (answer) => {
    const [[kind, measure] = []] = told(answer);
    expect(kind === 'other' || kind === 'result').toBe(true);
    expect(measure).not.toBeNull();
  });

  it.each([
    ['Resultat på 10 % av omsättningen', 'result', true, true],
    ['Vinstmarginal på 10 procent', 'result', true, true],
    ['Vinsten ska vara tio procent av omsättningen', 'result', true, true],
    ['Spara 5 procent av kostnaderna', 'cost', false, false],
    ['Minska med fem procent av kostnaderna', 'cost', false, false],
    ['Marginal på 20 %', 'margin', false, true],
    ['Höja marginalen med 2 %', 'margin', false, false],
    // A part of costs, or of sales, is no change of the whole.
    ['Marknadsföring på 5 % av kostnaderna', 'other', false, false],
    ['Personalkostnader under 30 % av omsättningen', 'other', false, true],
    ['Öka vinsten med 10 % av omsättningen', 'other', false, false],
    ['10 % av omsättningen', 'other', false, false],
  ])('%s is of %s, of the sales: %s', (answer, kind, isOfRevenue, isLevel) => {
    const [goal] = readGoals(answer);
    expect([goal?.kind, goal?.ofRevenue ?? false, goal?.isLevel]).toEqual([
      kind,
      isOfRevenue,
      isLevel,
    ]);
  });

  it.each(['Bli störst i stan 2027', 'Allt hänger inte på en kund', 'Växa på tolv månader'])(
    '%s has none',
    (answer) => {
      expect(told(answer).map(([, measure]) => measure)).toEqual([null]);
    },
  );

  it.each([
    ['Minska omsättningen 20 %', true],
    ['Halvera försäljningen', true],
    ['Omsättningen -20 %', true],
    ['Inte öka försäljningen 20 %', true],
    ['Kostnaderna får inte öka mer än 3 %', true],
    ['Öka kostnaderna för annonser 20 %', true],
    ['Öka omsättningen 20 %', false],
    ['Öka besparingarna 20 %', false],
    ['Sänka kostnaderna 20 %', false],
    ['Minska omkostnaderna -10 %', false],
  ])('%s says less of what is to be more: %s', (answer, isAgainst) => {
    expect(readGoals(answer).map((goal) => goal.isAgainst ?? false)).toEqual([isAgainst]);
  });

  it('never throw, whatever is written', () => {
    for (const answer of ['', '   ', '%', '1', '...', '0 kr', '😀'.repeat(500), '9'.repeat(2000)])
      expect(() => readGoals(answer)).not.toThrow();
  });
});
