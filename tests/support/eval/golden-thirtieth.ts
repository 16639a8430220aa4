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
  inShop,
  is,
  last,
  made,
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
  type Unanswerable,
  within,
} from './counted.ts';
import { booked, inLedger, rankLedger } from './counted-ledgers.ts';
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
  returned,
  sold,
  soldBy,
  sumBuilt,
  sumInKids,
  town,
} from './counted-trades.ts';
import type { Golden } from './score.ts';
import { ore, total } from './truth.ts';

const { builder, salon } = evalCompanies;
const treatment = is.bind(null, 'Behandling');
const hairdresser = is.bind(null, 'Frisör');
const country = is.bind(null, 'Country');
const SUM = 'Summa exkl. moms';
const springKids = within('2026-03', '2026-05', 'Orderdatum');
const summerKids = within('2026-06', '2026-08', 'Orderdatum');
const kidsOf = (from: string, to: string) => within(from, to, 'Orderdatum');
const builtOf = (from: string, to: string) => within(from, to, 'Fakturadatum');
const kidsMonth = (row: { Orderdatum?: string }) => (row.Orderdatum ?? '').slice(0, 7);

const clothes = asked('kids', [
  ['figure', 'vad har vi sålt för i år', of(inKids(sold('2026')))],
  ['figure', 'Hur gick det i våras, vad drog vi in?', of(inKids(springKids))],
  [
    'figure',
    'hur många ordrar fick vi andra halvåret 2025',
    of(countKids('Ordernr', kidsOf('2025-07', '2025-12'))),
  ],
  [
    'figure',
    'hur mycket moms blev det på försäljningen i Q2 i år',
    of(sumInKids('Moms', kidsOf('2026-04', '2026-06'))),
  ],
  ['figure', 'hur mycket har folk returnerat för i år', of(inKids(sold('2026'), returned))],
  [
    'figure',
    'snittorder i butiken i år',
    of(
      ore(
        inKids(sold('2026'), soldBy('Butiken')) /
          countKids('Ordernr', sold('2026'), soldBy('Butiken')),
      ),
    ),
  ],
  [
    'figure',
    'hur stor del av försäljningen går via Barnens Torg 2025',
    of(share(inKids(sold('2025'), soldBy('Barnens Torg')), inKids(sold('2025')))),
  ],
  [
    'ranking',
    'vilka tre orter säljer vi mest till i år',
    named(...rankKids('Ort', sold('2026')).slice(0, 3)),
  ],
  [
    'ranking',
    'Vilket plagg sålde bäst förra sommaren',
    named(first(rankKids('Artikel', kidsOf('2025-06', '2025-08')))),
  ],
  ['ranking', 'vilken kategori är minst i år', named(last(rankKids('Kategori', sold('2026'))))],
  [
    'change',
    'sålde vi mer i somras än sommaren 2025',
    of(inKids(summerKids), inKids(kidsOf('2025-06', '2025-08'))),
  ],
  [
    'change',
    'skor i år mot samma tid i fjol',
    of(
      inKids(kidsOf('2026-01', '2026-09'), garments('Skor')),
      inKids(kidsOf('2025-01', '2025-09'), garments('Skor')),
    ),
  ],
  [
    'misspelt',
    'hur mkt sålde vi i götebrog i augusti i år',
    of(inKids(sold('2026-08'), town('Göteborg'))),
  ],
  ['dialect', 'va sålde vi för i Umeå ifjol asså', of(inKids(sold('2025'), town('Umeå')))],
  [
    'followUp',
    ['hur många mössor sålde vi i november i fjol', 'och vantar?'],
    of(sumInKids('Antal', sold('2025-11'), garment('Vantar Lingon'))),
  ],
  [
    'followUp',
    ['vad gav vi i rabatt i år', 'och på egna webbutiken?'],
    of(sumInKids('Rabatt', sold('2026'), soldBy('Egen webbutik'))),
  ],
  [
    'several',
    'försäljning och antal ordrar i december 2025',
    of(inKids(sold('2025-12')), countKids('Ordernr', sold('2025-12'))),
  ],
  ['figure', 'hur många kunder har bara handlat en gång', of(onceOnly())],
  [
    'figure',
    'vilken var bästa månaden i fjol och hur mycket',
    of(first(rankKids(kidsMonth, sold('2025')))[1]),
  ],
]);

const bricks = asked('builder', [
  ['figure', 'vad har Villa Solbacken kostat oss hittills', of(built(project('Villa Solbacken')))],
  [
    'figure',
    'material till badrumsjobbet Ek i år',
    of(built(invoicedOn('2026'), project('Badrum Ek'), kindOfCost('Material'))),
  ],
  [
    'figure',
    'Hur mycket moms har vi betalat på fakturorna i Q1 i år',
    of(sumBuilt('Moms', builtOf('2026-01', '2026-03'))),
  ],
  [
    'figure',
    'hur många fakturor från Plankan i fjol',
    of(countBuilt(invoicedOn('2025'), invoicer('Byggvaruhuset Plankan AB'))),
  ],
  [
    'ranking',
    'vilket projekt har kostat mest i år',
    named(first(rankBuilt('Projekt', invoicedOn('2026')))),
  ],
  [
    'ranking',
    'topp tre leverantörer andra halvåret förra året',
    named(...rankBuilt('Leverantör', builtOf('2025-07', '2025-12')).slice(0, 3)),
  ],
  [
    'ranking',
    'största fakturan i år, hur stor var den',
    of(
      Math.max(
        ...builder.rows.filter(invoicedOn('2026')).map((row) => total([row], 'Belopp exkl. moms')),
      ),
    ),
  ],
  [
    'change',
    'dieseln januari-september i år jämfört med i fjol samma månader',
    of(
      built(builtOf('2026-01', '2026-09'), kindOfCost('Drivmedel')),
      built(builtOf('2025-01', '2025-09'), kindOfCost('Drivmedel')),
    ),
  ],
  [
    'misspelt',
    'underentreprenörrer i år',
    of(built(invoicedOn('2026'), kindOfCost('Underentreprenör'))),
  ],
  [
    'several',
    'vad la vi på verktyg och på arbetskläder i fjol',
    of(
      built(invoicedOn('2025'), kindOfCost('Verktyg')),
      built(invoicedOn('2025'), kindOfCost('Arbetskläder')),
    ),
  ],
  [
    'followUp',
    ['vad betalade vi Elgrossisten i maj i år', 'och Rörfirman?'],
    of(built(invoicedOn('2026-05'), invoicer('Rörfirman Kopplet'))),
  ],
  [
    'figure',
    'hur stor andel av kostnaderna i år är underentreprenörer',
    of(share(built(invoicedOn('2026'), kindOfCost('Underentreprenör')), built(invoicedOn('2026')))),
  ],
  [
    'figure',
    'vad blev det inklusive moms från Maskinuthyrarna i år',
    of(sumBuilt('Att betala', invoicedOn('2026'), invoicer('Maskinuthyrarna Gräv AB'))),
  ],
]);

const coffee = asked('shop', [
  [
    'figure',
    'vad tjänar vi per kilo på Napolin i år',
    of(
      ore(
        shopProfit(thisYear, made('Espresso Napoli 1 kg')) /
          sumInShop('Antal', thisYear, made('Espresso Napoli 1 kg')),
      ),
    ),
  ],
  ['ranking', 'näst största kunden i år', named(...rankInShop('Kundnamn', thisYear).slice(1, 2))],
  [
    'ranking',
    'vilken kund gav störst täckningsbidrag förra året',
    of(
      Math.max(
        ...new Set(
          rankInShop('Kundnamn', lastYear).map(([name]) => shopProfit(lastYear, bought(name))),
        ),
      ),
    ),
  ],
  [
    'change',
    'hur mycket har telefonordrarna tappat i procent jan-okt mot i fjol',
    of(
      share(
        inShop(within('2026-01', '2026-10'), channel('Telefon')) -
          inShop(within('2025-01', '2025-10'), channel('Telefon')),
        inShop(within('2025-01', '2025-10'), channel('Telefon')),
      ),
    ),
  ],
  [
    'figure',
    'vad snittar en order på från Mälarviken i år',
    of(
      ore(
        inShop(thisYear, bought('Kontorskaffe Mälarviken AB')) /
          countInShop('Ordernr', thisYear, bought('Kontorskaffe Mälarviken AB')),
      ),
    ),
  ],
  [
    'several',
    'julkaffe och glöggte i december i fjol',
    of(inShop(at('2025-12'), made('Julkaffe 500 g')), inShop(at('2025-12'), made('Glöggte 100 g'))),
  ],
  [
    'misspelt',
    'hur gick det för tehuset lotusbloman i våras',
    of(inShop(within('2026-03', '2026-05'), bought('Tehuset Lotusblomman HB'))),
  ],
  [
    'followUp',
    ['vilken varugrupp växer mest', 'hur mycket sålde vi te för i år?'],
    of(inShop(thisYear, group('Te'))),
  ],
]);

const together = asked('firm', [
  ['figure', 'gick vi plus eller minus i januari i år', of(left(at('2026-01')))],
  [
    'figure',
    'hur många procent av omsättningen går till löner i fjol',
    of(share(paid(lastYear, account('7010')), inShop(lastYear))),
  ],
  [
    'several',
    'försäljning, kostnader och resultat för Q3 i år',
    of(
      inShop(within('2026-07', '2026-09')),
      paid(within('2026-07', '2026-09')),
      left(within('2026-07', '2026-09')),
    ),
  ],
]);

const expenses = asked('sampleCosts', [
  [
    'figure',
    'vad gick bensinen på i somras',
    of(paid(within('2026-06', '2026-08'), account('5611'))),
  ],
  [
    'figure',
    'hur mycket betalar vi redovisningsbyrån i månaden i snitt 2025',
    of(ore(paid(lastYear, supplier('Redovisningsbyrån Saldo AB')) / 12)),
  ],
  [
    'ranking',
    'vilka tre konton är dyrast i år',
    named(...rankPaid('Kontonamn', thisYear).slice(0, 3)),
  ],
  [
    'ranking',
    'vilket kostnadsställe är billigast 2025',
    named(last(rankPaid('Kostnadsställe', lastYear))),
  ],
  [
    'change',
    'Råkaffe Nordhav Q3 mot Q2 i år',
    of(
      paid(within('2026-07', '2026-09'), supplier('Råkaffe Nordhav AB')),
      paid(within('2026-04', '2026-06'), supplier('Råkaffe Nordhav AB')),
    ),
  ],
  [
    'several',
    'vad kostar bokföringsprogrammet och webbutiksplattformen tillsammans i år',
    of(
      ore(
        paid(thisYear, supplier('Bokföringsprogrammet Debet AB')) +
          paid(thisYear, supplier('Webbutiksplattformen Hyllan AB')),
      ),
    ),
  ],
  [
    'figure',
    'it-kostnader på Försäljning i fjol',
    of(paid(lastYear, account('6540'), place('Försäljning'))),
  ],
]);

const cuts = asked('salon', [
  [
    'figure',
    'vad drar Hassan in per dag i snitt i år',
    of(
      ore(
        inSalon(thisYear, hairdresser('Hassan')) /
          new Set(
            salon.rows.filter(both(thisYear, hairdresser('Hassan'))).map(({ Datum }) => Datum),
          ).size,
      ),
    ),
  ],
  [
    'figure',
    'hur många herrklippningar gjorde Ebba i år',
    of(piecesInSalon(thisYear, treatment('Herrklippning'), hairdresser('Ebba'))),
  ],
  ['ranking', 'vem har flest besök i fjol', named(first(salonVisits()))],
  [
    'figure',
    'hur stor andel betalar kontant i år i kronor',
    of(share(inSalon(thisYear, is('Betalsätt', 'Kontant')), inSalon(thisYear))),
  ],
  [
    'change',
    'balayage 2025 jämfört med i år',
    of(inSalon(lastYear, treatment('Balayage')), inSalon(thisYear, treatment('Balayage'))),
  ],
  [
    'misspelt',
    'sjampo björk i antal i år',
    of(piecesInSalon(thisYear, treatment('Schampo Björk 300 ml'))),
  ],
  [
    'followUp',
    ['vilken frisör drog in mest i augusti i år', 'och minst?'],
    named(last(rankSalon('Frisör', SUM, at('2026-08')))),
  ],
]);

const abroad = asked('northwind', [
  [
    'figure',
    'snittförsäljning per säljare 1997',
    of(ore(inNorthwind(ordered('1997')) / countNorthwind('Sales Person', ordered('1997')))),
  ],
  [
    'ranking',
    'vem av säljarna kom sist 1997',
    named(last(rankNorthwind('Sales Person', ordered('1997')))),
  ],
  [
    'figure',
    'hur mycket sålde Nancy Davolio i USA 1997',
    of(inNorthwind(ordered('1997'), is('Sales Person', 'Nancy Davolio'), country('USA'))),
  ],
  [
    'change',
    'Sverige Q1 1998 mot Q1 1997',
    of(
      inNorthwind(within('1998-01', '1998-03', 'Order Date'), country('Sweden')),
      inNorthwind(within('1997-01', '1997-03', 'Order Date'), country('Sweden')),
    ),
  ],
]);

const books = asked('consultants', [
  ['figure', 'vad sålde vi varor för under året', of(Math.abs(inBooks(/^3001/)))],
  ['figure', 'resultatet för räkenskapsåret', of(Math.abs(inBooks(/^[3-8]/)))],
  ['figure', 'vad kostade löner till tjänstemän i mars 2010', of(inBooks(/^7210/, at('201003')))],
  ['ranking', 'vilket är vårt största kostnadskonto', of(first(bookAccounts())[1])],
]);

const ledger = asked('buyer', [
  [
    'ranking',
    'vilka fem leverantörer fick mest moms 2014',
    named(...rankLedger('Moms', booked('2014')).slice(0, 5)),
  ],
  [
    'figure',
    'totalt att betala med moms och frakt i mars 2014',
    of(inLedger('Belopp', booked('201403'))),
  ],
]);

/** How many customers have one order of clothes. */
function onceOnly(): number {
  const orders = new Map<string, Set<string>>();
  for (const { Kundnr = '', Ordernr = '' } of evalCompanies.kids.rows)
    orders.set(Kundnr, (orders.get(Kundnr) ?? new Set()).add(Ordernr));
  return [...orders.values()].filter(({ size }) => size === 1).length;
}

/** Hairdressers by their receipts last year. */
function salonVisits(): [string, number][] {
  return ['Ebba', 'Hassan', 'Malin', 'Sofie']
    .map((name): [string, number] => [name, countSalon('Kvitto', lastYear, hairdresser(name))])
    .sort((a, b) => b[1] - a[1]);
}

/** What each account of costs comes to in the books, the largest first. */
function bookAccounts(): [string, number][] {
  const accounts = [...new Set(evalCompanies.consultants.rows.map(({ Konto = '' }) => Konto))];
  return accounts
    .filter((each) => /^[4-7]/.test(each))
    .map((each): [string, number] => [each, inBooks(new RegExp(`^${each}`))])
    .sort((a, b) => b[1] - a[1]);
}

const unanswerable: readonly Unanswerable[] = [
  ['kids', 'hur mycket tjänade vi på regnjackorna'],
  ['kids', 'vilken storlek säljer bäst'],
  ['kids', 'varför returnerar folk sandalerna'],
  ['kids', 'vad kostade annonserna i fjol'],
  ['kids', 'hur många besökte webbutiken i somras'],
  ['kids', 'hur många mössor har vi på lager'],
  ['builder', 'gick Villa Solbacken med vinst'],
  ['builder', 'hur många timmar la vi på takbytet'],
  ['builder', 'vilka fakturor är inte betalda än'],
  ['builder', 'vad fakturerade vi kunden för Altan Berget'],
  ['shop', 'vad blir försäljningen nästa jul'],
  ['shop', 'hur mycket frakt tog vi betalt i år'],
  ['firm', 'hur mycket pengar har vi på kontot'],
  ['sampleCosts', 'vad blir hyran nästa år'],
  ['sampleCosts', 'hur många anställda betalar vi lön till'],
  ['salon', 'hur många nya kunder fick Ebba'],
  ['salon', 'vad är lönen för Malin'],
  ['northwind', 'hur många dagar tog leveransen till Ernst Handel'],
  ['consultants', 'vilken konsult drog in mest'],
  ['buyer', 'vilka leverantörer är sena'],
];

/** Of nine files, two of them new, as owners of six trades ask, without reading how the rules answer. */
export const goldenThirtieth: readonly Golden[] = goldens(
  [
    ...clothes,
    ...bricks,
    ...coffee,
    ...together,
    ...expenses,
    ...cuts,
    ...abroad,
    ...books,
    ...ledger,
  ],
  unanswerable,
);
