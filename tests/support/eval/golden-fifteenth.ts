import { evalCompanies } from './companies.ts';
import {
  type Answerable,
  account,
  at,
  both,
  bottom,
  bought,
  COST,
  channel,
  countInShop,
  type Fits,
  goldens,
  group,
  inCycles,
  inPizza,
  inShop,
  is,
  isSupplier,
  made,
  month,
  named,
  none,
  of,
  paid,
  place,
  rankInShop,
  rankPaid,
  SHOP_SUM,
  share,
  shopProfit,
  sumInShop,
  supplier,
  top,
  type Unanswerable,
  within,
} from './counted.ts';
import type { Golden } from './score.ts';
import { distinct, numberIn, ore, total, totalsBy } from './truth.ts';

const { shop, sampleCosts, pizza, cycles } = evalCompanies;

const thisYear = at('2026');
const lastYear = at('2025');
const half = (year: number) => within(`${year}-01`, `${year}-06`);
const third = (year: number) => within(`${year}-07`, `${year}-09`);
const spring = within('2026-03', '2026-05');
const winter = within('2025-12', '2026-02');
const percent = (before: number, after: number) => ore((100 * (after - before)) / before);
const customers = (...tests: Fits[]) =>
  new Set(shop.rows.filter(both(...tests)).map((row) => row.Kundnamn));
const before2026: Fits = (row) => (row.Datum ?? '') < '2026';
const newCustomers = [...customers(thisYear)].filter((each) => !customers(before2026).has(each));
const lostCustomers = [...customers(lastYear)].filter((each) => !customers(thisYear).has(each));
const weekday = (row: Record<string, string>) => String(new Date(row.Datum ?? '').getUTCDay());
const quarter = (row: Record<string, string>) =>
  String(Math.ceil(Number((row.Datum ?? '').slice(5, 7)) / 3));

/** What the sales of each changed by from one time to another, the largest rise first. */
const changes = (column: string, before: Fits, after: Fits): [name: string, by: number][] => {
  const [was, is_] = [new Map(rankInShop(column, before)), new Map(rankInShop(column, after))];
  return [...new Set([...was.keys(), ...is_.keys()])]
    .map((name): [string, number] => [name, ore((is_.get(name) ?? 0) - (was.get(name) ?? 0))])
    .sort((a, b) => b[1] - a[1]);
};
const paidChanges = (column: string, before: Fits, after: Fits): [name: string, by: number][] => {
  const [was, is_] = [new Map(rankPaid(column, before)), new Map(rankPaid(column, after))];
  return [...new Set([...was.keys(), ...is_.keys()])]
    .map((name): [string, number] => [name, ore((is_.get(name) ?? 0) - (was.get(name) ?? 0))])
    .sort((a, b) => b[1] - a[1]);
};
const margins = totalsBy(shop.rows, 'Benämning', SHOP_SUM, thisYear)
  .map(([name, sum]): [string, number] => [name, share(shopProfit(thisYear, made(name)), sum)])
  .sort((a, b) => a[1] - b[1]);
const groupProfits = rankInShop('Varugrupp', thisYear)
  .map(([name]): [string, number] => [name, shopProfit(thisYear, group(name))])
  .sort((a, b) => b[1] - a[1]);
const discounts = totalsBy(shop.rows, 'Kundnamn', 'Rabatt', thisYear);
const credited = -total(
  shop.rows,
  SHOP_SUM,
  both(lastYear, (row) => numberIn(row.Antal) < 0),
);
const topSuppliers = rankPaid('Leverantör', thisYear).filter(([name]) => name !== '');
const biggestBill = Math.max(
  ...sampleCosts.rows.filter(thisYear).map((row) => numberIn(row[COST])),
);
const MALARVIKEN = 'Kontorskaffe Mälarviken AB';

const shopFigures: readonly Answerable[] = [
  ['shop', 'figure', 'va omsatte vi i somras', of(inShop(within('2026-06', '2026-08')))],
  ['shop', 'figure', 'hur mycket sålde vi för förra kvartalet?', of(inShop(third(2026)))],
  ['shop', 'figure', 'hur mycket har det sålts för sen årsskiftet', of(inShop(thisYear))],
  [
    'shop',
    'figure',
    'Hur många förpackningar av julkaffet gick det åt i november och december i fjol?',
    of(sumInShop('Antal', within('2025-11', '2025-12'), made('Julkaffe 500 g'))),
  ],
  [
    'shop',
    'figure',
    'vad tar vi i snitt för ett kilo Espresso Etiopien i år',
    of(
      ore(
        inShop(thisYear, made('Espresso Etiopien 1 kg')) /
          sumInShop('Antal', thisYear, made('Espresso Etiopien 1 kg')),
      ),
    ),
  ],
  [
    'shop',
    'figure',
    'hur många ordrar la Fjällvyn förra året',
    of(countInShop('Ordernr', lastYear, bought('Fjällvyn Hotell & Spa AB'))),
  ],
  [
    'shop',
    'figure',
    'täckningsbidrag på tillbehör första halvåret',
    of(shopProfit(half(2026), group('Tillbehör'))),
  ],
  [
    'shop',
    'figure',
    'vilken marginal har vi på kallbrygden i år?',
    of(
      share(
        shopProfit(thisYear, made('Kallbrygd 1 liter')),
        inShop(thisYear, made('Kallbrygd 1 liter')),
      ),
    ),
  ],
  [
    'shop',
    'figure',
    'hur mycket i rabatter fick kontorskaffe mälarviken under 2025',
    of(sumInShop('Rabatt', lastYear, bought(MALARVIKEN))),
  ],
  [
    'shop',
    'figure',
    'hur stor del av försäljningen går via webben i år',
    of(share(inShop(thisYear, channel('Webb')), inShop(thisYear))),
  ],
  ['shop', 'figure', 'hur många nya kunder har vi fått i år', of(newCustomers.length)],
  [
    'shop',
    'figure',
    'Hur många kunder handlade förra året men inte alls i år?',
    of(lostCustomers.length),
  ],
  [
    'shop',
    'figure',
    'vad kostade varorna vi sålde i mars i inköp',
    of(sumInShop('Inköpskostnad', at('2026-03'))),
  ],
  [
    'shop',
    'figure',
    'vad är en genomsnittlig order värd i år',
    of(ore(inShop(thisYear) / countInShop('Ordernr', thisYear))),
  ],
  [
    'shop',
    'figure',
    'vad sålde vi för i månaden förra året i genomsnitt',
    of(ore(inShop(lastYear) / 12)),
  ],
  [
    'shop',
    'figure',
    'hur mycket havremjölk sålde vi för i våras',
    of(inShop(spring, made('Havredryck Barista 6-pack'))),
  ],
  [
    'shop',
    'figure',
    'vad drog telefonbeställningarna in i september',
    of(inShop(at('2026-09'), channel('Telefon'))),
  ],
  [
    'shop',
    'figure',
    'Hur mycket sålde vi för under vecka 40?',
    of(inShop(within('2026-09-28', '2026-10-04'))),
  ],
  [
    'shop',
    'figure',
    'hur mycket har vi sålt på fredagar i år',
    of(inShop(thisYear, (row) => weekday(row) === '5')),
  ],
  [
    'shop',
    'figure',
    'hur många olika artiklar sålde vi i oktober',
    of(countInShop('Benämning', at('2026-10'))),
  ],
  ['shop', 'figure', 'hur mycket krediterade vi under 2025', of(credited)],
  [
    'shop',
    'figure',
    'vad köpte Hotell Tre Granar för mellan mars och maj',
    of(inShop(spring, bought('Hotell Tre Granar AB'))),
  ],
  [
    'shop',
    'figure',
    'hur mycket te har vi sålt de senaste tolv månaderna',
    of(inShop(within('2025-10', '2026-09'), group('Te'))),
  ],
  ['shop', 'figure', 'omsättning h1 2025', of(inShop(half(2025)))],
  [
    'shop',
    'figure',
    'hur mycket har vi i snitt sålt för per kund i år',
    of(ore(inShop(thisYear) / countInShop('Kundnamn', thisYear))),
  ],
  [
    'shop',
    'figure',
    'om vi blir av med Kontorskaffe Mälarviken, hur mycket omsättning försvinner räknat på förra året',
    of(inShop(lastYear, bought(MALARVIKEN))),
  ],
  [
    'shop',
    'figure',
    'hur mycket mer hade vi fått in 2025 om Kallbrygd kostat 10 procent mer',
    of(ore(inShop(lastYear, made('Kallbrygd 1 liter')) * 0.1)),
  ],
  [
    'shop',
    'figure',
    'vad händer om vi tar 5 kr mer för varje Pralinask, räknat på i år',
    of(5 * sumInShop('Antal', thisYear, made('Pralinask 24 bitar'))),
  ],
  ['shop', 'overview', 'kan du dra de viktigaste siffrorna för i år?', of(inShop(thisYear))],
];

const shopRankings: readonly Answerable[] = [
  [
    'shop',
    'ranking',
    'topp tre kunder i år',
    named(...rankInShop('Kundnamn', thisYear).slice(0, 3)),
  ],
  [
    'shop',
    'ranking',
    'vilka fem varor säljer sämst i kronor i år',
    named(...rankInShop('Benämning', thisYear).slice(-5)),
  ],
  [
    'shop',
    'ranking',
    'vilken månad var sämst förra året',
    of((rankInShop(month, lastYear).at(-1) ?? none)[1]),
  ],
  [
    'shop',
    'ranking',
    'vilken varugrupp tjänar vi mest pengar på i år',
    named(groupProfits[0] ?? none),
  ],
  [
    'shop',
    'ranking',
    'vem var näst största kunden 2025',
    named(rankInShop('Kundnamn', lastYear)[1] ?? none),
  ],
  [
    'shop',
    'ranking',
    'vilken veckodag säljer vi mest på i år',
    of((rankInShop(weekday, thisYear)[0] ?? none)[1]),
  ],
  ['shop', 'ranking', 'vilken vara har lägst marginal i år', named(margins[0] ?? none)],
  [
    'shop',
    'ranking',
    'vilket kvartal gick bäst 2025',
    of((rankInShop(quarter, lastYear)[0] ?? none)[1]),
  ],
  [
    'shop',
    'ranking',
    'vem köpte mest choklad i december 2025',
    named(top('Kundnamn', at('2025-12'), group('Choklad'))),
  ],
  [
    'shop',
    'ranking',
    'vad köper Bageri Sju Sorters mest av i år',
    named(top('Benämning', thisYear, bought('Bageri Sju Sorters AB'))),
  ],
  [
    'shop',
    'ranking',
    'Vilka kunder köpte Yerba Mate i fjol?',
    named(...rankInShop('Kundnamn', lastYear, made('Yerba Mate 250 g')).slice(0, 3)),
  ],
  ['shop', 'ranking', 'vilken kund har fått mest rabatt i år', named(discounts[0] ?? none)],
  [
    'shop',
    'ranking',
    'vilken dag sålde vi för mest i år',
    of((rankInShop('Datum', thisYear)[0] ?? none)[1]),
  ],
  [
    'shop',
    'ranking',
    'vilken kund tappade mest förra kvartalet jämfört med samma kvartal i fjol',
    named(changes('Kundnamn', third(2025), third(2026)).at(-1) ?? none),
  ],
  [
    'shop',
    'ranking',
    'vilken produkt ökade mest första kvartalet i år mot första kvartalet i fjol',
    named(
      changes('Benämning', within('2025-01', '2025-03'), within('2026-01', '2026-03'))[0] ?? none,
    ),
  ],
];

const shopChanges: readonly Answerable[] = [
  [
    'shop',
    'change',
    'hur mycket skiljer det på januari till september mellan i år och i fjol',
    of(ore(inShop(within('2026-01', '2026-09')) - inShop(within('2025-01', '2025-09')))),
  ],
  [
    'shop',
    'change',
    'ökade te i september mot september i fjol, och i så fall med hur mycket',
    of(ore(inShop(at('2026-09'), group('Te')) - inShop(at('2025-09'), group('Te')))),
  ],
  [
    'shop',
    'change',
    'hur många procent har espresson ändrats första halvåret jämfört med första halvåret 2025',
    of(percent(inShop(half(2025), group('Espresso')), inShop(half(2026), group('Espresso')))),
  ],
  [
    'shop',
    'change',
    'varför blev augusti sämre än augusti förra året',
    of(ore(inShop(at('2026-08')) - inShop(at('2025-08')))),
  ],
  [
    'shop',
    'change',
    'Hur gick mars jämfört med februari?',
    of(ore(inShop(at('2026-03')) - inShop(at('2026-02')))),
  ],
  [
    'shop',
    'change',
    'varför köper Café Blåklinten mindre i år än i fjol, jan-sep?',
    of(
      ore(
        inShop(within('2026-01', '2026-09'), bought('Café Blåklinten HB')) -
          inShop(within('2025-01', '2025-09'), bought('Café Blåklinten HB')),
      ),
    ),
  ],
];

const shopTalk: readonly Answerable[] = [
  [
    'shop',
    'several',
    'hur mycket sålde vi för i juli och vilken vara gick bäst då',
    { values: [inShop(at('2026-07'))], names: [top('Benämning', at('2026-07'))[0]] },
  ],
  [
    'shop',
    'several',
    'omsättning och bruttovinst i oktober tack',
    of(inShop(at('2026-10')), shopProfit(at('2026-10'))),
  ],
  [
    'shop',
    'several',
    'hur många ordrar hade vi i september och vad låg snittordern på',
    of(
      countInShop('Ordernr', at('2026-09')),
      ore(inShop(at('2026-09')) / countInShop('Ordernr', at('2026-09'))),
    ),
  ],
  [
    'shop',
    'several',
    'vad har webben sålt för i år, och telefonen?',
    of(inShop(thisYear, channel('Webb')), inShop(thisYear, channel('Telefon'))),
  ],
  [
    'shop',
    'several',
    'espresso mot bryggkaffe i år',
    of(inShop(thisYear, group('Espresso')), inShop(thisYear, group('Bryggkaffe'))),
  ],
  [
    'shop',
    'several',
    'hur mycket har Café Syrenen och Café Kanelknuten handlat för i år, var för sig?',
    of(
      inShop(thisYear, bought('Café Syrenen AB')),
      inShop(thisYear, bought('Café Kanelknuten AB')),
    ),
  ],
  [
    'shop',
    'followUp',
    ['hur mycket sålde vi för i augusti', 'och året innan?'],
    of(inShop(at('2025-08'))),
  ],
  [
    'shop',
    'followUp',
    ['hur mycket Earl Grey har vi sålt för i år', 'och rooibosen då?'],
    of(inShop(thisYear, made('Rooibos Vanilj 250 g'))),
  ],
  [
    'shop',
    'followUp',
    ['vem köpte mest i fjol', 'hur mycket har de handlat för i år?'],
    of(inShop(thisYear, bought(top('Kundnamn', lastYear)[0]))),
  ],
  [
    'shop',
    'followUp',
    ['vad omsatte vi första kvartalet', 'och andra?'],
    of(inShop(within('2026-04', '2026-06'))),
  ],
  [
    'shop',
    'followUp',
    ['vilken varugrupp säljer bäst i år', 'och sämst då?'],
    named(bottom('Varugrupp', thisYear)),
  ],
  [
    'shop',
    'followUp',
    ['hur mycket har säljarna sålt för i år', 'hur stor andel är det av allt?'],
    of(share(inShop(thisYear, channel('Säljare')), inShop(thisYear))),
  ],
  [
    'shop',
    'followUp',
    ['hur mycket sålde vi för i september', 'hur många ordrar var det?'],
    of(countInShop('Ordernr', at('2026-09'))),
  ],
  ['shop', 'followUp', ['omsättning i maj', 'jämför med april'], of(inShop(at('2026-04')))],
  [
    'shop',
    'misspelt',
    'hur mykcet sålde vi mellanrosst för i år',
    of(inShop(thisYear, made('Mellanrost Husets 500 g'))),
  ],
  [
    'shop',
    'misspelt',
    'vad har resturang lycktan köpt för i år',
    of(inShop(thisYear, bought('Restaurang Lyktan i Hamnen AB'))),
  ],
  ['shop', 'misspelt', 'snit omsätning per månand i fjol', of(ore(inShop(lastYear) / 12))],
  [
    'shop',
    'misspelt',
    'hur många paket pappersmugar sålde vi i vintras',
    of(sumInShop('Antal', winter, made('Pappersmugg 25 cl 500 st'))),
  ],
  [
    'shop',
    'misspelt',
    'täkningsgrad på te 2025',
    of(share(shopProfit(lastYear, group('Te')), inShop(lastYear, group('Te')))),
  ],
  ['shop', 'dialect', 'hur möe sålde vi för i juli', of(inShop(at('2026-07')))],
  ['shop', 'dialect', 'va ha vi sålt för på webben i år då', of(inShop(thisYear, channel('Webb')))],
  [
    'shop',
    'dialect',
    'hur mycke stålar drog tehuset lotusblomman in åt oss i fjol',
    of(inShop(lastYear, bought('Tehuset Lotusblomman HB'))),
  ],
  ['shop', 'dialect', 'vilken kund ä störst i år', named(top('Kundnamn', thisYear))],
  ['shop', 'dialect', 'hurdan va försäljningen i april', of(inShop(at('2026-04')))],
];

const IT_2025 = paid(lastYear, account('6540'));
const costs: readonly Answerable[] = [
  [
    'sampleCosts',
    'figure',
    'vad har vi betalat i hyra sen årsskiftet',
    of(paid(thisYear, account('5010'))),
  ],
  ['sampleCosts', 'figure', 'vad gick elen på i vintras', of(paid(winter, account('5020')))],
  [
    'sampleCosts',
    'figure',
    'hur mycket har vi köpt av råkaffe nordhav i år',
    of(paid(thisYear, supplier('Råkaffe Nordhav AB'))),
  ],
  [
    'sampleCosts',
    'figure',
    'vad betalade vi Snabbvägen under förra kvartalet',
    of(paid(third(2026), supplier('Fraktbolaget Snabbvägen AB'))),
  ],
  ['sampleCosts', 'figure', 'konto 5910 i år', of(paid(thisYear, account('5910')))],
  [
    'sampleCosts',
    'figure',
    'vad kostade personalen i fjol, lön och arbetsgivaravgifter ihop',
    of(ore(paid(lastYear, account('7010')) + paid(lastYear, account('7510')))),
  ],
  [
    'sampleCosts',
    'figure',
    'hur stor del av alla kostnader var varuinköp 2025',
    of(share(paid(lastYear, account('4010')), paid(lastYear))),
  ],
  [
    'sampleCosts',
    'figure',
    'vad la vi på it-tjänster i månaden i snitt 2025',
    of(ore(IT_2025 / 12)),
  ],
  [
    'sampleCosts',
    'figure',
    'hur många olika leverantörer har vi haft i år',
    of(distinct(sampleCosts.rows, 'Leverantör', both(thisYear, isSupplier))),
  ],
  ['sampleCosts', 'figure', 'kostnadsstället Lager i år', of(paid(thisYear, place('Lager')))],
  [
    'sampleCosts',
    'figure',
    'om hyran höjs med 4 procent, hur mycket mer blir det på ett år räknat på 2025',
    of(ore(paid(lastYear, account('5010')) * 0.04)),
  ],
  [
    'sampleCosts',
    'ranking',
    'vilka är våra fem största leverantörer i år',
    named(...topSuppliers.slice(0, 5)),
  ],
  [
    'sampleCosts',
    'ranking',
    'vilket konto ökade mest första halvåret mot första halvåret i fjol',
    of((paidChanges('Konto', half(2025), half(2026))[0] ?? none)[1]),
  ],
  [
    'sampleCosts',
    'ranking',
    'vilken månad var dyrast i fjol',
    of((rankPaid(month, lastYear)[0] ?? none)[1]),
  ],
  ['sampleCosts', 'ranking', 'vilken är den största enskilda räkningen i år', of(biggestBill)],
  [
    'sampleCosts',
    'change',
    'hur mycket dyrare blev frakten första halvåret jämfört med första halvåret i fjol',
    of(ore(paid(half(2026), account('5710')) - paid(half(2025), account('5710')))),
  ],
  [
    'sampleCosts',
    'change',
    'varför skiljer sig kostnaderna i september från augusti',
    of(ore(paid(at('2026-09')) - paid(at('2026-08')))),
  ],
  [
    'sampleCosts',
    'followUp',
    ['vad la vi på annonser i fjol', 'och i år?'],
    of(paid(thisYear, account('5910'))),
  ],
  [
    'sampleCosts',
    'followUp',
    ['vilken leverantör kostar mest i år', 'hur mycket var det i fjol?'],
    of(paid(lastYear, supplier((topSuppliers[0] ?? none)[0]))),
  ],
  [
    'sampleCosts',
    'several',
    'vad betalade vi för telefon respektive försäkring i fjol',
    of(paid(lastYear, account('6210')), paid(lastYear, account('6310'))),
  ],
  [
    'sampleCosts',
    'misspelt',
    'hur mykket kosta redovisnings byrån i år',
    of(paid(thisYear, supplier('Redovisningsbyrån Saldo AB'))),
  ],
  ['sampleCosts', 'dialect', 'va gick drivmedlet på i år', of(paid(thisYear, account('5611')))],
];

const left = (...tests: Fits[]) => ore(inShop(...tests) - paid(...tests));
const firm: readonly Answerable[] = [
  [
    'firm',
    'figure',
    'hur mycket blev över i fjol när alla kostnader är betalda',
    of(left(lastYear)),
  ],
  ['firm', 'figure', 'vad blev resultatet förra kvartalet', of(left(third(2026)))],
  [
    'firm',
    'figure',
    'hur stor del av omsättningen gick till hyran 2025',
    of(share(paid(lastYear, account('5010')), inShop(lastYear))),
  ],
  [
    'firm',
    'several',
    'vad har vi sålt för och vad har vi haft för kostnader i år',
    of(inShop(thisYear), paid(thisYear)),
  ],
];

const pieces = (...tests: Fits[]) => total(pizza.rows, 'Antal', both(...tests));
const inMonth = (...months: string[]): Fits =>
  within(months[0] ?? '', months.at(-1) ?? '', 'Månad');
const kinds = totalsBy(pizza.rows, 'Benämning', 'Antal');
const pizzas = totalsBy(pizza.rows, 'Benämning', 'Summa');
const pizzeria: readonly Answerable[] = [
  ['pizza', 'figure', 'hur många pizzor sålde vi totalt under 2015', of(pieces())],
  ['pizza', 'ranking', 'vilken pizza såldes det flest av 2015', named(kinds[0] ?? none)],
  [
    'pizza',
    'ranking',
    'vilken månad tog vi in mest pengar 2015',
    of((totalsBy(pizza.rows, 'Månad', 'Summa')[0] ?? none)[1]),
  ],
  [
    'pizza',
    'figure',
    'hur mycket sålde Veggie för sommaren 2015',
    of(inPizza(inMonth('2015-06', '2015-08'), group('Veggie'))),
  ],
  ['pizza', 'figure', 'snittpris per pizza 2015', of(ore(inPizza() / pieces()))],
  [
    'pizza',
    'figure',
    'hawaiian i december 2015',
    of(inPizza(inMonth('2015-12'), made('The Hawaiian Pizza'))),
  ],
  [
    'pizza',
    'change',
    'hur många fler pizzor sålde vi i juli 2015 än i juni 2015',
    of(pieces(inMonth('2015-07')) - pieces(inMonth('2015-06'))),
  ],
  ['pizza', 'ranking', 'de tre sämsta pizzorna på hela året', named(...pizzas.slice(-3))],
  [
    'pizza',
    'figure',
    'hur stor andel av försäljningen är Chicken',
    of(share(inPizza(group('Chicken')), inPizza())),
  ],
  [
    'pizza',
    'followUp',
    ['hur mycket sålde Greek för i mars 2015', 'och i april?'],
    of(inPizza(inMonth('2015-04'), made('The Greek Pizza'))),
  ],
];

const ordered = (prefix: string) => at(prefix, 'OrderDate');
const orders = (...tests: Fits[]) => distinct(cycles.rows, 'PurchaseOrderID', both(...tests));
const vendors = totalsBy(cycles.rows, 'Vendor', 'SubTotal');
const purchases: readonly Answerable[] = [
  [
    'cycles',
    'figure',
    'hur mycket har vi köpt för av jackson authority',
    of(inCycles(is('Vendor', 'Jackson Authority'))),
  ],
  [
    'cycles',
    'figure',
    'vad betalade vi i frakt första halvåret 2014',
    of(total(cycles.rows, 'Freight', within('2014-01', '2014-06', 'OrderDate'))),
  ],
  ['cycles', 'ranking', 'Vilka tre leverantörer köper vi mest av', named(...vendors.slice(0, 3))],
  ['cycles', 'figure', 'hur många beställningar la vi i mars 2014', of(orders(ordered('2014-03')))],
  [
    'cycles',
    'figure',
    'hur stor är en genomsnittlig beställning 2014',
    of(ore(inCycles(ordered('2014')) / orders(ordered('2014')))),
  ],
  [
    'cycles',
    'figure',
    'hur stor andel av inköpen går till de tre största leverantörerna',
    of(
      share(
        vendors.slice(0, 3).reduce((sum, [, each]) => sum + each, 0),
        inCycles(),
      ),
    ),
  ],
  [
    'cycles',
    'change',
    'inköp i juli 2014 jämfört med juni 2014',
    of(ore(inCycles(ordered('2014-07')) - inCycles(ordered('2014-06')))),
  ],
  [
    'cycles',
    'figure',
    'hur många leverantörer köpte vi av 2014',
    of(distinct(cycles.rows, 'Vendor', ordered('2014'))),
  ],
  [
    'cycles',
    'misspelt',
    'hur mycket köpte vi av grenwood atletic 2014',
    of(inCycles(ordered('2014'), is('Vendor', 'Greenwood Athletic Company'))),
  ],
];

const small: readonly Answerable[] = [
  ['articles', 'figure', 'hur många brickor sålde vi', of(5000)],
  ['articles', 'figure', 'vad är tb på skruv 4x40', of(2160)],
  ['articles', 'ranking', 'vilken artikel har lägst tb i procent', named(['Mutter M8', 55])],
  ['invoices', 'figure', 'hur mycket har Al Måleri kvar att betala', of(5000)],
  ['invoices', 'figure', 'vad har ek bygg handlat för', of(10000)],
  ['months', 'figure', 'vad blev bruttovinsten i februari 2025', of(50_000)],
  ['months', 'figure', 'snittorder i mars 2025', of(500)],
  ['suppliers', 'figure', 'hur mycket moms var det på Telias faktura', of(179.8)],
  ['bank', 'figure', 'hur mycket betalade vi vattenfall', of(2625)],
  ['bank', 'ranking', 'vilken är den största utbetalningen', of(15_625)],
  ['ledger', 'figure', 'vad kostade mobiltelefonen i januari 2025', of(899)],
  ['ledger', 'figure', 'vad betalade vi i ränta på lånet', of(450)],
  ['books', 'figure', 'hur mycket la vi på resor räkenskapsåret 2009/2010', of(4468)],
  ['books', 'figure', 'vad hade vi för telefonkostnader 2008/2009', of(800)],
  ['books', 'figure', 'hur mycket avskrivningar hade vi 2009/2010', of(4513)],
  ['till', 'figure', 'hur mycket sålde Ola för', of(65)],
  ['discounts', 'figure', 'hur mycket handlade Acme för', of(90)],
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'vad köpte ICA Maxi av oss i fjol'],
  ['shop', 'hur mycket sålde vi för i Göteborg i år'],
  ['shop', 'vad heter säljaren som sålde mest i år'],
  ['shop', 'hur mycket har vi sålt för den här månaden'],
  ['shop', 'vad omsatte vi 2022'],
  ['shop', 'hur många besökare har webbshoppen haft'],
  ['shop', 'hur mycket Espresso Napoli har vi i lager just nu'],
  ['shop', 'vilka kunder är sena med att betala'],
  ['shop', 'hur mycket moms ska vi betala in för kvartalet'],
  ['shop', 'vad kommer vi att sälja för i maj nästa år'],
  ['shop', 'hur ligger vi till mot konkurrenterna'],
  ['shop', 'hur mycket matcha sålde vi för i år'],
  ['shop', 'hur gamla är våra kunder'],
  ['shop', 'kan du skriva ett mejl till Café Syrenen'],
  ['shop', 'vilket betyg ger kunderna oss'],
  ['shop', 'vad betalade vi i hyra i år'],
  ['shop', ['hur mycket sålde vi för i september', 'och 2021?']],
  ['shop', 'hur lång leveranstid har vi i snitt'],
  ['shop', 'vad sålde vi mellan klockan 10 och 12 i oktober'],
  ['sampleCosts', 'hur mycket vinst gjorde vi i fjol'],
  ['sampleCosts', 'vad betalade vi till Telia i år'],
  ['sampleCosts', 'hur många kilowattimmar gjorde vi av med i fjol'],
  ['sampleCosts', 'vem av de anställda tjänar mest'],
  ['sampleCosts', 'när går hyreskontraktet ut'],
  ['sampleCosts', 'hur mycket betalade vi 2020'],
  ['firm', 'vad är bolaget värt om jag säljer det'],
  ['firm', 'hur mycket pengar har vi på banken'],
  ['pizza', 'vilken kund köper mest pizza'],
  ['pizza', 'vilken marginal har vi på hawaiian'],
  ['pizza', 'vilken veckodag säljer vi flest pizzor'],
  ['pizza', 'hur mycket sålde vi den 14 februari 2015'],
  ['pizza', 'hur många calzone sålde vi'],
  ['cycles', 'vilken vara köper vi mest av'],
  ['cycles', 'hur mycket köpte vi för 2012'],
  ['cycles', 'hur mycket lön betalade vi 2014'],
  ['articles', 'vilken kund köper mest skruv'],
  ['articles', 'hur mycket sålde vi för i april 2025'],
  ['suppliers', 'vad betalade vi Tele2'],
  ['invoices', 'vilken vara köpte Ek Bygg mest av'],
  ['bank', 'hur mycket betalade vi i mars 2025'],
];

/** As owners of several trades ask at the end of a day, written without reading how the rules answer. */
export const goldenFifteenth: readonly Golden[] = goldens(
  [
    ...shopFigures,
    ...shopRankings,
    ...shopChanges,
    ...shopTalk,
    ...costs,
    ...firm,
    ...pizzeria,
    ...purchases,
    ...small,
  ],
  unanswerable,
);
