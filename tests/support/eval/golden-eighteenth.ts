import { evalCompanies } from './companies.ts';
import {
  type Answerable,
  account,
  at,
  both,
  bottom,
  bought,
  channel,
  countInShop,
  type Expected,
  type Fits,
  goldens,
  group,
  inPizza,
  inShop,
  isSupplier,
  made,
  month,
  named,
  of,
  paid,
  place,
  rankInShop,
  rankPaid,
  share,
  shopProfit,
  sumInShop,
  supplier,
  top,
  type Unanswerable,
  within,
} from './counted.ts';
import type { Golden } from './score.ts';
import { ore, totalsBy } from './truth.ts';

const { shop, pizza } = evalCompanies;

const thisYear = at('2026');
const lastYear = at('2025');
const LOTUS = bought('Tehuset Lotusblomman HB');
const HOTEL = bought('Hotell Tre Granar AB');
const KANEL = bought('Café Kanelknuten AB');
const JUL = made('Julkaffe 500 g');
const FILTER = made('Bryggfilter 250 st');
const q = (year: number, n: number) => {
  const first = String(3 * n - 2).padStart(2, '0');
  return within(`${year}-${first}`, `${year}-${String(3 * n).padStart(2, '0')}`);
};
const orders = (...tests: Fits[]) => countInShop('Ordernr', ...tests);
const pieces = (...tests: Fits[]) => sumInShop('Antal', ...tests);
const customers = (...tests: Fits[]) => countInShop('Kundnamn', ...tests);
const margin = (...tests: Fits[]) => share(shopProfit(...tests), inShop(...tests));
const rankPieces = (...tests: Fits[]) => totalsBy(shop.rows, 'Benämning', 'Antal', both(...tests));
const suppliers = (...tests: Fits[]) => rankPaid('Leverantör', isSupplier, ...tests);
const bestMonth = (year: Fits) => rankInShop(month, year)[0]?.[1] ?? 0;

type Row = readonly [Golden['kind'], string | readonly string[], Expected];
const asked = (company: Answerable[0], rows: readonly Row[]): Answerable[] =>
  rows.map(([kind, ask, expected]) => [company, kind, ask, expected]);

const shopFigures = asked('shop', [
  ['figure', 'vad omsatte vi q2 i år', of(inShop(q(2026, 2)))],
  ['figure', 'sålt hittills i år?', of(inShop(thisYear))],
  ['figure', 'hur mycket sålde säljarna för 2025', of(inShop(lastYear, channel('Säljare')))],
  ['figure', 'webben juli', of(inShop(at('2026-07'), channel('Webb')))],
  ['figure', 'hur många filter gick åt 2025', of(pieces(lastYear, FILTER))],
  ['figure', 'julkaffe nov o dec 25 i kr', of(inShop(within('2025-11', '2025-12'), JUL))],
  ['figure', 'hur många julkaffe sålde vi förra julen (dec)', of(pieces(at('2025-12'), JUL))],
  ['figure', 'vad är vår bruttovinst i år', of(shopProfit(thisYear))],
  ['figure', 'hur mkt tjänar vi på teet i procent i år', of(margin(thisYear, group('Te')))],
  ['figure', 'tg espresso 2025', of(margin(lastYear, group('Espresso')))],
  ['figure', 'hur många olika kunder har handlat i år', of(customers(thisYear))],
  ['figure', 'hur många kunder köpte te 2025', of(customers(lastYear, group('Te')))],
  [
    'figure',
    'hur många kunder handlade på webben i maj',
    of(customers(at('2026-05'), channel('Webb'))),
  ],
  ['figure', 'antal order på telefon i år', of(orders(thisYear, channel('Telefon')))],
  [
    'figure',
    'hur mycket rabatt gav vi hotell tre granar 2025',
    of(sumInShop('Rabatt', lastYear, HOTEL)),
  ],
  [
    'figure',
    'snittorder webben 2025',
    of(ore(inShop(lastYear, channel('Webb')) / orders(lastYear, channel('Webb')))),
  ],
  [
    'figure',
    'andel av försäljningen som är choklad i år',
    of(share(inShop(thisYear, group('Choklad')), inShop(thisYear))),
  ],
  [
    'figure',
    'hur stor del går via webben förra året',
    of(share(inShop(lastYear, channel('Webb')), inShop(lastYear))),
  ],
  ['figure', 'vad handlade kanelknuten för i augusti', of(inShop(at('2026-08'), KANEL))],
  ['figure', 'hur ofta beställde lotusblomman 2025', of(orders(lastYear, LOTUS))],
  [
    'figure',
    'inköpskostnad för espresso i år',
    of(sumInShop('Inköpskostnad', thisYear, group('Espresso'))),
  ],
  ['figure', 'försäljning första halvåret', of(inShop(within('2026-01', '2026-06')))],
  ['figure', 'genomsnittlig försäljning per månad 2025', of(ore(inShop(lastYear) / 12))],
  ['figure', 'vad sålde vi den 3 mars i år', of(inShop(at('2026-03-03')))],
]);

const shopRankings = asked('shop', [
  ['ranking', 'tre bästa kunderna i år', named(...rankInShop('Kundnamn', thisYear).slice(0, 3))],
  ['ranking', 'vad säljer sämst i år i kronor', named(bottom('Benämning', thisYear))],
  ['ranking', 'flest sålda i styck 2025', named(...rankPieces(lastYear).slice(0, 1))],
  ['ranking', 'vilken månad var bäst förra året', of(bestMonth(lastYear))],
  ['ranking', 'vem köper mest te', named(top('Kundnamn', group('Te')))],
  ['ranking', 'största kund på webben 2025', named(top('Kundnamn', lastYear, channel('Webb')))],
  ['ranking', 'vad köper hotell tre granar mest av', named(top('Benämning', HOTEL))],
  ['ranking', 'minsta varugruppen i år', named(bottom('Varugrupp', thisYear))],
  [
    'ranking',
    'på vilken plats ligger kanelknuten i år',
    of(1 + rankInShop('Kundnamn', thisYear).findIndex(([name]) => name === 'Café Kanelknuten AB')),
  ],
  ['ranking', 'bästa te 2025', named(top('Benämning', lastYear, group('Te')))],
  [
    'ranking',
    'lista varugrupperna efter försäljning 2025',
    named(...rankInShop('Varugrupp', lastYear)),
  ],
]);

const shopTalk = asked('shop', [
  ['change', 'q1 mot q1 i fjol', of(inShop(q(2026, 1)), inShop(q(2025, 1)))],
  [
    'change',
    'går choklad bättre el sämre än förra året, jan-okt',
    of(
      inShop(within('2026-01', '2026-10'), group('Choklad')),
      inShop(within('2025-01', '2025-10'), group('Choklad')),
    ),
  ],
  [
    'change',
    'webb jämfört med telefon i år',
    of(inShop(thisYear, channel('Webb')), inShop(thisYear, channel('Telefon'))),
  ],
  ['change', 'skillnad juli augusti i år', of(inShop(at('2026-07')), inShop(at('2026-08')))],
  [
    'change',
    'antal ordrar maj i år mot maj ifjol',
    of(orders(at('2026-05')), orders(at('2025-05'))),
  ],
  ['several', 'omsättning 2025 och hur många kunder', of(inShop(lastYear), customers(lastYear))],
  [
    'several',
    'te i mars, choklad i april',
    of(inShop(at('2026-03'), group('Te')), inShop(at('2026-04'), group('Choklad'))),
  ],
  [
    'several',
    'bästa kund i år och vad är snittordern',
    { names: [top('Kundnamn', thisYear)[0]], values: [ore(inShop(thisYear) / orders(thisYear))] },
  ],
  [
    'followUp',
    ['största kund 2025', 'vad köpte den för i år då'],
    of(inShop(thisYear, bought(top('Kundnamn', lastYear)[0]))),
  ],
  ['followUp', ['vad sålde vi för i maj', 'och juni?'], of(inShop(at('2026-06')))],
  [
    'followUp',
    ['hur mycket te sålde vi 2025', 'i procent av allt?'],
    of(share(inShop(lastYear, group('Te')), inShop(lastYear))),
  ],
  ['followUp', ['omsättning i september', 'samma månad förra året?'], of(inShop(at('2025-09')))],
  [
    'followUp',
    ['hur mycket köpte lotusblomman 2025', 'den där kundens marginal?'],
    of(margin(lastYear, LOTUS)),
  ],
  [
    'followUp',
    ['bästa varan i år', 'hur många st blev det'],
    of(pieces(thisYear, made(top('Benämning', thisYear)[0]))),
  ],
  ['misspelt', 'omsetning förra åretet', of(inShop(lastYear))],
  ['misspelt', 'va sålde vi i septembr', of(inShop(at('2026-09')))],
  [
    'misspelt',
    'hr mkt köpte strandpromenadns cafe 2025',
    of(inShop(lastYear, bought('Strandpromenadens Café AB'))),
  ],
  ['misspelt', 'marjinal på tilbehör i år', of(margin(thisYear, group('Tillbehör')))],
  ['dialect', 'ka sålde vi för i mars då', of(inShop(at('2026-03')))],
  ['dialect', 'hur möcke te ble de 2025', of(inShop(lastYear, group('Te')))],
  ['dialect', 'va e de som går bäst i år', named(top('Benämning', thisYear))],
]);

const costs = asked('sampleCosts', [
  ['figure', 'vad la vi på el i fjol', of(paid(lastYear, account('5020')))],
  ['figure', 'reklam i år', of(paid(thisYear, account('5910')))],
  [
    'figure',
    'vad kostar redovisningsbyrån per månad 2025',
    of(ore(paid(lastYear, supplier('Redovisningsbyrån Saldo AB')) / 12)),
  ],
  [
    'figure',
    'löner och arbetsgivaravgifter 2025 tillsammans',
    of(ore(paid(lastYear, account('7010')) + paid(lastYear, account('7510')))),
  ],
  [
    'figure',
    'kostnader på kostnadsställe försäljning i år',
    of(paid(thisYear, place('Försäljning'))),
  ],
  [
    'figure',
    'hur mycket betalade vi macken i sommar (juni-aug)',
    of(paid(within('2026-06', '2026-08'), supplier('Macken vid Infarten'))),
  ],
  ['ranking', 'fem största leverantörer 2025', named(...suppliers(lastYear).slice(0, 5))],
  [
    'ranking',
    'vilket kostnadsställe är dyrast i år',
    named(...rankPaid('Kostnadsställe', thisYear).slice(0, 1)),
  ],
  [
    'change',
    'har elen blivit dyrare, jan-okt i år mot ifjol',
    of(
      paid(within('2026-01', '2026-10'), account('5020')),
      paid(within('2025-01', '2025-10'), account('5020')),
    ),
  ],
  ['followUp', ['vad kostade frakterna i år', 'förra året?'], of(paid(lastYear, account('5710')))],
  ['misspelt', 'försäkrngar 2025', of(paid(lastYear, account('6310')))],
]);

const others: readonly Answerable[] = [
  ['firm', 'figure', 'vad gick vi plus 2025', of(ore(inShop(lastYear) - paid(lastYear)))],
  ['firm', 'several', 'sålt för och kostat i mars', of(inShop(at('2026-03')), paid(at('2026-03')))],
  [
    'pizza',
    'figure',
    'veggie pizzor i mars 2015',
    of(inPizza(at('2015-03', 'Månad'), group('Veggie'))),
  ],
  [
    'pizza',
    'ranking',
    'största gruppen',
    named(...totalsBy(pizza.rows, 'Varugrupp', 'Summa').slice(0, 1)),
  ],
  ['bank', 'figure', 'vad drog vattenfall', of(2625)],
  ['vat', 'ranking', 'störst kund', named(['Ericsson AB', 2000])],
  ['suppliers', 'figure', 'eon exkl moms', of(1000)],
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur många fick vi sparken förra året'],
  ['shop', 'vad har vi på banken'],
  ['shop', 'hur gammal är vår genomsnittskund'],
  ['shop', 'vad sålde vi för i januari 2023'],
  ['shop', 'vilka kunder är missnöjda'],
  ['shop', 'hur mycket köpte Espresso House för i år'],
  ['shop', 'vilken tid på dagen säljer vi mest'],
  ['shop', 'hur mycket ligger i lager just nu'],
  ['shop', 'vilka fakturor är obetalda'],
  ['shop', 'hur många retweets fick vi'],
  ['shop', ['vad sålde vi i maj', 'och i Norge?']],
  ['shop', 'vad tjänar konkurrenterna'],
  ['shop', 'vad kostade annonserna i september'],
  ['sampleCosts', 'hur mycket semesterskuld har vi'],
  ['sampleCosts', 'vad betalade vi Telia i år'],
  ['sampleCosts', 'hur många kilowattimmar drog vi'],
  ['pizza', 'vilken dag i veckan säljer vi mest'],
  ['bank', 'vad är räntan på lånet'],
  ['hours', 'vad har Anna i lön'],
  ['firm', 'hur mycket utdelning får jag ta'],
];

/** As owners ask with the phone in one hand, of what the sets before had not asked in these words. */
export const goldenEighteenth: readonly Golden[] = goldens(
  [...shopFigures, ...shopRankings, ...shopTalk, ...costs, ...others],
  unanswerable,
);
