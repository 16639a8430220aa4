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
  first,
  goldens,
  group,
  inShop,
  made,
  month,
  named,
  not,
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
import { ore, type TruthRow, total, totalsBy } from './truth.ts';

const { shop, buyer, consultants } = evalCompanies;

const thisYear = at('2026');
const lastYear = at('2025');
const dayOf = ({ Datum = '' }: TruthRow) => new Date(`${Datum}T12:00:00Z`).getUTCDay();
const invoiceDay = 'Bokföringsdatum';
const bill = (prefix: string) => at(prefix, invoiceDay);
const inBuyer = (column: string, ...tests: Fits[]) => total(buyer.rows, column, both(...tests));
const buyerRank = (column: string, ...tests: Fits[]) =>
  totalsBy(buyer.rows, 'Leverantör', column, both(...tests));
const inBooks = (accounts: RegExp, ...tests: Fits[]) =>
  total(
    consultants.rows,
    'Belopp',
    both((row) => accounts.test(row.Konto ?? ''), ...tests),
  );
const left = (time: string) => ore(inShop(at(time)) - paid(at(time)));

type Row = readonly [Golden['kind'], string | readonly string[], Expected];
const asked = (company: Answerable[0], rows: readonly Row[]): Answerable[] =>
  rows.map(([kind, ask, expected]) => [company, kind, ask, expected]);

const answerable: readonly Answerable[] = [
  ...asked('shop', [
    ['figure', 'Hur mycket sålde vi för i september i år?', of(inShop(at('2026-09')))],
    [
      'dialect',
      'va har vi sålt fö i maj å juni i år',
      of(inShop(at('2026-05')), inShop(at('2026-06'))),
    ],
    [
      'ranking',
      'vilka 5 kunder lägger mest pengar hos oss i år',
      named(...rankInShop('Kundnamn', thisYear).slice(0, 5)),
    ],
    [
      'figure',
      'hur mycket handlade Bageri Sju Sorters för förra året',
      of(inShop(lastYear, bought('Bageri Sju Sorters AB'))),
    ],
    [
      'followUp',
      ['hur mycket handlade Bageri Sju Sorters för förra året', 'och i år?'],
      of(inShop(thisYear, bought('Bageri Sju Sorters AB'))),
    ],
    [
      'followUp',
      ['vilken produkt är störst i år', 'hur många har vi sålt av den?'],
      of(sumInShop('Antal', thisYear, made(top('Benämning', thisYear)[0]))),
    ],
    [
      'followUp',
      ['hur stor andel av omsättningen går via webben 2025', 'vad är det i kronor?'],
      of(inShop(lastYear, channel('Webb'))),
    ],
    ['misspelt', 'Omsätning per varugrup i år', named(...rankInShop('Varugrupp', thisYear))],
    ['misspelt', 'hur mycke chocklad har vi sållt i år', of(inShop(thisYear, group('Choklad')))],
    [
      'change',
      'Espresso i år jämfört med i fjol, januari till september',
      of(
        inShop(within('2026-01', '2026-09'), group('Espresso')),
        inShop(within('2025-01', '2025-09'), group('Espresso')),
      ),
    ],
    [
      'change',
      'har kanelknuten köpt mer eller mindre i år än i fjol, t o m oktober',
      of(
        inShop(within('2026-01', '2026-10'), bought('Café Kanelknuten AB')),
        inShop(within('2025-01', '2025-10'), bought('Café Kanelknuten AB')),
      ),
    ],
    ['ranking', 'vilken månad i år gick sämst', of(rankInShop(month, thisYear).at(-1)?.[1] ?? 0)],
    ['figure', 'hur många olika kunder har vi haft i år', of(countInShop('Kundnamn', thisYear))],
    ['figure', 'tb på espresso i år', of(shopProfit(thisYear, group('Espresso')))],
    [
      'figure',
      'vad är marginalen på te i procent 2025',
      of(share(shopProfit(lastYear, group('Te')), inShop(lastYear, group('Te')))),
    ],
    [
      'figure',
      'vad sålde vi förutom till Kontorskaffe i år',
      of(inShop(thisYear, not(bought('Kontorskaffe Mälarviken AB')))),
    ],
    [
      'ranking',
      'vad köper Tehuset Lotusblomman mest av',
      named(top('Benämning', bought('Tehuset Lotusblomman HB'))),
    ],
    [
      'several',
      'omsättning, antal ordrar och snittorder i augusti i år',
      of(
        inShop(at('2026-08')),
        countInShop('Ordernr', at('2026-08')),
        ore(inShop(at('2026-08')) / countInShop('Ordernr', at('2026-08'))),
      ),
    ],
    [
      'several',
      'Vem var bästa kunden i fjol? Och bästa produkten?',
      named(top('Kundnamn', lastYear), top('Benämning', lastYear)),
    ],
    [
      'figure',
      'hur mycket går på telefon jämfört med webb i år',
      of(inShop(thisYear, channel('Telefon')), inShop(thisYear, channel('Webb'))),
    ],
    [
      'ranking',
      'vilken veckodag säljer vi bäst på',
      of(first(totalsBy(shop.rows, (row) => String(dayOf(row)), 'Summa exkl. moms'))[1]),
    ],
    [
      'figure',
      'hur mycket julkaffe gick åt i december förra året, i antal',
      of(sumInShop('Antal', at('2025-12'), made('Julkaffe 500 g'))),
    ],
  ]),
  ...asked('sampleCosts', [
    ['figure', 'vad kostar hyran oss i år hittills', of(paid(thisYear, account('5010')))],
    [
      'change',
      'annonsering i år mot i fjol, jan-okt',
      of(
        paid(within('2026-01', '2026-10'), account('5910')),
        paid(within('2025-01', '2025-10'), account('5910')),
      ),
    ],
    [
      'ranking',
      'topp tre leverantörer 2025 i kronor',
      named(...rankPaid('Leverantör', lastYear, (row) => row.Leverantör !== '').slice(0, 3)),
    ],
    [
      'misspelt',
      'hur mycke har vi betallt till telebolagt 2025',
      of(paid(lastYear, supplier('Telebolaget Linje Ett AB'))),
    ],
    ['figure', 'snittkostnad per månad för el 2025', of(ore(paid(lastYear, account('5020')) / 12))],
    [
      'several',
      'löner och arbetsgivaravgifter i september i år',
      of(paid(at('2026-09'), account('7010')), paid(at('2026-09'), account('7510'))),
    ],
    [
      'followUp',
      ['vad kostade bilen i mars i år', 'och i april?'],
      of(paid(at('2026-04'), (row) => /^56/.test(row.Konto ?? ''))),
    ],
    ['ranking', 'vilket konto är dyrast i år', named(first(rankPaid('Kontonamn', thisYear)))],
  ]),
  ...asked('firm', [
    ['figure', 'gick vi plus eller minus i augusti i år', of(left('2026-08'))],
    [
      'figure',
      'hur stor del av intäkterna äts upp av löner i år',
      of(share(paid(thisYear, account('7010')), inShop(thisYear))),
    ],
    [
      'several',
      'vad sålde vi för och vad kostade allt i juni i år',
      of(inShop(at('2026-06')), paid(at('2026-06'))),
    ],
  ]),
  ...asked('buyer', [
    ['figure', 'Vad köpte vi för totalt under 2014?', of(inBuyer('Netto', bill('2014')))],
    [
      'figure',
      'hur mycket frakt betalade vi till Advanced Bicycles',
      of(inBuyer('Frakt', supplier('Advanced Bicycles'))),
    ],
    [
      'ranking',
      'de tre dyraste leverantörerna första kvartalet 2014',
      named(
        ...totalsBy(
          buyer.rows,
          'Leverantör',
          'Netto',
          within('201401', '201403', invoiceDay),
        ).slice(0, 3),
      ),
    ],
    [
      'misspelt',
      'beumont bikes 2013',
      of(inBuyer('Netto', bill('2013'), supplier('Beaumont Bikes'))),
    ],
    [
      'several',
      'moms och frakt för american bikes 2014',
      of(
        inBuyer('Moms', bill('2014'), supplier('American Bikes')),
        inBuyer('Frakt', bill('2014'), supplier('American Bikes')),
      ),
    ],
    ['figure', 'hur många fakturor fick vi 2014', of(buyer.rows.filter(bill('2014')).length)],
    [
      'followUp',
      ['vem är största leverantören 2014', 'hur mycket moms var det på deras fakturor?'],
      of(inBuyer('Moms', bill('2014'), supplier(first(buyerRank('Netto', bill('2014')))[0]))),
    ],
    [
      'change',
      'ökade inköpen från februari till mars 2014',
      of(inBuyer('Netto', bill('201402')), inBuyer('Netto', bill('201403'))),
    ],
    [
      'dialect',
      'hur möcke fick vi betala för frakta i juni 2014',
      of(inBuyer('Frakt', bill('201406'))),
    ],
    [
      'figure',
      'hur stor del av inköpen 2014 kommer från Hybrid Bicycle Center',
      of(
        share(
          inBuyer('Netto', bill('2014'), supplier('Hybrid Bicycle Center')),
          inBuyer('Netto', bill('2014')),
        ),
      ),
    ],
  ]),
  ...asked('consultants', [
    ['figure', 'vad kostade underkonsulterna i december 2009', of(inBooks(/^4610/, at('200912')))],
    ['figure', 'lön till företagsledare under räkenskapsåret', of(inBooks(/^7220/))],
    [
      'ranking',
      'vilket konto kostade mest i januari 2010',
      named(['Inköp varor och material', inBooks(/^4010/, at('201001'))]),
    ],
    ['misspelt', 'förbrukningsmateriel', of(inBooks(/^5460/))],
    ['followUp', ['hyran i maj 2010?', 'och i januari?'], of(inBooks(/^5010/, at('201001')))],
    ['figure', 'vad la vi på mässor och utställningar', of(inBooks(/^5940/))],
    ['several', 'drivmedel och leasing för bilarna?', of(inBooks(/^5611/), inBooks(/^5615/))],
    ['figure', 'hur stor del av alla kostnader är underkonsulter', { names: ['Underkonsulter'] }],
    ['dialect', 'va gick bankkostnadera på', of(inBooks(/^6570/))],
  ]),
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur lång tid tar det innan kunderna betalar'],
  ['shop', 'vilken kund är mest lojal mot våra konkurrenter'],
  ['shop', 'vad sålde vi på kvällarna i mars'],
  ['shop', 'hur många kilo kaffe sålde vi i maj'],
  ['shop', 'omsättning i januari 2023'],
  ['shop', 'hur mycket sålde Johan i juni'],
  ['shop', 'är kunderna nöjda med julkaffet'],
  ['shop', 'vad kostar det att leverera till Bageri Sju Sorters'],
  ['sampleCosts', 'vad kostar en anställd i månaden'],
  ['sampleCosts', 'hur många kwh gjorde vi av med i februari'],
  ['sampleCosts', 'när går försäkringen ut'],
  ['sampleCosts', 'vad betalade vi för städning'],
  ['firm', 'hur mycket kan jag ta ut i utdelning'],
  ['firm', 'hur mycket är kunderna skyldiga oss'],
  ['buyer', 'vad köpte vi av Trek i maj'],
  ['buyer', 'vilka fakturor förfaller i morgon'],
  ['buyer', 'hur många arbetade timmar gick åt'],
  ['consultants', 'vad kostade hyran i mars 2012'],
  ['consultants', 'vilket projekt kostade mest'],
  ['consultants', 'hur många kunder har vi'],
];

/** Of the same three in other words, by one who had mended by the twenty-third. */
export const goldenTwentyFourth: readonly Golden[] = goldens(answerable, unanswerable);
