import { evalCompanies } from './companies.ts';
import {
  type Answerable,
  account,
  at,
  both,
  bought,
  channel,
  countInShop,
  type Expected,
  type Fits,
  goldens,
  group,
  inCycles,
  inShop,
  is,
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
import type { Golden } from './score.ts';
import { ore, type TruthRow, total, totalsBy } from './truth.ts';

const { shop, pizza, cycles } = evalCompanies;

const DAY = 86_400_000;
const thisYear = at('2026');
const lastYear = at('2025');
const dateOf = ({ Datum = '' }: TruthRow) => new Date(`${Datum}T12:00:00Z`);
const isWeekend: Fits = (row) => [0, 6].includes(dateOf(row).getUTCDay());
const isWeekday: Fits = (row) => !isWeekend(row);
const onDay =
  (day: number): Fits =>
  (row) =>
    dateOf(row).getUTCDay() === day;
/** The Monday that a row's week begins with. */
const week = (row: TruthRow) => {
  const date = dateOf(row);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
};
const orders = (...tests: Fits[]) => countInShop('Ordernr', ...tests);
const pieces = (...tests: Fits[]) => sumInShop('Antal', ...tests);
const customers = (...tests: Fits[]) => countInShop('Kundnamn', ...tests);
const margin = (...tests: Fits[]) => share(shopProfit(...tests), inShop(...tests));
const placeOf = (by: string, name: string, ...tests: Fits[]) =>
  1 + rankInShop(by, ...tests).findIndex(([each]) => each === name);
const suppliers = (...tests: Fits[]) =>
  rankPaid('Leverantör', ...tests).filter(([name]) => name !== '');
/** Days from one purchase to the next, of days on which anything was bought. */
const between = (...tests: Fits[]) => {
  const days = [
    ...new Set(
      shop.rows
        .filter(both(...tests))
        .map(dateOf)
        .map(Number),
    ),
  ].sort();
  return ore(((days.at(-1) ?? 0) - (days[0] ?? 0)) / DAY / (days.length - 1));
};
const weekSum = (monday: string, ...tests: Fits[]) =>
  inShop((row) => week(row) === monday, ...tests);
const LYKTAN = bought('Restaurang Lyktan i Hamnen AB');
const EKBACKEN = bought('Lunchköket Ekbacken AB');
const HAVRE = made('Havredryck Barista 6-pack');
const KALLBRYGD = made('Kallbrygd 1 liter');
const bestWeek = (...tests: Fits[]) => rankInShop(week, ...tests)[0]?.[1] ?? 0;

type Row = readonly [Golden['kind'], string | readonly string[], Expected];
const asked = (company: Answerable[0], rows: readonly Row[]): Answerable[] =>
  rows.map(([kind, ask, expected]) => [company, kind, ask, expected]);

const shopTimes = asked('shop', [
  ['figure', 'hur mycket säljer vi på helger i år', of(inShop(thisYear, isWeekend))],
  ['figure', 'försäljning vardagar 2025', of(inShop(lastYear, isWeekday))],
  ['change', 'helg mot vardag 2025', of(inShop(lastYear, isWeekend), inShop(lastYear, isWeekday))],
  [
    'figure',
    'hur stor andel av försäljningen kommer på helgen förra året',
    of(share(inShop(lastYear, isWeekend), inShop(lastYear))),
  ],
  ['figure', 'va sålde vi på black friday förra året', of(inShop(at('2025-11-28')))],
  ['figure', 'alla hjärtans dag 2025', of(inShop(at('2025-02-14')))],
  ['figure', 'försäljningen valborg i år', of(inShop(at('2026-04-30')))],
  ['figure', 'dan före julafton 2025 vad sålde vi då', of(inShop(at('2025-12-23')))],
  ['figure', 'nationaldagen 2025 försäljning', of(inShop(at('2025-06-06')))],
  [
    'figure',
    'oms per vecka i september',
    of(...['09-07', '09-14', '09-21'].map((day) => weekSum(`2026-${day}`))),
  ],
  ['ranking', 'vilken vecka var bäst i år', of(bestWeek(thisYear))],
  ['ranking', 'bästa veckan för espresso 2025', of(bestWeek(lastYear, group('Espresso')))],
  ['figure', 'hur mycket te sålde vi v 12 i år', of(weekSum('2026-03-16', group('Te')))],
  ['change', 'v 20 mot v 21 i år', of(weekSum('2026-05-11'), weekSum('2026-05-18'))],
  ['figure', 'hur mycket säljer vi på måndagar i år', of(inShop(thisYear, onDay(1)))],
  ['figure', 'antal order på fredagar 2025', of(orders(lastYear, onDay(5)))],
  ['figure', 'sista kvartalet förra året', of(inShop(within('2025-10', '2025-12')))],
  ['figure', 'första 10 dagarna i oktober', of(inShop(within('2026-10-01', '2026-10-10')))],
]);

const shopCustomers = asked('shop', [
  [
    'ranking',
    'var ligger lunchköket ekbacken bland mina kunder i år',
    of(placeOf('Kundnamn', 'Lunchköket Ekbacken AB', thisYear)),
  ],
  [
    'ranking',
    'vilken plats har kallbrygden bland varorna 2025',
    of(placeOf('Benämning', 'Kallbrygd 1 liter', lastYear)),
  ],
  [
    'ranking',
    'hur högt upp kommer lyktan på kundlistan i år',
    of(placeOf('Kundnamn', 'Restaurang Lyktan i Hamnen AB', thisYear)),
  ],
  [
    'ranking',
    'är lotusblomman en av våra tio största kunder 2025',
    of(placeOf('Kundnamn', 'Tehuset Lotusblomman HB', lastYear)),
  ],
  ['figure', 'hur ofta köper lyktan 2025', of(orders(lastYear, LYKTAN))],
  ['figure', 'hur många dagar brukar det gå mellan ekbackens köp', of(between(EKBACKEN))],
  ['figure', 'hur ofta handlar café blåklinten', of(between(bought('Café Blåklinten HB')))],
  [
    'ranking',
    'vilka kunder borde jag ringa',
    { names: ['Café Syrenen AB', 'Kyrkans Café Exempelby AB'] },
  ],
  [
    'ranking',
    'vilka håller på att lämna oss',
    { names: ['Café Syrenen AB', 'Kyrkans Café Exempelby AB'] },
  ],
  ['figure', 'när handlade syrenen senast', { names: ['8 juni 2026'] }],
  ['figure', 'har snickeriet i dalen slutat köpa av oss?', { names: ['9 september 2025'] }],
  ['ranking', 'nya kunder i år', { names: ['Padelhallen Västra AB'] }],
  [
    'figure',
    'hur mycket har padelhallen dragit in sen dom började',
    of(inShop(bought('Padelhallen Västra AB'))),
  ],
  [
    'figure',
    'vad är en snittorder för bageri sju sorter 2025',
    of(
      ore(
        inShop(lastYear, bought('Bageri Sju Sorters AB')) /
          orders(lastYear, bought('Bageri Sju Sorters AB')),
      ),
    ),
  ],
  [
    'figure',
    'hur mycket tjänade vi på mälarviken i fjol',
    of(shopProfit(lastYear, bought('Kontorskaffe Mälarviken AB'))),
  ],
  [
    'figure',
    'hur många påsar napoli köpte strandpromenaden i år',
    of(pieces(thisYear, bought('Strandpromenadens Café AB'), made('Espresso Napoli 1 kg'))),
  ],
  [
    'ranking',
    'vem är min trognaste kund, alltså flest ordrar, 2025',
    { names: ['Kontorskaffe Mälarviken AB'] },
  ],
  [
    'figure',
    'köper glasscafeet vågen något te? hur mkt i år',
    of(inShop(thisYear, bought('Glasscaféet Vågen AB'), group('Te'))),
  ],
  [
    'change',
    'går det upp eller ner med kanelknuten jan-okt i år mot samma i fjol',
    of(
      inShop(within('2026-01', '2026-10'), bought('Café Kanelknuten AB')),
      inShop(within('2025-01', '2025-10'), bought('Café Kanelknuten AB')),
    ),
  ],
]);

const shopGoods = asked('shop', [
  ['figure', 'havredryck, antal kartonger i år', of(pieces(thisYear, HAVRE))],
  [
    'figure',
    'vad får vi in på kallbrygd under sommaren jun jul aug 2026',
    of(inShop(within('2026-06', '2026-08'), KALLBRYGD)),
  ],
  [
    'figure',
    'vad kostar oss chokladen i inköp 2025',
    of(sumInShop('Inköpskostnad', lastYear, group('Choklad'))),
  ],
  [
    'figure',
    'hur många % av bryggkaffet går via säljarna i år',
    of(
      share(
        inShop(thisYear, group('Bryggkaffe'), channel('Säljare')),
        inShop(thisYear, group('Bryggkaffe')),
      ),
    ),
  ],
  ['ranking', 'vilken vara har lägst marginal i år', { names: [lowestMargin()] }],
  [
    'ranking',
    'topp 5 espressokunder i år',
    named(...rankInShop('Kundnamn', thisYear, group('Espresso')).slice(0, 5)),
  ],
  [
    'ranking',
    'tre svagaste månaderna 2025',
    of(
      ...rankInShop(month, lastYear)
        .slice(-3)
        .map(([, sum]) => sum),
    ),
  ],
  ['figure', 'hur många sorters te säljer vi', of(countInShop('Benämning', group('Te')))],
  [
    'figure',
    'snittpris på napoli per styck i år',
    of(
      ore(
        inShop(thisYear, made('Espresso Napoli 1 kg')) /
          pieces(thisYear, made('Espresso Napoli 1 kg')),
      ),
    ),
  ],
  [
    'figure',
    'vad ger vi bort i rabatter via telefon 2025',
    of(sumInShop('Rabatt', lastYear, channel('Telefon'))),
  ],
  [
    'change',
    'pralinaskar i dec 2024 kontra dec 2025, antal',
    of(
      pieces(at('2024-12'), made('Pralinask 24 bitar')),
      pieces(at('2025-12'), made('Pralinask 24 bitar')),
    ),
  ],
  [
    'figure',
    'nån som köpt siphonbryggare?',
    { names: [top('Kundnamn', made('Siphonbryggare'))[0]] },
  ],
  [
    'figure',
    'tb i kronor på tillbehör första kvartalet i år',
    of(shopProfit(within('2026-01', '2026-03'), group('Tillbehör'))),
  ],
  ['figure', 'omsättning rullande 12 månader', of(inShop(within('2025-10', '2026-09')))],
]);

const shopTalk = asked('shop', [
  [
    'several',
    'bästa och sämsta månaden i år',
    of(rankInShop(month, thisYear)[0]?.[1] ?? 0, worstMonth()),
  ],
  [
    'several',
    'hur många kunder hade vi på webben i år och vad köpte dom för',
    of(customers(thisYear, channel('Webb')), inShop(thisYear, channel('Webb'))),
  ],
  [
    'several',
    'omsättning maj, juni och juli var för sig',
    of(...['05', '06', '07'].map((each) => inShop(at(`2026-${each}`)))),
  ],
  [
    'followUp',
    ['vem köper mest espresso i år', 'hur ofta handlar dom?'],
    of(orders(thisYear, bought(top('Kundnamn', thisYear, group('Espresso'))[0]))),
  ],
  [
    'followUp',
    ['vad sålde vi i mars', 'bara webben', 'och bara te?'],
    of(inShop(at('2026-03'), channel('Webb'), group('Te'))),
  ],
  [
    'followUp',
    ['försäljning per kanal 2025', 'och vinsten?'],
    of(...['Webb', 'Telefon', 'Säljare'].map((each) => shopProfit(lastYear, channel(each)))),
  ],
  [
    'followUp',
    ['hur gick det för lyktan förra året', 'hamnar dom på pallen?'],
    of(placeOf('Kundnamn', 'Restaurang Lyktan i Hamnen AB', lastYear)),
  ],
  ['followUp', ['omsättning okt', 'på helgerna då?'], of(inShop(at('2026-10'), isWeekend))],
  [
    'misspelt',
    'hur ligger vi till i år jmf me förra jan till okt',
    of(inShop(within('2026-01', '2026-10')), inShop(within('2025-01', '2025-10'))),
  ],
  [
    'misspelt',
    'föräljning sommarn 25 (juni juli augusit)',
    of(inShop(within('2025-06', '2025-08'))),
  ],
  ['misspelt', 'vem e våran stösta kudn 2025', named(top('Kundnamn', lastYear))],
  [
    'dialect',
    'hur mö fick vi in på webbn i april i år',
    of(inShop(at('2026-04'), channel('Webb'))),
  ],
  ['dialect', 'vafför köper syrenen inte längre, när var sist', { names: ['8 juni 2026'] }],
]);

const costs = asked('sampleCosts', [
  [
    'figure',
    'vad brände vi på marknadsföring i sommar juni till augusti',
    of(paid(within('2026-06', '2026-08'), account('5910'))),
  ],
  [
    'figure',
    'hur mycket har vi hostat upp till skatteverket i år',
    of(paid(thisYear, supplier('Skatteverket'))),
  ],
  [
    'ranking',
    'vilken plats har nordhav bland leverantörerna 2025',
    of(1 + suppliers(lastYear).findIndex(([name]) => name === 'Råkaffe Nordhav AB')),
  ],
  ['figure', 'hur ofta betalar vi emballage & påse', of(betweenPaid('Emballage & Påse i Norr AB'))],
  [
    'figure',
    'vad går bilen på i månaden i snitt 2025, leasing och drivmedel ihop',
    of(ore((paid(lastYear, account('5615')) + paid(lastYear, account('5611'))) / 12)),
  ],
  ['figure', 'alla it abonnemang 2025', of(paid(lastYear, account('6540')))],
  [
    'change',
    'hyran okt i år mot okt ifjol',
    of(paid(at('2026-10'), account('5010')), paid(at('2025-10'), account('5010'))),
  ],
  ['ranking', 'dyraste månaden i år', of(rankPaid(month, thisYear)[0]?.[1] ?? 0)],
  ['ranking', 'minsta leverantören 2025', named(suppliers(lastYear).at(-1) ?? ['', 0])],
  ['figure', 'varuinköp kaffe och te i september', of(paid(at('2026-09'), account('4010')))],
  [
    'several',
    'bankavgift, telefon och bokföring 2025 var för sig',
    of(
      paid(lastYear, account('6570')),
      paid(lastYear, account('6210')),
      paid(lastYear, account('6530')),
    ),
  ],
  [
    'followUp',
    ['hur mycket kostar lagret i år', 'och försäljning då?'],
    of(paid(thisYear, place('Försäljning'))),
  ],
  ['misspelt', 'leassing av bil i fjol', of(paid(lastYear, account('5615')))],
  ['figure', 'när betalade vi försäkringen senast', { names: ['16 december 2025'] }],
]);

const others: readonly Answerable[] = [
  [
    'firm',
    'figure',
    'hur mycket blev över i somras, juni-aug i år',
    of(ore(inShop(within('2026-06', '2026-08')) - paid(within('2026-06', '2026-08')))),
  ],
  ['firm', 'ranking', 'vilken månad gick vi bäst plus 2025', of(bestLeft())],
  [
    'firm',
    'figure',
    'hur många procent av omsättningen går till hyra 2025',
    of(share(paid(lastYear, account('5010')), inShop(lastYear))),
  ],
  [
    'cycles',
    'figure',
    'frakten 2014 i procent av inköpen',
    of(
      share(
        total(cycles.rows, 'Freight', at('2014', 'OrderDate')),
        inCycles(at('2014', 'OrderDate')),
      ),
    ),
  ],
  [
    'cycles',
    'ranking',
    'vilken leverantör tar mest i frakt 2014',
    named(totalsBy(cycles.rows, 'Vendor', 'Freight', at('2014', 'OrderDate'))[0] ?? ['', 0]),
  ],
  ['invoices', 'figure', 'moms totalt på fakturorna i mars', of(400)],
  ['invoices', 'figure', 'vad blev det ink moms till al måleri', of(5000)],
  ['vat', 'several', 'netto och moms på ericssons', of(2000, 500)],
  ['discounts', 'figure', 'hur mycket var momsen till acme', of(22.5)],
  ['web', 'figure', 'frakt vi tog i januari', of(98)],
  ['web', 'figure', 'moms i februari', of(49.8)],
  ['suppliers', 'figure', 'moms på telia fakturan', of(179.8)],
  [
    'pizza',
    'ranking',
    'var ligger the thai chicken pizza på listan',
    of(
      1 +
        totalsBy(pizza.rows, 'Benämning', 'Summa').findIndex(
          ([name]) => name === 'The Thai Chicken Pizza',
        ),
    ),
  ],
  [
    'pizza',
    'figure',
    'hawaii i juli, antal',
    of(
      total(
        pizza.rows,
        'Antal',
        both(at('2015-07', 'Månad'), is('Benämning', 'The Hawaiian Pizza')),
      ),
    ),
  ],
  ['hours', 'figure', 'vad drog bo in', of(9562.5)],
  ['till', 'figure', 'hur mycket sålde eva', of(80)],
];

/** The goods with the least left of each krona. */
function lowestMargin(): string {
  const names = [...new Set(shop.rows.filter(thisYear).map((row) => row.Benämning ?? ''))];
  return names.sort((a, b) => margin(thisYear, made(a)) - margin(thisYear, made(b)))[0] ?? '';
}

function worstMonth(): number {
  return rankInShop(month, thisYear).at(-1)?.[1] ?? 0;
}

function betweenPaid(name: string): number {
  const rows = evalCompanies.sampleCosts.rows.filter(supplier(name));
  const days = [...new Set(rows.map(dateOf).map(Number))].sort();
  return ore(((days.at(-1) ?? 0) - (days[0] ?? 0)) / DAY / (days.length - 1));
}

function bestLeft(): number {
  const months = rankInShop(month, lastYear).map(([name]) => name);
  return Math.max(...months.map((each) => ore(inShop(at(each)) - paid(at(each)))));
}

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'vad sålde vi förra helgen'],
  ['shop', 'vad sålde vi på black friday 2023'],
  ['shop', 'hur många ringde in i oktober'],
  ['shop', 'vilket telefonnummer har lyktan'],
  ['shop', 'vilka kunder har inte betalat än'],
  ['shop', 'vad tog vi ut i moms på webben i maj'],
  ['shop', 'vad la vi på frakt till kanelknuten'],
  ['shop', 'var ligger ICA Maxi bland mina kunder'],
  ['shop', 'hur ofta köper Systembolaget'],
  ['shop', 'vilken expedit sålde bäst i september'],
  ['shop', 'hur mycket säljer vi på förmiddagen jämfört med eftermiddagen'],
  ['shop', 'vad regnade det för i juli, påverkade det försäljningen'],
  ['shop', 'hur många lämnade varukorgen'],
  ['shop', ['vad sålde vi i juni', 'i Göteborg då?']],
  ['shop', 'vilka kunder köper hos konkurrenten i stället'],
  ['sampleCosts', 'vad kostar ett hekto kaffe oss i rostning'],
  ['sampleCosts', 'hur mycket semester har personalen kvar'],
  ['sampleCosts', 'när går hyreskontraktet ut'],
  ['pizza', 'vilken vecka sålde vi mest'],
  ['pizza', 'hur mycket säljer vi på helger'],
  ['firm', 'hur mycket har vi kvar på checkkrediten'],
  ['months', 'vilken kund köpte mest i februari'],
];

/** Of weeks, weekends, named days, places and who buys how often, which were known to be missing. */
export const goldenNineteenth: readonly Golden[] = goldens(
  [...shopTimes, ...shopCustomers, ...shopGoods, ...shopTalk, ...costs, ...others],
  unanswerable,
);
