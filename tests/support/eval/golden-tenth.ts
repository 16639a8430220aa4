import { evalCompanies } from './companies.ts';
import {
  type Answerable,
  account,
  at,
  both,
  bought,
  channel,
  countInShop,
  type Fits,
  goldens,
  group,
  inShop,
  is,
  made,
  named,
  none,
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
import type { Golden } from './score.ts';
import { distinct, ore, total, totalsBy } from './truth.ts';

const { shop, cycles, pizza, sampleCosts } = evalCompanies;
const by =
  (column: string, letters: number) =>
  (row: Record<string, string>): string =>
    (row[column] ?? '').slice(0, letters);
const month = by('Datum', 7);
const orders = (...tests: Fits[]) => countInShop('Ordernr', ...tests);
const soFar = (year: number) => within(`${year}-01`, `${year}-10`);

const sales: readonly Answerable[] = [
  [
    'shop',
    'figure',
    'jaha, och hur mycket drog vi in i somras då?',
    of(inShop(within('2026-06', '2026-08'))),
  ],
  [
    'shop',
    'figure',
    'Kan du kolla vad Gym & Kaffe Vinden har handlat för totalt?',
    of(inShop(bought('Gym & Kaffe Vinden AB'))),
  ],
  ['shop', 'figure', 'omsättningen vecka 23 i år', of(inShop(within('2026-06-01', '2026-06-07')))],
  ['shop', 'figure', 'hur många ordrar fick vi i februari i år?', of(orders(at('2026-02')))],
  [
    'shop',
    'figure',
    'Hur många påsar mellanrost gick åt under andra kvartalet 2026?',
    of(sumInShop('Antal', within('2026-04', '2026-06'), made('Mellanrost Husets 500 g'))),
  ],
  [
    'shop',
    'figure',
    'Vad är täckningsbidraget per order i år?',
    of(ore(shopProfit(at('2026')) / orders(at('2026')))),
  ],
  [
    'shop',
    'figure',
    'snittpris på pappersmuggarna i år',
    of(
      ore(
        inShop(at('2026'), made('Pappersmugg 25 cl 500 st')) /
          sumInShop('Antal', at('2026'), made('Pappersmugg 25 cl 500 st')),
      ),
    ),
  ],
  [
    'shop',
    'figure',
    'hur mycket drog espresso och bryggkaffe in ihop 2025',
    of(ore(inShop(at('2025'), group('Espresso')) + inShop(at('2025'), group('Bryggkaffe')))),
  ],
  [
    'shop',
    'ranking',
    'vilken veckodag säljer vi mest på?',
    { names: ['måndag'], values: [678_932.43] },
  ],
  [
    'shop',
    'figure',
    'hur stor del av det vi säljer går via säljare',
    of(share(inShop(channel('Säljare')), inShop())),
  ],
  [
    'shop',
    'figure',
    'hur många kunder handlade i mars 2025?',
    of(countInShop('Kundnamn', at('2025-03'))),
  ],
  [
    'shop',
    'ranking',
    'vilka kunder har inte köpt något alls i år?',
    { names: ['Fjällvyn Hotell & Spa AB', 'Snickeriet i Dalen AB'] },
  ],
  ['shop', 'ranking', 'har vi fått några nya kunder i år?', { names: ['Padelhallen Västra AB'] }],
  ['shop', 'figure', 'när köpte Padelhallen Västra senast', { names: ['21 oktober 2026'] }],
  ['shop', 'ranking', 'största ordern någonsin?', of(rankInShop('Ordernr')[0]?.[1] ?? 0)],
  [
    'shop',
    'figure',
    'Hur mycket rabatt gav vi Kontorskaffe Mälarviken 2025?',
    of(sumInShop('Rabatt', at('2025'), bought('Kontorskaffe Mälarviken AB'))),
  ],
  [
    'shop',
    'ranking',
    'vad gick minst bra av tillbehören förra året i kronor',
    named(rankInShop('Benämning', at('2025'), group('Tillbehör')).at(-1) ?? none),
  ],
  [
    'shop',
    'ranking',
    'de tre svagaste månaderna 2025',
    of(
      ...rankInShop(month, at('2025'))
        .slice(-3)
        .map(([, sum]) => sum),
    ),
  ],
  ['shop', 'ranking', 'topp 10 kunder', named(...rankInShop('Kundnamn').slice(0, 10))],
  [
    'shop',
    'ranking',
    'Rangordna kanalerna efter omsättning 2026',
    named(...rankInShop('Kanal', at('2026'))),
  ],
  [
    'shop',
    'ranking',
    'Vem köper mest yerba mate?',
    named(top('Kundnamn', made('Yerba Mate 250 g'))),
  ],
  [
    'shop',
    'ranking',
    'Vilka kunder köper siphonbryggare?',
    { names: ['Konferens Sjöutsikten AB', 'Hotell Tre Granar AB'] },
  ],
  [
    'shop',
    'change',
    'hur går det för oss i år jämfört med i fjol?',
    of(inShop(soFar(2026)), inShop(within('2025-01-01', '2025-10-30'))),
  ],
  ['shop', 'change', 'vilken vara har ökat mest i år?', { names: ['Espresso Etiopien 1 kg'] }],
  [
    'shop',
    'change',
    'Vilken kund har minskat mest jämfört med förra året?',
    { names: ['Fjällvyn Hotell & Spa AB'] },
  ],
  [
    'shop',
    'change',
    'skillnad i omsättning mellan maj och juni i år',
    of(inShop(at('2026-05')), inShop(at('2026-06'))),
  ],
  [
    'shop',
    'change',
    'Hur många fler ordrar hade vi i september än i augusti i år?',
    of(orders(at('2026-09')), orders(at('2026-08'))),
  ],
  [
    'shop',
    'change',
    'varför gick februari sämre än januari i år?',
    of(inShop(at('2026-02')), inShop(at('2026-01'))),
  ],
  [
    'shop',
    'several',
    'vad omsatte vi i juli i år, och hur stor var marginalen?',
    of(inShop(at('2026-07')), share(shopProfit(at('2026-07')), inShop(at('2026-07')))),
  ],
  [
    'shop',
    'several',
    'omsättning, täckningsbidrag och antal ordrar för 2025',
    of(inShop(at('2025')), shopProfit(at('2025')), orders(at('2025'))),
  ],
  [
    'shop',
    'several',
    'hur mycket sålde vi av te respektive choklad 2025',
    of(inShop(at('2025'), group('Te')), inShop(at('2025'), group('Choklad'))),
  ],
  [
    'shop',
    'followUp',
    ['topp tre produkter i år', 'och förra året?'],
    named(...rankInShop('Benämning', at('2025')).slice(0, 3)),
  ],
  [
    'shop',
    'followUp',
    ['vad sålde vi för i april i år', 'hur mycket av det var espresso?'],
    of(inShop(at('2026-04'), group('Espresso'))),
  ],
  [
    'shop',
    'followUp',
    ['hur mycket köpte Hotell Tre Granar i år', 'av vad?'],
    named(top('Benämning', at('2026'), bought('Hotell Tre Granar AB'))),
  ],
  [
    'shop',
    'followUp',
    ['Vad sålde vi via telefon 2025?', 'och på webben?', 'i år då?'],
    of(inShop(at('2026'), channel('Webb'))),
  ],
  [
    'shop',
    'followUp',
    ['hur gick choklad i mars 2026', 'april?'],
    of(inShop(at('2026-04'), group('Choklad'))),
  ],
  ['shop', 'misspelt', 'omsätning i agusti 2026', of(inShop(at('2026-08')))],
  [
    'shop',
    'misspelt',
    'hur mkt har fjälvyn hotel handlat för 2025',
    of(inShop(at('2025'), bought('Fjällvyn Hotell & Spa AB'))),
  ],
  [
    'shop',
    'misspelt',
    'vem e vår störtsa kund på chokald',
    named(top('Kundnamn', group('Choklad'))),
  ],
  [
    'shop',
    'misspelt',
    'hur många expresso etiopien sålde vi 2025',
    of(sumInShop('Antal', at('2025'), made('Espresso Etiopien 1 kg'))),
  ],
  ['shop', 'dialect', 'å hur möcke feck vi in i september då', of(inShop(at('2026-09')))],
  ['shop', 'dialect', 'ha vi sålt nåt te i juni i år', of(inShop(at('2026-06'), group('Te')))],
  [
    'shop',
    'dialect',
    'hur möe har kanelknuten köft för i år',
    of(inShop(at('2026'), bought('Café Kanelknuten AB'))),
  ],
  [
    'shop',
    'figure',
    'Jag undrar om du skulle kunna berätta för mig vad vår totala försäljning exklusive moms uppgick till under perioden januari till och med juni 2025?',
    of(inShop(within('2025-01', '2025-06'))),
  ],
  [
    'shop',
    'change',
    'Min kompanjon påstår att vi sålde mer på telefon än på webben förra året, stämmer det?',
    of(inShop(at('2025'), channel('Telefon')), inShop(at('2025'), channel('Webb'))),
  ],
  ['shop', 'figure', 'Snitt per månad i omsättning 2025?', of(ore(inShop(at('2025')) / 12))],
  [
    'shop',
    'figure',
    'TB% på espresso i år',
    of(share(shopProfit(at('2026'), group('Espresso')), inShop(at('2026'), group('Espresso')))),
  ],
  [
    'shop',
    'figure',
    'hur stor andel av omsättningen 2026 står de tre största kunderna för',
    of(
      share(
        rankInShop('Kundnamn', at('2026'))
          .slice(0, 3)
          .reduce((sum, [, each]) => sum + each, 0),
        inShop(at('2026')),
      ),
    ),
  ],
  [
    'shop',
    'figure',
    'hur många olika varor sålde vi i år',
    of(countInShop('Benämning', at('2026'))),
  ],
  [
    'shop',
    'ranking',
    'i vilken månad sålde vi flest kallbrygd 2025',
    of(
      totalsBy(shop.rows, month, 'Antal', both(at('2025'), made('Kallbrygd 1 liter')))[0]?.[1] ?? 0,
    ),
  ],
  ['shop', 'figure', 'q1 25?', of(inShop(within('2025-01', '2025-03')))],
  ['shop', 'figure', 'webb 2026', of(inShop(at('2026'), channel('Webb')))],
  ['shop', 'ranking', 'största kund?', named(top('Kundnamn'))],
  [
    'shop',
    'overview',
    'vad ger det om vi höjer priset på espresso med 5 %?',
    { names: ['Antaganden'] },
  ],
];

const costs: readonly Answerable[] = [
  [
    'sampleCosts',
    'figure',
    'hur mycket gick telefonin på 2025',
    of(paid(account('6210'), at('2025'))),
  ],
  [
    'sampleCosts',
    'change',
    'har elen gått upp jämfört med i fjol',
    of(paid(account('5020'), soFar(2026)), paid(account('5020'), soFar(2025))),
  ],
  [
    'sampleCosts',
    'figure',
    'vad fick Fraktbolaget Snabbvägen betalt i september',
    of(paid(supplier('Fraktbolaget Snabbvägen AB'), at('2026-09'))),
  ],
  [
    'sampleCosts',
    'figure',
    'drivmedel q3 2026',
    of(paid(account('5611'), within('2026-07', '2026-09'))),
  ],
  [
    'sampleCosts',
    'figure',
    'Visa alla kostnader på konto 6540 i år',
    of(paid(account('6540'), at('2026'))),
  ],
  [
    'sampleCosts',
    'ranking',
    'vilken är vår dyraste månad hittills',
    of(rankPaid(month)[0]?.[1] ?? 0),
  ],
  [
    'sampleCosts',
    'figure',
    'Hur mycket pengar har gått till Skatteverket 2025?',
    of(paid(supplier('Skatteverket'), at('2025'))),
  ],
  [
    'sampleCosts',
    'figure',
    'vad gick kostnadsstället Försäljning på i år',
    of(paid(is('Kostnadsställe', 'Försäljning'), at('2026'))),
  ],
  [
    'sampleCosts',
    'figure',
    'hur många fakturor har vi fått från Emballage & Påse i Norr',
    of(distinct(sampleCosts.rows, 'Verifikat', supplier('Emballage & Påse i Norr AB'))),
  ],
  [
    'sampleCosts',
    'ranking',
    'kostnader månad för månad i år',
    of(...rankPaid(month, at('2026')).map(([, sum]) => sum)),
  ],
  [
    'sampleCosts',
    'several',
    'lön och arbetsgivaravgifter 2025',
    of(paid(account('7010'), at('2025')), paid(account('7510'), at('2025'))),
  ],
  [
    'sampleCosts',
    'ranking',
    'vilken leverantör är minst',
    named(rankPaid('Leverantör', (row) => row.Leverantör !== '').at(-1) ?? none),
  ],
  [
    'sampleCosts',
    'misspelt',
    'hur mycke har vi bettalat till råkaffe nordhaf i år',
    of(paid(supplier('Råkaffe Nordhav AB'), at('2026'))),
  ],
  ['sampleCosts', 'misspelt', 'förbrukningsmatrial 2025', of(paid(account('5460'), at('2025')))],
  ['sampleCosts', 'dialect', 'va kosta hyra oss i fjol', of(paid(account('5010'), at('2025')))],
  [
    'sampleCosts',
    'followUp',
    ['Hur mycket la vi på annonser i mars 2026?', 'är det mer än i mars 2025?'],
    of(paid(account('5910'), at('2026-03')), paid(account('5910'), at('2025-03'))),
  ],
  [
    'sampleCosts',
    'change',
    'hur mycket mer har vi lagt på Råkaffe Nordhav i år än samma tid i fjol',
    of(
      paid(supplier('Råkaffe Nordhav AB'), soFar(2026)),
      paid(supplier('Råkaffe Nordhav AB'), soFar(2025)),
    ),
  ],
  [
    'sampleCosts',
    'figure',
    'hur stor del av kostnaderna är löner',
    of(share(paid(account('7010')), paid())),
  ],
  [
    'sampleCosts',
    'figure',
    'Vad kostar oss bankavgifterna i snitt per månad 2026?',
    of(ore(paid(account('6570'), at('2026')) / 10)),
  ],
  [
    'firm',
    'figure',
    'gick vi med plus i september 2026?',
    of(ore(inShop(at('2026-09')) - paid(at('2026-09')))),
  ],
  [
    'firm',
    'figure',
    'vad blev kvar 2025 när allt är betalt',
    of(ore(inShop(at('2025')) - paid(at('2025')))),
  ],
  [
    'firm',
    'figure',
    'hyran i procent av omsättningen 2025',
    of(share(paid(account('5010'), at('2025')), inShop(at('2025')))),
  ],
  [
    'firm',
    'several',
    'vilken är vår största kund och vilken är vår största leverantör?',
    {
      names: [
        top('Kundnamn')[0],
        rankPaid('Leverantör', (row) => row.Leverantör !== '')[0]?.[0] ?? '',
      ],
    },
  ],
  [
    'firm',
    'several',
    'omsättning och kostnader q2 i år',
    of(inShop(within('2026-04', '2026-06')), paid(within('2026-04', '2026-06'))),
  ],
  ['firm', 'overview', 'vad står det i vår handlingsplan', { names: ['Första steg'] }],
];

const others: readonly Answerable[] = [
  ['till', 'figure', 'vad sålde vi för i januari', of(170)],
  ['till', 'figure', 'hur många kaffe har vi sålt?', of(4)],
  ['till', 'figure', 'vad har eva dragit in', of(80)],
  ['articles', 'figure', 'hur många brickor sålde vi', of(5000)],
  ['articles', 'ranking', 'vilken artikel ger bäst tb', { names: ['Skruv 4x40'], values: [2160] }],
  ['articles', 'figure', 'Vad är täckningsgraden totalt', of(share(4540, 7700))],
  ['invoices', 'figure', 'hur mycket har bo glas köpt för', of(1600)],
  ['months', 'ranking', 'vilken månad hade vi bäst bruttomarginal', of(share(40, 90))],
  ['months', 'figure', 'snittorder i februari', of(500)],
  ['discounts', 'figure', 'hur många widget har vi sålt', of(2)],
  ['suppliers', 'ranking', 'vem är dyrast', named(['Eon', 1000])],
  ['bank', 'figure', 'hur mycket gick ut i januari 2025', of(3373.75)],
  ['ledger', 'figure', 'vad är hyran', of(12_000)],
  ['books', 'figure', 'vad betalade vi för dataprogram', of(7110.5)],
  ['books', 'figure', 'Inköpskostnad i februari 2010?', of(14_420)],
  [
    'books',
    'ranking',
    'vilken är den största kostnaden',
    { names: ['Varor och material'], values: [37_293.2] },
  ],
  ['books', 'figure', 'resekostnader 2009/2010', of(4468)],
  ['books', 'figure', 'vad kostade avskrivningarna första halvåret 2010', of(3080)],
  [
    'cycles',
    'figure',
    'hur mycket har vi köpt från vision cycles',
    of(total(cycles.rows, 'SubTotal', is('Vendor', 'Vision Cycles, Inc.'))),
  ],
  [
    'cycles',
    'figure',
    'hur många leverantörer köpte vi av i juni 2014',
    of(distinct(cycles.rows, 'Vendor', at('2014-06', 'OrderDate'))),
  ],
  [
    'pizza',
    'figure',
    'hur många hawaiian sålde vi i mars',
    of(
      total(
        pizza.rows,
        'Antal',
        both(is('Benämning', 'The Hawaiian Pizza'), at('2015-03', 'Månad')),
      ),
    ),
  ],
  [
    'pizza',
    'figure',
    'vad drog chicken in i juni',
    of(total(pizza.rows, 'Summa', both(is('Varugrupp', 'Chicken'), at('2015-06', 'Månad')))),
  ],
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur många besökare hade webbutiken i mars'],
  ['shop', 'vilken vara returneras mest på grund av fel storlek'],
  ['shop', 'vad har vi för soliditet'],
  ['shop', 'hur mycket sålde vi i danmark'],
  ['shop', 'hur många anställda behöver vi nästa år'],
  ['shop', 'hur mycket sålde vi i augusti 2023'],
  ['shop', 'vad säljer vi för per kvadratmeter'],
  ['shop', 'hur gammal är kunden som köper mest'],
  ['shop', 'vilket klockslag säljer vi mest'],
  ['shop', 'hur mycket köpte Café Månskenet förra året'],
  ['shop', 'vad blir omsättningen 2027'],
  ['shop', 'hur mycket av försäljningen betalades med kort'],
  ['shop', 'vem på kontoret la ordern 10003'],
  ['shop', 'sålde vi mer när det regnade'],
  ['shop', 'vad är genomsnittlig leveranstid'],
  ['shop', 'vad tycker du om statsministern'],
  ['shop', 'hur mycket sålde vi av matcha latte i år'],
  ['shop', 'vilken annons gav flest ordrar'],
  ['shop', ['hur mycket sålde vi på webben i maj', 'och i butiken i malmö?']],
  ['shop', ['vilka är våra största kunder?', 'har de betalat i tid?']],
  ['shop', 'omsättning 2025 i euro'],
  ['shop', 'vem av säljarna drog in mest i juni'],
  ['shop', 'hur mycket sålde vi efter klockan 18'],
  ['sampleCosts', 'hur mycket sjukfrånvaro hade vi'],
  ['sampleCosts', 'vad kostar en anställd i timmen'],
  ['sampleCosts', 'hur många mil körde vi med leasingbilen'],
  ['sampleCosts', 'när går hyreskontraktet ut'],
  ['sampleCosts', 'hur stor är semesterlöneskulden'],
  ['sampleCosts', 'vad betalade vi Telia'],
  ['sampleCosts', 'är vår hyra hög jämfört med grannens'],
  ['sampleCosts', 'vad kostade elen 2022'],
  ['sampleCosts', 'hur mycket amorterar vi på lånet'],
  ['firm', 'vad är vår skuldsättningsgrad'],
  ['firm', 'hur mycket skatt ska vi betala för 2026'],
  ['firm', 'hur mycket pengar har vi i kassan'],
  ['books', 'vad tjänade lärarna'],
  ['till', 'hur mycket dricks fick ola'],
  ['bank', 'hur många kWh köpte vi av vattenfall'],
  ['pizza', 'vad kostar ingredienserna till en hawaiian'],
  ['cycles', 'vad säljer vi cyklarna för'],
  ['invoices', 'hur mycket betalade Ek Bygg i dröjsmålsränta'],
  ['ledger', 'vad var elen i februari'],
];

/** Written without reading how the rules answer: how a hurried owner asks, of sales, costs, books and the plan. */
export const goldenTenth: readonly Golden[] = goldens(
  [...sales, ...costs, ...others],
  unanswerable,
);
