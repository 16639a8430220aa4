import { evalCompanies } from './companies.ts';
import {
  type Answerable,
  account,
  at,
  both,
  bought,
  COST,
  channel,
  countInShop,
  type Fits,
  first,
  goldens,
  group,
  inShop,
  last,
  made,
  named,
  of,
  paid,
  rankInShop,
  share,
  shopProfit,
  sumInShop,
  supplier,
  type Unanswerable,
  within,
} from './counted.ts';
import type { Golden } from './score.ts';
import { numberIn, ore, total, totalsBy } from './truth.ts';

const { shop, pizza, cycles, sampleCosts } = evalCompanies;
const bestCategory = first(rankInShop('Varugrupp', at('2026')));
const day = (row: Record<string, string>) => row.Datum ?? '';
const quarterOf2026 = (number: number) =>
  inShop(
    within(
      `2026-${String(3 * number - 2).padStart(2, '0')}`,
      `2026-${String(3 * number).padStart(2, '0')}`,
    ),
  );
const biggestPayment = (...tests: Fits[]) =>
  Math.max(...sampleCosts.rows.filter(both(...tests)).map((row) => numberIn(row[COST])));

const dictated: readonly Answerable[] = [
  [
    'shop',
    'figure',
    'Jo jag undrar hur mycket pengar vi drog in på Earl Grey under hela förra året',
    of(inShop(at('2025'), made('Earl Grey 100 påsar'))),
  ],
  [
    'shop',
    'figure',
    'kan du kolla vad Konferens Sjöutsikten har handlat för sedan årsskiftet',
    of(inShop(at('2026'), bought('Konferens Sjöutsikten AB'))),
  ],
  [
    'shop',
    'figure',
    'hur ser tb ut för choklad i år',
    of(shopProfit(at('2026'), group('Choklad'))),
  ],
  [
    'shop',
    'figure',
    'hur många pralinaskar gick åt i december 2025',
    of(sumInShop('Antal', at('2025-12'), made('Pralinask 24 bitar'))),
  ],
  [
    'shop',
    'figure',
    'snittpris kallbrygd i år',
    of(
      ore(
        inShop(at('2026'), made('Kallbrygd 1 liter')) /
          sumInShop('Antal', at('2026'), made('Kallbrygd 1 liter')),
      ),
    ),
  ],
  [
    'shop',
    'figure',
    'hur många av våra kunder köpte te i år',
    of(countInShop('Kundnamn', at('2026'), group('Te'))),
  ],
  [
    'shop',
    'figure',
    'rabatt per order i år',
    of(ore(sumInShop('Rabatt', at('2026')) / countInShop('Ordernr', at('2026')))),
  ],
  [
    'shop',
    'figure',
    'sålt på telefon andra kvartalet',
    of(inShop(within('2026-04', '2026-06'), channel('Telefon'))),
  ],
  ['shop', 'figure', 'vad blev omsättningen den 15 oktober', of(inShop(at('2026-10-15')))],
  [
    'shop',
    'figure',
    'hur stor andel av omsättningen kom från Kontorskaffe Mälarviken förra året',
    of(share(inShop(at('2025'), bought('Kontorskaffe Mälarviken AB')), inShop(at('2025')))),
  ],
];

const rankings: readonly Answerable[] = [
  [
    'shop',
    'ranking',
    'tre största ordrarna 2025',
    named(...rankInShop('Ordernr', at('2025')).slice(0, 3)),
  ],
  [
    'shop',
    'ranking',
    'vilken dag sålde vi mest i oktober',
    { values: [first(rankInShop(day, at('2026-10')))[1]] },
  ],
  [
    'shop',
    'ranking',
    'sämsta kvartalet 2026?',
    { values: [Math.min(...[1, 2, 3, 4].map(quarterOf2026))] },
  ],
  [
    'shop',
    'ranking',
    'vilken varugrupp drar in minst i år',
    named(last(rankInShop('Varugrupp', at('2026')))),
  ],
  [
    'shop',
    'ranking',
    'vem har fått mest rabatt i år',
    named(first(totalsBy(shop.rows, 'Kundnamn', 'Rabatt', at('2026')))),
  ],
  ['sampleCosts', 'ranking', 'vilken leverantör betalade vi senast', { names: ['Sparbanken'] }],
  [
    'sampleCosts',
    'ranking',
    'dyraste månaden förra året',
    {
      values: [
        first(
          totalsBy(sampleCosts.rows, (row) => (row.Datum ?? '').slice(0, 7), COST, at('2025')),
        )[1],
      ],
    },
  ],
  ['sampleCosts', 'ranking', 'vad är den största enskilda utgiften hittills', of(biggestPayment())],
  [
    'pizza',
    'ranking',
    'vilken kategori säljer bäst i december',
    named(first(totalsBy(pizza.rows, 'Varugrupp', 'Summa', at('2015-12', 'Månad')))),
  ],
  [
    'cycles',
    'ranking',
    'topp 2 leverantörer i juni 2014',
    named(...totalsBy(cycles.rows, 'Vendor', 'SubTotal', at('2014-06', 'OrderDate')).slice(0, 2)),
  ],
];

const changes: readonly Answerable[] = [
  [
    'shop',
    'change',
    'hur har webben gått i år jämfört med ifjol',
    of(
      inShop(at('2026'), channel('Webb')),
      inShop(within('2025-01-01', '2025-10-30'), channel('Webb')),
    ),
  ],
  ['shop', 'change', 'q2 vs q3 i år', of(quarterOf2026(2), quarterOf2026(3))],
  [
    'shop',
    'change',
    'köper Café Blåklinten mer nu i oktober än i oktober i fjol?',
    of(
      inShop(at('2026-10'), bought('Café Blåklinten HB')),
      inShop(within('2025-10-01', '2025-10-30'), bought('Café Blåklinten HB')),
    ),
  ],
  [
    'sampleCosts',
    'change',
    'drivmedel i år mot förra',
    of(paid(at('2026'), account('5611')), paid(within('2025-01', '2025-10'), account('5611'))),
  ],
  [
    'pizza',
    'change',
    'sålde vi fler pizzor i juli än i juni',
    of(
      total(pizza.rows, 'Antal', at('2015-07', 'Månad')),
      total(pizza.rows, 'Antal', at('2015-06', 'Månad')),
    ),
  ],
];

const several: readonly Answerable[] = [
  [
    'shop',
    'several',
    'omsättning och antal ordrar i augusti',
    of(inShop(at('2026-08')), countInShop('Ordernr', at('2026-08'))),
  ],
  [
    'firm',
    'several',
    'hur mkt sålde vi i mars och hur mkt la vi på annonser då',
    of(inShop(at('2026-03')), paid(at('2026-03'), account('5910'))),
  ],
  [
    'firm',
    'several',
    'försäljning i maj, hyra i maj',
    of(inShop(at('2026-05')), paid(at('2026-05'), account('5010'))),
  ],
  [
    'shop',
    'several',
    'Vem är största kunden i år? Och vilken produkt säljer bäst?',
    named(first(rankInShop('Kundnamn', at('2026')))),
  ],
];

const followUps: readonly Answerable[] = [
  [
    'shop',
    'followUp',
    ['vilken varugrupp går bäst i år?', 'hur mycket tjänar vi på den?'],
    of(shopProfit(at('2026'), group(bestCategory[0]))),
  ],
  [
    'shop',
    'followUp',
    ['hur mycket sålde vi på webben i augusti', 'telefon då?'],
    of(inShop(at('2026-08'), channel('Telefon'))),
  ],
  [
    'shop',
    'followUp',
    ['vad köpte Café Syrenen för i år?', 'hur många ordrar?'],
    of(countInShop('Ordernr', at('2026'), bought('Café Syrenen AB'))),
  ],
  [
    'sampleCosts',
    'followUp',
    ['vad kostade frakten i år', 'per månad?'],
    { values: [paid(at('2026-03'), account('5710'))] },
  ],
  [
    'sampleCosts',
    'followUp',
    ['hur mkt betalade vi Telebolaget 2025', 'och elhandeln?'],
    of(paid(at('2025'), supplier('Elhandel Norrsken AB'))),
  ],
];

const misspelt: readonly Answerable[] = [
  [
    'shop',
    'misspelt',
    'hur mkt har restarang lyktan köpt för i år',
    of(inShop(at('2026'), bought('Restaurang Lyktan i Hamnen AB'))),
  ],
  [
    'shop',
    'misspelt',
    'oms på drikchoklad 2025',
    of(inShop(at('2025'), made('Drickchoklad 1 kg'))),
  ],
  [
    'sampleCosts',
    'misspelt',
    'förskringar i år',
    // Paid in December 2024 and 2025, and not at all in 2026.
    { names: ['ingen rad'] },
  ],
];

const dialect: readonly Answerable[] = [
  ['shop', 'dialect', 'hur möcke ha vi sålt te för i år', of(inShop(at('2026'), group('Te')))],
  [
    'sampleCosts',
    'dialect',
    'va har räkaffe nordhav kostat oss i år? råkaffe menar ja',
    of(paid(at('2026'), supplier('Råkaffe Nordhav AB'))),
  ],
  [
    'shop',
    'dialect',
    'vicken kund e störst i år',
    named(first(rankInShop('Kundnamn', at('2026')))),
  ],
];

const others: readonly Answerable[] = [
  ['till', 'ranking', 'vem sålde mest', named(['Ola', 65])],
  ['months', 'change', 'hur gick mars mot februari', of(90_000, 120_000)],
  ['invoices', 'figure', 'vad har ek bygg köpt för', of(10_000)],
  ['suppliers', 'figure', 'vad kostade eon', of(1000)],
  ['bank', 'figure', 'totala utgifter i januari', of(3373.75)],
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur många kunder la en vara i varukorgen men köpte aldrig'],
  ['shop', 'vad är snittåldern på våra kunder'],
  ['shop', 'hur mycket hade vi sålt om vi haft öppet på söndagar'],
  ['shop', 'vilken order är inte levererad än'],
  ['shop', 'hur många order har blivit försenade i år'],
  ['shop', 'kan vi lita på Café Syrenen'],
  ['shop', 'hur mycket kaffe dricker en svensk om året'],
  ['shop', 'vad kostar en kund att värva'],
  ['shop', 'vilka kunder har vi i Stockholm'],
  ['shop', 'vad sålde vi för mellan 14 och 16 igår'],
  ['shop', ['vad köpte Café Syrenen för i år', 'vilket telefonnummer har de?']],
  ['shop', ['bästa produkten i år', 'vem uppfann den?']],
  ['sampleCosts', 'vilka fakturor förfaller nästa vecka'],
  ['sampleCosts', 'hur många anställda har vi'],
  ['sampleCosts', 'varför är elpriset så högt i norr'],
  ['sampleCosts', 'är Telebolaget billigare än Telia'],
  ['firm', 'hur många timmar måste jag jobba för att tjäna ihop till hyran'],
  ['cycles', 'när levererades ordern från Jackson Authority'],
  ['pizza', 'vad är marginalen på chicken'],
  ['books', 'vem skrev verifikation 12'],
  // The file is of one quarter, by its title.
  ['articles', 'vad sålde vi för totalt i februari 2025'],
];

/** Written by one who had mended by the thirteenth: as dictated into a phone, and as a young shop manager asks. */
export const goldenFourteenth: readonly Golden[] = goldens(
  [
    ...dictated,
    ...rankings,
    ...changes,
    ...several,
    ...followUps,
    ...misspelt,
    ...dialect,
    ...others,
  ],
  unanswerable,
);
