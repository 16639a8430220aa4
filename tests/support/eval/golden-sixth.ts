import { evalCompanies } from './companies.ts';
import {
  type Answerable,
  at,
  bought,
  channel,
  countInShop,
  goldens,
  group,
  inCycles,
  inPizza,
  inShop,
  is,
  made,
  month,
  named,
  of,
  rankInShop,
  share,
  shopProfit,
  sumInShop,
  type Unanswerable,
  within,
} from './counted.ts';
import type { Golden } from './score.ts';
import { ore, total, totalsBy } from './truth.ts';

const { pizza, cycles, till, invoices, months, suppliers, bank, ledger } = evalCompanies;
const ordered = (prefix: string) => at(prefix, 'OrderDate');
const vendor = is.bind(null, 'Vendor');
const best = rankInShop('Kundnamn', at('2026'))[0] ?? ['', 0];

const answerable: readonly Answerable[] = [
  ['shop', 'figure', 'omsättning sept', of(inShop(at('2026-09')))],
  ['shop', 'figure', 'va drog vi in förra månaden', of(inShop(at('2026-10')))],
  ['shop', 'figure', 'hur mkt sålde vi för i år?', of(inShop(at('2026')))],
  ['shop', 'figure', 'Sålt via webben 2026 hittills', of(inShop(at('2026'), channel('Webb')))],
  [
    'shop',
    'figure',
    'hur mycket har bageri sju sorter handlat för i år',
    of(inShop(at('2026'), bought('Bageri Sju Sorters AB'))),
  ],
  [
    'shop',
    'figure',
    'hur många kallbrygd gick det åt i somras (juni-aug)',
    of(sumInShop('Antal', within('2026-06', '2026-08'), made('Kallbrygd 1 liter'))),
  ],
  [
    'shop',
    'figure',
    'Antal köpande kunder q1 2026?',
    of(countInShop('Kundnamn', within('2026-01', '2026-03'))),
  ],
  [
    'shop',
    'figure',
    'Vilken TG% har vi på te i år?',
    of(share(shopProfit(at('2026'), group('Te')), inShop(at('2026'), group('Te')))),
  ],
  [
    'shop',
    'figure',
    'hur mycket pengar blir kvar efter inköp på Espresso Napoli',
    of(shopProfit(made('Espresso Napoli 1 kg'))),
  ],
  [
    'shop',
    'figure',
    'rabatterna i år, hur mycket handlar det om?',
    of(sumInShop('Rabatt', at('2026'))),
  ],
  [
    'shop',
    'figure',
    'hur många gånger har kyrkans café beställt av oss',
    of(countInShop('Ordernr', bought('Kyrkans Café Exempelby AB'))),
  ],
  [
    'shop',
    'figure',
    'Snittorder 2025',
    of(ore(inShop(at('2025')) / countInShop('Ordernr', at('2025')))),
  ],
  [
    'shop',
    'figure',
    'Vad är det genomsnittliga ordervärdet på webben?',
    of(ore(inShop(channel('Webb')) / countInShop('Ordernr', channel('Webb')))),
  ],
  ['shop', 'figure', 'dagskassan 14 mars 2025', of(inShop(at('2025-03-14')))],
  [
    'shop',
    'figure',
    'hur gick julhandeln, nov och dec 2025?',
    of(inShop(within('2025-11', '2025-12'))),
  ],
  [
    'shop',
    'figure',
    'hur stor andel av försäljningen står kontorskaffe mälarviken för',
    of(share(inShop(bought('Kontorskaffe Mälarviken AB')), inShop())),
  ],
  [
    'shop',
    'figure',
    'Hur mycket av vår omsättning 2026 kommer från de fem största kunderna?',
    of(
      ore(
        rankInShop('Kundnamn', at('2026'))
          .slice(0, 5)
          .reduce((sum, [, each]) => sum + each, 0),
      ),
    ),
  ],
  [
    'shop',
    'figure',
    'brukar folk köpa sockerpåsar? hur många har vi sålt',
    of(sumInShop('Antal', made('Sockerpåsar 1 000 st'))),
  ],
  [
    'shop',
    'figure',
    'Inköpskostnad choklad 2025',
    of(sumInShop('Inköpskostnad', at('2025'), group('Choklad'))),
  ],
  ['shop', 'figure', 'Ge mig siffran för oktober i fjol', of(inShop(at('2025-10')))],
  [
    'shop',
    'figure',
    'hur mycket har vi dragit in sen 1 juli 2026',
    of(inShop(within('2026-07-01', '2026-12-31'))),
  ],
  [
    'shop',
    'figure',
    'Försäljning av tillbehör per telefon totalt',
    of(inShop(group('Tillbehör'), channel('Telefon'))),
  ],
  ['shop', 'figure', 'vad köper padelhallen för', of(inShop(bought('Padelhallen Västra AB')))],
  [
    'shop',
    'figure',
    'Har vi sålt några siphonbryggare? I så fall hur många?',
    of(sumInShop('Antal', made('Siphonbryggare'))),
  ],
  [
    'shop',
    'figure',
    'hur många artiklar finns det i gruppen te',
    of(countInShop('Benämning', group('Te'))),
  ],
  ['shop', 'ranking', 'topp 10 kunder', named(...rankInShop('Kundnamn').slice(0, 10))],
  [
    'shop',
    'ranking',
    'vem handlade mest av oss i somras?',
    named(rankInShop('Kundnamn', within('2026-06', '2026-08'))[0] ?? ['', 0]),
  ],
  [
    'shop',
    'ranking',
    'Vad går sämst just nu i år? produkt alltså',
    named(rankInShop('Benämning', at('2026')).at(-1) ?? ['', 0]),
  ],
  [
    'shop',
    'ranking',
    'vilka produkter tjänar vi mest på',
    named(
      [...new Set(evalCompanies.shop.rows.map((row) => row.Benämning ?? ''))]
        .map((name): [string, number] => [name, shopProfit(made(name))])
        .sort((a, b) => b[1] - a[1])[0] ?? ['', 0],
    ),
  ],
  [
    'shop',
    'ranking',
    'bästa varan på webben 2025',
    named(rankInShop('Benämning', at('2025'), channel('Webb'))[0] ?? ['', 0]),
  ],
  [
    'shop',
    'ranking',
    'vilken månad har varit svagast i år',
    of(rankInShop(month, at('2026')).at(-1)?.[1] ?? 0),
  ],
  [
    'shop',
    'ranking',
    'lista varugrupperna efter hur mycket de drar in',
    named(...rankInShop('Varugrupp')),
  ],
  [
    'shop',
    'ranking',
    'Vad köper Restaurang Lyktan mest av oss?',
    named(rankInShop('Benämning', bought('Restaurang Lyktan i Hamnen AB'))[0] ?? ['', 0]),
  ],
  [
    'shop',
    'ranking',
    'Vem köper mest espresso napoli',
    named(rankInShop('Kundnamn', made('Espresso Napoli 1 kg'))[0] ?? ['', 0]),
  ],
  [
    'shop',
    'ranking',
    'vilka kunder beställer oftast',
    named(
      [...new Set(evalCompanies.shop.rows.map((row) => row.Kundnamn ?? ''))]
        .map((name): [string, number] => [name, countInShop('Ordernr', bought(name))])
        .sort((a, b) => b[1] - a[1])[0] ?? ['', 0],
    ),
  ],
  [
    'shop',
    'change',
    'hur går det i år jämfört med förra året, jan-okt?',
    of(inShop(within('2026-01', '2026-10')), inShop(within('2025-01', '2025-10'))),
  ],
  [
    'shop',
    'change',
    'säljer vi mer eller mindre kaffefilter, bryggfilter alltså, i år än 2025 fram till oktober',
    of(
      inShop(within('2026-01', '2026-10'), made('Bryggfilter 250 st')),
      inShop(within('2025-01', '2025-10'), made('Bryggfilter 250 st')),
    ),
  ],
  ['shop', 'change', 'okt 26 vs okt 25', of(inShop(at('2026-10')), inShop(at('2025-10')))],
  [
    'shop',
    'change',
    'Har Gym & Kaffe Vinden dragit ner? 2025 jämfört med 2026',
    of(
      inShop(at('2025'), bought('Gym & Kaffe Vinden AB')),
      inShop(at('2026'), bought('Gym & Kaffe Vinden AB')),
    ),
  ],
  [
    'shop',
    'change',
    'hur mycket gick vi upp eller ner i juli 2026 mot juli året innan',
    of(inShop(at('2026-07')), inShop(at('2025-07'))),
  ],
  [
    'shop',
    'change',
    'hur har webben utvecklats från q2 2025 till q2 2026',
    of(
      inShop(within('2025-04', '2025-06'), channel('Webb')),
      inShop(within('2026-04', '2026-06'), channel('Webb')),
    ),
  ],
  [
    'shop',
    'several',
    'oms, TB och antal ordrar för mars 2026',
    of(inShop(at('2026-03')), shopProfit(at('2026-03')), countInShop('Ordernr', at('2026-03'))),
  ],
  [
    'shop',
    'several',
    'Jag skulle vilja veta vad vi sålde för i augusti 2026 och vem som köpte mest då',
    {
      names: [rankInShop('Kundnamn', at('2026-08'))[0]?.[0] ?? ''],
      values: [inShop(at('2026-08'))],
    },
  ],
  [
    'shop',
    'several',
    'sälj mot webb i år, vad drar de in var?',
    of(inShop(at('2026'), channel('Säljare')), inShop(at('2026'), channel('Webb'))),
  ],
  [
    'shop',
    'several',
    'hur mycket är te och hur mycket är espresso av allt vi sålt 2026?',
    of(inShop(at('2026'), group('Te')), inShop(at('2026'), group('Espresso'))),
  ],
  [
    'shop',
    'followUp',
    ['vem är bästa kunden i år?', 'och hur mycket köpte den för i mars?'],
    of(inShop(at('2026-03'), bought(best[0]))),
  ],
  [
    'shop',
    'followUp',
    ['vilken produkt säljer bäst', 'hur många sålde vi av den 2025?'],
    of(sumInShop('Antal', at('2025'), made(rankInShop('Benämning')[0]?.[0] ?? ''))),
  ],
  [
    'shop',
    'followUp',
    ['vad sålde vi för i juni', 'jämför med i fjol'],
    of(inShop(at('2026-06')), inShop(at('2025-06'))),
  ],
  [
    'shop',
    'followUp',
    ['hur mycket choklad har vi sålt i år', 'vilka köper den?'],
    named(rankInShop('Kundnamn', at('2026'), group('Choklad'))[0] ?? ['', 0]),
  ],
  [
    'shop',
    'followUp',
    ['hur gick det i februari 2026', 'o i mars då', 'april?'],
    of(inShop(at('2026-04'))),
  ],
  [
    'shop',
    'followUp',
    ['hur mycket köpte café syrenen för 2025', 'vad köpte de mest av?'],
    { names: [rankInShop('Benämning', at('2025'), bought('Café Syrenen AB'))[0]?.[0] ?? ''] },
  ],
  [
    'shop',
    'misspelt',
    'vad e omsätningen för koffinfritt i år',
    of(inShop(at('2026'), made('Koffeinfritt 500 g'))),
  ],
  [
    'shop',
    'misspelt',
    'hur mycke köpper advokat kontoret exempel',
    of(inShop(bought('Advokatkontoret Exempel AB'))),
  ],
  [
    'shop',
    'misspelt',
    'bäst säljande prodkut i ocktober 2026',
    named(rankInShop('Benämning', at('2026-10'))[0] ?? ['', 0]),
  ],
  ['shop', 'misspelt', 'brutto vinst 2026', of(shopProfit(at('2026')))],
  [
    'shop',
    'dialect',
    'va har tandvården leendet köpt för på sista året, 2026 asså',
    of(inShop(at('2026'), bought('Tandvården Leendet AB'))),
  ],
  ['shop', 'dialect', 'hur mycke spänn landade vi på i maj i år', of(inShop(at('2026-05')))],
  [
    'shop',
    'dialect',
    'asså hur mycket chai krängde vi 2025',
    of(inShop(at('2025'), made('Chai löste 500 g'))),
  ],
  [
    'pizza',
    'figure',
    'hur många pizzor sålde vi i maj 2015',
    of(total(pizza.rows, 'Antal', at('2015-05', 'Månad'))),
  ],
  [
    'pizza',
    'ranking',
    'vilken pizza borde jag ta bort från menyn? alltså vilken säljer sämst',
    named(totalsBy(pizza.rows, 'Benämning', 'Summa').at(-1) ?? ['', 0]),
  ],
  [
    'pizza',
    'ranking',
    'bästa veggie pizzan',
    named(totalsBy(pizza.rows, 'Benämning', 'Summa', is('Varugrupp', 'Veggie'))[0] ?? ['', 0]),
  ],
  [
    'pizza',
    'figure',
    'hur stor del är chicken av allt',
    of(share(inPizza(is('Varugrupp', 'Chicken')), inPizza())),
  ],
  [
    'pizza',
    'several',
    'vad drog hawaiian och greek in i juni 2015',
    of(
      inPizza(at('2015-06', 'Månad'), made('The Hawaiian Pizza')),
      inPizza(at('2015-06', 'Månad'), made('The Greek Pizza')),
    ),
  ],
  ['cycles', 'figure', 'hur mycket la vi på inköp i juli 2014', of(inCycles(ordered('2014-07')))],
  [
    'cycles',
    'ranking',
    'vem köper vi mest ifrån i år, dvs 2014?',
    named(totalsBy(cycles.rows, 'Vendor', 'SubTotal', ordered('2014'))[0] ?? ['', 0]),
  ],
  [
    'cycles',
    'change',
    'har vi köpt mer från trey research 2014 än 2013',
    of(
      inCycles(ordered('2014'), vendor('Trey Research')),
      inCycles(ordered('2013'), vendor('Trey Research')),
    ),
  ],
  [
    'cycles',
    'followUp',
    ['största leverantören?', 'hur mycket köpte vi av den i maj 2014'],
    of(
      inCycles(
        ordered('2014-05'),
        vendor(totalsBy(cycles.rows, 'Vendor', 'SubTotal')[0]?.[0] ?? ''),
      ),
    ),
  ],
  [
    'till',
    'figure',
    'hur mycket bullar sålde vi för',
    of(total(till.rows, 'Totalt (SEK)', is('Produktnamn', 'Bulle'))),
  ],
  [
    'till',
    'ranking',
    'vem av eva och ola sålde mest',
    of(
      total(till.rows, 'Totalt (SEK)', is('Medarbetare', 'Eva')),
      total(till.rows, 'Totalt (SEK)', is('Medarbetare', 'Ola')),
    ),
  ],
  [
    'invoices',
    'figure',
    'vad har vi fakturerat al måleri',
    of(total(invoices.rows, 'Netto', is('Kundnamn', 'Al Måleri AB'))),
  ],
  ['articles', 'ranking', 'vilken artikel ger mest TB', { names: ['Skruv 4x40'], values: [2160] }],
  [
    'months',
    'figure',
    'hur många ordrar hade vi i februari',
    of(total(months.rows, 'Antal order', at('2025-02', 'Månad'))),
  ],
  [
    'suppliers',
    'figure',
    'vad kostar elen från eon',
    of(total(suppliers.rows, 'Belopp exkl. moms', is('Leverantör', 'Eon'))),
  ],
  [
    'bank',
    'figure',
    'hur mycket betalade vi till vattenfall',
    of(Math.abs(total(bank.rows, 'Belopp', is('Text', 'Vattenfall AB')))),
  ],
  [
    'ledger',
    'figure',
    'vad betalar vi i hyra',
    of(total(ledger.rows, 'Debet', is('Konto', '5010'))),
  ],
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur mycket har vi på banken'],
  ['shop', 'vad ska jag ta i lön'],
  ['shop', 'hur många anställda har vi'],
  ['shop', 'vilka kunder är förbannade på oss'],
  ['shop', 'hur mycket sålde vi i januari 2027?'],
  ['shop', 'vad sålde vi i våras 2023'],
  ['shop', 'vilken stad säljer vi mest i'],
  ['shop', 'hur mycket säljer vi per kvadratmeter'],
  ['shop', 'hur mycket köpte Max Burgers'],
  ['shop', 'har vi nåt kvar på lagret av chai'],
  ['shop', 'när levereras nästa order'],
  ['shop', 'vad tjänar löfbergs på sitt kaffe'],
  ['shop', 'hur många returer hade vi i mars 2026'],
  ['shop', 'hur stor blir omsättningen 2030'],
  ['shop', 'skriv en dikt om te'],
  ['shop', 'vilken säljare sålde mest av anna och kalle'],
  ['shop', 'vad är klockan'],
  ['shop', ['hur mycket sålde vi 2025', 'och hur mycket av det gick till löner?']],
  ['pizza', 'hur mycket drack gästerna'],
  ['pizza', 'vilken dag i veckan går bäst'],
  ['pizza', 'tjänar vi på hawaiian'],
  ['cycles', 'hur mycket cyklar köpte vi'],
  ['cycles', 'vilken produkt säljer bäst'],
  ['till', 'hur mycket sålde Lisa för'],
  ['suppliers', 'vad är vår omsättning'],
  ['bank', 'vilken vara kostar mest'],
  ['months', 'vem är största kunden'],
  ['invoices', 'vilken produkt faktureras mest'],
];

/** As people type into a chat; written without reading how the rules answer, when the five before it stood. */
export const goldenSixth: readonly Golden[] = goldens(answerable, unanswerable);
