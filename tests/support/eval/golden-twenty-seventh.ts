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
  isSupplier,
  last,
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
import {
  booked,
  countLedger,
  freight,
  inLedger,
  invoiced,
  placeOf,
  rankFreight,
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
  rankNorthwind,
  rankSalon,
  thisYear,
  weekday,
} from './counted-newer.ts';
import type { Golden } from './score.ts';
import { distinct, ore, total, totalsBy } from './truth.ts';

const { shop, sampleCosts, salon, pizza, consultants } = evalCompanies;

const country = is.bind(null, 'Country');
const goods = is.bind(null, 'Product');
const salesperson = is.bind(null, 'Sales Person');
const treatment = is.bind(null, 'Behandling');
const hairdresser = is.bind(null, 'Frisör');
const section = is.bind(null, 'Kategori');
const SUM = 'Summa exkl. moms';
const saturday = (row: Record<string, string>) => weekday(row) === '6';
const customersOf = (...tests: Parameters<typeof both>) =>
  new Set(shop.rows.filter(both(...tests)).map((row) => row.Kundnamn));
const oldCustomers = customersOf(({ Datum = '' }) => Datum < '2026');
const bestPizza = first(totalsBy(pizza.rows, 'Benämning', 'Antal'))[0];

const sales = asked('shop', [
  ['figure', 'Syrenen, vad har dom köpt för i år', of(inShop(thisYear, bought('Café Syrenen AB')))],
  [
    'ranking',
    'var ligger Hotell Tre Granar bland kunderna i år, vilken plats',
    of(placeOf(rankInShop('Kundnamn', thisYear), 'Hotell Tre Granar AB')),
  ],
  [
    'change',
    'espresso jan-okt i år mot samma tid i fjol, upp eller ner?',
    of(
      inShop(within('2026-01', '2026-10'), group('Espresso')),
      inShop(within('2025-01', '2025-10'), group('Espresso')),
    ),
  ],
  [
    'misspelt',
    'yerbamatte i fjol, va sålde vi för',
    of(inShop(lastYear, made('Yerba Mate 250 g'))),
  ],
  [
    'dialect',
    'va e dom tre sämsta grejerna i år i kronor',
    named(...rankInShop('Benämning', thisYear).slice(-3)),
  ],
  [
    'several',
    'bästa kunden och bästa varan i september i år',
    named(top('Kundnamn', at('2026-09')), top('Benämning', at('2026-09'))),
  ],
  ['followUp', ['vad sålde vi i mars i år', 'och i fjol då?'], of(inShop(at('2025-03')))],
  [
    'followUp',
    ['vad köpte Coworking Ljusgården för i år', 'vilken vara mest?'],
    named(top('Benämning', thisYear, bought('Coworking Ljusgården AB'))),
  ],
  [
    'figure',
    'hur mycket rabatt har Kontorskaffe fått i år',
    of(sumInShop('Rabatt', thisYear, bought('Kontorskaffe Mälarviken AB'))),
  ],
  [
    'figure',
    'marginalen på choklad i fjol i procent',
    of(share(shopProfit(lastYear, group('Choklad')), inShop(lastYear, group('Choklad')))),
  ],
  [
    'figure',
    'snittorder på webben i år',
    of(ore(inShop(thisYear, channel('Webb')) / countInShop('Ordernr', thisYear, channel('Webb')))),
  ],
  [
    'figure',
    'hur många kunder har tillkommit i år',
    of([...customersOf(thisYear)].filter((name) => !oldCustomers.has(name)).length),
  ],
  [
    'figure',
    'vi kanske tappar 10 % av espresson, vad blir det i kr räknat på förra året',
    of(ore(inShop(lastYear, group('Espresso')) * 0.1)),
  ],
  [
    'ranking',
    'vilka kunder har köpt för mer än 50 000 i år',
    named(...rankInShop('Kundnamn', thisYear).filter(([, sum]) => sum > 50_000)),
  ],
  [
    'figure',
    'medelpriset på en påse mörkrost i år',
    of(
      ore(
        inShop(thisYear, made('Mörkrost Hamnen 500 g')) /
          sumInShop('Antal', thisYear, made('Mörkrost Hamnen 500 g')),
      ),
    ),
  ],
  [
    'change',
    'varför gick januari i år sämre än december',
    of(ore(inShop(at('2025-12')) - inShop(at('2026-01')))),
  ],
  [
    'figure',
    'hur stor del av årets försäljning kommer från de tre största kunderna',
    of(
      share(
        ore(
          rankInShop('Kundnamn', thisYear)
            .slice(0, 3)
            .reduce((sum, [, each]) => sum + each, 0),
        ),
        inShop(thisYear),
      ),
    ),
  ],
]);

const together = asked('firm', [
  ['figure', 'ska jag anställa en till', of(ore(left(within('2025-11', '2026-10')) / 12))],
  ['figure', 'gick vi plus eller minus i juli i år', of(left(at('2026-07')))],
  [
    'figure',
    'lönernas andel av omsättningen i fjol',
    of(share(paid(lastYear, account('7010')), inShop(lastYear))),
  ],
  [
    'figure',
    'om hyran går upp 10 procent vad kostar det på ett år, räkna på 2025',
    of(ore(paid(lastYear, account('5010')) * 0.1)),
  ],
  [
    'several',
    'omsättning, kostnader och resultat första kvartalet i år',
    of(
      inShop(within('2026-01', '2026-03')),
      paid(within('2026-01', '2026-03')),
      left(within('2026-01', '2026-03')),
    ),
  ],
]);

const costs = asked('sampleCosts', [
  [
    'figure',
    'vad gick elen på från december 2025 till februari 2026',
    of(paid(within('2025-12', '2026-02'), account('5020'))),
  ],
  [
    'ranking',
    'vilket konto kostar mest på kostnadsställe Lager i år',
    named(first(rankPaid('Kontonamn', thisYear, place('Lager')))),
  ],
  ['misspelt', 'arbetsgivaravifter i juni i år', of(paid(at('2026-06'), account('7510')))],
  [
    'dialect',
    'va har macken fått av oss i år',
    of(paid(thisYear, supplier('Macken vid Infarten'))),
  ],
  [
    'several',
    'drivmedel i fjol och service av kvarnarna',
    of(paid(lastYear, account('5611')), paid(is('Text', 'Service av kvarnar'))),
  ],
  [
    'followUp',
    ['annonsering januari till oktober i år?', 'och samma tid i fjol då?'],
    of(paid(within('2025-01', '2025-10'), account('5910'))),
  ],
  [
    'ranking',
    'vilken plats har Leasingbolaget Hjulen bland leverantörerna i fjol',
    of(placeOf(rankPaid('Leverantör', lastYear, isSupplier), 'Leasingbolaget Hjulen AB')),
  ],
  [
    'figure',
    'vad är en faktura från Råkaffe Nordhav på i snitt 2025',
    of(
      ore(
        paid(lastYear, supplier('Råkaffe Nordhav AB')) /
          sampleCosts.rows.filter(both(lastYear, supplier('Råkaffe Nordhav AB'))).length,
      ),
    ),
  ],
  ['figure', 'hur mycket frakt betalade Emballage & Påse', { names: ['ingen rad'] }],
  [
    'figure',
    'hur många leverantörer har vi köpt av i år',
    of(distinct(sampleCosts.rows, 'Leverantör', both(thisYear, isSupplier))),
  ],
]);

const ledger = asked('buyer', [
  ['figure', 'ingående moms 2013', of(inLedger('Moms', booked('2013')))],
  [
    'figure',
    'vad har vi betalat i frakt till Proseware',
    of(inLedger('Frakt', seller('Proseware, Inc.'))),
  ],
  [
    'ranking',
    'tre leverantörer med mest moms 2014',
    named(...rankLedger('Moms', booked('2014')).slice(0, 3)),
  ],
  [
    'change',
    'frakten i maj 2014 mot april 2014',
    of(inLedger('Frakt', booked('201405')), inLedger('Frakt', booked('201404'))),
  ],
  [
    'followUp',
    ['hur mycket moms blev det i oktober 2013', 'och frakt?'],
    of(inLedger('Frakt', booked('201310'))),
  ],
  ['figure', 'antal fakturor från Lindell', of(countLedger(seller('Lindell')))],
  ['misspelt', 'va har vi köpt av crowly sport', of(inLedger('Netto', seller('Crowley Sport')))],
]);

const abroad = asked('northwind', [
  [
    'ranking',
    'vilken plats hade Folk och fä bland kunderna 1997',
    of(placeOf(rankNorthwind('Distributor', ordered('1997')), 'Folk och fä HB')),
  ],
  [
    'figure',
    'hur många kunder har vi i Sverige',
    of(countNorthwind('Distributor', country('Sweden'))),
  ],
  [
    'ranking',
    'topp 3 kunder i Frankrike 1997',
    named(...rankNorthwind('Distributor', ordered('1997'), country('France')).slice(0, 3)),
  ],
  [
    'misspelt',
    'raclete courdavault 1997',
    of(inNorthwind(ordered('1997'), goods('Raclette Courdavault'))),
  ],
  [
    'followUp',
    ['hur mycket sålde Robert King 1997', 'och Anne Dodsworth?'],
    of(inNorthwind(ordered('1997'), salesperson('Anne Dodsworth'))),
  ],
  [
    'several',
    'bästa kategorin och bästa landet 1997',
    named(
      first(rankNorthwind('Category', ordered('1997'))),
      first(rankNorthwind('Country', ordered('1997'))),
    ),
  ],
  [
    'figure',
    'hur stor del av 1997 stod Margaret Peacock för',
    of(
      share(
        inNorthwind(ordered('1997'), salesperson('Margaret Peacock')),
        inNorthwind(ordered('1997')),
      ),
    ),
  ],
]);

const cuts = asked('salon', [
  ['figure', 'hur många besök hade vi i maj i år', of(countSalon('Kvitto', at('2026-05')))],
  [
    'figure',
    'vad drar ett besök in i snitt i fjol',
    of(ore(inSalon(lastYear) / countSalon('Kvitto', lastYear))),
  ],
  [
    'several',
    'permanent och balayage 2025 i kronor',
    of(inSalon(lastYear, treatment('Permanent')), inSalon(lastYear, treatment('Balayage'))),
  ],
  ['followUp', ['hur mycket sålde Ebba i juni i år', 'och i fjol då?'], { names: ['ingen rad'] }],
  ['misspelt', 'håråljan i år', of(inSalon(thisYear, treatment('Hårolja Havtorn')))],
  ['ranking', 'bästa månaden i fjol, hur mycket', of(first(rankSalon(month, SUM, lastYear))[1])],
  [
    'figure',
    'vad säljer vi för en vanlig lördag i år',
    of(ore(inSalon(thisYear, saturday) / distinct(salon.rows, 'Datum', both(thisYear, saturday)))),
  ],
  [
    'figure',
    'hur stor del av Malins försäljning i år är färg',
    of(
      share(
        inSalon(thisYear, hairdresser('Malin'), section('Färg')),
        inSalon(thisYear, hairdresser('Malin')),
      ),
    ),
  ],
]);

const books = asked('consultants', [
  ['figure', 'vad gav vi underkonsulterna i oktober 2009', of(inBooks(/^4610/, at('200910')))],
  [
    'several',
    'representation avdragsgill och ej avdragsgill',
    of(inBooks(/^6071/), inBooks(/^6072/)),
  ],
  [
    'change',
    'kostar drivmedel eller leasing av bilarna mest',
    of(inBooks(/^5611/), inBooks(/^5615/)),
  ],
  [
    'followUp',
    ['vad kostade datakommunikation', 'hur mycket blir det i månaden?'],
    of(ore(inBooks(/^6230/) / 12)),
  ],
  ['misspelt', 'kontorsmatriel hela året', of(inBooks(/^6110/))],
  [
    'figure',
    'vad sålde vi varor för hela räkenskapsåret',
    of(Math.abs(total(consultants.rows, 'Belopp', (row) => row.Konto === '3001'))),
  ],
]);

const others = [
  ...asked('pizza', [
    [
      'figure',
      'hur många hawaiian sålde vi i juli',
      of(
        total(
          pizza.rows,
          'Antal',
          both(at('2015-07', 'Månad'), is('Benämning', 'The Hawaiian Pizza')),
        ),
      ),
    ],
    [
      'ranking',
      'sämsta pizzan i gruppen Veggie i kronor',
      named(last(totalsBy(pizza.rows, 'Benämning', 'Summa', is('Varugrupp', 'Veggie')))),
    ],
    [
      'followUp',
      ['vilken pizza har vi sålt flest av', 'hur mycket drog den in?'],
      of(inPizza(is('Benämning', bestPizza))),
    ],
  ]),
  ...asked('cycles', [
    ['figure', 'frakten från Allenson Cycles, totalt', of(freight(vendor('Allenson Cycles')))],
    ['ranking', 'vilken leverantör tar mest frakt', named(first(rankFreight()))],
  ]),
  ...asked('invoices', [
    ['figure', 'hur mkt moms är det på fakturorna totalt', of(invoiced('Moms'))],
    ['figure', 'vad är obetalt', of(invoiced('Saldo'))],
  ]),
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur många besök hade vi på hemsidan i maj'],
  ['shop', 'vilken kund är missnöjd'],
  ['shop', 'hur mycket moms la vi på i år'],
  ['shop', 'vad sålde vi klockan 10 i måndags'],
  ['shop', 'hur många kilo bönor har vi i lager'],
  ['firm', 'räcker pengarna till jul'],
  ['sampleCosts', 'vad hade elen kostat hos Vattenfall'],
  ['sampleCosts', 'vilka fakturor är förfallna'],
  ['sampleCosts', 'hur mycket sålde vi för i maj'],
  ['buyer', 'hur mycket rabatt fick vi av Litware'],
  ['buyer', 'vilka varor köpte vi av Lindell'],
  ['northwind', 'vad är marginalen på Chai'],
  ['northwind', 'hur många flaskor Chang sålde vi i mars 1998'],
  ['salon', 'hur många stamkunder har vi'],
  ['salon', 'vad tjänar Ebba i lön'],
  ['salon', 'hur många avbokningar hade vi i maj'],
  ['consultants', 'hur många mil körde vi med bilarna'],
  ['consultants', 'vilken leverantör fick mest'],
  ['pizza', 'hur många pizzor åts på plats'],
];

/** Of eight files as owners ask, with ranks, VAT, freight and visits, without reading how the rules answer. */
export const goldenTwentySeventh: readonly Golden[] = goldens(
  [...sales, ...together, ...costs, ...ledger, ...abroad, ...cuts, ...books, ...others],
  unanswerable,
);
