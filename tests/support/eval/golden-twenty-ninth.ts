import { evalCompanies } from './companies.ts';
import {
  account,
  at,
  both,
  bought,
  channel,
  countInShop,
  first,
  goldens,
  group,
  inPizza,
  inShop,
  is,
  last,
  made,
  month,
  named,
  of,
  paid,
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
import { booked, inLedger, rankLedger, seller } from './counted-ledgers.ts';
import {
  asked,
  countNorthwind,
  countSalon,
  inBooks,
  inNorthwind,
  inSalon,
  lastYear,
  left,
  ordered,
  piecesInSalon,
  rankNorthwind,
  rankSalon,
  thisYear,
} from './counted-newer.ts';
import type { Golden } from './score.ts';
import { distinct, ore } from './truth.ts';

const { sampleCosts, pizza } = evalCompanies;
const country = is.bind(null, 'Country');
const goods = is.bind(null, 'Product');
const treatment = is.bind(null, 'Behandling');
const hairdresser = is.bind(null, 'Frisör');
const SUM = 'Summa exkl. moms';
const kanel = bought('Café Kanelknuten AB');
const spring = within('2026-03', '2026-05');

const sales = asked('shop', [
  ['figure', 'Vad landade februari på i år?', of(inShop(at('2026-02')))],
  ['figure', 'Kanelknuten i fjol, hur mycket te', of(inShop(lastYear, kanel, group('Te')))],
  [
    'figure',
    'hur många kunder handlade i augusti i år',
    of(countInShop('Kundnamn', at('2026-08'))),
  ],
  [
    'figure',
    'hur många artiklar sålde vi i år, alltså olika',
    of(countInShop('Benämning', thisYear)),
  ],
  [
    'ranking',
    'fem i botten bland kunderna 2025',
    named(...rankInShop('Kundnamn', lastYear).slice(-5)),
  ],
  ['ranking', 'vilken dag sålde vi mest i december 2025', sumOf(top('Datum', at('2025-12')))],
  [
    'change',
    'Hur står sig våren i år (mars-maj) mot våren 2025?',
    of(inShop(spring), inShop(within('2025-03', '2025-05'))),
  ],
  [
    'change',
    'skillnaden mellan september och oktober i år',
    of(inShop(at('2026-09')), inShop(at('2026-10'))),
  ],
  ['misspelt', 'pappersmugar i år i kr', of(inShop(thisYear, made('Pappersmugg 25 cl 500 st')))],
  [
    'misspelt',
    'vad köpte strandpromenaden kafe för i fjol',
    of(inShop(lastYear, bought('Strandpromenadens Café AB'))),
  ],
  ['dialect', 'hur möe choklad ha vi kränt i år', of(inShop(thisYear, group('Choklad')))],
  [
    'several',
    'vad blev omsättning och täckningsbidrag i maj i år',
    of(inShop(at('2026-05')), shopProfit(at('2026-05'))),
  ],
  [
    'followUp',
    ['vilken kund köpte mest i oktober i år', 'och i september?'],
    named(top('Kundnamn', at('2026-09'))),
  ],
  [
    'followUp',
    ['hur mycket espresso sålde vi i år', 'hur stor andel är det av allt?'],
    of(share(inShop(thisYear, group('Espresso')), inShop(thisYear))),
  ],
  [
    'followUp',
    ['omsättning via telefon i år', 'webben då?', 'och vad hade den i fjol?'],
    of(inShop(lastYear, channel('Webb'))),
  ],
  [
    'figure',
    'hur mycket mer köpte Mälarviken 2025 än Lyktan',
    of(
      ore(
        inShop(lastYear, bought('Kontorskaffe Mälarviken AB')) -
          inShop(lastYear, bought('Restaurang Lyktan i Hamnen AB')),
      ),
    ),
  ],
  [
    'figure',
    'hur många paket mörkrost går det åt i månaden i snitt 2025',
    of(ore(sumInShop('Antal', lastYear, made('Mörkrost Hamnen 500 g')) / 12)),
  ],
]);

const together = asked('firm', [
  ['figure', 'resultat hittills i år', of(left(thisYear))],
  [
    'change',
    'gick det bättre första halvåret i år än i fjol, efter alla kostnader',
    of(left(within('2026-01', '2026-06')), left(within('2025-01', '2025-06'))),
  ],
  [
    'several',
    'vad sålde vi för i juni i år och vad kostade lönerna då',
    of(inShop(at('2026-06')), paid(at('2026-06'), account('7010'))),
  ],
]);

const costs = asked('sampleCosts', [
  ['figure', 'Snabbvägen i år?', of(paid(thisYear, supplier('Fraktbolaget Snabbvägen AB')))],
  ['ranking', 'dyraste månaden 2025', of(first(rankPaid(month, lastYear))[1])],
  [
    'change',
    'telefonin i år t.o.m. oktober mot samma månader förra året',
    of(
      paid(within('2026-01', '2026-10'), account('6210')),
      paid(within('2025-01', '2025-10'), account('6210')),
    ),
  ],
  ['misspelt', 'försäkrngen 2025', of(paid(lastYear, account('6310')))],
  [
    'figure',
    'hur många gånger har vi betalat Emballage & Påse i år',
    of(sampleCosts.rows.filter(both(thisYear, supplier('Emballage & Påse i Norr AB'))).length),
  ],
  ['figure', 'etiketterna, vad gick de på', of(paid(is('Text', 'Etiketter, nytt tryck')))],
  [
    'followUp',
    ['vad betalade vi i hyra i september i år', 'och i el?'],
    of(paid(at('2026-09'), account('5020'))),
  ],
  [
    'figure',
    'hur många olika konton använde vi i oktober i år',
    of(distinct(sampleCosts.rows, 'Konto', at('2026-10'))),
  ],
]);

const ledger = asked('buyer', [
  ['ranking', 'vem betalade vi minst till 2014', named(last(rankLedger('Netto', booked('2014'))))],
  [
    'several',
    'netto och moms från Beaumont Bikes 2014',
    of(
      inLedger('Netto', booked('2014'), seller('Beaumont Bikes')),
      inLedger('Moms', booked('2014'), seller('Beaumont Bikes')),
    ),
  ],
  [
    'change',
    'momsen i juni 2014 jämfört med maj 2014',
    of(inLedger('Moms', booked('201406')), inLedger('Moms', booked('201405'))),
  ],
]);

const abroad = asked('northwind', [
  [
    'figure',
    'hur många säljare har sålt Tofu 1997',
    of(countNorthwind('Sales Person', ordered('1997'), goods('Tofu'))),
  ],
  ['ranking', 'topp 3 städer 1997', named(...rankNorthwind('City', ordered('1997')).slice(0, 3))],
  [
    'change',
    'Frankrike mot Tyskland 1997',
    of(
      inNorthwind(ordered('1997'), country('France')),
      inNorthwind(ordered('1997'), country('Germany')),
    ),
  ],
  [
    'followUp',
    ['vad sålde vi till Österrike 1997', 'vem sålde mest?'],
    named(first(rankNorthwind('Sales Person', ordered('1997'), country('Austria')))),
  ],
  [
    'misspelt',
    'camenbert pierrot 1997',
    of(inNorthwind(ordered('1997'), goods('Camembert Pierrot'))),
  ],
]);

const cuts = asked('salon', [
  [
    'figure',
    'hur många gjorde slingor i oktober i år',
    of(piecesInSalon(at('2026-10'), treatment('Slingor'))),
  ],
  [
    'figure',
    'snittet per besök för Malin i år',
    of(
      ore(
        inSalon(thisYear, hairdresser('Malin')) /
          countSalon('Kvitto', thisYear, hairdresser('Malin')),
      ),
    ),
  ],
  [
    'ranking',
    'vilken behandling gör Sofie mest av i år i kronor',
    named(first(rankSalon('Behandling', SUM, thisYear, hairdresser('Sofie')))),
  ],
  [
    'change',
    'besök första kvartalet i år mot i fjol',
    of(
      countSalon('Kvitto', within('2026-01', '2026-03')),
      countSalon('Kvitto', within('2025-01', '2025-03')),
    ),
  ],
]);

const books = asked('consultants', [
  [
    'figure',
    'hur mycket kostade personalens utbildning och vad kostade mässorna',
    of(inBooks(/^7610/), inBooks(/^5940/)),
  ],
  [
    'figure',
    'vad betalade vi revisorn och redovisningen ihop',
    of(inBooks(/^6420/), inBooks(/^6530/)),
  ],
  ['misspelt', 'annonnsering', of(inBooks(/^5910/))],
]);

const others = asked('pizza', [
  ['figure', 'hur många olika pizzor har vi', of(distinct(pizza.rows, 'Benämning'))],
  ['ranking', 'vilken månad sålde vi sämst', of(Math.min(...monthsOf()))],
]);

/** What each month of pizzas came to. */
function monthsOf(): number[] {
  const months = new Set(pizza.rows.map((row) => row.Månad ?? ''));
  return [...months].map((each) => inPizza(is('Månad', each)));
}

/** A day is written in words: only what it came to is looked for. */
function sumOf([, sum]: readonly [string, number]) {
  return of(sum);
}

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur många nya kunder kommer att handla till jul'],
  ['shop', 'vilket café ligger närmast'],
  ['shop', 'vad kostade kampanjen i mars'],
  ['shop', 'vem levererade till Lyktan'],
  ['shop', 'hur många klagade på kallbrygden'],
  ['firm', 'hur mycket har vi i skuld'],
  ['sampleCosts', 'vilken timpris tar redovisningsbyrån'],
  ['sampleCosts', 'vad kostade semesterlönerna'],
  ['sampleCosts', 'vilka avtal kan vi säga upp'],
  ['buyer', 'hur många cyklar köpte vi'],
  ['northwind', 'vad tjänade vi på Chai i vinst'],
  ['northwind', 'hur många anställda har Ernst Handel'],
  ['salon', 'vilken kund har spenderat mest'],
  ['salon', 'hur många minuter tar en damklippning'],
  ['consultants', 'hur många anställda hade vi'],
  ['pizza', 'vem bakade flest pizzor'],
];

/** Of the same files in a third voice, by one who had mended by the two before. */
export const goldenTwentyNinth: readonly Golden[] = goldens(
  [...sales, ...together, ...costs, ...ledger, ...abroad, ...cuts, ...books, ...others],
  unanswerable,
);
