import type { Ask, Reading } from '#engine/consultant/question/ask.ts';
import type { Known } from '#engine/consultant/question/known.ts';
import type { OwnNames } from '#engine/consultant/question/named.ts';
import { readQuestion } from '#engine/consultant/question/read-question.ts';
import { topics } from '#engine/consultant/question/topics.ts';
import { rankInShop } from './counted.ts';

/** What is to be read out of a question, whatever its words. */
export interface Meant {
  measure: Ask['measure'];
  by?: Ask['by'];
  order?: Ask['order'];
  names?: readonly string[];
  periods?: readonly (readonly [from: string, to: string])[];
  weekday?: Ask['weekday'];
}

export interface Paraphrase {
  ask: string;
  meant: Meant;
}

type Phrases = readonly string[];
type Spoken = readonly [said: string, from: string, to: string];

const lines = (text: string): Phrases =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** How the same amount of time is said, on 23 November 2026 of a file to 30 October. */
export const spokenPeriods: readonly Spoken[] = [
  ['i mars 2026', '2026-03-01', '2026-03-31'],
  ['i mars', '2026-03-01', '2026-03-31'],
  ['mars', '2026-03-01', '2026-03-31'],
  ['mars i år', '2026-03-01', '2026-03-31'],
  ['i mars i fjol', '2025-03-01', '2025-03-31'],
  ['i mars förra året', '2025-03-01', '2025-03-31'],
  ['mars 25', '2025-03-01', '2025-03-31'],
  ['för mars månad', '2026-03-01', '2026-03-31'],
  ['under mars månad 2025', '2025-03-01', '2025-03-31'],
  ['2025-03', '2025-03-01', '2025-03-31'],
  ['förra året i mars', '2025-03-01', '2025-03-31'],
  ['i fjol', '2025-01-01', '2025-12-31'],
  ['förra året', '2025-01-01', '2025-12-31'],
  ['under 2025', '2025-01-01', '2025-12-31'],
  ['år 2025', '2025-01-01', '2025-12-31'],
  ['hela 2025', '2025-01-01', '2025-12-31'],
  ['helåret 2025', '2025-01-01', '2025-12-31'],
  ['i år', '2026-01-01', '2026-12-31'],
  ['hittills i år', '2026-01-01', '2026-12-31'],
  ['Q1 2026', '2026-01-01', '2026-03-31'],
  ['första kvartalet i år', '2026-01-01', '2026-03-31'],
  ['kvartal 1 2026', '2026-01-01', '2026-03-31'],
  ['under q2', '2026-04-01', '2026-06-30'],
  ['första halvåret 2026', '2026-01-01', '2026-06-30'],
  ['H1 2026', '2026-01-01', '2026-06-30'],
  ['i somras', '2026-06-01', '2026-08-31'],
  ['sommaren 2025', '2025-06-01', '2025-08-31'],
  ['förra vintern', '2025-12-01', '2026-02-28'],
  ['vintern 2025/2026', '2025-12-01', '2026-02-28'],
  ['i våras', '2026-03-01', '2026-05-31'],
  ['hösten 2025', '2025-09-01', '2025-11-30'],
  ['jan-mars 2026', '2026-01-01', '2026-03-31'],
  ['januari till mars 2026', '2026-01-01', '2026-03-31'],
  ['från januari till mars 2026', '2026-01-01', '2026-03-31'],
  ['mellan januari och mars 2026', '2026-01-01', '2026-03-31'],
  ['jan t.o.m. mars 2026', '2026-01-01', '2026-03-31'],
  ['till och med mars 2026', '2026-01-01', '2026-03-31'],
  ['2026 till och med mars', '2026-01-01', '2026-03-31'],
  ['sedan 1 juli 2026', '2026-07-01', '2026-10-30'],
  ['sen juli', '2026-07-01', '2026-10-30'],
  ['från och med juli 2026', '2026-07-01', '2026-10-30'],
  ['efter juni 2026', '2026-07-01', '2026-10-30'],
  ['innan mars 2025', '2024-11-01', '2025-02-28'],
  ['förra månaden', '2026-10-01', '2026-10-31'],
  ['senaste kvartalet', '2026-07-01', '2026-09-30'],
  ['de senaste tre månaderna', '2026-07-01', '2026-09-30'],
  ['senaste 12 månaderna', '2025-10-01', '2026-09-30'],
  ['den 14 mars 2025', '2025-03-14', '2025-03-14'],
  ['2025-03-14', '2025-03-14', '2025-03-14'],
  ['14/3 2025', '2025-03-14', '2025-03-14'],
  ['1-31 mars 2025', '2025-03-01', '2025-03-31'],
  ['från 1 mars till 15 april 2025', '2025-03-01', '2025-04-15'],
  ['vecka 12 2026', '2026-03-16', '2026-03-22'],
  ['v 12', '2026-03-16', '2026-03-22'],
];

const measures: readonly (readonly [Ask['measure'], Phrases])[] = [
  [
    'revenue',
    lines(`
      hur mycket sålde vi för {P}?
      vad sålde vi för {P}
      hur mkt sålde vi {P}
      va sålde vi för {P}?
      vad omsatte vi {P}
      omsättning {P}
      Omsättningen {P}?
      försäljning {P}
      hur mycket drog vi in {P}
      vad har vi dragit in {P}
      hur mycket har vi sålt {P}
      hur stor var omsättningen {P}?
      vad blev försäljningen {P}
      oms {P}
      vad landade försäljningen på {P}
      hur mycket fick vi in {P}
      hur mycket kom det in {P}
      {P}, vad sålde vi för då?
      hur gick försäljningen {P}
      visa omsättningen för {P}
      kan du visa försäljningen {P}, tack
      ge mig omsättningen {P}
      jag vill veta omsättningen {P}
      jag skulle vilja veta vad vi sålde för {P}
      vet du vad vi sålde för {P}?
      vår omsättning {P}
      totala försäljningen {P}
      intäkter {P}
      hur stora var intäkterna {P}
      hur mycket pengar tog vi in {P}
      hur mycket har vi omsatt {P}
      försäljningssiffran {P}
      hej! vad sålde vi för {P}?
      hur sålde vi {P}
      hur mycket såldes det för {P}
      hur mycket deg drog vi in {P}
      vad ligger omsättningen på {P}
      vad fick vi in i pengar {P}
      hur gick det {P}
    `),
  ],
  [
    'orders',
    lines(`
      hur många ordrar hade vi {P}
      hur många order fick vi {P}?
      antal ordrar {P}
      antalet beställningar {P}
      hur många beställningar kom in {P}
      hur många köp gjordes {P}
      hur många ordrar blev det {P}
      orderantal {P}
      hur många ordrar la kunderna {P}
    `),
  ],
  [
    'units',
    lines(`
      hur många enheter sålde vi {P}
      antal sålda enheter {P}
      hur många sålde vi {P}
      hur många stycken sålde vi {P}
    `),
  ],
  [
    'margin',
    lines(`
      marginal {P}
      vilken marginal hade vi {P}
      vad hade vi för marginal {P}
      hur hög var marginalen {P}
      TG {P}
      TG% {P}
      täckningsgrad {P}
      bruttomarginal {P}
      hur stor marginal hade vi i procent {P}
    `),
  ],
  [
    'profit',
    lines(`
      täckningsbidrag {P}
      TB {P}
      bruttovinst {P}
      vad tjänade vi {P}
      hur mycket tjänade vi {P}?
      vad blev bruttovinsten {P}
      hur stort var täckningsbidraget {P}
      vilket TB hade vi {P}
      vad blev kvar efter varuinköp {P}
      hur mycket blev det kvar efter inköpen {P}
      vad hade vi kvar när varorna var betalda {P}
    `),
  ],
  [
    'orderAverage',
    lines(`
      snittorder {P}
      vad var snittordern {P}
      genomsnittligt ordervärde {P}
      hur stor var en genomsnittlig order {P}
      snitt per order {P}
      hur mycket per köp i snitt {P}
    `),
  ],
  [
    'discount',
    lines(`
      rabatter {P}
      hur mycket rabatt gav vi {P}
      vad gav vi i rabatt {P}
      hur stora rabatter lämnade vi {P}
      hur mycket rabatterade vi för {P}
    `),
  ],
  [
    'customers',
    lines(`
      hur många kunder hade vi {P}
      antal kunder {P}
      hur många olika kunder köpte {P}
      hur många kunder handlade {P}
      hur många kunder köpte av oss {P}
    `),
  ],
  [
    'goodsCost',
    lines(`
      varukostnad {P}
      inköpskostnad {P}
      vad kostade varorna {P}
      hur mycket kostade varorna oss {P}
      kostnad för sålda varor {P}
    `),
  ],
];

const ofGoods = lines(`
  hur mycket {S} sålde vi {P}
  hur mycket {S} sålde vi för {P}?
  hur mycket har vi sålt av {S} {P}
  försäljning av {S} {P}
  försäljningen av {S} {P}
  omsättning {S} {P}
  {S} {P}
  hur gick {S} {P}
  vad drog {S} in {P}
  vad sålde {S} för {P}
  hur säljer {S} {P}
  {P} {S}
  vad har vi fått in på {S} {P}
  hur mycket pengar gav {S} {P}
  va sålde vi {S} för {P}
`);
const ofBuyers = lines(`
  hur mycket köpte {S} för {P}
  vad köpte {S} för {P}
  hur mycket har {S} handlat för {P}
  hur mycket har {S} köpt {P}
  försäljning till {S} {P}
  hur mycket sålde vi till {S} {P}
  vad har {S} beställt för {P}
  vad betalade {S} {P}
  omsättning {S} {P}
  {S} {P}
  hur mycket la {S} hos oss {P}
  vad gav {S} oss {P}
  hur mycket har vi fakturerat {S} {P}
`);
const ofChannels = lines(`
  hur mycket sålde vi via {S} {P}
  försäljning {S} {P}
  omsättning på {S} {P}
  vad drog {S} in {P}
  hur gick {S} {P}
  hur mycket kom in via {S} {P}
  hur mycket såldes genom {S} {P}
`);

const goods = [
  ...['te', 'espresso', 'choklad', 'tillbehör', 'bryggkaffe', 'julkaffe', 'havredryck'],
  ...['Espresso Napoli', 'earl grey', 'kallbrygd', 'siphonbryggare', 'Mörkrost Hamnen'],
];
const buyers = [
  ...['Café Syrenen', 'bageri sju sorter', 'Kontorskaffe Mälarviken', 'padelhallen'],
  ...['marinan', 'Hotell Tre Granar', 'kyrkans café', 'Gym & Kaffe Vinden'],
];
const channels = ['webb', 'webben', 'telefon', 'säljare'];

const RANKINGS: readonly (readonly [Meant, Phrases])[] = [
  [
    { measure: 'revenue', by: 'customer', order: 'most' },
    lines(`
      vilken kund köpte mest {P}
      vem köpte mest {P}?
      vem köpte mest av oss {P}
      största kunden {P}
      bästa kund {P}
      vem är vår bästa kund {P}
      topp 5 kunder {P}
      vilka kunder är störst {P}
      vilka är våra största kunder {P}
      vem handlade mest {P}
      vilken kund drog in mest {P}
      vilken kund la mest pengar hos oss {P}
      lista de tre bästa kunderna {P}
      mest köpte vilken kund {P}
    `),
  ],
  [
    { measure: 'revenue', by: 'customer', order: 'least' },
    lines(`
      vilken kund köpte minst {P}
      sämsta kunden {P}
      vilka kunder handlade minst {P}
    `),
  ],
  [
    { measure: 'revenue', by: 'product', order: 'most' },
    lines(`
      vilken produkt sålde bäst {P}
      bästsäljare {P}
      vad sålde bäst {P}
      vilken vara gick bäst {P}
      topp 10 produkter {P}
      mest sålda produkten {P}
      vad säljer vi mest av {P}
      vilka artiklar sålde bäst {P}
      populäraste produkten {P}
      vilka är våra bästsäljare {P}
      vad drog in mest {P}
      bästa produkten {P}
    `),
  ],
  [
    { measure: 'revenue', by: 'product', order: 'least' },
    lines(`
      vilken produkt sålde sämst {P}
      vad gick sämst {P}
      vilka varor säljer minst {P}
      sämsta produkten {P}
      minst sålda artikeln {P}
    `),
  ],
  [
    { measure: 'revenue', by: 'category', order: 'most' },
    lines(`
      vilken varugrupp sålde bäst {P}
      största varugruppen {P}
      vilken kategori drar in mest {P}
    `),
  ],
  [
    { measure: 'margin', by: 'product', order: 'most' },
    lines(`
      vilken produkt har bäst marginal {P}
      högst marginal {P}, vilken produkt
      vilken vara hade högst TG {P}
    `),
  ],
  [
    { measure: 'profit', by: 'product', order: 'most' },
    lines(`
      vilken produkt tjänade vi mest på {P}
      vad tjänar vi mest på {P}
      vilken vara gav högst TB {P}
    `),
  ],
  [
    { measure: 'orders', by: 'customer', order: 'most' },
    lines(`
      vilken kund beställde oftast {P}
      vem handlade oftast {P}
      vilken kund la flest ordrar {P}
    `),
  ],
];

const ofMonths: readonly (readonly [Meant, Phrases])[] = [
  [
    { measure: 'revenue', by: 'month', order: 'most' },
    lines(`
      vilken månad sålde vi mest {P}
      bästa månaden {P}
      när sålde vi som bäst {P}
      starkaste månaden {P}
      vilken månad var bäst {P}
      vilken månad drog in mest {P}
    `),
  ],
  [
    { measure: 'revenue', by: 'month', order: 'least' },
    lines(`
      sämsta månaden {P}
      vilken månad gick sämst {P}
      när sålde vi minst {P}
      svagaste månaden {P}
    `),
  ],
  [
    { measure: 'revenue', by: 'month' },
    lines(`
      försäljning per månad {P}
      omsättning månad för månad {P}
      hur ser försäljningen ut per månad {P}
    `),
  ],
];

const M25 = ['2025-03-01', '2025-03-31'] as const;
const M26 = ['2026-03-01', '2026-03-31'] as const;
const compared: readonly (readonly [string, string, readonly (readonly [string, string])[]])[] = [
  ['mars 2026', 'mars 2025', [M26, M25]],
  ['mars', 'mars i fjol', [M26, M25]],
  ['mars i år', 'mars förra året', [M26, M25]],
  ['mars 26', 'mars 25', [M26, M25]],
  ['mars', 'mars 2025', [M26, M25]],
  ['mars 2026', 'samma månad förra året', [M26, M25]],
  ['mars 2026', 'samma månad 2025', [M26, M25]],
  ['mars 2026', 'mars året innan', [M26, M25]],
  ['mars i år', 'i fjol', [M26, M25]],
  ['mars 2026', 'förra året', [M26, M25]],
  ['mars 2026', 'året innan', [M26, M25]],
  [
    'q1 2026',
    'q1 2025',
    [
      ['2026-01-01', '2026-03-31'],
      ['2025-01-01', '2025-03-31'],
    ],
  ],
  [
    'första kvartalet i år',
    'samma kvartal i fjol',
    [
      ['2026-01-01', '2026-03-31'],
      ['2025-01-01', '2025-03-31'],
    ],
  ],
  [
    'jan-mars 2026',
    'jan-mars 2025',
    [
      ['2026-01-01', '2026-03-31'],
      ['2025-01-01', '2025-03-31'],
    ],
  ],
  [
    '2026',
    '2025',
    [
      ['2026-01-01', '2026-12-31'],
      ['2025-01-01', '2025-12-31'],
    ],
  ],
  [
    'i år',
    'i fjol',
    [
      ['2026-01-01', '2026-12-31'],
      ['2025-01-01', '2025-12-31'],
    ],
  ],
  [
    'i år',
    'förra året',
    [
      ['2026-01-01', '2026-12-31'],
      ['2025-01-01', '2025-12-31'],
    ],
  ],
  [
    'maj 2026',
    'april 2026',
    [
      ['2026-05-01', '2026-05-31'],
      ['2026-04-01', '2026-04-30'],
    ],
  ],
  [
    'maj',
    'april',
    [
      ['2026-05-01', '2026-05-31'],
      ['2026-04-01', '2026-04-30'],
    ],
  ],
];
const comparing = lines(`
  jämför {P} med {Q}
  {P} mot {Q}
  {P} vs {Q}
  {P} jämfört med {Q}
  hur gick {P} jämfört med {Q}
  omsättning {P} jämfört med {Q}
  sålde vi mer {P} än {Q}
  sålde vi bättre {P} än {Q}
  skillnaden mellan {P} och {Q}
  gick det bättre {P} än {Q}
  har försäljningen ökat {P} jämfört med {Q}
  hur stor är skillnaden i omsättning mellan {P} och {Q}
  hur står sig {P} mot {Q}
`);

const filled = (phrase: string, { P = '', S = '', Q = '' }: Record<string, string>) =>
  phrase.replace('{P}', P).replace('{S}', S).replace('{Q}', Q);

const ownNames = ['Varugrupp', 'Benämning', 'Kundnamn', 'Kanal'].map((column) =>
  rankInShop(column).map(([name]) => name),
);

/** The names that a word is one of, else all that hold it. */
function namesWith(said: string): string[] {
  const low = said.toLowerCase().replace(/^webben$/, 'webb');
  const fits = [
    (name: string) => name.toLowerCase() === low,
    (name: string) => name.toLowerCase().includes(low),
  ];
  for (const names of ownNames)
    for (const fit of fits) {
      const found = names.filter(fit);
      if (found.length > 0) return found;
    }
  return [];
}

const years = spokenPeriods.filter(
  ([, from, to]) => from.endsWith('01-01') && to.endsWith('12-31'),
);

/** Every phrase with every period, and every subject. */
export function* paraphrases(): Generator<Paraphrase> {
  for (const [P, from, to] of spokenPeriods) {
    const periods = [[from, to]] as const;
    for (const [measure, phrases] of measures)
      for (const phrase of phrases)
        yield { ask: filled(phrase, { P }), meant: { measure, periods } };
    for (const [subjects, phrases] of [
      [goods, ofGoods],
      [buyers, ofBuyers],
      [channels, ofChannels],
    ] as const)
      for (const S of subjects)
        for (const phrase of phrases)
          yield {
            ask: filled(phrase, { P, S }),
            meant: { measure: 'revenue', periods, names: namesWith(S) },
          };
    for (const [meant, phrases] of RANKINGS)
      for (const phrase of phrases)
        yield { ask: filled(phrase, { P }), meant: { ...meant, periods } };
  }
  for (const [P, from, to] of years)
    for (const [meant, phrases] of ofMonths)
      for (const phrase of phrases)
        yield { ask: filled(phrase, { P }), meant: { ...meant, periods: [[from, to]] } };
  for (const [P, Q, periods] of compared)
    for (const phrase of comparing)
      yield { ask: filled(phrase, { P, Q }), meant: { measure: 'revenue', periods } };
}

const ofColumns: readonly (readonly [Meant, Phrases])[] = [
  [
    { measure: 'vat' },
    lines(`
      hur mycket moms {P}
      momsen {P}?
      vad var momsen {P}
      hur stor var momsen {P}
      moms {P}
      vad blev momsen {P}
    `),
  ],
  [
    { measure: 'gross' },
    lines(`
      omsättning inklusive moms {P}
      vad sålde vi för inkl moms {P}
      försäljning med moms {P}
      hur mycket blev det inkl. moms {P}
      totalt inklusive moms {P}
    `),
  ],
  [
    { measure: 'freight' },
    lines(`
      hur mycket frakt {P}
      frakten {P}?
      vad tog vi för frakten {P}
      fraktintäkter {P}
      hur stor var frakten {P}
    `),
  ],
  [
    { measure: 'unpaid' },
    lines(`
      hur mycket är obetalt {P}
      obetalt {P}
      hur mycket är utestående {P}
      vad är obetalt {P}?
    `),
  ],
  [
    { measure: 'vat', by: 'month' },
    lines(`
      moms per månad {P}
      momsen per månad {P}
    `),
  ],
  [
    { measure: 'freight', by: 'customer' },
    lines(`
      frakt per kund {P}
      frakten per kund {P}
    `),
  ],
];

const saidDays: readonly (readonly [said: string, days: Ask['weekday']])[] = [
  ['måndagar', 1],
  ['tisdagar', 2],
  ['onsdagar', 3],
  ['torsdagar', 4],
  ['fredagar', 5],
  ['helger', 'weekend'],
  ['vardagar', 'weekdays'],
];

const ofDays = lines(`
  hur mycket sålde vi på {S} {P}
  omsättning på {S} {P}
  försäljning {S} {P}
  vad säljer vi för på {S} {P}?
  vad drog vi in på {S} {P}
`);

const ofTwoDays = lines(`
  säljer vi mest på fredagar eller måndagar {P}?
  omsättning måndagar och fredagar {P}
  fredagar mot måndagar {P}
  vad säljer vi bäst på, måndagar eller fredagar {P}
`);

/** The same of columns beside the amount, and of days of the week. */
export function* paraphrasesBeside(): Generator<Paraphrase> {
  for (const [P, from, to] of spokenPeriods) {
    const periods = [[from, to]] as const;
    for (const [meant, phrases] of ofColumns)
      for (const phrase of phrases)
        yield { ask: filled(phrase, { P }), meant: { ...meant, periods } };
    for (const [S, weekday] of saidDays)
      for (const phrase of ofDays)
        yield {
          ask: filled(phrase, { P, S }),
          meant: { measure: 'revenue', periods, weekday },
        };
    for (const phrase of ofTwoDays)
      yield {
        ask: filled(phrase, { P }),
        meant: { measure: 'revenue', by: 'weekday', order: 'most', periods, weekday: [1, 5] },
      };
  }
}

const named = (column: string, dimension: OwnNames['dimension']): OwnNames => ({
  guide: 'sales',
  dimension,
  names: rankInShop(column).map(([name]) => name),
});

/** The shop as a question is read against it. */
export const shopKnown = (): Known => ({
  names: [
    named('Benämning', 'product'),
    named('Varugrupp', 'category'),
    named('Kundnamn', 'customer'),
    named('Kanal', 'channel'),
  ],
  guides: ['sales'],
  covered: { sales: { from: '2024-11-01', to: '2026-10-30' } },
  today: '2026-11-23',
  focus: null,
});

/** The same shop, if its file had VAT, freight and what is unpaid in columns of their own. */
export const besideKnown = (): Known => ({
  ...shopKnown(),
  beside: { sales: ['vat', 'gross', 'freight', 'unpaid'] },
});

const sorted = (values: readonly string[]) => [...values].sort().join('|');
const days = (periods: Meant['periods']) =>
  sorted((periods ?? []).map(([from, to]) => `${from}–${to}`));

/** `refused` where a word is not explained, else what was read wrong; null for what is read right. */
export function judged(reading: Reading, meant: Meant): string | null {
  const { ask, unknown, intent, plain } = reading;
  if (unknown.length > 0) return `refused: ${unknown.join(', ')}`;
  const topic = ask.named.length > 0 ? undefined : topics.find(({ words }) => words.test(plain));
  if (topic !== undefined) return `wrong: taken for ${topic.about}`;
  if (intent !== 'figure' && intent !== 'summary') return `wrong: taken for ${intent}`;
  const read: Required<
    Record<'measure' | 'by' | 'order' | 'names' | 'periods' | 'weekday', string>
  > = {
    weekday: String(ask.weekday ?? ''),
    measure: ask.measure,
    by: ask.by ?? '',
    order: ask.order ?? '',
    names: sorted(ask.named.flatMap((each) => each.names)),
    periods: days(ask.periods.map(({ from, to }) => [from, to])),
  };
  const wanted = {
    weekday: String(meant.weekday ?? ''),
    measure: meant.measure,
    by: meant.by ?? '',
    order: meant.order ?? '',
    names: sorted(meant.names ?? []),
    periods: days(meant.periods),
  };
  const off = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (key) => read[key] !== wanted[key],
  );
  return off.length === 0
    ? null
    : `wrong: ${off.map((key) => `${key} ${read[key] || '–'} for ${wanted[key] || '–'}`).join('; ')}`;
}

const noTopic = () => null;

export const readInShop = (question: string, known: Known): Reading =>
  readQuestion(question, known, noTopic);
