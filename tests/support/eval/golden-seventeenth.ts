import { evalCompanies } from './companies.ts';
import {
  type Answerable,
  account,
  at,
  both,
  bottom,
  bought,
  channel,
  countInShop,
  type Fits,
  goldens,
  group,
  inCycles,
  inPizza,
  inShop,
  is,
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
import { ore, total, totalsBy } from './truth.ts';

const { shop, pizza, cycles } = evalCompanies;

const thisYear = at('2026');
const lastYear = at('2025');
const september = at('2026-09');
const MALARVIKEN = bought('Kontorskaffe Mälarviken AB');
const NAPOLI = made('Espresso Napoli 1 kg');
const orders = (...tests: Fits[]) => countInShop('Ordernr', ...tests);
const customers = (...tests: Fits[]) => countInShop('Kundnamn', ...tests);
const margin = (...tests: Fits[]) => share(shopProfit(...tests), inShop(...tests));
const over = (limit: number, ranked: readonly [string, number][]) =>
  ranked.filter(([, sum]) => sum > limit);
const under = (limit: number, ranked: readonly [string, number][]) =>
  ranked.filter(([, sum]) => sum < limit);
const pieces = totalsBy(shop.rows, 'Benämning', 'Antal', thisYear);

const shopFigures: readonly Answerable[] = [
  ['shop', 'figure', 'oms sept', of(inShop(september))],
  ['shop', 'figure', 'hur mycket kom in i kassan i mars', of(inShop(at('2026-03')))],
  [
    'shop',
    'figure',
    'vad säljer vi för om dan i snitt i år jan-okt',
    of(ore(inShop(thisYear) / 304)),
  ],
  ['shop', 'figure', 'snitt per dag i augusti', of(ore(inShop(at('2026-08')) / 31))],
  [
    'shop',
    'figure',
    'hur mycket i veckan sålde vi för i snitt 2025',
    of(ore((inShop(lastYear) / 365) * 7)),
  ],
  [
    'shop',
    'figure',
    'hur många ordrar om dagen hade vi i snitt i september',
    of(ore(orders(september) / 30)),
  ],
  [
    'shop',
    'figure',
    'hur många ordrar lägger en kund i snitt 2025',
    of(ore(orders(lastYear) / customers(lastYear))),
  ],
  [
    'shop',
    'figure',
    'hur många förpackningar går det på en order i snitt i år',
    of(ore(sumInShop('Antal', thisYear) / orders(thisYear))),
  ],
  [
    'shop',
    'figure',
    'hur många kunder köpte för över 100 000 förra året',
    of(over(100_000, rankInShop('Kundnamn', lastYear)).length),
  ],
  [
    'shop',
    'figure',
    'hur många varor har vi sålt mer än 1000 st av i år',
    of(over(1000, pieces).length),
  ],
  [
    'shop',
    'figure',
    'antal kunder under 10 000 kr 2025',
    of(under(10_000, rankInShop('Kundnamn', lastYear)).length),
  ],
  [
    'shop',
    'figure',
    'vad sålde vi för 2025 utom till Mälarviken',
    of(inShop(lastYear, not(MALARVIKEN))),
  ],
  [
    'shop',
    'figure',
    'omsättning i år exkl tillbehör och choklad',
    of(inShop(thisYear, not(group('Tillbehör')), not(group('Choklad')))),
  ],
  [
    'shop',
    'figure',
    'marginalen i år om man inte räknar med espresso',
    of(margin(thisYear, not(group('Espresso')))),
  ],
  [
    'shop',
    'figure',
    'hur stor andel av alla ordrar kom via telefon 2025',
    of(share(orders(lastYear, channel('Telefon')), orders(lastYear))),
  ],
  [
    'shop',
    'figure',
    'hur mycket står de fem största kunderna för i år i procent',
    of(
      share(
        rankInShop('Kundnamn', thisYear)
          .slice(0, 5)
          .reduce((sum, [, each]) => sum + each, 0),
        inShop(thisYear),
      ),
    ),
  ],
  [
    'shop',
    'figure',
    'vad hade vi tjänat på 2025 om inköpen blivit 5 % dyrare',
    of(ore(inShop(lastYear) - 1.05 * sumInShop('Inköpskostnad', lastYear))),
  ],
  [
    'shop',
    'figure',
    'om vi höjer napoli med 4 procent hur mycket ger det på ett år, räkna på 2025',
    of(ore(0.04 * inShop(lastYear, NAPOLI))),
  ],
  [
    'shop',
    'figure',
    'vad ger vi för rabatt i snitt per order i år',
    of(ore(sumInShop('Rabatt', thisYear) / orders(thisYear))),
  ],
];

const shopRankings: readonly Answerable[] = [
  [
    'shop',
    'ranking',
    'vilka kunder köpte för mer än 100 000 i fjol',
    named(...over(100_000, rankInShop('Kundnamn', lastYear))),
  ],
  [
    'shop',
    'ranking',
    'vilken vara är näst sämst i år räknat i kronor',
    named(rankInShop('Benämning', thisYear).at(-2) ?? none),
  ],
  [
    'shop',
    'ranking',
    'tredje sämsta kund 2025',
    named(rankInShop('Kundnamn', lastYear).at(-3) ?? none),
  ],
  [
    'shop',
    'ranking',
    'största varugrupp utom espresso i år',
    named(top('Varugrupp', thisYear, not(group('Espresso')))),
  ],
  [
    'shop',
    'ranking',
    'vilken kund lägger flest ordrar i år',
    { names: ['Kontorskaffe Mälarviken AB'], values: [orders(thisYear, MALARVIKEN)] },
  ],
  [
    'shop',
    'ranking',
    'på vilken plats ligger café blåklinten bland kunderna 2025',
    of(1 + rankInShop('Kundnamn', lastYear).findIndex(([name]) => name === 'Café Blåklinten HB')),
  ],
  ['shop', 'ranking', 'minsta kanalen 2025', named(bottom('Kanal', lastYear))],
  [
    'shop',
    'ranking',
    'vilka månader omsatte vi mer än 120 000 i år',
    named(
      ...over(120_000, rankInShop(month, thisYear)).map(([, sum]): [string, number] => ['', sum]),
    ),
  ],
];

const shopTalk: readonly Answerable[] = [
  ['shop', 'change', 'mars 25 mot mars 26', of(inShop(at('2025-03')), inShop(at('2026-03')))],
  [
    'shop',
    'change',
    'hur mycket bättre går espresso än te i år',
    of(ore(inShop(thisYear, group('Espresso')) - inShop(thisYear, group('Te')))),
  ],
  [
    'shop',
    'change',
    'köpte syrenen mer än kanelknuten 2025',
    of(
      inShop(lastYear, bought('Café Syrenen AB')),
      inShop(lastYear, bought('Café Kanelknuten AB')),
    ),
  ],
  [
    'shop',
    'change',
    'snittordern i september i år mot september i fjol',
    of(
      ore(inShop(september) / orders(september)),
      ore(inShop(at('2025-09')) / orders(at('2025-09'))),
    ),
  ],
  [
    'shop',
    'several',
    'omsättning, antal ordrar och tg i juni',
    of(inShop(at('2026-06')), orders(at('2026-06')), margin(at('2026-06'))),
  ],
  [
    'shop',
    'several',
    'bästa kund, bästa vara 2025',
    {
      names: [top('Kundnamn', lastYear)[0], top('Benämning', lastYear)[0]],
    },
  ],
  [
    'shop',
    'several',
    'hur mycket te, choklad och espresso sålde vi för i maj',
    of(...['Te', 'Choklad', 'Espresso'].map((each) => inShop(at('2026-05'), group(each)))),
  ],
  [
    'shop',
    'followUp',
    ['omsättning i år', 'utan mälarviken då?'],
    of(inShop(thisYear, not(MALARVIKEN))),
  ],
  [
    'shop',
    'followUp',
    ['vad sålde vi för i september', 'hur mycket blir det om dagen?'],
    of(ore(inShop(september) / 30)),
  ],
  [
    'shop',
    'followUp',
    ['vilka tre varor säljer bäst 2025', 'och i antal?'],
    named(...totalsBy(shop.rows, 'Benämning', 'Antal', lastYear).slice(0, 3)),
  ],
  ['shop', 'followUp', ['marginal på te i år', 'choklad?'], of(margin(thisYear, group('Choklad')))],
  ['shop', 'misspelt', 'antall odrar i augsti', of(orders(at('2026-08')))],
  [
    'shop',
    'misspelt',
    'va köpte fjelvyn hotel för 2025',
    of(inShop(lastYear, bought('Fjällvyn Hotell & Spa AB'))),
  ],
  ['shop', 'dialect', 'hörru va drog vi in i maj egentligen', of(inShop(at('2026-05')))],
  [
    'shop',
    'dialect',
    'eh ja alltså hur mycket sålde vi liksom för i april tror du',
    of(inShop(at('2026-04'))),
  ],
];

const costs: readonly Answerable[] = [
  [
    'sampleCosts',
    'ranking',
    'visa alla konton 2025 med summa',
    of(...rankPaid('Konto', lastYear).map(([, sum]) => sum)),
  ],
  ['sampleCosts', 'figure', 'vad kostar vi per dag i snitt 2025', of(ore(paid(lastYear) / 365))],
  ['sampleCosts', 'figure', 'kostnader i år utom löner', of(paid(thisYear, not(account('7010'))))],
  [
    'sampleCosts',
    'figure',
    'hur många leverantörer fick mer än 50 000 av oss 2025',
    of(over(50_000, rankPaid('Leverantör', lastYear)).filter(([name]) => name !== '').length),
  ],
  [
    'sampleCosts',
    'figure',
    'hur mycket ligger på lagret som kostnadsställe i år',
    of(paid(thisYear, place('Lager'))),
  ],
  [
    'sampleCosts',
    'figure',
    'hur stor del av kostnaderna är hyra i fjol',
    of(share(paid(lastYear, account('5010')), paid(lastYear))),
  ],
  [
    'sampleCosts',
    'change',
    'elen q1 i år jämfört med q1 i fjol',
    of(
      paid(within('2026-01', '2026-03'), account('5020')),
      paid(within('2025-01', '2025-03'), account('5020')),
    ),
  ],
  [
    'sampleCosts',
    'several',
    'telefon, el och hyra i oktober',
    of(...['6210', '5020', '5010'].map((each) => paid(at('2026-10'), account(each)))),
  ],
  [
    'sampleCosts',
    'ranking',
    'näst dyraste leverantören i år',
    named(rankPaid('Leverantör', thisYear).filter(([name]) => name !== '')[1] ?? none),
  ],
  [
    'sampleCosts',
    'misspelt',
    'telekomunikation hela fjolåret',
    of(paid(lastYear, account('6210'))),
  ],
  [
    'sampleCosts',
    'followUp',
    ['vad betalade vi nordhav 2025', 'hur många fakturor?'],
    of(
      new Set(
        evalCompanies.sampleCosts.rows
          .filter(both(lastYear, supplier('Råkaffe Nordhav AB')))
          .map((row) => row.Verifikat),
      ).size,
    ),
  ],
  [
    'firm',
    'figure',
    'vad blev kvar av pengarna i september',
    of(ore(inShop(september) - paid(september))),
  ],
  ['firm', 'several', 'intäkter och kostnader 2025', of(inShop(lastYear), paid(lastYear))],
];

const ordered = (prefix: string) => at(prefix, 'OrderDate');
const freight = (...tests: Fits[]) => total(cycles.rows, 'Freight', both(...tests));
const others: readonly Answerable[] = [
  ['cycles', 'figure', 'hur mycket frakt betalade vi 2014', of(freight(ordered('2014')))],
  [
    'cycles',
    'figure',
    'vad kostade frakten från Trey Research 2014',
    of(freight(ordered('2014'), is('Vendor', 'Trey Research'))),
  ],
  [
    'cycles',
    'figure',
    'snittorder 2014',
    of(
      ore(
        inCycles(ordered('2014')) /
          new Set(cycles.rows.filter(ordered('2014')).map((row) => row.PurchaseOrderID)).size,
      ),
    ),
  ],
  [
    'pizza',
    'figure',
    'allt utom Classic i juni 2015',
    of(inPizza(within('2015-06', '2015-06', 'Månad'), not(group('Classic')))),
  ],
  [
    'pizza',
    'ranking',
    'vilka månader sålde vi för mer än 70 000',
    of(...over(70_000, totalsBy(pizza.rows, 'Månad', 'Summa')).map(([, sum]) => sum)),
  ],
  ['suppliers', 'figure', 'hur mycket moms har vi betalat totalt', of(429.8)],
  ['invoices', 'figure', 'hur mycket moms fakturerade vi i januari 2025', of(3500)],
  ['books', 'ranking', 'summa per konto 2009/2010', of(35_693.2, 7110.5)],
  ['bank', 'figure', 'vad betalade vi utom hyran till Balder', of(3373.75)],
  ['months', 'figure', 'omsättning per order i januari 2025', of(500)],
  ['vat', 'figure', 'vad är momsen på Volvos faktura', of(250)],
  ['vat', 'figure', 'hur mycket sålde vi för exkl moms', of(3000)],
  ['web', 'figure', 'hur mycket frakt har kunderna betalat', of(147)],
  ['web', 'figure', 'hur många muggar sålde vi', of(5)],
  ['hours', 'figure', 'hur många timmar la vi på Alfa', of(9.25)],
  ['hours', 'figure', 'vad fakturerade vi Beta HB', of(11_000)],
  ['hours', 'ranking', 'vilket uppdrag drog in mest', of(10_987.5)],
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur många besök hade vi på hemsidan i oktober'],
  ['shop', 'hur mycket moms låg på försäljningen i september'],
  ['shop', 'vad tog vi betalt i frakt i år'],
  ['shop', 'hur många reklamationer fick vi'],
  ['shop', 'hur mycket sålde vi utom till Systembolaget i år'],
  ['shop', 'hur många timmar jobbade vi i september'],
  ['shop', 'vilka kunder är på väg att gå i konkurs'],
  ['shop', 'hur mycket sålde vi per kvadratmeter i år'],
  ['shop', 'snittförsäljning per anställd 2025'],
  ['shop', ['omsättning i maj', 'och per besökare?']],
  ['shop', 'hur många kunder i Stockholm köpte för över 50 000'],
  ['sampleCosts', 'hur mycket moms betalade vi i fjol'],
  ['sampleCosts', 'vad betalade vi för konto 3001'],
  ['sampleCosts', 'är vår hyra rimlig'],
  ['cycles', 'vad var momsen på inköpen 2014'],
  ['pizza', 'hur många notor hade vi i maj 2015'],
  ['vat', 'när betalade Volvo'],
  ['web', 'vad var inköpspriset på muggarna'],
  ['hours', 'hur många timmar la Cecilia'],
  ['firm', 'vad är vår likviditet nästa månad'],
];

/** As owners ask of a mean, a limit or what is left out, written without reading how the rules answer. */
export const goldenSeventeenth: readonly Golden[] = goldens(
  [...shopFigures, ...shopRankings, ...shopTalk, ...costs, ...others],
  unanswerable,
);
