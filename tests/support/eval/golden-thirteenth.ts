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
  is,
  last,
  made,
  month,
  named,
  of,
  paid,
  place,
  rankInShop,
  share,
  shopProfit,
  sumInShop,
  supplier,
  type Unanswerable,
  within,
} from './counted.ts';
import type { Golden } from './score.ts';
import { distinct, numberIn, ore, total, totalsBy } from './truth.ts';

const { shop, pizza, cycles, sampleCosts } = evalCompanies;
const justName = ([name]: readonly [string, number]) => ({ names: [name] });
/** The file ends on 30 October, and what is held against it the year before. */
const sameTenMonths = within('2025-01-01', '2025-10-30');
const bestProduct = first(rankInShop('Benämning', at('2026')));
const bestCustomer = first(rankInShop('Kundnamn', at('2026')));
const earnedBy = (by: string, ...tests: Fits[]): [string, number][] =>
  [...new Set(shop.rows.map((row) => row[by] ?? ''))]
    .map((name): [string, number] => [name, shopProfit(is(by, name), ...tests)])
    .sort((a, b) => b[1] - a[1]);

const figures: readonly Answerable[] = [
  ['shop', 'figure', 'hur mkt sålde vi i sept', of(inShop(at('2026-09')))],
  ['shop', 'figure', 'omsättn q3', of(inShop(within('2026-07', '2026-09')))],
  ['shop', 'figure', 'antal kunder i år', of(countInShop('Kundnamn', at('2026')))],
  [
    'shop',
    'figure',
    'hur många ordrar la Bokcaféet 2025',
    of(countInShop('Ordernr', at('2025'), bought('Bokcaféet Sidan Ett AB'))),
  ],
  [
    'shop',
    'figure',
    'snittorder på webben i år?',
    of(
      ore(
        inShop(at('2026'), channel('Webb')) / countInShop('Ordernr', at('2026'), channel('Webb')),
      ),
    ),
  ],
  [
    'shop',
    'figure',
    'julkaffe förra december, antal',
    of(sumInShop('Antal', at('2025-12'), made('Julkaffe 500 g'))),
  ],
  [
    'shop',
    'figure',
    'Hur mycket TB gav kallbryggden i somras? kallbrygd alltså',
    of(shopProfit(within('2026-06', '2026-08'), made('Kallbrygd 1 liter'))),
  ],
  [
    'shop',
    'figure',
    'marginal te i år',
    of(share(shopProfit(at('2026'), group('Te')), inShop(at('2026'), group('Te')))),
  ],
  ['shop', 'figure', 'rabatter totalt 2026', of(sumInShop('Rabatt', at('2026')))],
  [
    'shop',
    'figure',
    'försäljn telefon mars-maj',
    of(inShop(within('2026-03', '2026-05'), channel('Telefon'))),
  ],
  ['shop', 'figure', 'försäljning v 40', of(inShop(within('2026-09-28', '2026-10-04')))],
  [
    'shop',
    'figure',
    'hur stor del av årets försäljning är te?',
    of(share(inShop(at('2026'), group('Te')), inShop(at('2026')))),
  ],
  [
    'shop',
    'figure',
    'inköpskostnad choklad 2025',
    of(sumInShop('Inköpskostnad', at('2025'), group('Choklad'))),
  ],
  ['shop', 'figure', 'hur många nya kunder fick vi 2026', of(newCustomers('2026'))],
];

/** Customers first seen in a year. */
function newCustomers(year: string): number {
  const known = new Set(
    shop.rows.filter((row) => (row.Datum ?? '') < year).map((row) => row.Kundnamn),
  );
  const seen = new Set(shop.rows.filter(at(year)).map((row) => row.Kundnamn));
  return [...seen].filter((name) => !known.has(name)).length;
}

const rankings: readonly Answerable[] = [
  ['shop', 'ranking', 'största ordern i år', named(first(rankInShop('Ordernr', at('2026'))))],
  ['shop', 'ranking', 'vilken kund handlade senast?', { names: ['Gårdsbutiken Solängen AB'] }],
  [
    'shop',
    'ranking',
    'topp 3 kunder oktober',
    named(...rankInShop('Kundnamn', at('2026-10')).slice(0, 3)),
  ],
  [
    'shop',
    'ranking',
    'sämst säljande te i år',
    named(last(rankInShop('Benämning', at('2026'), group('Te')))),
  ],
  [
    'shop',
    'ranking',
    'Vilken produkt tjänar vi mest på i år, alltså i kronor?',
    named(first(earnedBy('Benämning', at('2026')))),
  ],
  ['shop', 'ranking', 'bästa månaden hittills', { values: [first(rankInShop(month))[1]] }],
  ['shop', 'ranking', 'minsta kunden 2025', named(last(rankInShop('Kundnamn', at('2025'))))],
  [
    'shop',
    'ranking',
    'vilken order gav mest i tb förra året',
    named(first(earnedBy('Ordernr', at('2025')))),
  ],
  [
    'shop',
    'ranking',
    'i vilken kanal gav vi mest rabatt 2026',
    named(first(totalsBy(shop.rows, 'Kanal', 'Rabatt', at('2026')))),
  ],
  [
    'sampleCosts',
    'ranking',
    'dyraste leverantören?',
    justName(first(totalsBy(sampleCosts.rows, 'Leverantör', COST))),
  ],
  [
    'sampleCosts',
    'ranking',
    'största enskilda kostnaden i år',
    of(Math.max(...sampleCosts.rows.filter(at('2026')).map((row) => numberIn(row[COST])))),
  ],
  [
    'pizza',
    'ranking',
    'sämsta pizzan i nov',
    named(last(totalsBy(pizza.rows, 'Benämning', 'Summa', at('2015-11', 'Månad')))),
  ],
  [
    'cycles',
    'ranking',
    'vem handlade vi mest av 2014',
    named(first(totalsBy(cycles.rows, 'Vendor', 'SubTotal', at('2014', 'OrderDate')))),
  ],
];

const changes: readonly Answerable[] = [
  [
    'shop',
    'change',
    'går te bättre i år än förra?',
    of(inShop(at('2026'), group('Te')), inShop(sameTenMonths, group('Te'))),
  ],
  ['shop', 'change', 'okt mot sept', of(inShop(at('2026-10')), inShop(at('2026-09')))],
  [
    'shop',
    'change',
    'Har Hotell Tre Granar dragit ner i år?',
    of(
      inShop(at('2026'), bought('Hotell Tre Granar AB')),
      inShop(sameTenMonths, bought('Hotell Tre Granar AB')),
    ),
  ],
  [
    'shop',
    'change',
    'webb vs telefon i år',
    of(inShop(at('2026'), channel('Webb')), inShop(at('2026'), channel('Telefon'))),
  ],
  [
    'shop',
    'change',
    'ger vi mer rabatt nu än förra året',
    of(sumInShop('Rabatt', at('2026')), sumInShop('Rabatt', sameTenMonths)),
  ],
  [
    'pizza',
    'change',
    'chicken eller veggie, vad drog mest i juli',
    of(
      total(pizza.rows, 'Summa', both(at('2015-07', 'Månad'), group('Chicken'))),
      total(pizza.rows, 'Summa', both(at('2015-07', 'Månad'), group('Veggie'))),
    ),
  ],
];

const several: readonly Answerable[] = [
  [
    'shop',
    'several',
    'hur mkt sålde vi i juli o hur mkt i aug',
    of(inShop(at('2026-07')), inShop(at('2026-08'))),
  ],
  [
    'shop',
    'several',
    'omsättning samt tb för chai i år',
    of(
      inShop(at('2026'), made('Chai löste 500 g')),
      shopProfit(at('2026'), made('Chai löste 500 g')),
    ),
  ],
  [
    'firm',
    'several',
    'vad sålde vi för i augusti och vad betalade vi i hyra då?',
    of(inShop(at('2026-08')), paid(at('2026-08'), account('5010'))),
  ],
  [
    'firm',
    'several',
    'försäljning 2025 och elkostnad 2025',
    of(inShop(at('2025')), paid(at('2025'), account('5020'))),
  ],
  [
    'shop',
    'several',
    'antal ordrar och kunder i september',
    of(countInShop('Ordernr', at('2026-09')), countInShop('Kundnamn', at('2026-09'))),
  ],
  [
    'sampleCosts',
    'several',
    'va la vi på löner resp arbetsgivaravgifter 2025',
    of(paid(at('2025'), account('7010')), paid(at('2025'), account('7510'))),
  ],
];

const followUps: readonly Answerable[] = [
  [
    'shop',
    'followUp',
    ['vad köpte Fjällvyn för i år', 'o förra året?'],
    of(inShop(at('2025'), bought('Fjällvyn Hotell & Spa AB'))),
  ],
  [
    'shop',
    'followUp',
    ['bästa produkten i år', 'vem köper mest av den?'],
    named(first(rankInShop('Kundnamn', at('2026'), made(bestProduct[0])))),
  ],
  ['shop', 'followUp', ['omsättning i maj', 'juni då?'], of(inShop(at('2026-06')))],
  [
    'shop',
    'followUp',
    ['Vilken kund är störst i år?', 'Vad köper dom?'],
    named(first(rankInShop('Benämning', at('2026'), bought(bestCustomer[0])))),
  ],
  [
    'shop',
    'followUp',
    ['hur gick te i augusti', 'hur många earl grey var det?'],
    of(sumInShop('Antal', at('2026-08'), made('Earl Grey 100 påsar'))),
  ],
  ['sampleCosts', 'followUp', ['hyran 2025', 'elen då?'], of(paid(at('2025'), account('5020')))],
  [
    'pizza',
    'followUp',
    ['hur många pizzor sålde vi i juli', 'och i augusti?', 'vad blev det i kronor'],
    of(total(pizza.rows, 'Summa', at('2015-08', 'Månad'))),
  ],
];

const misspelt: readonly Answerable[] = [
  [
    'shop',
    'misspelt',
    'försälning av etopien espresso i augsti',
    of(inShop(at('2026-08'), made('Espresso Etiopien 1 kg'))),
  ],
  [
    'shop',
    'misspelt',
    'hur mkt hanlade strandpromenadns cafe för 2025',
    of(inShop(at('2025'), bought('Strandpromenadens Café AB'))),
  ],
  [
    'shop',
    'misspelt',
    'täckninsbidrag ljusrosst 2025',
    of(shopProfit(at('2025'), made('Ljusrost Guatemala 250 g'))),
  ],
  [
    'sampleCosts',
    'misspelt',
    'bokförninsprogramet kostnad 2025',
    of(paid(at('2025'), supplier('Bokföringsprogrammet Debet AB'))),
  ],
];

const dialect: readonly Answerable[] = [
  [
    'shop',
    'dialect',
    'va fick vi in på webben i höst',
    of(inShop(within('2026-09', '2026-11'), channel('Webb'))),
  ],
  [
    'shop',
    'dialect',
    'ä de nån som köper yerba mate?',
    justName(first(rankInShop('Kundnamn', made('Yerba Mate 250 g')))),
  ],
  [
    'sampleCosts',
    'dialect',
    'ka betalte vi macken i fjor',
    of(paid(at('2025'), supplier('Macken vid Infarten'))),
  ],
  ['sampleCosts', 'dialect', 'va la vi ut på frakter i år', of(paid(at('2026'), account('5710')))],
];

const others: readonly Answerable[] = [
  [
    'sampleCosts',
    'figure',
    'drivmedel i snitt per månad 2025',
    of(ore(paid(at('2025'), account('5611')) / 12)),
  ],
  [
    'sampleCosts',
    'change',
    'kostnadsställe lager mot försäljning 2025',
    of(paid(at('2025'), place('Lager')), paid(at('2025'), place('Försäljning'))),
  ],
  [
    'cycles',
    'figure',
    'hur många beställningar 2014?',
    of(distinct(cycles.rows, 'PurchaseOrderID', at('2014', 'OrderDate'))),
  ],
  ['till', 'figure', 'hur många köp gjordes i januari?', of(3)],
  ['till', 'figure', 'va sålde Ola för', of(65)],
  ['articles', 'figure', 'tb på brickor', of(1500)],
  ['months', 'figure', 'bruttovinst feb', of(50_000)],
  ['discounts', 'figure', 'vad handlade acme för', of(90)],
  ['bank', 'figure', 'hur mkt gick till vattenfall', of(2625)],
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur mkt espresso har vi kvar på lagret'],
  ['shop', 'hur många besökte hemsidan i augusti'],
  ['shop', 'vem av oss har sålt mest i år'],
  ['shop', 'vilka kunder är missnöjda?'],
  ['shop', 'försäljning nov 2023'],
  ['shop', 'hur går det för konkurrenterna'],
  ['shop', 'vilka fakturor är obetalda'],
  ['shop', 'bör jag anställa en till?'],
  ['shop', 'hur många kilo kaffe blev det totalt i fjol'],
  ['shop', ['va sålde vi för i juni', 'hur var vädret då']],
  ['shop', ['största kunden i år', 'vad heter vd:n där?']],
  ['sampleCosts', 'hur många timmar tog redovisningsbyrån betalt för i mars'],
  ['sampleCosts', 'vem körde bilen i maj'],
  ['sampleCosts', 'hur lång uppsägningstid har vi på hyran'],
  ['sampleCosts', 'hur många kwh gjorde vi av med i januari'],
  ['firm', 'vad är firman värd om jag säljer den'],
  ['firm', 'hur mkt kostar det oss att sälja via telefon'],
  ['pizza', 'vilken dag i veckan säljer vi mest pizza'],
  ['pizza', 'hur många gäster hade vi i juli'],
  ['invoices', 'när brukar Al Måleri betala'],
];

/** Written without reading how the rules answer, as owners type on a phone: fragments, no capitals, half a sentence. */
export const goldenThirteenth: readonly Golden[] = goldens(
  [
    ...figures,
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
