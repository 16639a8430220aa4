import { evalCompanies } from './companies.ts';
import {
  type Answerable,
  account,
  at,
  both,
  bought,
  channel,
  type Expected,
  type Fits,
  first,
  goldens,
  group,
  inCycles,
  inShop,
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
  top,
  type Unanswerable,
  within,
} from './counted.ts';
import type { Golden } from './score.ts';
import { numberIn, ore, type TruthRow, total, totalsBy } from './truth.ts';

const { shop, cycles, vat, invoices, discounts, web } = evalCompanies;

const thisYear = at('2026');
const lastYear = at('2025');
const ordered = (prefix: string) => at(prefix, 'OrderDate');
const freight = (...tests: Fits[]) => total(cycles.rows, 'Freight', both(...tests));
const margin = (...tests: Fits[]) => share(shopProfit(...tests), inShop(...tests));
/** The shop's discounts by a column, the largest first. */
const rankDiscounts = (by: Parameters<typeof totalsBy>[1], ...tests: Fits[]) =>
  totalsBy(shop.rows, by, 'Rabatt', both(...tests));
/** What is left of the shop's sales when its goods are paid, by a column, the largest first. */
const rankLeft = (by: (row: TruthRow) => string, ...tests: Fits[]) =>
  [...new Set(shop.rows.filter(both(...tests)).map(by))]
    .map((name): [string, number] => [
      name,
      shopProfit(...tests, (row: TruthRow) => by(row) === name),
    ])
    .sort((a, b) => b[1] - a[1]);
const rankMargin = (by: (row: TruthRow) => string, ...tests: Fits[]) =>
  rankLeft(by, ...tests)
    .map(([name]): [string, number] => [
      name,
      margin(...tests, (row: TruthRow) => by(row) === name),
    ])
    .sort((a, b) => b[1] - a[1]);
const by = (column: string) => (row: TruthRow) => row[column] ?? '';
/** What is left of the shop's sales when all its costs are paid, by the months of a year, the most first. */
const monthsLeft = (year: string) =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)
    .map((each): [string, number] => [each, ore(inShop(at(each)) - paid(at(each)))])
    .sort((a, b) => b[1] - a[1]);
const dayOf = ({ Datum = '' }: TruthRow) => new Date(`${Datum}T12:00:00Z`).getUTCDay();
const onDay =
  (day: number): Fits =>
  (row) =>
    dayOf(row) === day;
const isValid: Fits = ({ Makulerad }) => Makulerad === 'Nej';
const discountOf = (name: string) =>
  ore(
    discounts.rows
      .filter(({ Customer }) => Customer === name)
      .reduce(
        (sum, row) =>
          sum + numberIn(row.Quantity) * numberIn(row['Unit Price']) - numberIn(row['Net Amount']),
        0,
      ),
  );

type Row = readonly [Golden['kind'], string | readonly string[], Expected];
const asked = (company: Answerable[0], rows: readonly Row[]): Answerable[] =>
  rows.map(([kind, ask, expected]) => [company, kind, ask, expected]);

const shopMoney = asked('shop', [
  ['ranking', 'vilken månad gav vi mest rabatt 2025', of(first(rankDiscounts(month, lastYear))[1])],
  [
    'ranking',
    'mest rabatterade varan i år i kronor',
    named(first(rankDiscounts('Benämning', thisYear))),
  ],
  [
    'change',
    'rabatterna jan-okt i år mot samma tid ifjol',
    of(
      sumInShop('Rabatt', within('2026-01', '2026-10')),
      sumInShop('Rabatt', within('2025-01', '2025-10')),
    ),
  ],
  ['several', 'rabatt per säljkanal 2025', named(...rankDiscounts('Kanal', lastYear))],
  ['figure', 'vad kostade varorna vi sålde i mars', of(sumInShop('Inköpskostnad', at('2026-03')))],
  [
    'change',
    'inköpskostnad för te jan-okt i år mot ifjol',
    of(
      sumInShop('Inköpskostnad', within('2026-01', '2026-10'), group('Te')),
      sumInShop('Inköpskostnad', within('2025-01', '2025-10'), group('Te')),
    ),
  ],
  [
    'figure',
    'hur mycket tjänade vi på Hotell Tre Granar förra året',
    of(shopProfit(lastYear, bought('Hotell Tre Granar AB'))),
  ],
  [
    'ranking',
    'vilken månad tjänade vi mest på det vi sålde 2025',
    of(first(rankLeft(month, lastYear))[1]),
  ],
  [
    'ranking',
    'tre kunderna med högst täckningsbidrag i år',
    named(...rankLeft(by('Kundnamn'), thisYear).slice(0, 3)),
  ],
  ['ranking', 'vilken vara ger minst vinst i år', named(last(rankLeft(by('Benämning'), thisYear)))],
  [
    'ranking',
    'vilken kanal har bäst marginal 2025',
    named(first(rankMargin(by('Kanal'), lastYear))),
  ],
  ['ranking', 'sämsta månaden för bruttovinsten i år', of(last(rankLeft(month, thisYear))[1])],
  ['ranking', 'vilken månad hade lägst marginal 2025', of(last(rankMargin(month, lastYear))[1])],
  [
    'ranking',
    'topp 5 varor efter tb 2025',
    named(...rankLeft(by('Benämning'), lastYear).slice(0, 5)),
  ],
  [
    'ranking',
    'vilken kund tjänar vi minst på i år',
    named(last(rankLeft(by('Kundnamn'), thisYear))),
  ],
]);

const shopTalk = asked('shop', [
  [
    'figure',
    'vad blev försäljningen i somras på telefon',
    of(inShop(summer(), channel('Telefon'))),
  ],
  ['figure', 'tisdagar i år totalt', of(inShop(thisYear, onDay(2)))],
  ['misspelt', 'försäljning på lördgar i år', { names: ['ingen rad'] }],
  ['misspelt', 'hur mycket sålde vi på fredgar 2025', of(inShop(lastYear, onDay(5)))],
  ['misspelt', 'omsättning i desember', of(inShop(at('2025-12')))],
  ['misspelt', 'te i novmber 2025', of(inShop(at('2025-11'), group('Te')))],
  ['misspelt', 'vad tjäna vi på esspreso i år', of(shopProfit(thisYear, group('Espresso')))],
  [
    'change',
    'varför sålde vi mindre i juli än i juni',
    of(ore(inShop(at('2026-07')) - inShop(at('2026-06')))),
  ],
  ['dialect', 'vafför gick mars så bra', of(inShop(at('2026-03')))],
  [
    'figure',
    'om jag höjer Julkaffe med 10 kr, vad hade det gett 2025',
    of(10 * sumInShop('Antal', lastYear, made('Julkaffe 500 g'))),
  ],
  [
    'figure',
    'vad händer om bryggkaffet säljer 10 procent mer, räkna på 2025',
    of(ore(0.1 * inShop(lastYear, group('Bryggkaffe')))),
  ],
  ['overview', 'vad tycker du att vi ska ta tag i nu', { names: ['Första steg'] }],
  [
    'followUp',
    ['vilken månad sålde vi mest 2025', 'vad blev marginalen den månaden?'],
    of(margin(at(first(rankInShop(month, lastYear))[0]))),
  ],
  [
    'followUp',
    ['rabatt till solängen i år', 'och till kanelknuten?'],
    of(sumInShop('Rabatt', thisYear, bought('Café Kanelknuten AB'))),
  ],
  [
    'followUp',
    ['vilken vara säljer bäst i år', 'vad tjänar vi på den?'],
    of(shopProfit(thisYear, made(top('Benämning', thisYear)[0]))),
  ],
]);

const costs = asked('sampleCosts', [
  ['figure', 'vad kostar telefonen i månaden 2025', of(ore(paid(lastYear, account('6210')) / 12))],
  ['figure', 'bensin i år', of(paid(thisYear, account('5611')))],
  ['figure', 'dieseln förra året', of(paid(lastYear, account('5611')))],
  ['figure', 'vad är hyran i september', of(paid(at('2026-09'), account('5010')))],
  ['figure', 'bokföringen i fjol', of(paid(lastYear, account('6530')))],
  ['figure', 'vad kostar internet och telefon i år', of(paid(thisYear, account('6210')))],
  ['figure', 'hur mycket la vi på leasingbilen 2025', of(paid(lastYear, account('5615')))],
  ['figure', 'vad tar banken betalt i år', of(paid(thisYear, account('6570')))],
  ['figure', 'strömmen i januari', of(paid(at('2026-01'), account('5020')))],
  ['figure', 'vad gick reparationer på sen starten', of(paid(account('5520')))],
  [
    'figure',
    'vad betalar vi för datorprogram och IT per månad 2025',
    of(ore(paid(lastYear, account('6540')) / 12)),
  ],
  [
    'ranking',
    'vilken månad var dyrast i fjol',
    of(first(rankPaid((row) => (row.Datum ?? '').slice(0, 7), lastYear))[1]),
  ],
  [
    'change',
    'bensinen jan-okt mot förra året',
    of(
      paid(within('2026-01', '2026-10'), account('5611')),
      paid(within('2025-01', '2025-10'), account('5611')),
    ),
  ],
  [
    'followUp',
    ['vad kostade macken i fjol', 'hur mycket är det i månaden?'],
    of(ore(paid(lastYear, supplier('Macken vid Infarten')) / 12)),
  ],
]);

const inFirm = asked('firm', [
  ['ranking', 'vilken månad 2025 blev det mest över', of(first(monthsLeft('2025'))[1])],
  ['ranking', 'vilken månad gick vi sämst ekonomiskt 2025', of(last(monthsLeft('2025'))[1])],
  ['figure', 'vad blev kvar i mars i år', of(ore(inShop(at('2026-03')) - paid(at('2026-03'))))],
]);

const others: readonly Answerable[] = [
  ['vat', 'figure', 'hur mycket utgående moms blev det', of(total(vat.rows, 'Moms'))],
  ['vat', 'figure', 'fakturerat inklusive moms', of(total(vat.rows, 'Belopp inkl. moms'))],
  ['vat', 'ranking', 'moms per kund', named(...totalsBy(vat.rows, 'Kund', 'Moms'))],
  [
    'invoices',
    'figure',
    'vad har vi fakturerat inkl moms',
    of(total(invoices.rows, 'Totalt', isValid)),
  ],
  [
    'invoices',
    'ranking',
    'vem är skyldig oss pengar',
    named(first(totalsBy(invoices.rows, 'Kundnamn', 'Saldo', isValid))),
  ],
  [
    'invoices',
    'figure',
    'hur mycket har kunderna kvar att betala',
    of(total(invoices.rows, 'Saldo', isValid)),
  ],
  ['discounts', 'figure', 'vad blev momsen ihop', of(total(discounts.rows, 'VAT Amount'))],
  ['discounts', 'figure', 'hur mycket rabatt fick acme i kronor', of(discountOf('Acme'))],
  ['web', 'figure', 'fraktintäkter totalt', of(total(web.rows, 'Shipping'))],
  ['web', 'figure', 'vad betalade kunderna inklusive frakt och moms', of(total(web.rows, 'Total'))],
  ['suppliers', 'ranking', 'vilken faktura var dyrast med moms', of(1250)],
  [
    'cycles',
    'ranking',
    'vilken leverantör kostar mest i frakt',
    named(first(totalsBy(cycles.rows, 'Vendor', 'Freight'))),
  ],
  [
    'cycles',
    'figure',
    'frakten i procent av inköpen 2014',
    of(share(freight(ordered('2014')), inCycles(ordered('2014')))),
  ],
  ['till', 'figure', 'hur mycket rabatt har eva slagit in', of(5)],
  ['books', 'figure', 'vad gick elen på 2008/2009', of(1442.4)],
  ['ledger', 'figure', 'mobilen i januari 2025', of(899)],
];

function summer(): Fits {
  return within('2026-06', '2026-08');
}

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur mycket moms ska vi betala'],
  ['shop', 'vad kostade frakten till kunderna'],
  ['shop', 'vem av säljarna säljer mest'],
  ['shop', 'vad tjänade vi på presentkort'],
  ['shop', 'hur mycket dricks fick vi in'],
  ['shop', 'vilken kund har störst obetald skuld'],
  ['sampleCosts', 'hur mycket moms kan vi dra av'],
  ['sampleCosts', 'vad kostar städningen'],
  ['sampleCosts', 'vad la vi på arbetskläder i år'],
  ['sampleCosts', 'hur många liter diesel tankade vi'],
  ['pizza', 'vilken pizza tjänar vi mest på'],
  ['cycles', 'hur stor rabatt fick vi av Jackson Authority'],
  ['vat', 'hur mycket frakt fakturerade vi'],
  ['articles', 'vad blev momsen på skruven'],
  ['hours', 'vad kostar Bo oss i timmen'],
  ['months', 'vilken veckodag säljer vi mest'],
  // What is to be paid is less the VAT of what was bought, and what may be taken off is for the one who keeps the books.
  ['web', 'hur mycket moms ska vi betala in för januari'],
  ['suppliers', 'hur mycket moms kan vi dra av'],
];

/** As owners of several trades ask of VAT, freight, discounts, what is left and their everyday costs, without reading how the rules answer. */
export const goldenTwentyFirst: readonly Golden[] = goldens(
  [...shopMoney, ...shopTalk, ...costs, ...inFirm, ...others],
  unanswerable,
);
