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
  goldens,
  group,
  inShop,
  is,
  made,
  month,
  named,
  none,
  not,
  of,
  paid,
  rankInShop,
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

const { cycles, pizza, sampleCosts } = evalCompanies;
const till30Oct = (year: number) => within(`${year}-01-01`, `${year}-10-30`);

const sales: readonly Answerable[] = [
  [
    'shop',
    'figure',
    'Du, jag sitter här och räknar lite och skulle behöva veta vad vi drog in totalt under augusti i år',
    of(inShop(at('2026-08'))),
  ],
  [
    'shop',
    'figure',
    'Vill ha försäljningssiffran för sista kvartalet 2025 tack',
    of(inShop(within('2025-10', '2025-12'))),
  ],
  [
    'shop',
    'figure',
    'Hur många kilo etiopiskt espresso gick ut i maj 2026, alltså antal påsar',
    of(sumInShop('Antal', at('2026-05'), made('Espresso Etiopien 1 kg'))),
  ],
  [
    'shop',
    'figure',
    'vad köpte kyrkans café för i våras',
    of(inShop(within('2026-03', '2026-05'), bought('Kyrkans Café Exempelby AB'))),
  ],
  [
    'shop',
    'figure',
    'Vad är vår bruttomarginal på choklad sedan årsskiftet?',
    of(share(shopProfit(at('2026'), group('Choklad')), inShop(at('2026'), group('Choklad')))),
  ],
  [
    'shop',
    'figure',
    'hur många olika företag handlade av oss under 2025',
    of(countInShop('Kundnamn', at('2025'))),
  ],
  [
    'shop',
    'figure',
    'snittordern i oktober i år?',
    of(ore(inShop(at('2026-10')) / countInShop('Ordernr', at('2026-10')))),
  ],
  [
    'shop',
    'figure',
    'Hur stor procent av teet säljs på webben i år',
    of(share(inShop(at('2026'), group('Te'), channel('Webb')), inShop(at('2026'), group('Te')))),
  ],
  [
    'shop',
    'figure',
    'vad sålde vi för första veckan i december 2025, 1-7 december',
    of(inShop(within('2025-12-01', '2025-12-07'))),
  ],
  [
    'shop',
    'ranking',
    'vem är det som köper mest på telefon nuförtiden, i år alltså',
    named(top('Kundnamn', at('2026'), channel('Telefon'))),
  ],
  [
    'shop',
    'ranking',
    'Kan du lista våra sju bästa artiklar under 2026 i kronor räknat',
    named(...rankInShop('Benämning', at('2026')).slice(0, 7)),
  ],
  [
    'shop',
    'ranking',
    'vad säljer sämst av alla teer',
    named(rankInShop('Benämning', group('Te')).at(-1) ?? none),
  ],
  ['shop', 'ranking', 'vilket kvartal var bäst 2025', of(inShop(within('2025-10', '2025-12')))],
  [
    'shop',
    'ranking',
    'Vilken produkt tjänar vi mest på i år?',
    {
      names: [
        totalsBy(
          evalCompanies.shop.rows
            .filter((row) => (row.Datum ?? '').startsWith('2026'))
            .flatMap((row) => [
              { ...row, plus: row['Summa exkl. moms'] ?? '' },
              { ...row, plus: `-${row.Inköpskostnad ?? ''}`.replace('--', '') },
            ]),
          'Benämning',
          'plus',
        )[0]?.[0] ?? '',
      ],
    },
  ],
  [
    'shop',
    'change',
    'Hur har försäljningen till Café Blåklinten förändrats i år mot samma period i fjol?',
    of(
      inShop(till30Oct(2026), bought('Café Blåklinten HB')),
      inShop(till30Oct(2025), bought('Café Blåklinten HB')),
    ),
  ],
  [
    'shop',
    'change',
    'Blev mars i år bättre än mars förra året?',
    of(inShop(at('2026-03')), inShop(at('2025-03'))),
  ],
  [
    'shop',
    'change',
    'vilka produkter tappar vi mest på jämfört med 2025',
    { names: ['Espresso Napoli 1 kg'] },
  ],
  [
    'shop',
    'several',
    'Hur mycket sålde vi i september och hur mycket av det gick via webben?',
    of(inShop(at('2026-09')), inShop(at('2026-09'), channel('Webb'))),
  ],
  [
    'shop',
    'several',
    'Vad omsatte vi 2025, och vad har vi omsatt hittills 2026?',
    of(inShop(at('2025')), inShop(at('2026'))),
  ],
  [
    'shop',
    'followUp',
    ['Hur mycket köpte Bageri Sju Sorters 2025?', 'Och hittills i år?', 'Vad köper de mest?'],
    { names: [top('Benämning', at('2026'), bought('Bageri Sju Sorters AB'))[0]] },
  ],
  [
    'shop',
    'followUp',
    ['Vilken månad sålde vi mest 2025?', 'och vilken var sämst?'],
    of(rankInShop(month, at('2025')).at(-1)?.[1] ?? 0),
  ],
  [
    'shop',
    'followUp',
    ['visa omsättning för espresso i juni 2026', 'samma för juli'],
    of(inShop(at('2026-07'), group('Espresso'))),
  ],
  ['shop', 'misspelt', 'vad sållde vi för i spetember i år', of(inShop(at('2026-09')))],
  [
    'shop',
    'misspelt',
    'hur mkt choklda gick till konferans sjöutsikten',
    of(inShop(group('Choklad'), bought('Konferens Sjöutsikten AB'))),
  ],
  ['shop', 'dialect', 'ho mye har vi sålt för i jannevari 2026', of(inShop(at('2026-01')))],
  ['shop', 'dialect', 'va ha vi lagt för rabatter i fjor då', of(sumInShop('Rabatt', at('2025')))],
];

const costs: readonly Answerable[] = [
  [
    'sampleCosts',
    'figure',
    'Vad uppgick hyreskostnaden till under 2025?',
    of(paid(account('5010'), at('2025'))),
  ],
  [
    'sampleCosts',
    'figure',
    'hur mycket har vi lagt på försäkring de här två åren',
    of(paid(account('6310'))),
  ],
  [
    'sampleCosts',
    'figure',
    'Summera konto 5910 för första halvåret 2026.',
    of(paid(account('5910'), within('2026-01', '2026-06'))),
  ],
  [
    'sampleCosts',
    'figure',
    'vad har leasingbilen kostat i år',
    of(paid(account('5615'), at('2026'))),
  ],
  [
    'sampleCosts',
    'change',
    'Har telefonkostnaden gått ner i år jämfört med samma månader 2025?',
    of(
      paid(account('6210'), within('2026-01', '2026-10')),
      paid(account('6210'), within('2025-01', '2025-10')),
    ),
  ],
  [
    'sampleCosts',
    'ranking',
    'Vilka tre leverantörer har fått mest av oss under 2026?',
    named(
      ...totalsBy(
        sampleCosts.rows,
        'Leverantör',
        COST,
        both(at('2026'), (row) => row.Leverantör !== ''),
      ).slice(0, 3),
    ),
  ],
  [
    'sampleCosts',
    'followUp',
    ['Vad kostade frakten i augusti?', 'och i september?'],
    of(paid(account('5710'), at('2026-09'))),
  ],
  [
    'sampleCosts',
    'misspelt',
    'vad betalde vi till tehandel österld i fjol',
    of(paid(supplier('Tehandel Österled AB'), at('2025'))),
  ],
  [
    'firm',
    'figure',
    'Gick vi back någon gång, säg i januari 2026?',
    of(ore(inShop(at('2026-01')) - paid(at('2026-01')))),
  ],
  [
    'firm',
    'several',
    'försäljning i maj 2026 och lönerna samma månad',
    of(inShop(at('2026-05')), paid(account('7010'), at('2026-05'))),
  ],
];

const others: readonly Answerable[] = [
  ['books', 'figure', 'Vad bokfördes på 5410 under räkenskapsåret 09/10?', of(800)],
  ['books', 'figure', 'hur mycket gick till frmmande arbeten', of(10_000)],
  ['ledger', 'figure', 'Hur stor var räntekostnaden?', of(450)],
  ['bank', 'figure', 'Hur mycket betalade vi till Telia?', of(748.75)],
  [
    'pizza',
    'ranking',
    'vilken månad sålde vi flest pizzor',
    of(totalsBy(pizza.rows, 'Månad', 'Antal')[0]?.[1] ?? 0),
  ],
  [
    'cycles',
    'figure',
    'vad la vi på Trey Research under 2014',
    of(
      total(cycles.rows, 'SubTotal', both(is('Vendor', 'Trey Research'), at('2014', 'OrderDate'))),
    ),
  ],
  ['till', 'ranking', 'vad säljer vi mest av', { names: ['Kaffe'] }],
  ['months', 'figure', 'vad sålde vi för i mars', of(90_000)],
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'Vilka av våra kunder har gått i konkurs?'],
  ['shop', 'Hur mycket skulle vi sälja om vi öppnade i Norge?'],
  ['shop', 'vad tycker kunderna om det nya kaffet'],
  ['shop', 'hur mycket kaffe dricker en svensk'],
  ['shop', 'hur mycket sålde vi på lördagsmarknaden'],
  ['shop', 'vad hade vi för omsättning 2019'],
  ['shop', 'hur många sålde vi av varje sort med mjölk i'],
  ['shop', 'vilka order är inte levererade'],
  ['shop', 'vilken färg på påsen säljer bäst'],
  ['shop', 'hur mycket av rabatterna gick till nya kunder'],
  ['shop', 'omsättning per anställd'],
  ['shop', 'vem godkände rabatten till kontorskaffe'],
  ['shop', ['vad sålde vi av espresso i maj?', 'och av matcha?']],
  ['shop', ['vilka är våra minsta kunder', 'vad heter deras vd?']],
  ['shop', 'hur mycket sålde vi utanför stockholm'],
  ['sampleCosts', 'när löper leasingavtalet ut'],
  ['sampleCosts', 'hur mycket kan vi dra av på skatten'],
  ['sampleCosts', 'vad kostade utbildningen'],
  ['sampleCosts', 'hur många anställda får lön'],
  ['sampleCosts', 'vad blev elräkningen i september 2023'],
  ['firm', 'hur mycket utdelning kan jag ta'],
  ['firm', 'vad är kundfordringarna på'],
  ['books', 'vilken kund fakturerade vi mest'],
  ['bank', 'hur mycket handlade Kund AB för i moms'],
  ['pizza', 'vilken pizza är godast'],
  ['cycles', 'vad kostade frakten per cykel'],
  ['till', 'vilken dag har ola ledigt'],
];

/** What was refused when it was written, and is computed since. */
const since: readonly Answerable[] = [
  [
    'shop',
    'figure',
    'vad sålde vi för exklusive julkaffe i december 2025',
    of(inShop(at('2025-12'), not(made('Julkaffe 500 g')))),
  ],
];

/** Written by one who had mended the rules by the tenth: spoken to a phone, and a bookkeeper's terse way. */
export const goldenEleventh: readonly Golden[] = goldens(
  [...sales, ...costs, ...others, ...since],
  unanswerable,
);
