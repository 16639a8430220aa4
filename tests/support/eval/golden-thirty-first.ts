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
  inShop,
  is,
  last,
  made,
  named,
  not,
  of,
  paid,
  rankInShop,
  rankPaid,
  share,
  shopProfit,
  supplier,
  type Unanswerable,
  within,
} from './counted.ts';
import {
  booked,
  inLedger,
  invoiced,
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
import {
  built,
  countBuilt,
  countKids,
  garment,
  garments,
  inKids,
  invoicedOn,
  invoicer,
  kindOfCost,
  project,
  rankBuilt,
  rankKids,
  rankKidsPieces,
  returned,
  sold,
  soldBy,
  sumInKids,
  town,
} from './counted-trades.ts';
import type { Golden } from './score.ts';
import { distinct, ore, total } from './truth.ts';

const { builder, kids, pizza } = evalCompanies;
const treatment = is.bind(null, 'Behandling');
const hairdresser = is.bind(null, 'Frisör');
const country = is.bind(null, 'Country');
const goods = is.bind(null, 'Product');
const kind = is.bind(null, 'Category');
const SUM = 'Summa exkl. moms';
const kidsOf = (from: string, to: string) => within(from, to, 'Orderdatum');
const builtOf = (from: string, to: string) => within(from, to, 'Fakturadatum');
const builtMonth = (row: { Fakturadatum?: string }) => (row.Fakturadatum ?? '').slice(0, 7);

const clothes = asked('kids', [
  ['figure', 'hur mycket klirr i kassan blev det i juli i år', of(inKids(sold('2026-07')))],
  [
    'figure',
    'Overallerna förra vintern, dec till feb, vad sålde de för?',
    of(inKids(kidsOf('2025-12', '2026-02'), garment('Vinteroverall Björnen'))),
  ],
  ['figure', 'hur många olika kunder hade vi 2025', of(countKids('Kundnr', sold('2025')))],
  [
    'figure',
    'hur många returer har vi haft i år',
    of(kids.rows.filter(both(sold('2026'), returned)).length),
  ],
  [
    'figure',
    'vad ger vi för rabatt på skor totalt i år',
    of(sumInKids('Rabatt', sold('2026'), garments('Skor'))),
  ],
  [
    'figure',
    'genomsnittlig order i fjol',
    of(ore(inKids(sold('2025')) / countKids('Ordernr', sold('2025')))),
  ],
  [
    'figure',
    'hur många procent av det vi säljer i år går till Stockholm',
    of(share(inKids(sold('2026'), town('Stockholm')), inKids(sold('2026')))),
  ],
  [
    'ranking',
    'vilken säljkanal är störst i Malmö i år',
    named(first(rankKids('Säljkanal', sold('2026'), town('Malmö')))),
  ],
  [
    'ranking',
    'de fem plagg som gått sämst i år i kronor',
    named(...rankKids('Artikel', sold('2026')).slice(-5)),
  ],
  [
    'ranking',
    'vad köps det flest av i år',
    {
      names: rankKidsPieces('Artikel', sold('2026'))
        .slice(0, 1)
        .map(([name]) => name),
    },
  ],
  [
    'change',
    'har marknad gått upp eller ner i år om man kollar jan-sep',
    of(
      inKids(kidsOf('2026-01', '2026-09'), soldBy('Marknad')),
      inKids(kidsOf('2025-01', '2025-09'), soldBy('Marknad')),
    ),
  ],
  [
    'change',
    'Örebro kontra Växjö i år',
    of(inKids(sold('2026'), town('Örebro')), inKids(sold('2026'), town('Växjö'))),
  ],
  [
    'misspelt',
    'sparkdräckt räv i fjol antal',
    of(sumInKids('Antal', sold('2025'), garment('Sparkdräkt Räv'))),
  ],
  [
    'followUp',
    ['vad sålde vi på egna webben i april i år', 'och exakt samma månad året innan?'],
    of(inKids(sold('2025-04'), soldBy('Egen webbutik'))),
  ],
  [
    'followUp',
    ['hur många ordrar kom från Visby i år', 'vad var de värda?'],
    of(inKids(sold('2026'), town('Visby'))),
  ],
  [
    'several',
    'vad sålde vi för inkl moms i maj i år och hur mycket av det var moms',
    of(
      ore(inKids(sold('2026-05')) + sumInKids('Moms', sold('2026-05'))),
      sumInKids('Moms', sold('2026-05')),
    ),
  ],
  [
    'figure',
    'hur mycket säljer vi per dag i snitt i butiken i år',
    of(
      ore(
        inKids(sold('2026'), soldBy('Butiken')) /
          new Set(
            kids.rows
              .filter(both(sold('2026'), soldBy('Butiken'), not(returned)))
              .map(({ Orderdatum }) => Orderdatum),
          ).size,
      ),
    ),
  ],
  [
    'figure',
    'jeansen och leggingsen ihop i fjol, kr',
    of(
      ore(
        inKids(sold('2025'), garment('Jeans Rak')) +
          inKids(sold('2025'), garment('Leggings Prick')),
      ),
    ),
  ],
]);

const bricks = asked('builder', [
  ['figure', 'Hur mycket har vi köpt för totalt i år ex moms', of(built(invoicedOn('2026')))],
  [
    'figure',
    'vad gick takbytet på i maskinhyra',
    of(built(project('Takbyte Skolan'), kindOfCost('Maskinhyra'))),
  ],
  [
    'figure',
    'snittfakturan från Plankan 2025',
    of(
      ore(
        built(invoicedOn('2025'), invoicer('Byggvaruhuset Plankan AB')) /
          countBuilt(invoicedOn('2025'), invoicer('Byggvaruhuset Plankan AB')),
      ),
    ),
  ],
  [
    'figure',
    'hur många olika leverantörer köpte vi av i fjol',
    of(distinct(builder.rows, 'Leverantör', invoicedOn('2025'))),
  ],
  [
    'ranking',
    'vilken kostnadstyp kostar mest på Kök Lindgatan 4',
    named(first(rankBuilt('Kostnadstyp', project('Kök Lindgatan 4')))),
  ],
  [
    'ranking',
    'dyraste månaden i fjol och summan',
    of(first(rankBuilt(builtMonth, invoicedOn('2025')))[1]),
  ],
  [
    'ranking',
    'vilket projekt kommer på tredje plats i kostnad sen start',
    named(...rankBuilt('Projekt').slice(2, 3)),
  ],
  [
    'change',
    'avfallet Q1 i år mot Q1 i fjol',
    of(
      built(builtOf('2026-01', '2026-03'), kindOfCost('Avfall')),
      built(builtOf('2025-01', '2025-03'), kindOfCost('Avfall')),
    ),
  ],
  [
    'change',
    'Köper vi mer av Elgrossisten i år än i fjol jan tom sep?',
    of(
      built(builtOf('2026-01', '2026-09'), invoicer('Elgrossisten Volt AB')),
      built(builtOf('2025-01', '2025-09'), invoicer('Elgrossisten Volt AB')),
    ),
  ],
  ['misspelt', 'försäkrningar 2025', of(built(invoicedOn('2025'), kindOfCost('Försäkring')))],
  [
    'followUp',
    ['vad har altanen kostat', 'hur stor del av det är material?'],
    of(
      share(built(project('Altan Berget'), kindOfCost('Material')), built(project('Altan Berget'))),
    ),
  ],
  [
    'several',
    'Ahlgrens och Rörfirman, vad fick de var i fjol',
    of(
      built(invoicedOn('2025'), invoicer('Ahlgrens El & Montage')),
      built(invoicedOn('2025'), invoicer('Rörfirman Kopplet')),
    ),
  ],
  [
    'figure',
    'hur många fakturor är på mer än 10000 kr i år',
    of(
      builder.rows
        .filter(invoicedOn('2026'))
        .filter((row) => total([row], 'Belopp exkl. moms') > 10000).length,
    ),
  ],
]);

const coffee = asked('shop', [
  [
    'figure',
    'hur mycket tjänade vi på Lyktan i år efter inköpen',
    of(shopProfit(thisYear, bought('Restaurang Lyktan i Hamnen AB'))),
  ],
  [
    'figure',
    'vad är marginalen på choklad i fjol i procent',
    of(share(shopProfit(lastYear, group('Choklad')), inShop(lastYear, group('Choklad')))),
  ],
  [
    'figure',
    'hur mycket handlar en kund för i snitt i år',
    of(ore(inShop(thisYear) / countInShop('Kundnamn', thisYear))),
  ],
  [
    'ranking',
    'vilken plats har Kafferummet Öster bland kunderna i år',
    of(placeOf(rankInShop('Kundnamn', thisYear), 'Kafferummet Öster AB')),
  ],
  [
    'ranking',
    'vilka tre kunder köper mest te i fjol',
    named(...rankInShop('Kundnamn', lastYear, group('Te')).slice(0, 3)),
  ],
  [
    'figure',
    'vad säljer vi för utan våra säljare, alltså bara webb och telefon, i år',
    of(inShop(thisYear, not(channel('Säljare')))),
  ],
  [
    'change',
    'första kvartalet i år mot fjärde kvartalet i fjol',
    of(inShop(within('2026-01', '2026-03')), inShop(within('2025-10', '2025-12'))),
  ],
  [
    'misspelt',
    'mörkrosst hamen i sept i år',
    of(inShop(at('2026-09'), made('Mörkrost Hamnen 500 g'))),
  ],
  [
    'followUp',
    ['vad sålde vi av bryggkaffe i fjol', 'hur många kunder köpte det?'],
    of(countInShop('Kundnamn', lastYear, group('Bryggkaffe'))),
  ],
]);

const together = asked('firm', [
  ['figure', 'vad blev över i februari i fjol efter alla utgifter', of(left(at('2025-02')))],
  [
    'change',
    'resultat Q2 i år jämfört med Q2 i fjol',
    of(left(within('2026-04', '2026-06')), left(within('2025-04', '2025-06'))),
  ],
  [
    'figure',
    'hur stor del av det vi sålde i fjol gick till annonser',
    of(share(paid(lastYear, account('5910')), inShop(lastYear))),
  ],
]);

const expenses = asked('sampleCosts', [
  [
    'figure',
    'hur mycket ström köpte vi förra vintern, december till februari',
    of(paid(within('2025-12', '2026-02'), account('5020'))),
  ],
  ['figure', 'medelkostnaden per månad i år', of(ore(paid(within('2026-01', '2026-10')) / 10))],
  [
    'ranking',
    'vilken leverantör kostar minst i år',
    of(last(rankPaid('Leverantör', thisYear, (row) => row.Leverantör !== ''))[1]),
  ],
  [
    'change',
    'tehandeln 2025 mot i år',
    of(
      paid(lastYear, supplier('Tehandel Österled AB')),
      paid(thisYear, supplier('Tehandel Österled AB')),
    ),
  ],
  [
    'several',
    'hyra, el och telefon i augusti i år',
    of(
      paid(at('2026-08'), account('5010')),
      paid(at('2026-08'), account('5020')),
      paid(at('2026-08'), account('6210')),
    ),
  ],
  [
    'followUp',
    ['vad kostar löneskatterna i fjol', 'hur stor andel av totalen?'],
    of(share(paid(lastYear, account('7510')), paid(lastYear))),
  ],
]);

const cuts = asked('salon', [
  [
    'figure',
    'hur mycket drog Sofie och Ebba in ihop i juni i år',
    of(
      ore(
        inSalon(at('2026-06'), hairdresser('Sofie')) + inSalon(at('2026-06'), hairdresser('Ebba')),
      ),
    ),
  ],
  ['figure', 'snittkvittot i år', of(ore(inSalon(thisYear) / countSalon('Kvitto', thisYear)))],
  [
    'figure',
    'vad tar vi i snitt för en barnklippning i år',
    of(
      ore(
        inSalon(thisYear, treatment('Barnklippning')) /
          piecesInSalon(thisYear, treatment('Barnklippning')),
      ),
    ),
  ],
  [
    'ranking',
    'vilka tre behandlingar drar in mest i fjol',
    named(...rankSalon('Behandling', SUM, lastYear).slice(0, 3)),
  ],
  [
    'change',
    'färg i år mot klippning i år',
    of(inSalon(thisYear, is('Kategori', 'Färg')), inSalon(thisYear, is('Kategori', 'Klippning'))),
  ],
  [
    'dialect',
    'hur månge betalte med kort i maj i år',
    of(countSalon('Kvitto', at('2026-05'), is('Betalsätt', 'Kort'))),
  ],
]);

const abroad = asked('northwind', [
  [
    'figure',
    'hur många olika varor köpte Norge 1997',
    of(countNorthwind('Product', ordered('1997'), country('Norway'))),
  ],
  [
    'ranking',
    'vem sålde mest dryck 1997',
    named(first(rankNorthwind('Sales Person', ordered('1997'), kind('Beverages')))),
  ],
  [
    'ranking',
    'vilka länder ligger på plats 4 till 6 1997',
    named(...rankNorthwind('Country', ordered('1997')).slice(3, 6)),
  ],
  [
    'figure',
    'hur många kunder köpte Chai 1997',
    of(countNorthwind('Distributor', ordered('1997'), goods('Chai'))),
  ],
  [
    'misspelt',
    'ernts handel 1997',
    of(inNorthwind(ordered('1997'), is('Distributor', 'Ernst Handel'))),
  ],
]);

const books = asked('consultants', [
  [
    'figure',
    'hur mycket konsultarvode fakturerade vi i oktober 2009',
    of(Math.abs(inBooks(/^3010/, at('200910')))),
  ],
  ['figure', 'personalkostnaderna totalt', of(inBooks(/^7/))],
  [
    'several',
    'löner till företagsledare och sociala avgifter i april 2010',
    of(inBooks(/^7220/, at('201004')), inBooks(/^7510/, at('201004'))),
  ],
]);

const others = [
  ...asked('pizza', [
    ['ranking', 'vilken pizza sålde sämst i antal under året', { names: worstPizza() }],
  ]),
  ...asked('buyer', [
    [
      'figure',
      'hur mycket frakt betalade vi till Allenson Cycles 2014',
      of(inLedger('Frakt', booked('2014'), seller('Allenson Cycles'))),
    ],
    [
      'ranking',
      'vem fick mest betalt netto 2013',
      named(first(rankLedger('Netto', booked('2013')))),
    ],
  ]),
  ...asked('cycles', [
    ['figure', 'köpt av Allenson totalt', of(inCycles(vendor('Allenson Cycles')))],
  ]),
  ...asked('invoices', [
    ['figure', 'hur mycket har vi fakturerat totalt utan moms', of(invoiced('Netto'))],
  ]),
];

/** The pizza of which fewest were sold. */
function worstPizza(): string[] {
  const names = [...new Set(pizza.rows.map(({ Benämning = '' }) => Benämning))];
  const sums = names.map((name) => total(pizza.rows, 'Antal', is('Benämning', name)));
  return [names[sums.indexOf(Math.min(...sums))] ?? ''];
}

const unanswerable: readonly Unanswerable[] = [
  ['kids', 'vad kostar en regnjacka i inköp'],
  ['kids', 'vilken färg på mössan går bäst'],
  ['kids', 'hur många av kunderna är från Danmark'],
  ['kids', 'vad tjänade vi per order i vinst i år'],
  ['kids', 'hur många klickade på nyhetsbrevet'],
  ['kids', 'när kommer nästa leverans av overaller'],
  ['builder', 'vilket projekt är mest lönsamt'],
  ['builder', 'hur mycket har vi kvar av budgeten för Kök Lindgatan'],
  ['builder', 'vilken snickare köpte verktygen'],
  ['builder', 'hur många liter diesel tankade vi i år'],
  ['shop', 'hur många kilo råkaffe köpte vi'],
  ['shop', 'vem är kontaktperson på Hotell Tre Granar'],
  ['shop', 'vilka kunder har inte betalat'],
  ['firm', 'hur stort är vårt egna kapital'],
  ['sampleCosts', 'hur länge löper leasingavtalet'],
  ['sampleCosts', 'vad betalar andra kaférosterier i hyra'],
  ['salon', 'hur många avbokningar hade vi i år'],
  ['salon', 'vad tjänar vi på en damklippning efter lön'],
  ['northwind', 'vilken marginal har vi på Tofu'],
  ['pizza', 'hur många pizzor sålde vi förra fredagen'],
];

/** Of eleven files, two of them new, by the same hand, before the thirtieth was asked. */
export const goldenThirtyFirst: readonly Golden[] = goldens(
  [
    ...clothes,
    ...bricks,
    ...coffee,
    ...together,
    ...expenses,
    ...cuts,
    ...abroad,
    ...books,
    ...others,
  ],
  unanswerable,
);
