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
  inCycles,
  inPizza,
  inShop,
  is,
  last,
  made,
  month,
  named,
  not,
  of,
  paid,
  place,
  rankInShop,
  rankPaid,
  share,
  shopProfit,
  sumInShop,
  supplier,
  type Unanswerable,
  within,
} from './counted.ts';
import {
  booked,
  freight,
  inLedger,
  placeOf,
  rankLedger,
  seller,
  vendor,
} from './counted-ledgers.ts';
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
import { ore, total, totalsBy } from './truth.ts';

const { sampleCosts, salon, pizza } = evalCompanies;

const country = is.bind(null, 'Country');
const kind = is.bind(null, 'Category');
const goods = is.bind(null, 'Product');
const buyer = is.bind(null, 'Distributor');
const treatment = is.bind(null, 'Behandling');
const hairdresser = is.bind(null, 'Frisör');
const payment = is.bind(null, 'Betalsätt');
const SUM = 'Summa exkl. moms';
const lyktan = bought('Restaurang Lyktan i Hamnen AB');
const sencha = made('Grönt te Sencha 250 g');
const firstHalf = within('2026-01', '2026-06');
const ledgerMonths = totalsBy(
  evalCompanies.buyer.rows,
  (row) => (row.Bokföringsdatum ?? '').slice(0, 6),
  'Frakt',
  booked('2014'),
);

const sales = asked('shop', [
  ['figure', 'Totalförsäljning för 2025, tack', of(inShop(lastYear))],
  [
    'figure',
    'hur många Glaskannor gick i år',
    of(sumInShop('Antal', thisYear, made('Glaskanna 0,8 liter'))),
  ],
  [
    'followUp',
    ['Lyktan första halvåret i år?', 'samma period i fjol då'],
    of(inShop(within('2025-01', '2025-06'), lyktan)),
  ],
  [
    'followUp',
    ['vilka tre varor säljer bäst i år', 'och i antal?'],
    {
      names: totalsByPieces().slice(0, 3),
    },
  ],
  [
    'ranking',
    'Är Bageri Sju Sorters en av våra största kunder, vilken plats ligger de på 2025?',
    of(placeOf(rankInShop('Kundnamn', lastYear), 'Bageri Sju Sorters AB')),
  ],
  [
    'change',
    'går webben bättre än telefon i år',
    of(inShop(thisYear, channel('Webb')), inShop(thisYear, channel('Telefon'))),
  ],
  ['misspelt', 'drikchoklad försäljnin 2025', of(inShop(lastYear, made('Drickchoklad 1 kg')))],
  ['dialect', 'hur möe tjänte vi på teet i fjol', of(shopProfit(lastYear, group('Te')))],
  [
    'several',
    'hur mycket köpte Tandvården Leendet och Padelhallen för i år',
    of(
      inShop(thisYear, bought('Tandvården Leendet AB')),
      inShop(thisYear, bought('Padelhallen Västra AB')),
    ),
  ],
  [
    'figure',
    'snittpriset per påse sencha 2025',
    of(ore(inShop(lastYear, sencha) / sumInShop('Antal', lastYear, sencha))),
  ],
  [
    'figure',
    'hur många order gjorde Delikatessen Hörnet förra året',
    of(countInShop('Ordernr', lastYear, bought('Delikatessen Hörnet AB'))),
  ],
  [
    'figure',
    'vad blev försäljningen i år om man räknar bort Kontorskaffe',
    of(inShop(thisYear, not(bought('Kontorskaffe Mälarviken AB')))),
  ],
  [
    'figure',
    'vad har vi gett i rabatt totalt första halvåret i år',
    of(sumInShop('Rabatt', firstHalf)),
  ],
  [
    'ranking',
    'vilken varugrupp har högst marginal i kronor i år',
    of(
      Math.max(
        ...['Espresso', 'Bryggkaffe', 'Tillbehör', 'Te', 'Choklad'].map((name) =>
          shopProfit(thisYear, group(name)),
        ),
      ),
    ),
  ],
  [
    'figure',
    'hur stor del av det Hotell Tre Granar köper i år är te',
    of(
      share(
        inShop(thisYear, bought('Hotell Tre Granar AB'), group('Te')),
        inShop(thisYear, bought('Hotell Tre Granar AB')),
      ),
    ),
  ],
  [
    'figure',
    'när var vår sämsta månad i år och vad sålde vi då',
    of(last(rankInShop(month, thisYear))[1]),
  ],
  [
    'change',
    'hur mycket har Strandpromenadens Café minskat eller ökat jan-okt mot i fjol',
    of(
      inShop(within('2026-01', '2026-10'), bought('Strandpromenadens Café AB')),
      inShop(within('2025-01', '2025-10'), bought('Strandpromenadens Café AB')),
    ),
  ],
]);

const together = asked('firm', [
  [
    'figure',
    'vad blev det kvar sista kvartalet 2025 när kostnaderna är betalda',
    of(left(within('2025-10', '2025-12'))),
  ],
  [
    'followUp',
    ['hur gick april i år, vad blev resultatet', 'och april i fjol då?'],
    of(left(at('2025-04'))),
  ],
  [
    'figure',
    'hur många procent av försäljningen lägger vi på hyra i år',
    of(share(paid(thisYear, account('5010')), inShop(thisYear))),
  ],
  [
    'figure',
    'om elen blir 20 procent dyrare, vad kostar det på ett år efter 2025 års siffror',
    of(ore(paid(lastYear, account('5020')) * 0.2)),
  ],
]);

const costs = asked('sampleCosts', [
  [
    'figure',
    'vad har vi betalat Kundregistret Kontakten sen vi började',
    of(paid(supplier('Kundregistret Kontakten AB'))),
  ],
  ['figure', 'bokslutet i år, vad kostade det', of(paid(thisYear, is('Text', 'Bokslut')))],
  [
    'change',
    'frakterna januari till oktober i år jämfört med i fjol',
    of(
      paid(within('2026-01', '2026-10'), account('5710')),
      paid(within('2025-01', '2025-10'), account('5710')),
    ),
  ],
  [
    'ranking',
    'vilka tre leverantörer på kostnadsställe Försäljning har kostat mest 2025',
    named(...rankPaid('Leverantör', lastYear, place('Försäljning')).slice(0, 3)),
  ],
  [
    'misspelt',
    'redovisningsbyrn saldo 2025',
    of(paid(lastYear, supplier('Redovisningsbyrån Saldo AB'))),
  ],
  [
    'dialect',
    'ho mycke la vi på annonsera i mars i fjol',
    of(paid(at('2025-03'), account('5910'))),
  ],
  [
    'several',
    'löner och arbetsgivaravgifter i september i år',
    of(paid(at('2026-09'), account('7010')), paid(at('2026-09'), account('7510'))),
  ],
  [
    'followUp',
    ['vad kostade telefonin i fjol', 'hur mycket är det i månaden?'],
    of(ore(paid(lastYear, account('6210')) / 12)),
  ],
  [
    'figure',
    'hur stor andel av kostnaderna i fjol var Råkaffe Nordhav',
    of(share(paid(lastYear, supplier('Råkaffe Nordhav AB')), paid(lastYear))),
  ],
  [
    'figure',
    'största enskilda fakturan i år',
    of(
      Math.max(
        ...sampleCosts.rows.filter(thisYear).map((row) => total([row], 'Belopp exkl. moms')),
      ),
    ),
  ],
]);

const ledger = asked('buyer', [
  [
    'ranking',
    'vilken plats har Litware bland leverantörerna 2014',
    of(placeOf(rankLedger('Netto', booked('2014')), 'Litware, Inc.')),
  ],
  [
    'figure',
    'hur mycket frakt betalade vi i november 2013',
    of(inLedger('Frakt', booked('201311'))),
  ],
  [
    'figure',
    'hur stor andel av frakten 2014 går till Lindell',
    of(
      share(
        inLedger('Frakt', booked('2014'), seller('Lindell')),
        inLedger('Frakt', booked('2014')),
      ),
    ),
  ],
  ['ranking', 'vilken månad 2014 var frakten högst', of(first(ledgerMonths)[1])],
  [
    'several',
    'moms och frakt till Metro Sport Equipment 2014',
    of(
      inLedger('Moms', booked('2014'), seller('Metro Sport Equipment')),
      inLedger('Frakt', booked('2014'), seller('Metro Sport Equipment')),
    ),
  ],
  [
    'followUp',
    ['vad köpte vi av Circuit Cycles 2014', 'hur mycket moms var det?'],
    of(inLedger('Moms', booked('2014'), seller('Circuit Cycles'))),
  ],
]);

const abroad = asked('northwind', [
  [
    'ranking',
    'bland länderna 1997, vilken plats kommer Brasilien på',
    of(placeOf(rankNorthwind('Country', ordered('1997')), 'Brazil')),
  ],
  [
    'figure',
    'hur mycket köpte kunderna i London för 1997',
    of(inNorthwind(ordered('1997'), is('City', 'London'))),
  ],
  ['figure', 'antal länder vi sålde till 1997', of(countNorthwind('Country', ordered('1997')))],
  [
    'ranking',
    'bästa produkten i Confections 1997',
    named(first(rankNorthwind('Product', ordered('1997'), kind('Confections')))),
  ],
  [
    'misspelt',
    'guarana fantastika 1997',
    of(inNorthwind(ordered('1997'), goods('Guaraná Fantástica'))),
  ],
  [
    'followUp',
    ['vad sålde vi till QUICK-Stop 1997', 'och första kvartalet 1998?'],
    of(inNorthwind(within('1998-01', '1998-03', 'Order Date'), buyer('QUICK-Stop'))),
  ],
  [
    'figure',
    'hur mycket säljer en säljare i snitt 1997',
    of(ore(inNorthwind(ordered('1997')) / countNorthwind('Sales Person', ordered('1997')))),
  ],
  [
    'dialect',
    'va köpte dom för i Finland nittisju',
    of(inNorthwind(ordered('1997'), country('Finland'))),
  ],
]);

const cuts = asked('salon', [
  [
    'figure',
    'hur många besök hade Hassan i september i år',
    of(countSalon('Kvitto', at('2026-09'), hairdresser('Hassan'))),
  ],
  [
    'change',
    'fler besök i oktober i år än i oktober i fjol?',
    of(countSalon('Kvitto', at('2026-10')), countSalon('Kvitto', at('2025-10'))),
  ],
  [
    'ranking',
    'vilken behandling är vi sämst på i år i antal',
    {
      names: rankSalon('Behandling', 'Antal', thisYear)
        .slice(-1)
        .map(([name]) => name),
    },
  ],
  ['misspelt', 'hur mycket betalades med swich i år', of(inSalon(thisYear, payment('Swish')))],
  [
    'several',
    'hur många uppsättningar och toningar i fjol',
    of(
      piecesInSalon(lastYear, treatment('Uppsättning')),
      piecesInSalon(lastYear, treatment('Toning')),
    ),
  ],
  [
    'figure',
    'snitt per dag vi har öppet i år',
    of(
      ore(inSalon(thisYear) / new Set(salon.rows.filter(thisYear).map(({ Datum }) => Datum)).size),
    ),
  ],
  [
    'followUp',
    ['vad sålde vi i produkter i mars i år', 'vem sålde mest?'],
    named(first(rankSalon('Frisör', SUM, at('2026-03'), is('Kategori', 'Produkter')))),
  ],
]);

const books = asked('consultants', [
  ['figure', 'Hur mycket betalade vi för företagsförsäkringar?', of(inBooks(/^6310/))],
  [
    'change',
    'hyran i december 2009 jämfört med i januari 2010',
    { ...of(inBooks(/^5010/, at('201001'))), names: ['ingen rad'] },
  ],
  ['ranking', 'är underkonsulter eller lokalhyra dyrast', of(inBooks(/^4610/), inBooks(/^5010/))],
  ['misspelt', 'utälningar och mässor', of(inBooks(/^5940/))],
  ['followUp', ['vad kostade redovisningen', 'och i maj 2010?'], { names: ['ingen rad'] }],
  [
    'figure',
    'vad fick vi in på konsultarvoden i november 2009',
    of(Math.abs(inBooks(/^3010/, at('200911')))),
  ],
]);

const others = [
  ...asked('pizza', [
    [
      'figure',
      'vad sålde vi Classic för i mars',
      of(inPizza(at('2015-03', 'Månad'), is('Varugrupp', 'Classic'))),
    ],
    [
      'figure',
      'hur många pizzor totalt i december',
      of(total(pizza.rows, 'Antal', at('2015-12', 'Månad'))),
    ],
  ]),
  ...asked('cycles', [
    [
      'several',
      'vad har vi köpt för av Beaumont Bikes och vad kostade frakten',
      of(inCycles(vendor('Beaumont Bikes')), freight(vendor('Beaumont Bikes'))),
    ],
  ]),
];

/** Names of goods by how many were sold this year, the most first. */
function totalsByPieces(): string[] {
  return totalsBy(evalCompanies.shop.rows, 'Benämning', 'Antal', both(thisYear)).map(
    ([name]) => name,
  );
}

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur många besök på butiken ledde till köp'],
  ['shop', 'vem på Kontorskaffe beställer'],
  ['shop', 'vad kostade frakten till Hotell Tre Granar'],
  ['shop', 'vad tycker kunderna om Siphonbryggaren'],
  ['shop', 'är vi billigare än konkurrenterna på espresso'],
  ['firm', 'hur mycket kan jag ta ut i lön'],
  ['firm', 'vilket bolag borde vi köpa upp'],
  ['sampleCosts', 'hur mycket moms får vi tillbaka'],
  ['sampleCosts', 'vem godkände fakturan från Kaffemaskinservice'],
  ['sampleCosts', 'vad kostar en ny rost'],
  ['sampleCosts', 'hur många kWh drog vi i januari'],
  ['buyer', 'när förfaller fakturan från Lindell'],
  ['buyer', 'vilket konto bokförs frakten på'],
  ['northwind', 'vad var frakten på ordrarna 1997'],
  ['northwind', 'vilka ordrar levererades för sent'],
  ['salon', 'vilka kunder kom tillbaka i år'],
  ['salon', 'hur lång är väntetiden hos Sofie'],
  ['salon', 'vad kostar hårfärgen i inköp'],
  ['consultants', 'vilken kund fakturerade vi mest'],
  ['consultants', 'hur mycket sålde vi 2012'],
  ['pizza', 'vilken dag i veckan säljer vi flest pizzor'],
];

/** Of the same files in another voice, by the same hand, written before the twenty-seventh was asked. */
export const goldenTwentyEighth: readonly Golden[] = goldens(
  [...sales, ...together, ...costs, ...ledger, ...abroad, ...cuts, ...books, ...others],
  unanswerable,
);
