import { evalCompanies } from './companies.ts';
import {
  account,
  at,
  both,
  bought,
  channel,
  countInShop,
  type Fits,
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
  type Unanswerable,
  within,
} from './counted.ts';
import { booked, inLedger, invoiced, rankLedger, vendor } from './counted-ledgers.ts';
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
  weekday,
} from './counted-newer.ts';
import {
  built,
  countKids,
  garment,
  inKids,
  invoicedOn,
  invoicer,
  kindOfCost,
  project,
  rankBuilt,
  rankKids,
  returned,
  sold,
  soldBy,
  sumBuilt,
  sumInKids,
  town,
} from './counted-trades.ts';
import type { Golden } from './score.ts';
import { ore, total, totalsBy } from './truth.ts';

const { builder, cycles, pizza, shop } = evalCompanies;
const SUM = 'Summa exkl. moms';
const treatment = is.bind(null, 'Behandling');
const hairdresser = is.bind(null, 'Frisör');
const paidBy = is.bind(null, 'Betalsätt');
const country = is.bind(null, 'Country');
const toOctober = within('2026-01', '2026-10');
const toOctoberBefore = within('2025-01', '2025-10');
const kidsOf = (from: string, to: string) => within(from, to, 'Orderdatum');
const builtOf = (from: string, to: string) => within(from, to, 'Fakturadatum');

const coffee = asked('shop', [
  ['figure', 'hur mkt har vi sålt för hittills i år', of(inShop(thisYear))],
  ['figure', 'va landade oktober på', of(inShop(at('2026-10')))],
  ['figure', 'hur många kunder handlade i september', of(countInShop('Kundnamn', at('2026-09')))],
  [
    'change',
    'ligger vi före eller efter förra året vid samma tid',
    of(inShop(toOctober), inShop(within('2025-01-01', '2025-10-30'))),
  ],
  ['ranking', 'topp 5 kunder i år', named(...rankInShop('Kundnamn', thisYear).slice(0, 5))],
  ['ranking', 'vilken produkt har vi sämst marginal på i år', named(worstMargin())],
  [
    'figure',
    'vad ligger marginalen på för espresso i år',
    of(share(shopProfit(thisYear, group('Espresso')), inShop(thisYear, group('Espresso')))),
  ],
  [
    'figure',
    'hur stor del av försäljningen står de tre största kunderna för i år',
    of(
      share(
        rankInShop('Kundnamn', thisYear)
          .slice(0, 3)
          .reduce((sum, [, each]) => sum + each, 0),
        inShop(thisYear),
      ),
    ),
  ],
  [
    'change',
    'varför skiljer det så mycket mellan september och oktober i år',
    of(inShop(at('2026-09')), inShop(at('2026-10'))),
  ],
  [
    'figure',
    'om jag höjer kallbrygden med 3 kr, vad ger det på ett år om vi säljer som 2025',
    of(3 * sumInShop('Antal', lastYear, made('Kallbrygd 1 liter'))),
  ],
  ['overview', 'okej så vad ska jag göra på måndag då', { names: ['Första steg'] }],
  ['followUp', ['vad sålde vi för i juli?', 'och juli förra året?'], of(inShop(at('2025-07')))],
  [
    'followUp',
    ['vilken kund är störst i år', 'vad köpte dom för förra året'],
    of(inShop(lastYear, bought(first(rankInShop('Kundnamn', thisYear))[0]))),
  ],
  [
    'misspelt',
    'hur mycket har restarang lyktan handlat för i år',
    of(inShop(thisYear, bought('Restaurang Lyktan i Hamnen AB'))),
  ],
  [
    'dialect',
    'hur möcke har hotell tre granar köpt för i år då',
    of(inShop(thisYear, bought('Hotell Tre Granar AB'))),
  ],
  ['ranking', 'vilken månad var sämst i fjol', of(last(rankInShop(month, lastYear))[1])],
  ['figure', 'hur mycket sålde vi i vintras', of(inShop(within('2025-12', '2026-02')))],
  ['ranking', 'vilka kunder hade vi i fjol som inte köpt nåt i år', { names: goneCustomers() }],
  [
    'several',
    'snittorder på webben jämfört med telefon i år',
    of(meanOrder(channel('Webb')), meanOrder(channel('Telefon'))),
  ],
  ['figure', 'hur mycket har vi gett bort i rabatter i år', of(sumInShop('Rabatt', thisYear))],
  [
    'figure',
    'hur många påsar julkaffe gick åt förra julen, november och december',
    of(sumInShop('Antal', within('2025-11', '2025-12'), made('Julkaffe 500 g'))),
  ],
]);

const together = asked('firm', [
  ['figure', 'går vi plus i år?', of(left(thisYear))],
  ['figure', 'hur mycket blev det kvar i september', of(left(at('2026-09')))],
  [
    'figure',
    'hur stor del av försäljningen går till hyran i år',
    of(share(paid(thisYear, account('5010')), inShop(thisYear))),
  ],
  ['ranking', 'vilken månad i år hade vi sämst resultat', of(worstMonth())],
  [
    'several',
    'drog vi in mer än vi gjorde av med i augusti',
    of(inShop(at('2026-08')), paid(at('2026-08'))),
  ],
  [
    'figure',
    'vad kostade personalen i fjol med arbetsgivaravgifter och allt',
    of(ore(paid(lastYear, account('7010')) + paid(lastYear, account('7510')))),
  ],
]);

const expenses = asked('sampleCosts', [
  [
    'figure',
    'vad går elen på i månaden i snitt i år',
    of(ore(paid(thisYear, account('5020')) / 10)),
  ],
  ['figure', 'vad betalade vi skatteverket i fjol', of(paid(lastYear, supplier('Skatteverket')))],
  ['ranking', 'vilken leverantör har ökat mest i kronor jan-okt mot samma tid i fjol', of(risen())],
  ['misspelt', 'hur mkt kostar försäkrignen i år', { names: ['ingen rad'] }],
  [
    'change',
    'varför är oktober dyrare än september i år',
    of(paid(at('2026-10')), paid(at('2026-09'))),
  ],
  [
    'followUp',
    ['vad la vi på annonser i fjol', 'och i år?', 'hur stor del av kostnaderna är det?'],
    of(share(paid(thisYear, account('5910')), paid(thisYear))),
  ],
  [
    'several',
    'el, telefon och hyra i oktober var för sig',
    of(
      paid(at('2026-10'), account('5020')),
      paid(at('2026-10'), account('6210')),
      paid(at('2026-10'), account('5010')),
    ),
  ],
  ['ranking', 'vilken månad i fjol var dyrast', of(first(rankPaid(month, lastYear))[1])],
  [
    'figure',
    'vad sparar vi på ett år om vi säger upp kundregistret, räknat på 2025',
    of(paid(lastYear, supplier('Kundregistret Kontakten AB'))),
  ],
]);

const cuts = asked('salon', [
  ['figure', 'vad drog Sofie in i oktober', of(inSalon(at('2026-10'), hairdresser('Sofie')))],
  ['ranking', 'vem drar in mest i år', named(first(rankSalon('Frisör', SUM, thisYear)))],
  [
    'figure',
    'hur många klippningar har vi gjort i år',
    of(piecesInSalon(thisYear, is('Kategori', 'Klippning'))),
  ],
  [
    'figure',
    'vad snittar vi per besök i år',
    of(ore(inSalon(thisYear) / countSalon('Kvitto', thisYear))),
  ],
  [
    'figure',
    'hur stor del av intäkterna är produkter i år',
    of(share(inSalon(thisYear, is('Kategori', 'Produkter')), inSalon(thisYear))),
  ],
  [
    'change',
    'hur många schampo har vi sålt i år jämfört med jan-okt i fjol',
    of(
      piecesInSalon(toOctober, treatment('Schampo Björk 300 ml')),
      piecesInSalon(toOctoberBefore, treatment('Schampo Björk 300 ml')),
    ),
  ],
  [
    'ranking',
    'vilken veckodag drar vi in mest i år',
    of(first(rankSalon(weekday, SUM, thisYear))[1]),
  ],
  [
    'several',
    'hur många dam jämfört med herrklippningar i fjol',
    of(
      piecesInSalon(lastYear, treatment('Damklippning')),
      piecesInSalon(lastYear, treatment('Herrklippning')),
    ),
  ],
  ['misspelt', 'balajage i år', of(inSalon(thisYear, treatment('Balayage')))],
  [
    'figure',
    'om slingor kostar 100 kr mer vad blir det på ett år räknat på 2025',
    of(100 * piecesInSalon(lastYear, treatment('Slingor'))),
  ],
  [
    'several',
    'betalar folk mest med swish eller kort i år',
    of(inSalon(thisYear, paidBy('Swish')), inSalon(thisYear, paidBy('Kort'))),
  ],
]);

const clothes = asked('kids', [
  [
    'figure',
    'hur mycket drog vi in på marknad i somras',
    of(inKids(kidsOf('2026-06', '2026-08'), soldBy('Marknad'))),
  ],
  [
    'figure',
    'hur många plagg kom i retur i år',
    of(Math.abs(sumInKids('Antal', sold('2026'), returned))),
  ],
  [
    'ranking',
    'vilka tre kategorier går bäst i butiken i år',
    named(...rankKids('Kategori', sold('2026'), soldBy('Butiken')).slice(0, 3)),
  ],
  [
    'change',
    'hur många vinteroveraller sålde vi förra vintern jämfört med vintern innan',
    of(
      sumInKids('Antal', kidsOf('2025-12', '2026-02'), garment('Vinteroverall Björnen')),
      sumInKids('Antal', kidsOf('2024-12', '2025-02'), garment('Vinteroverall Björnen')),
    ),
  ],
  [
    'change',
    'december i fjol mot december året innan',
    of(inKids(sold('2025-12')), inKids(sold('2024-12'))),
  ],
  [
    'figure',
    'hur många beställningar får vi i snitt per månad i år',
    of(ore(countKids('Ordernr', sold('2026')) / 9)),
  ],
  [
    'ranking',
    'vilka är våra fem bästa kunder i år',
    named(...rankKids('Kundnr', sold('2026')).slice(0, 5)),
  ],
  ['figure', 'sålde vi nåt i Visby i augusti', of(inKids(sold('2026-08'), town('Visby')))],
  [
    'misspelt',
    'hur många strumper 5pack sålde vi i oktober i fjol',
    of(sumInKids('Antal', sold('2025-10'), garment('Strumpor 5-pack'))),
  ],
  [
    'followUp',
    ['vad sålde vi för i Malmö i år', 'Göteborg då?'],
    of(inKids(sold('2026'), town('Göteborg'))),
  ],
]);

const bricks = asked('builder', [
  ['figure', 'vad har köket på lindgatan kostat', of(built(project('Kök Lindgatan 4')))],
  [
    'followUp',
    ['vad har takbytet kostat', 'hur mycket av det är maskinhyra?'],
    of(built(project('Takbyte Skolan'), kindOfCost('Maskinhyra'))),
  ],
  [
    'ranking',
    'vem fakturerar oss mest i år',
    named(first(rankBuilt('Leverantör', invoicedOn('2026')))),
  ],
  [
    'figure',
    'hur mycket ska vi betala på fakturor som förfaller i oktober i år',
    of(sumBuilt('Att betala', at('2026-10', 'Förfallodatum'))),
  ],
  [
    'figure',
    'snittfaktura från Plankan i år',
    of(meanInvoice(invoicedOn('2026'), invoicer('Byggvaruhuset Plankan AB'))),
  ],
  [
    'change',
    'diesel Q3 i år mot Q3 i fjol',
    of(
      built(builtOf('2026-07', '2026-09'), kindOfCost('Drivmedel')),
      built(builtOf('2025-07', '2025-09'), kindOfCost('Drivmedel')),
    ),
  ],
  [
    'several',
    'avfall och maskinhyra i fjol',
    of(
      built(invoicedOn('2025'), kindOfCost('Avfall')),
      built(invoicedOn('2025'), kindOfCost('Maskinhyra')),
    ),
  ],
  [
    'ranking',
    'hur fördelar sig kostnaderna på takbytet',
    named(...rankBuilt('Kostnadstyp', project('Takbyte Skolan')).slice(0, 3)),
  ],
  [
    'figure',
    'vad lägger vi på overhead i snitt i månaden i år',
    of(ore(built(builtOf('2026-01', '2026-08'), project('Overhead')) / 8)),
  ],
]);

const abroad = asked('northwind', [
  [
    'ranking',
    'bästa säljaren 1997 och hur mycket',
    named(first(rankNorthwind('Sales Person', ordered('1997')))),
  ],
  [
    'ranking',
    'vad säljer vi mest av i Tyskland',
    named(first(rankNorthwind('Product', country('Germany')))),
  ],
  [
    'figure',
    'hur många kunder har vi i Frankrike',
    of(countNorthwind('Distributor', country('France'))),
  ],
  ['ranking', 'vilket land ligger tvåa', named(...rankNorthwind('Country').slice(1, 2))],
  [
    'change',
    'varför gick vi upp från Q4 1997 till Q1 1998',
    of(
      inNorthwind(within('1997-10', '1997-12', 'Order Date')),
      inNorthwind(within('1998-01', '1998-03', 'Order Date')),
    ),
  ],
]);

const books = asked('consultants', [
  ['figure', 'vad fakturerade vi i konsultarvoden under året', of(Math.abs(inBooks(/^3010/)))],
  ['ranking', 'vilket intäktskonto är störst', of(Math.abs(inBooks(/^3010/)))],
  ['figure', 'hur mycket lägger vi på personal totalt', of(inBooks(/^7/))],
  ['several', 'kostade underkonsulterna mer än lokalhyran', of(inBooks(/^4610/), inBooks(/^5010/))],
  ['figure', 'hur mycket representation har vi haft', of(inBooks(/^607/))],
  ['figure', 'vad kostar bilarna oss totalt', of(inBooks(/^56/))],
  ['figure', 'vad gav varuförsäljningen i maj 2010', of(Math.abs(inBooks(/^3001/, at('201005'))))],
]);

const others = [
  ...asked('buyer', [
    [
      'figure',
      'hur mycket frakt betalade vi i december 2013',
      of(inLedger('Frakt', booked('201312'))),
    ],
    [
      'ranking',
      'vilken leverantör köpte vi mest av 2014',
      named(first(rankLedger('Netto', booked('2014')))),
    ],
  ]),
  ...asked('cycles', [
    [
      'figure',
      'hur många beställningar la vi hos Allenson Cycles',
      of(cycles.rows.filter(vendor('Allenson Cycles')).length),
    ],
  ]),
  ...asked('pizza', [
    [
      'ranking',
      'vilken pizza säljer sämst',
      named(last(totalsBy(pizza.rows, 'Benämning', 'Summa'))),
    ],
    [
      'figure',
      'hur många pizzor sålde vi i juli',
      of(total(pizza.rows, 'Antal', at('2015-07', 'Månad'))),
    ],
    [
      'figure',
      'hur stor andel är veggie',
      of(share(inPizza(is('Varugrupp', 'Veggie')), inPizza())),
    ],
  ]),
  ...asked('invoices', [
    ['figure', 'hur mycket har kunderna kvar att betala', of(invoiced('Saldo'))],
  ]),
  ...asked('months', [['figure', 'vad blev bruttovinsten i februari', of(50000)]]),
];

/** The product that leaves the least of each hundred kronor this year. */
function worstMargin(): [string, number] {
  return first(
    rankInShop('Benämning', thisYear)
      .map(([name, sum]): [string, number] => [name, share(shopProfit(thisYear, made(name)), sum)])
      .sort((a, b) => a[1] - b[1]),
  );
}

/** Customers of last year who have not bought this year. */
function goneCustomers(): string[] {
  const still = new Set(rankInShop('Kundnamn', thisYear).map(([name]) => name));
  return rankInShop('Kundnamn', lastYear)
    .map(([name]) => name)
    .filter((name) => !still.has(name));
}

function meanOrder(fits: Fits): number {
  return ore(inShop(thisYear, fits) / countInShop('Ordernr', thisYear, fits));
}

/** What is left of the month of this year that left the least. */
function worstMonth(): number {
  const months = [...new Set(shop.rows.filter(thisYear).map(month))];
  return Math.min(...months.map((each) => left(at(each))));
}

/** The largest rise of one supplier, from January to October. */
function risen(): number {
  return Math.max(
    ...rankPaid('Leverantör', toOctober).map(([name, sum]) =>
      ore(sum - paid(toOctoberBefore, supplier(name))),
    ),
  );
}

function meanInvoice(...tests: Fits[]): number {
  return ore(built(...tests) / builder.rows.filter(both(...tests)).length);
}

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur många kilo kaffe har vi kvar på lagret'],
  ['shop', 'vilka kunder har inte betalat'],
  ['shop', 'vad säljer konkurrenterna för'],
  ['shop', 'vilken av säljarna är bäst'],
  ['shop', 'hur nöjda är kunderna'],
  ['firm', 'hur mycket får jag ta i lön'],
  ['firm', 'vad har vi i kassan nu'],
  ['sampleCosts', 'hur många liter diesel gick åt i fjol'],
  ['sampleCosts', 'när går hyresavtalet ut'],
  ['sampleCosts', 'är vår el dyrare än grannens'],
  ['salon', 'hur många avbokade i oktober'],
  ['salon', 'vilken kund kommer oftast'],
  ['salon', 'vad tjänar vi på schampot efter inköp'],
  ['kids', 'vilken färg säljer bäst'],
  ['kids', 'vad betalar vi i frakt för returerna'],
  ['builder', 'hur mycket tjänade vi på badrummet'],
  ['builder', 'vilken snickare är snabbast'],
  ['northwind', 'vad är marginalen på ost'],
  ['consultants', 'vilken kund fakturerade vi mest'],
  ['pizza', 'vilken tid på dagen säljer vi mest'],
];

/** Of thirteen files, as owners type into a chat, without reading how the rules answer. */
export const goldenThirtyThird: readonly Golden[] = goldens(
  [
    ...coffee,
    ...together,
    ...expenses,
    ...cuts,
    ...clothes,
    ...bricks,
    ...abroad,
    ...books,
    ...others,
  ],
  unanswerable,
);
