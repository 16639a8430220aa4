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
  made,
  month,
  named,
  none,
  of,
  paid,
  rankInShop,
  rankPaid,
  share,
  sumInShop,
  supplier,
  top,
  type Unanswerable,
  within,
} from './counted.ts';
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
import type { Golden } from './score.ts';
import { ore, totalsBy } from './truth.ts';

const { shop, sampleCosts } = evalCompanies;

const lyktan = bought('Restaurang Lyktan i Hamnen AB');
const bageri = bought('Bageri Sju Sorters AB');
const teaBuyer = bought(top('Kundnamn', thisYear, group('Te'))[0]);
const packer = supplier('Emballage & Påse i Norr AB');
const country = is.bind(null, 'Country');
const kind = is.bind(null, 'Category');
const goods = is.bind(null, 'Product');
const buyer = is.bind(null, 'Distributor');
const treatment = is.bind(null, 'Behandling');
const hairdresser = is.bind(null, 'Frisör');

const sales = asked('shop', [
  ['figure', 'tja, hur gick det i september? vad sålde vi för', of(inShop(at('2026-09')))],
  ['dialect', 'va ha vi sålt te för i år', of(inShop(thisYear, group('Te')))],
  ['misspelt', 'omsätning per kanl i fjol', named(...rankInShop('Kanal', lastYear))],
  [
    'ranking',
    'vilka 4 kunder har vi sålt minst till 2025',
    named(...rankInShop('Kundnamn', lastYear).slice(-4)),
  ],
  [
    'change',
    'hur mycket har Restaurang Lyktan ökat eller minskat jan-okt jämfört med samma period i fjol',
    of(inShop(within('2026-01', '2026-10'), lyktan), inShop(within('2025-01', '2025-10'), lyktan)),
  ],
  [
    'several',
    'hur många ordrar la Bageri Sju Sorters i år, och vad är deras snittorder?',
    of(
      countInShop('Ordernr', thisYear, bageri),
      ore(inShop(thisYear, bageri) / countInShop('Ordernr', thisYear, bageri)),
    ),
  ],
  [
    'followUp',
    ['vad sålde vi på webben i juni i år', 'och på telefon?', 'och i juni året innan?'],
    of(inShop(at('2025-06'), channel('Telefon'))),
  ],
  [
    'figure',
    'om vi höjer priset på Kallbrygd med 5 procent, vad ger det på ett år räknat på 2025',
    of(ore(0.05 * inShop(lastYear, made('Kallbrygd 1 liter')))),
  ],
  [
    'figure',
    'hur stor del av det vi säljer i år är koffeinfritt',
    of(share(inShop(thisYear, made('Koffeinfritt 500 g')), inShop(thisYear))),
  ],
  [
    'change',
    'varför tappade vi från december förra året till januari i år',
    of(ore(inShop(at('2026-01')) - inShop(at('2025-12')))),
  ],
  [
    'ranking',
    'näst bästa varan i antal i år',
    named(totalsBy(shop.rows, 'Benämning', 'Antal', thisYear)[1] ?? none),
  ],
  ['figure', 'vad är genomsnittlig försäljning per månad i år', of(ore(inShop(thisYear) / 10))],
  [
    'followUp',
    ['vilken kund köper mest te i år', 'hur mycket av det är Earl Grey?'],
    of(inShop(thisYear, teaBuyer, made('Earl Grey 100 påsar'))),
  ],
  ['figure', 'vad drog vi in under andra halvåret 2025', of(inShop(within('2025-07', '2025-12')))],
  [
    'figure',
    'hur många pralinaskar gick det åt i december 2025',
    of(sumInShop('Antal', at('2025-12'), made('Pralinask 24 bitar'))),
  ],
]);

const together = asked('firm', [
  [
    'figure',
    'hur mycket blev över första halvåret i år när allt är betalt',
    of(left(within('2026-01', '2026-06'))),
  ],
  [
    'figure',
    'hur många procent av omsättningen är annonser i år',
    of(share(paid(thisYear, account('5910')), inShop(thisYear))),
  ],
  [
    'several',
    'vad omsatte vi i fjol och vad la vi på löner',
    of(inShop(lastYear), paid(lastYear, account('7010'))),
  ],
  ['followUp', ['resultatet i maj i år?', 'och maj i fjol?'], of(left(at('2025-05')))],
]);

const costs = asked('sampleCosts', [
  [
    'figure',
    'hur mkt har Skatteverket fått av oss i år',
    of(paid(thisYear, supplier('Skatteverket'))),
  ],
  ['ranking', 'de 3 dyraste kontona i fjol', named(...rankPaid('Kontonamn', lastYear).slice(0, 3))],
  [
    'change',
    'bankavgifterna, har dom gått upp? jan-okt mot förra året',
    of(
      paid(within('2026-01', '2026-10'), account('6570')),
      paid(within('2025-01', '2025-10'), account('6570')),
    ),
  ],
  ['misspelt', 'fraktkosnader i juli', of(paid(at('2026-07'), account('5710')))],
  ['dialect', 'va kosta telefon å bredband i mars', of(paid(at('2026-03'), account('6210')))],
  [
    'several',
    'hyra, el och försäkring 2025',
    of(
      paid(lastYear, account('5010')),
      paid(lastYear, account('5020')),
      paid(lastYear, account('6310')),
    ),
  ],
  [
    'figure',
    'hur mycket kostar leasingbilen per månad i snitt i år',
    of(ore(paid(thisYear, account('5615')) / 10)),
  ],
  [
    'followUp',
    ['vad fick Emballage & Påse 2025', 'hur många fakturor var det?'],
    of(sampleCosts.rows.filter(both(lastYear, packer)).length),
  ],
  [
    'ranking',
    'vilken månad i år hade vi högst kostnader och vad blev det',
    of(first(rankPaid(month, thisYear))[1]),
  ],
  [
    'figure',
    'hur stor andel av kostnaderna är löner 2025',
    of(share(paid(lastYear, account('7010')), paid(lastYear))),
  ],
]);

const abroad = asked('northwind', [
  [
    'figure',
    'hur mycket sålde vi till Sverige 1997',
    of(inNorthwind(ordered('1997'), country('Sweden'))),
  ],
  ['ranking', 'vilka tre länder köper mest', named(...rankNorthwind('Country').slice(0, 3))],
  ['figure', 'försäljning av Chai 1997', of(inNorthwind(ordered('1997'), goods('Chai')))],
  [
    'change',
    'Beverages juli-december 1997 mot samma månader 1996',
    of(
      inNorthwind(within('1997-07', '1997-12', 'Order Date'), kind('Beverages')),
      inNorthwind(within('1996-07', '1996-12', 'Order Date'), kind('Beverages')),
    ),
  ],
  ['misspelt', 'gorgonzola telno totalt', of(inNorthwind(goods('Gorgonzola Telino')))],
  ['ranking', 'bästa säljaren 1997', named(first(rankNorthwind('Sales Person', ordered('1997'))))],
  [
    'ranking',
    'vilken kund i Tyskland köper mest',
    named(first(rankNorthwind('Distributor', country('Germany')))),
  ],
  [
    'followUp',
    ['Hur mycket köpte Ernst Handel 1997?', 'och vilken kategori köpte de mest av?'],
    named(first(rankNorthwind('Category', ordered('1997'), buyer('Ernst Handel')))),
  ],
  [
    'figure',
    'vad är snittförsäljningen per månad 1997',
    of(ore(inNorthwind(ordered('1997')) / 12)),
  ],
  [
    'several',
    'hur mycket sålde vi i januari, februari och mars 1998',
    of(
      inNorthwind(ordered('1998-01')),
      inNorthwind(ordered('1998-02')),
      inNorthwind(ordered('1998-03')),
    ),
  ],
  [
    'figure',
    'hur stor del av försäljningen 1997 kommer från USA',
    of(share(inNorthwind(ordered('1997'), country('USA')), inNorthwind(ordered('1997')))),
  ],
  [
    'figure',
    'hur många olika produkter sålde vi 1997',
    of(countNorthwind('Product', ordered('1997'))),
  ],
  [
    'dialect',
    'vicka varor går sämst, va ä dom tre sämsta',
    named(...rankNorthwind('Product').slice(-3)),
  ],
  [
    'change',
    'varför ökade vi från mars till april 1998',
    of(ore(inNorthwind(ordered('1998-04')) - inNorthwind(ordered('1998-03')))),
  ],
  ['figure', 'Folk och fä HB, vad har de handlat för', of(inNorthwind(buyer('Folk och fä HB')))],
]);

const cuts = asked('salon', [
  ['figure', 'hur mycket drog vi in i oktober', of(inSalon(at('2026-10')))],
  [
    'ranking',
    'vem av frisörerna sålde mest i år',
    named(first(rankSalon('Frisör', 'Summa exkl. moms', thisYear))),
  ],
  [
    'figure',
    'hur många slingor gjorde vi i våras, mars till maj i år',
    of(piecesInSalon(within('2026-03', '2026-05'), treatment('Slingor'))),
  ],
  [
    'misspelt',
    'balyage i år mot i fjol januari-oktober',
    of(
      inSalon(within('2026-01', '2026-10'), treatment('Balayage')),
      inSalon(within('2025-01', '2025-10'), treatment('Balayage')),
    ),
  ],
  [
    'figure',
    'hur stor del gick på produkter i fjol',
    of(share(inSalon(lastYear, is('Kategori', 'Produkter')), inSalon(lastYear))),
  ],
  ['figure', 'snittkvitto i år', of(ore(inSalon(thisYear) / countSalon('Kvitto', thisYear)))],
  [
    'figure',
    'vad betalades med swish i september',
    of(inSalon(at('2026-09'), is('Betalsätt', 'Swish'))),
  ],
  [
    'ranking',
    'vilken veckodag är bäst i år',
    of(first(rankSalon(weekday, 'Summa exkl. moms', thisYear))[1]),
  ],
  [
    'followUp',
    ['vad sålde Malin för i maj i år', 'och Ebba?'],
    of(inSalon(at('2026-05'), hairdresser('Ebba'))),
  ],
  [
    'several',
    'hur många damklippningar och herrklippningar i fjol',
    of(
      piecesInSalon(lastYear, treatment('Damklippning')),
      piecesInSalon(lastYear, treatment('Herrklippning')),
    ),
  ],
  [
    'dialect',
    'hur möe schampo har vi sålt i år då, i kronor',
    of(inSalon(thisYear, treatment('Schampo Björk 300 ml'))),
  ],
  [
    'ranking',
    'sämsta månaden förra året',
    of(rankSalon(month, 'Summa exkl. moms', lastYear).at(-1)?.[1] ?? 0),
  ],
  [
    'figure',
    'om jag höjer damklippning med 50 kr, vad ger det på ett år om vi räknar på 2025',
    of(50 * piecesInSalon(lastYear, treatment('Damklippning'))),
  ],
  [
    'figure',
    'hur mycket sålde Hassan färg för i april i år',
    of(inSalon(at('2026-04'), hairdresser('Hassan'), is('Kategori', 'Färg'))),
  ],
]);

const books = asked('consultants', [
  ['figure', 'hur mycket fakturerade vi i konsultarvoden under året', of(inBooks(/^3010/))],
  ['figure', 'vad har revisorn kostat', of(inBooks(/^6420/))],
  [
    'ranking',
    'de fem största kostnaderna',
    // Told by what they are for, not by account.
    named(['Personal', inBooks(/^7/)]),
  ],
  ['several', 'frakter och mässor, vad gick det på', of(inBooks(/^5710/), inBooks(/^5940/))],
  [
    'change',
    'löner till företagsledare i juni 2010 mot maj 2010',
    of(inBooks(/^7220/, at('201006')), inBooks(/^7220/, at('201005'))),
  ],
  ['misspelt', 'represenation avdragsgill', of(inBooks(/^6071/))],
  [
    'followUp',
    ['vad köpte vi varor och material för i juli 2009', 'och i augusti?'],
    of(inBooks(/^40/, at('200908'))),
  ],
  ['figure', 'lokalhyra per månad i snitt', of(ore(inBooks(/^5010/) / 12))],
  ['dialect', 'va la vi på tidningar å sånt', of(inBooks(/^6970/))],
  ['figure', 'vad kostade utbildning av personalen', of(inBooks(/^7610/))],
]);

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'vilket väder säljer vi bäst i'],
  ['shop', 'vad köper kunderna hos konkurrenten i stället'],
  ['shop', 'hur många timmar la säljarna ner på Fjällvyn'],
  ['shop', 'sålde vi mer på förmiddagen i mars'],
  ['shop', 'vad hade vi för försäljning i maj 2022'],
  ['shop', 'hur många anställda har Kontorskaffe'],
  ['firm', 'vad är företaget värt'],
  ['firm', 'hur mycket pengar har vi på kontot'],
  ['sampleCosts', 'hur många anställda får lön'],
  ['sampleCosts', 'vad kostar hyran per kvadratmeter'],
  ['sampleCosts', 'när ska momsen betalas'],
  ['northwind', 'vilken vara har bäst marginal'],
  ['northwind', 'hur mycket sålde vi till Island 1997'],
  ['northwind', 'hur många lådor gick till QUICK-Stop'],
  ['northwind', 'försäljning 2001'],
  ['salon', 'hur många nya kunder fick vi i mars'],
  ['salon', 'hur många avbokade i juni'],
  ['salon', 'vad kostar schampot i inköp'],
  ['salon', 'vilken tid på dan är fullast'],
  ['salon', 'vad har Malin i lön'],
  ['consultants', 'vilken kund köper mest konsulttid'],
  ['consultants', 'vad kostade mobilerna 2013'],
];

/** Of the sample company, a wholesaler abroad, a hairdresser's and a year of bookkeeping, without reading how the rules answer. */
export const goldenTwentyFifth: readonly Golden[] = goldens(
  [...sales, ...together, ...costs, ...abroad, ...cuts, ...books],
  unanswerable,
);
