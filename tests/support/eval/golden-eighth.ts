import { evalCompanies } from './companies.ts';
import {
  type Answerable,
  account,
  at,
  bottom,
  bought,
  COST,
  channel,
  countInShop,
  type Fits,
  goldens,
  group,
  inCycles,
  inShop,
  is,
  isSupplier,
  made,
  month,
  named,
  none,
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
  top,
  type Unanswerable,
  within,
} from './counted.ts';
import type { Golden } from './score.ts';
import { distinct, ore, type TruthRow, total, totalsBy } from './truth.ts';

const { cycles, till, suppliers, bank, ledger, pizza, sampleCosts } = evalCompanies;
const year = (row: TruthRow) => (row.Datum ?? '').slice(0, 4);
const byStaff = is.bind(null, 'Medarbetare');
const TILL = 'Totalt (SEK)';
const perOrder = (...tests: Fits[]) => ore(inShop(...tests) / countInShop('Ordernr', ...tests));

const sales: readonly Answerable[] = [
  [
    'shop',
    'figure',
    'va sålde vi för i påskas 3-6 april 2026',
    of(inShop(within('2026-04-03', '2026-04-06'))),
  ],
  ['shop', 'figure', 'Vad landade oktober på?', of(inShop(at('2026-10')))],
  [
    'shop',
    'figure',
    'Hur mycket sålde vi för mellan den 10 och 20 september 2026?',
    of(inShop(within('2026-09-10', '2026-09-20'))),
  ],
  ['shop', 'figure', 'omsättning jan-mars i år', of(inShop(within('2026-01', '2026-03')))],
  [
    'shop',
    'figure',
    'Vad har Tehuset Lotusblomman handlat för hittills i år?',
    of(inShop(at('2026'), bought('Tehuset Lotusblomman HB'))),
  ],
  [
    'shop',
    'figure',
    'hur många paket havredryck har vi krängt under 2025',
    of(sumInShop('Antal', at('2025'), made('Havredryck Barista 6-pack'))),
  ],
  [
    'shop',
    'figure',
    'Hur mycket TB gav Julkaffe i december 2025?',
    of(shopProfit(at('2025-12'), made('Julkaffe 500 g'))),
  ],
  ['shop', 'figure', 'snittkvitto på webben i år', of(perOrder(at('2026'), channel('Webb')))],
  [
    'shop',
    'figure',
    'Hur många av kunderna köpte te under 2026?',
    of(countInShop('Kundnamn', at('2026'), group('Te'))),
  ],
  [
    'shop',
    'figure',
    'hur många olika artiklar köper bageri sju sorter',
    of(countInShop('Benämning', bought('Bageri Sju Sorters AB'))),
  ],
  [
    'shop',
    'figure',
    'Hur stor andel av försäljningen 2026 är Kontorskaffe Mälarviken?',
    of(share(inShop(at('2026'), bought('Kontorskaffe Mälarviken AB')), inShop(at('2026')))),
  ],
  [
    'shop',
    'figure',
    'vad är styckpriset vi får ut för sencha i snitt 2026',
    of(
      ore(
        inShop(at('2026'), made('Grönt te Sencha 250 g')) /
          sumInShop('Antal', at('2026'), made('Grönt te Sencha 250 g')),
      ),
    ),
  ],
  [
    'shop',
    'figure',
    'hur mycket rabatt har vi gett bort i år',
    of(sumInShop('Rabatt', at('2026'))),
  ],
  [
    'shop',
    'figure',
    'Vad är marginalen på tillbehör under 2026?',
    of(share(shopProfit(at('2026'), group('Tillbehör')), inShop(at('2026'), group('Tillbehör')))),
  ],
  ['shop', 'figure', 'Vad sålde vi för den 30 oktober?', of(inShop(at('2026-10-30')))],
  [
    'shop',
    'ranking',
    'Vilka fem varor drar in minst i år?',
    named(...rankInShop('Benämning', at('2026')).slice(-5)),
  ],
  ['shop', 'ranking', 'vår bästa månad någonsin', of(rankInShop(month)[0]?.[1] ?? 0)],
  [
    'shop',
    'ranking',
    'vilken kund köpte mest på telefon 2025?',
    named(top('Kundnamn', at('2025'), channel('Telefon'))),
  ],
  [
    'shop',
    'ranking',
    'Vad köper Café Syrenen mest av?',
    named(top('Benämning', bought('Café Syrenen AB'))),
  ],
  ['shop', 'ranking', 'vilken varugrupp går sämst', named(bottom('Varugrupp'))],
  [
    'shop',
    'ranking',
    'dom tre bästa teerna i kronor 2026',
    named(...rankInShop('Benämning', at('2026'), group('Te')).slice(0, 3)),
  ],
  ['shop', 'ranking', 'vilken dag sålde vi mest på', of(rankInShop('Datum')[0]?.[1] ?? 0)],
  [
    'shop',
    'ranking',
    'Visa omsättningen månad för månad 2025',
    of(...rankInShop(month, at('2025')).map(([, sum]) => sum)),
  ],
  ['shop', 'ranking', 'försäljning per år', of(...rankInShop(year).map(([, sum]) => sum))],
  [
    'shop',
    'change',
    'Går webben bättre eller sämre i år än samma period i fjol?',
    of(
      inShop(within('2026-01-01', '2026-10-30'), channel('Webb')),
      inShop(within('2025-01-01', '2025-10-30'), channel('Webb')),
    ),
  ],
  [
    'shop',
    'change',
    'hur mycket mindre sålde vi i oktober än i september i år',
    of(inShop(at('2026-10')), inShop(at('2026-09'))),
  ],
  [
    'shop',
    'change',
    'tredje kvartalet 2026 mot tredje kvartalet 2025, hur gick det?',
    of(inShop(within('2026-07', '2026-09')), inShop(within('2025-07', '2025-09'))),
  ],
  [
    'shop',
    'change',
    'Skillnaden mellan webb och telefon 2025?',
    of(inShop(at('2025'), channel('Webb')), inShop(at('2025'), channel('Telefon'))),
  ],
  [
    'shop',
    'change',
    'har espresso napoli ökat sen i våras jämfört med våren 2025',
    of(
      inShop(within('2026-03', '2026-05'), made('Espresso Napoli 1 kg')),
      inShop(within('2025-03', '2025-05'), made('Espresso Napoli 1 kg')),
    ),
  ],
  [
    'shop',
    'several',
    'hur mycket sålde vi i juli och augusti i år och vilken var bäst',
    of(inShop(at('2026-07')), inShop(at('2026-08'))),
  ],
  [
    'shop',
    'several',
    'Vem är största kunden på webben i år, och hur mycket rabatt får de?',
    {
      names: [top('Kundnamn', at('2026'), channel('Webb'))[0]],
      values: [
        sumInShop(
          'Rabatt',
          at('2026'),
          channel('Webb'),
          bought(top('Kundnamn', at('2026'), channel('Webb'))[0]),
        ),
      ],
    },
  ],
  [
    'shop',
    'followUp',
    ['hur mycket sålde vi av choklad 2025?', 'och vilka köpte den?'],
    { names: [top('Kundnamn', at('2025'), group('Choklad'))[0]] },
  ],
  [
    'shop',
    'followUp',
    ['Hur gick det i juni?', 'jämför med juni året innan'],
    of(inShop(at('2026-06')), inShop(at('2025-06'))),
  ],
  [
    'shop',
    'followUp',
    ['vilka är våra fem största kunder i år', 'och de fem minsta?'],
    named(...rankInShop('Kundnamn', at('2026')).slice(-5)),
  ],
  [
    'shop',
    'followUp',
    ['Hur mycket sålde vi till Kafferummet Öster 2025?', 'Kanelknuten då?'],
    of(inShop(at('2025'), bought('Café Kanelknuten AB'))),
  ],
  [
    'shop',
    'misspelt',
    'hur mykcet kalbrygd sålde vi förra sommarn',
    of(inShop(within('2025-06', '2025-08'), made('Kallbrygd 1 liter'))),
  ],
  ['shop', 'misspelt', 'täckningbidrag i ferbruari 2026', of(shopProfit(at('2026-02')))],
  [
    'shop',
    'misspelt',
    'vad har restuarang lyktan köppt för',
    of(inShop(bought('Restaurang Lyktan i Hamnen AB'))),
  ],
  ['shop', 'dialect', 'hur möe sålde vi för i fjol', of(inShop(at('2025')))],
  ['shop', 'dialect', 'vilken e den bästa kunnen i år', named(top('Kundnamn', at('2026')))],
  ['shop', 'dialect', 'hva gick dä te för i maj ijol', of(inShop(at('2025-05'), group('Te')))],
  [
    'shop',
    'overview',
    'om vi höjer priserna med tre procent, vad händer då?',
    { names: ['Antaganden'] },
  ],
  ['shop', 'overview', 'ge mig ett råd om vad vi ska göra först', { names: ['Första steg'] }],
];

const costs: readonly Answerable[] = [
  ['sampleCosts', 'figure', 'vad kostar elen oss?', of(paid(account('5020')))],
  [
    'sampleCosts',
    'figure',
    'hur mycket el i januari 2026',
    of(paid(account('5020'), at('2026-01'))),
  ],
  ['sampleCosts', 'ranking', 'vart går pengarna?', of(rankPaid('Kontonamn')[0]?.[1] ?? 0)],
  [
    'sampleCosts',
    'figure',
    'Hur mycket har vi betalat i hyra i år?',
    of(paid(account('5010'), at('2026'))),
  ],
  ['sampleCosts', 'figure', 'Vad gick lönerna på 2025?', of(paid(account('7010'), at('2025')))],
  ['sampleCosts', 'figure', 'totala kostnader 2025', of(paid(at('2025')))],
  [
    'sampleCosts',
    'figure',
    'hur mycket har vi köpt av Råkaffe Nordhav i sommar',
    of(paid(supplier('Råkaffe Nordhav AB'), within('2026-06', '2026-08'))),
  ],
  [
    'sampleCosts',
    'ranking',
    'Vilka fem leverantörer betalar vi mest till?',
    named(...rankPaid('Leverantör', isSupplier).slice(0, 5)),
  ],
  [
    'sampleCosts',
    'ranking',
    'vilken månad i år kostade mest',
    of(rankPaid(month, at('2026'))[0]?.[1] ?? 0),
  ],
  [
    'sampleCosts',
    'change',
    'Har bensinen blivit dyrare i år jämfört med samma tid förra året?',
    of(
      paid(account('5611'), within('2026-01', '2026-10')),
      paid(account('5611'), within('2025-01', '2025-10')),
    ),
  ],
  [
    'sampleCosts',
    'figure',
    'Vad kostar lagret oss, alltså kostnadsstället?',
    of(paid(place('Lager'))),
  ],
  [
    'sampleCosts',
    'overview',
    'Har vi betalat någon faktura två gånger?',
    { names: ['Emballage & Påse i Norr AB'], values: [4185] },
  ],
  [
    'sampleCosts',
    'followUp',
    ['hur mycket lägger vi på annonser 2025?', 'och i år?'],
    of(paid(account('5910'), at('2026'))),
  ],
  ['sampleCosts', 'misspelt', 'försäkirngar 2025', of(paid(account('6310'), at('2025')))],
  [
    'sampleCosts',
    'figure',
    'hur många leverantörer har vi',
    of(distinct(sampleCosts.rows, 'Leverantör', isSupplier)),
  ],
  [
    'sampleCosts',
    'figure',
    'frakt per månad i snitt 2025',
    of(ore(paid(account('5710'), at('2025')) / 12)),
  ],
  [
    'firm',
    'several',
    'vad sålde vi för och vad kostade allt i september i år?',
    of(inShop(at('2026-09')), paid(at('2026-09'))),
  ],
  [
    'firm',
    'figure',
    'vad betalar vi redovisningsbyrån Saldo',
    of(paid(supplier('Redovisningsbyrån Saldo AB'))),
  ],
  ['firm', 'figure', 'Vilken omsättning hade vi i augusti 2026?', of(inShop(at('2026-08')))],
  [
    'firm',
    'followUp',
    ['hur mycket sålde vi i mars 2026', 'och kostnaderna då?'],
    of(paid(at('2026-03'))),
  ],
];

const others: readonly Answerable[] = [
  ['till', 'figure', 'hur mycket har ola slagit in', of(total(till.rows, TILL, byStaff('Ola')))],
  [
    'till',
    'ranking',
    'vem i personalen säljer bäst?',
    named(totalsBy(till.rows, 'Medarbetare', TILL)[0] ?? none),
  ],
  ['till', 'figure', 'hur många bullar sålde eva', of(2)],
  ['books', 'figure', 'Hur mycket kostade elen?', of(1440)],
  ['books', 'figure', 'vad gick resorna på', of(4468)],
  ['books', 'figure', 'vad kostade elen i mars 2010', { names: ['ingen rad'] }],
  ['books', 'change', 'har elkostnaden ökat?', of(1440, 1442.4)],
  ['ledger', 'figure', 'vad betalade vi i ränta i februari 2025', of(450)],
  ['ledger', 'figure', 'vad kostade telia', of(total(ledger.rows, 'Debet', is('Konto', '6212')))],
  [
    'bank',
    'ranking',
    'vad gick det mest pengar till',
    of(-total(bank.rows, 'Belopp', is('Text', 'Fastighets AB Balder'))),
  ],
  [
    'suppliers',
    'figure',
    'vad har elen kostat',
    of(total(suppliers.rows, COST, is('Leverantör', 'Eon'))),
  ],
  [
    'invoices',
    'ranking',
    'vem har vi fakturerat mest',
    { names: ['Ek Bygg AB'], values: [10_000] },
  ],
  [
    'cycles',
    'figure',
    'hur många inköpsorder la vi i mars 2014',
    of(distinct(cycles.rows, 'PurchaseOrderID', at('2014-03', 'OrderDate'))),
  ],
  [
    'cycles',
    'ranking',
    'vilken månad köpte vi in för mest?',
    of(totalsBy(cycles.rows, (row) => (row.OrderDate ?? '').slice(0, 7), 'SubTotal')[0]?.[1] ?? 0),
  ],
  [
    'cycles',
    'change',
    'första kvartalet 2014 jämfört med sista 2013',
    of(
      inCycles(within('2014-01', '2014-03', 'OrderDate')),
      inCycles(within('2013-10', '2013-12', 'OrderDate')),
    ),
  ],
  [
    'pizza',
    'ranking',
    'vilken pizza är minst populär?',
    { names: [totalsBy(pizza.rows, 'Benämning', 'Antal').at(-1)?.[0] ?? ''] },
  ],
  [
    'pizza',
    'figure',
    'hur stor del av försäljningen är veggie',
    of(share(total(pizza.rows, 'Summa', is('Varugrupp', 'Veggie')), total(pizza.rows, 'Summa'))),
  ],
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur mycket sålde vi i midsommar till turister'],
  ['shop', 'vilken säljare sålde mest'],
  ['shop', 'vad har vi på banken'],
  ['shop', 'hur mycket är vi skyldiga skatteverket'],
  ['shop', 'vilka kunder är missnöjda'],
  ['shop', 'hur många kilo koldioxid släpper vi ut'],
  ['shop', 'vad sålde vi för i november 2026'],
  ['shop', 'hur mycket lager har vi kvar av julkaffe'],
  ['shop', 'vad tar konkurrenterna för espresso'],
  ['shop', 'hur mycket köpte café solrosen'],
  ['shop', 'vilka kunder har inte betalat'],
  ['shop', 'skriv ett mejl till kafferummet öster'],
  ['shop', 'hur mycket sålde vi före lunch'],
  ['shop', 'vad kostar frakten per order'],
  ['shop', 'hur mycket moms ska vi betala'],
  ['shop', 'vilka kunder köpte både te och choklad'],
  ['shop', ['hur mycket sålde vi i maj', 'och hur var vädret?']],
  ['sampleCosts', 'hur mycket sålde vi i mars'],
  ['sampleCosts', 'vad tjänar anna i lön'],
  ['sampleCosts', 'hur många kilowattimmar gick det åt'],
  ['sampleCosts', 'vad betalade vi ikea'],
  ['firm', 'hur mycket kostade frakten till café syrenen'],
  ['firm', 'vad är företaget värt'],
  ['books', 'vilken leverantör kostar mest'],
  ['till', 'hur mycket sålde kim'],
  ['till', 'hur många kom in i butiken'],
  ['bank', 'hur mycket gick till löner'],
  ['pizza', 'vilka kunder äter mest pizza'],
  ['cycles', 'hur många cyklar köpte vi'],
];

/** What was refused when it was written, and is computed since. */
const since: readonly Answerable[] = [
  ['shop', 'figure', 'omsättning utom webben 2025', of(inShop(at('2025'), not(channel('Webb'))))],
];

/** Written without reading how the rules answer, with files of costs, a till's staff and books beside the shop. */
export const goldenEighth: readonly Golden[] = goldens(
  [...sales, ...costs, ...others, ...since],
  unanswerable,
);
