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
  none,
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
import { distinct, numberIn, ore, type TruthRow, total, totalsBy } from './truth.ts';

const { shop, sampleCosts, buyer, consultants } = evalCompanies;

const thisYear = at('2026');
const lastYear = at('2025');
const dayOf = ({ Datum = '' }: TruthRow) => new Date(`${Datum}T12:00:00Z`).getUTCDay();
const onDay =
  (day: number): Fits =>
  (row) =>
    dayOf(row) === day;
const tenOf = (year: string) => within(`${year}-01`, `${year}-10`);
const lost = rankInShop('Kundnamn', tenOf('2025'))
  .map(([name, sum]): [string, number] => [name, ore(sum - inShop(tenOf('2026'), bought(name)))])
  .sort((a, b) => b[1] - a[1]);
const invoiceDay = 'Bokföringsdatum';
const bill = (prefix: string) => at(prefix, invoiceDay);
const inBuyer = (column: string, ...tests: Fits[]) => total(buyer.rows, column, both(...tests));
const sold = (name: string): Fits => supplier(name);
const buyerRank = (column: string, ...tests: Fits[]) =>
  totalsBy(buyer.rows, 'Leverantör', column, both(...tests));
const inBooks = (accounts: RegExp, ...tests: Fits[]) =>
  total(
    consultants.rows,
    'Belopp',
    both((row) => accounts.test(row.Konto ?? ''), ...tests),
  );
const threeOf2014 = buyerRank('Netto', bill('2014'))
  .slice(0, 3)
  .reduce((sum, [, value]) => sum + value, 0);
const rowsOf = (rows: readonly TruthRow[], ...tests: Fits[]) => rows.filter(both(...tests)).length;

type Row = readonly [Golden['kind'], string | readonly string[], Expected];
const asked = (company: Answerable[0], rows: readonly Row[]): Answerable[] =>
  rows.map(([kind, ask, expected]) => [company, kind, ask, expected]);

const answerable: readonly Answerable[] = [
  ...asked('shop', [
    ['figure', 'hej! vad drog vi in i oktober?', of(inShop(at('2026-10')))],
    [
      'figure',
      'hur mkt espresso har vi sålt för i år, typ i kronor',
      of(inShop(thisYear, group('Espresso'))),
    ],
    [
      'figure',
      'antal sålda glaskannor förra året',
      of(sumInShop('Antal', lastYear, made('Glaskanna 0,8 liter'))),
    ],
    [
      'change',
      'feb-apr i år jämfört med samma månader förra året',
      of(inShop(within('2026-02', '2026-04')), inShop(within('2025-02', '2025-04'))),
    ],
    ['misspelt', 'omsätning agusti 2025', of(inShop(at('2025-08')))],
    [
      'misspelt',
      'hur gick feburari i år jmf med jan',
      of(inShop(at('2026-02')), inShop(at('2026-01'))),
    ],
    [
      'followUp',
      ['vad köpte Fjällvyn för 2025', 'och septmber bara?'],
      of(inShop(at('2025-09'), bought('Fjällvyn Hotell & Spa AB'))),
    ],
    [
      'followUp',
      ['hur stor del av försäljningen är te i år', 'och vad betyder det i kronor?'],
      of(inShop(thisYear, group('Te'))),
    ],
    [
      'ranking',
      'vilka tre prylar under tillbehör säljer vi mest av i pengar 2026',
      named(...rankInShop('Benämning', thisYear, group('Tillbehör')).slice(0, 3)),
    ],
    [
      'figure',
      'vad hade vi för täckningsbidrag på choklad 2025',
      of(shopProfit(lastYear, group('Choklad'))),
    ],
    ['figure', 'snittorder i år?', of(ore(inShop(thisYear) / countInShop('Ordernr', thisYear)))],
    [
      'figure',
      'hur många kunder handlade i somras, alltså juni till augusti i år',
      of(countInShop('Kundnamn', within('2026-06', '2026-08'))),
    ],
    [
      'ranking',
      'vem är näst största kunden på webben i år',
      named(rankInShop('Kundnamn', thisYear, channel('Webb'))[1] ?? none),
    ],
    ['dialect', 'hur möe har säljarna dratt in i år då', of(inShop(thisYear, channel('Säljare')))],
    ['dialect', "va va bästa måna'n i fjol", of(first(rankInShop(month, lastYear))[1])],
    [
      'several',
      'hur mycket sålde vi i mars i år och hur många ordrar var det?',
      of(inShop(at('2026-03')), countInShop('Ordernr', at('2026-03'))),
    ],
    [
      'figure',
      'hur mycket rabatt har vi gett bort till Kontorskaffe i år',
      of(sumInShop('Rabatt', thisYear, bought('Kontorskaffe Mälarviken AB'))),
    ],
    [
      'figure',
      'marginalen på kallbrygd 2026 i procent',
      of(
        share(
          shopProfit(thisYear, made('Kallbrygd 1 liter')),
          inShop(thisYear, made('Kallbrygd 1 liter')),
        ),
      ),
    ],
    ['ranking', 'vilken kund har tappat mest jan-okt i år mot jan-okt i fjol', named(first(lost))],
    [
      'figure',
      'har vi sålt nån siphonbryggare? hur många i så fall',
      of(sumInShop('Antal', made('Siphonbryggare'))),
    ],
    [
      'figure',
      'säljer vi mest på fredagar eller måndagar i år?',
      of(inShop(thisYear, onDay(5)), inShop(thisYear, onDay(1))),
    ],
    [
      'several',
      'vilken vara säljer bäst i antal i år och vilken säljer sämst',
      {
        names: [
          first(totalsBy(shop.rows, 'Benämning', 'Antal', thisYear))[0],
          totalsBy(shop.rows, 'Benämning', 'Antal', thisYear).at(-1)?.[0] ?? '',
        ],
      },
    ],
    [
      'followUp',
      ['bästa kunden i år?', 'och vad köper dom mest av?'],
      named(top('Benämning', thisYear, bought(top('Kundnamn', thisYear)[0]))),
    ],
  ]),
  ...asked('firm', [
    [
      'figure',
      'vad blev det kvar i oktober när alla kostnader är betalda',
      of(ore(inShop(at('2026-10')) - paid(at('2026-10')))),
    ],
    [
      'figure',
      'hur stor del av det vi drar in går till hyran 2025',
      of(share(paid(lastYear, account('5010')), inShop(lastYear))),
    ],
    [
      'several',
      'omsättning och elkostnad i januari i år?',
      of(inShop(at('2026-01')), paid(at('2026-01'), account('5020'))),
    ],
  ]),
  ...asked('sampleCosts', [
    [
      'change',
      'elen jan–sep i år mot samma tid i fjol',
      of(
        paid(within('2026-01', '2026-09'), account('5020')),
        paid(within('2025-01', '2025-09'), account('5020')),
      ),
    ],
    [
      'figure',
      'vad lägger vi på annonser på nätet per månad i snitt i år',
      of(ore(paid(thisYear, account('5910')) / 10)),
    ],
    [
      'figure',
      'vad har Råkaffe Nordhav fakturerat oss hittills i år',
      of(paid(thisYear, supplier('Råkaffe Nordhav AB'))),
    ],
    [
      'ranking',
      'dyraste leverantören förra året, och näst dyrast?',
      named(...rankPaid('Leverantör', lastYear, (row) => row.Leverantör !== '').slice(0, 2)),
    ],
    ['figure', 'reparationer 2026', of(paid(thisYear, account('5520')))],
    [
      'misspelt',
      'redovisnigsbyrån kostnad 2025',
      of(paid(lastYear, supplier('Redovisningsbyrån Saldo AB'))),
    ],
    ['misspelt', 'bankavgfiter totalt', of(paid(account('6570')))],
    [
      'followUp',
      ['vad kostade frakten i mars', 'o i april?', 'är det mer än i fjol samma månad?'],
      of(paid(at('2026-04'), account('5710')), paid(at('2025-04'), account('5710'))),
    ],
    ['ranking', 'vilket kostnadsställe drar mest pengar', named(first(rankPaid('Kostnadsställe')))],
    ['figure', 'drivmedel q3', of(paid(within('2026-07', '2026-09'), account('5611')))],
    [
      'figure',
      'hur många fakturor kom från Emballage & Påse 2025',
      of(rowsOf(sampleCosts.rows, lastYear, supplier('Emballage & Påse i Norr AB'))),
    ],
    [
      'figure',
      'vad gick lagret på i it och annat under 2025, alltså kostnadsställe Lager',
      of(paid(lastYear, place('Lager'))),
    ],
  ]),
  ...asked('buyer', [
    [
      'figure',
      'hur mycket har vi köpt av Litware, Inc. 2014',
      of(inBuyer('Netto', bill('2014'), sold('Litware, Inc.'))),
    ],
    ['ranking', 'topp 5 leverantörer 2013', named(...buyerRank('Netto', bill('2013')).slice(0, 5))],
    ['figure', 'vad har vi betalt i frakt 2014 totalt', of(inBuyer('Frakt', bill('2014')))],
    ['figure', 'momsen i mars 2014', of(inBuyer('Moms', bill('201403')))],
    [
      'figure',
      'vad blev det inklusive moms hos American Bikes 2013',
      of(
        ore(
          ['Netto', 'Moms', 'Frakt'].reduce(
            (sum, column) => sum + inBuyer(column, bill('2013'), sold('American Bikes')),
            0,
          ),
        ),
      ),
    ],
    [
      'figure',
      'snitt per faktura 2014',
      of(ore(inBuyer('Netto', bill('2014')) / rowsOf(buyer.rows, bill('2014')))),
    ],
    [
      'change',
      'maj 2014 mot april 2014, inköp',
      of(inBuyer('Netto', bill('201405')), inBuyer('Netto', bill('201404'))),
    ],
    ['ranking', 'vilken leverantör tar mest i frakt', named(first(buyerRank('Frakt')))],
    [
      'figure',
      'hur många leverantörer köpte vi av under 2014',
      of(distinct(buyer.rows, 'Leverantör', bill('2014'))),
    ],
    [
      'misspelt',
      'chicago city sadles totalt 2014',
      of(inBuyer('Netto', bill('2014'), sold('Chicago City Saddles'))),
    ],
    [
      'followUp',
      ['Hur mycket handlade vi av Hybrid Bicycle Center 2013?', 'och hur mycket frakt blev det?'],
      of(inBuyer('Frakt', bill('2013'), sold('Hybrid Bicycle Center'))),
    ],
    [
      'ranking',
      'vilken månad 2014 var det dyraste',
      of(
        first(
          totalsBy(buyer.rows, (row) => (row[invoiceDay] ?? '').slice(0, 6), 'Netto', bill('2014')),
        )[1],
      ),
    ],
    [
      'several',
      'inköp, frakt och moms i januari 2014',
      of(
        inBuyer('Netto', bill('201401')),
        inBuyer('Frakt', bill('201401')),
        inBuyer('Moms', bill('201401')),
      ),
    ],
    [
      'figure',
      'hur stor andel av inköpen 2014 går till de tre största',
      of(share(threeOf2014, inBuyer('Netto', bill('2014')))),
    ],
    [
      'dialect',
      'va har ja betalt till advanced bicycles ihop',
      of(inBuyer('Netto', sold('Advanced Bicycles'))),
    ],
    [
      'figure',
      'frakt i procent av inköpen 2013',
      of(share(inBuyer('Frakt', bill('2013')), inBuyer('Netto', bill('2013')))),
    ],
    [
      'figure',
      'vad var den största fakturan 2014 på',
      of(Math.max(...buyer.rows.filter(bill('2014')).map((row) => numberIn(row.Netto)))),
    ],
  ]),
  ...asked('consultants', [
    ['figure', 'vad kostade hyran för räkenskapsåret', of(inBooks(/^5010/))],
    ['figure', 'löner till tjänstemän i mars 2010', of(inBooks(/^7210/, at('201003')))],
    ['figure', 'hur mycket la vi på underkonsulter', of(inBooks(/^4610/))],
    [
      'ranking',
      'vilka är våra tre största kostnadskonton',
      named(
        ['Underkonsulter', inBooks(/^4610/)],
        ['Inköp varor och material', inBooks(/^4010/)],
        ['Löner till företagsledare', inBooks(/^7220/)],
      ),
    ],
    ['figure', 'vad kostade datakommunikationen', of(inBooks(/^6230/))],
    ['misspelt', 'kontorsmatriel, hur mkt', of(inBooks(/^6110/))],
    [
      'change',
      'underkonsulter i december jämfört med november 2009',
      of(inBooks(/^4610/, at('200912')), inBooks(/^4610/, at('200911'))),
    ],
    [
      'followUp',
      ['vad betalade vi i sociala avgifter i januari 2010', 'och hela året?'],
      of(inBooks(/^7510/)),
    ],
    ['figure', 'vad kostade bilarna', of(inBooks(/^56/))],
    ['dialect', 'ha vi haft nån reklam, å va kosta den', of(inBooks(/^59/))],
    ['figure', 'vad kostade företagsförsäkringen', of(inBooks(/^6310/))],
    ['ranking', 'vilken månad var dyrast', { names: ['juni 2010'] }],
    ['figure', 'utbildning, vad har vi lagt', of(inBooks(/^7610/))],
    ['several', 'städning och representation?', of(inBooks(/^5060/), inBooks(/^607/))],
  ]),
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'vilken tid på dan är det mest folk'],
  ['shop', 'hur många besökare har hemsidan'],
  ['shop', 'vilken av säljarna är bäst'],
  ['shop', 'vad hade vi i kassan sista oktober'],
  ['shop', 'försäljning 2019'],
  ['shop', 'vilka kunder har inte betalt'],
  ['shop', 'hur mycket är lagret värt'],
  ['shop', 'hur nöjda är kunderna'],
  ['shop', 'vad tar konkurrenterna för espresso'],
  ['shop', 'hur mycket sålde vi i Göteborg'],
  ['shop', 'hur många returer gjordes på grund av trasiga påsar'],
  ['sampleCosts', 'vad betalar vi Anna i lön'],
  ['sampleCosts', 'när förfaller elräkningen'],
  ['sampleCosts', 'hyran 2023'],
  ['sampleCosts', 'hur mycket moms drog vi av i mars'],
  ['sampleCosts', 'hur många liter diesel har vi tankat'],
  ['firm', 'hur mycket har vi på banken efter oktober'],
  ['buyer', 'vilken leverantör är sen med leveranserna'],
  ['buyer', 'hur många cyklar köpte vi'],
  ['buyer', 'vilka fakturor är obetalda'],
  ['buyer', 'inköp 2016'],
  ['buyer', 'vad betalade vi till Volvo'],
  ['consultants', 'vilken konsult drar in mest'],
  ['consultants', 'hur mycket kostade hyran 2015'],
  ['consultants', 'hur många timmar jobbade vi i maj'],
];

/** Of the sample company, a supplier ledger and a year of bookkeeping, without reading how the rules answer. */
export const goldenTwentyThird: readonly Golden[] = goldens(answerable, unanswerable);
