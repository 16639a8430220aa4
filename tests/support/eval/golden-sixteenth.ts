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
import { distinct, numberIn, ore, total, totalsBy } from './truth.ts';

const { shop, sampleCosts, pizza, cycles } = evalCompanies;

const thisYear = at('2026');
const lastYear = at('2025');
const percent = (before: number, after: number) => ore((100 * (after - before)) / before);
const margin = (...tests: Fits[]) => share(shopProfit(...tests), inShop(...tests));
const orders = (...tests: Fits[]) => countInShop('Ordernr', ...tests);
const over = (limit: number) => rankInShop('Kundnamn', thisYear).filter(([, sum]) => sum > limit);
const perOrder = (...tests: Fits[]) => ore(inShop(...tests) / orders(...tests));
const biggestOrder = (...tests: Fits[]) => rankInShop('Ordernr', ...tests)[0] ?? none;
const NAPOLI = made('Espresso Napoli 1 kg');
const piecesOf = (...tests: Fits[]) => sumInShop('Antal', ...tests);
const sold = totalsBy(shop.rows, 'Benämning', 'Antal', thisYear);
const changed = (
  was: readonly [string, number][],
  now: readonly [string, number][],
): [name: string, by: number][] => {
  const [before, after] = [new Map(was), new Map(now)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name): [string, number] => [name, ore((after.get(name) ?? 0) - (before.get(name) ?? 0))])
    .sort((a, b) => b[1] - a[1]);
};
const october = at('2026-10');

const shopFigures: readonly Answerable[] = [
  ['shop', 'figure', 'Oms jan-mar?', of(inShop(within('2026-01', '2026-03')))],
  [
    'shop',
    'figure',
    'Visa total försäljning för kvartal 2 2025',
    of(inShop(within('2025-04', '2025-06'))),
  ],
  ['shop', 'figure', 'kolla omsättningen 15/10', of(inShop(at('2026-10-15')))],
  [
    'shop',
    'figure',
    'vad sålde vi för mellan 1 och 15 maj i år',
    of(inShop(within('2026-05-01', '2026-05-15'))),
  ],
  ['shop', 'figure', 'hur många kilo napoli gick i oktober', of(piecesOf(october, NAPOLI))],
  ['shop', 'figure', 'TG på espresso i år?', of(margin(thisYear, group('Espresso')))],
  [
    'shop',
    'figure',
    'Hur mycket tjänade vi på Strandpromenadens café förra året?',
    of(shopProfit(lastYear, bought('Strandpromenadens Café AB'))),
  ],
  ['shop', 'figure', 'ge mig snittordern för webben 2025', of(perOrder(lastYear, channel('Webb')))],
  ['shop', 'figure', 'antal ordrar förra månaden', of(orders(october))],
  [
    'shop',
    'figure',
    'hur många aktiva kunder hade vi i september',
    of(countInShop('Kundnamn', at('2026-09'))),
  ],
  [
    'shop',
    'figure',
    'hur många av artiklarna har sålts i år',
    of(countInShop('Benämning', thisYear)),
  ],
  ['shop', 'figure', 'vad ligger bruttomarginalen på hittills i år', of(margin(thisYear))],
  [
    'shop',
    'figure',
    'Hur mycket rabatt har vi gett bort sen i januari?',
    of(sumInShop('Rabatt', thisYear)),
  ],
  [
    'shop',
    'figure',
    'hur mycket drickchoklad beställde kyrkans café 2025, i kronor',
    of(inShop(lastYear, bought('Kyrkans Café Exempelby AB'), made('Drickchoklad 1 kg'))),
  ],
  [
    'shop',
    'figure',
    'vad sålde vi te till coworking ljusgården för under 2025',
    of(inShop(lastYear, bought('Coworking Ljusgården AB'), group('Te'))),
  ],
  [
    'shop',
    'figure',
    'hur stor procent av omsättningen står Mälarviken för i år',
    of(share(inShop(thisYear, bought('Kontorskaffe Mälarviken AB')), inShop(thisYear))),
  ],
  [
    'shop',
    'figure',
    'vad tog vi betalt per förpackning Mörkrost Hamnen i snitt 2025',
    of(
      ore(
        inShop(lastYear, made('Mörkrost Hamnen 500 g')) /
          piecesOf(lastYear, made('Mörkrost Hamnen 500 g')),
      ),
    ),
  ],
  [
    'shop',
    'figure',
    'hur många kunder har handlat för mer än 50 000 i år',
    of(over(50_000).length),
  ],
  [
    'shop',
    'figure',
    'hur ofta handlade Bageri Sju Sorters 2025, antal ordrar alltså',
    of(orders(lastYear, bought('Bageri Sju Sorters AB'))),
  ],
  [
    'shop',
    'figure',
    'julhandeln i fjol, alltså november och december, vad blev den',
    of(inShop(within('2025-11', '2025-12'))),
  ],
  [
    'shop',
    'figure',
    'vad sålde telefon och webb för tillsammans i juni',
    of(ore(inShop(at('2026-06'), channel('Telefon')) + inShop(at('2026-06'), channel('Webb')))),
  ],
  [
    'shop',
    'figure',
    'all försäljning utom espresso i år',
    of(inShop(thisYear, (row) => row.Varugrupp !== 'Espresso')),
  ],
  [
    'shop',
    'figure',
    'hur mycket har vi sålt för sen första september',
    of(inShop(within('2026-09-01', '2026-12-31'))),
  ],
  [
    'shop',
    'figure',
    'vad har vi köpt in varorna för som sålts i år',
    of(sumInShop('Inköpskostnad', thisYear)),
  ],
  [
    'shop',
    'figure',
    'hur många ordrar per kund har vi i genomsnitt i år',
    of(ore(orders(thisYear) / countInShop('Kundnamn', thisYear))),
  ],
  [
    'shop',
    'figure',
    'hur mycket sålde vi för om dagen i snitt i september',
    of(ore(inShop(at('2026-09')) / 30)),
  ],
  [
    'shop',
    'figure',
    'hur mycket skulle vi tappa på ett år om Gårdsbutiken slutade, utgå från 2025',
    of(inShop(lastYear, bought('Gårdsbutiken Solängen AB'))),
  ],
  [
    'shop',
    'figure',
    'anta att vi sänker priset på Espresso Napoli med 3 %, vad kostar det oss räknat på 2025 års försäljning',
    of(ore(0.03 * inShop(lastYear, NAPOLI))),
  ],
  ['shop', 'overview', 'ge mig en snabb sammanfattning av 2025', of(inShop(lastYear))],
  ['shop', 'overview', 'hur har oktober gått?', of(inShop(october))],
];

const shopRankings: readonly Answerable[] = [
  [
    'shop',
    'ranking',
    'Lista de 5 bästa kunderna 2025',
    named(...rankInShop('Kundnamn', lastYear).slice(0, 5)),
  ],
  ['shop', 'ranking', 'vilken produkt går det åt flest av i år', named(sold[0] ?? none)],
  ['shop', 'ranking', 'vilken varugrupp är minst', named(bottom('Varugrupp'))],
  [
    'shop',
    'ranking',
    'vad säljer vi mest av på webben i år',
    named(top('Benämning', thisYear, channel('Webb'))),
  ],
  ['shop', 'ranking', 'vilken var största ordern i oktober', of(biggestOrder(october)[1])],
  [
    'shop',
    'ranking',
    'bästa månaden hittills i år',
    of((rankInShop(month, thisYear)[0] ?? none)[1]),
  ],
  ['shop', 'ranking', 'vem är våran sämsta kund i år', named(bottom('Kundnamn', thisYear))],
  ['shop', 'ranking', 'vilken kanal ger minst', named(bottom('Kanal'))],
  [
    'shop',
    'ranking',
    'vem är tredje största kund i år',
    named(rankInShop('Kundnamn', thisYear)[2] ?? none),
  ],
  [
    'shop',
    'ranking',
    'vilka tre produkter backade mest första halvåret jämfört med första halvåret i fjol',
    named(
      ...changed(
        rankInShop('Benämning', within('2025-01', '2025-06')),
        rankInShop('Benämning', within('2026-01', '2026-06')),
      ).slice(-3),
    ),
  ],
  [
    'shop',
    'ranking',
    'vilken tesort säljer bäst i år',
    named(top('Benämning', thisYear, group('Te'))),
  ],
  [
    'shop',
    'ranking',
    'fördela omsättningen i år per kanal',
    named(...rankInShop('Kanal', thisYear)),
  ],
  [
    'shop',
    'ranking',
    'försäljning månad för månad 2025',
    of(inShop(at('2025-02')), inShop(at('2025-11'))),
  ],
  [
    'shop',
    'ranking',
    'vem köper kallbrygden',
    named(...rankInShop('Kundnamn', made('Kallbrygd 1 liter')).slice(0, 3)),
  ],
];

const shopChanges: readonly Answerable[] = [
  [
    'shop',
    'change',
    'Q3 vs Q2 i år',
    of(ore(inShop(within('2026-07', '2026-09')) - inShop(within('2026-04', '2026-06')))),
  ],
  [
    'shop',
    'change',
    'har bryggkaffet gått upp eller ner jan-juni mot samma period i fjol',
    of(
      ore(
        inShop(within('2026-01', '2026-06'), group('Bryggkaffe')) -
          inShop(within('2025-01', '2025-06'), group('Bryggkaffe')),
      ),
    ),
  ],
  [
    'shop',
    'change',
    'hur mycket mer sålde vi för i oktober än i september',
    of(ore(inShop(october) - inShop(at('2026-09')))),
  ],
  [
    'shop',
    'change',
    'vad beror det på att september blev lägre än september 2025',
    of(ore(inShop(at('2026-09')) - inShop(at('2025-09')))),
  ],
  [
    'shop',
    'change',
    'hur många procent växte webben andra kvartalet jämfört med ett år tidigare',
    of(
      percent(
        inShop(within('2025-04', '2025-06'), channel('Webb')),
        inShop(within('2026-04', '2026-06'), channel('Webb')),
      ),
    ),
  ],
  [
    'shop',
    'change',
    'fler eller färre ordrar i september än i september förra året, hur många',
    of(orders(at('2026-09')) - orders(at('2025-09'))),
  ],
];

const shopTalk: readonly Answerable[] = [
  [
    'shop',
    'several',
    'vad sålde vi för i mars? och hur mycket av det var te?',
    of(inShop(at('2026-03')), inShop(at('2026-03'), group('Te'))),
  ],
  [
    'shop',
    'several',
    'bästa och sämsta månad 2025',
    of(
      (rankInShop(month, lastYear)[0] ?? none)[1],
      (rankInShop(month, lastYear).at(-1) ?? none)[1],
    ),
  ],
  ['shop', 'several', 'omsättning 2025 och hittills 2026', of(inShop(lastYear), inShop(thisYear))],
  [
    'shop',
    'several',
    'vilken kund är störst i år och vad är marginalen på den',
    of(
      inShop(thisYear, bought('Kontorskaffe Mälarviken AB')),
      margin(thisYear, bought('Kontorskaffe Mälarviken AB')),
    ),
  ],
  [
    'shop',
    'several',
    'pralinaskar och drickchoklad i december 2025, hur många av varje',
    of(
      piecesOf(at('2025-12'), made('Pralinask 24 bitar')),
      piecesOf(at('2025-12'), made('Drickchoklad 1 kg')),
    ),
  ],
  [
    'shop',
    'followUp',
    ['hur mycket sålde vi för i april', 'och i maj?', 'juni då?'],
    of(inShop(at('2026-06'))),
  ],
  [
    'shop',
    'followUp',
    ['vad köpte Hotell Tre Granar för i år', 'och förra året?'],
    of(inShop(lastYear, bought('Hotell Tre Granar AB'))),
  ],
  [
    'shop',
    'followUp',
    ['omsättning choklad 2025', 'hur mycket var det på webben?'],
    of(inShop(lastYear, group('Choklad'), channel('Webb'))),
  ],
  [
    'shop',
    'followUp',
    ['topp 3 produkter i år', 'och botten 3'],
    named(...rankInShop('Benämning', thisYear).slice(-3)),
  ],
  [
    'shop',
    'followUp',
    ['vilken kund var störst 2025', 'vad köpte de mest av?'],
    named(top('Benämning', lastYear, bought('Kontorskaffe Mälarviken AB'))),
  ],
  [
    'shop',
    'followUp',
    ['hur många ordrar hade vi i juli', 'i kronor då?'],
    of(inShop(at('2026-07'))),
  ],
  [
    'shop',
    'followUp',
    ['försäljning av te i år', 'per månad?'],
    of(inShop(at('2026-03'), group('Te')), inShop(at('2026-09'), group('Te'))),
  ],
  [
    'shop',
    'followUp',
    ['vad sålde vi för i september', 'nej jag menar 2025'],
    of(inShop(at('2025-09'))),
  ],
  [
    'shop',
    'followUp',
    ['marginal på tillbehör i år', 'varför är den lägre än på te?'],
    of(margin(thisYear, group('Te'))),
  ],
  ['shop', 'misspelt', 'hur myket sålde vi försjäljning i feburari', of(inShop(at('2026-02')))],
  [
    'shop',
    'misspelt',
    'vilken kudn köper mest espreso i år',
    named(top('Kundnamn', thisYear, group('Espresso'))),
  ],
  [
    'shop',
    'misspelt',
    'esspreso etiopen antal sålda 2025',
    of(piecesOf(lastYear, made('Espresso Etiopien 1 kg'))),
  ],
  ['shop', 'misspelt', 'brutto marignal chokklad 2025', of(margin(lastYear, group('Choklad')))],
  ['shop', 'dialect', 'hur möcke har vi sålt för i år la', of(inShop(thisYear))],
  [
    'shop',
    'dialect',
    'ä de nån som köper glöggteet i år, vem mest',
    named(top('Kundnamn', thisYear, made('Glöggte 100 g'))),
  ],
  [
    'shop',
    'dialect',
    'vafför gick juni sämre än maj',
    of(ore(inShop(at('2026-06')) - inShop(at('2026-05')))),
  ],
  ['shop', 'dialect', 'va tjänte vi på te i fjol', of(shopProfit(lastYear, group('Te')))],
];

const areas = (...tests: Fits[]) => rankPaid('Kontonamn', ...tests);
const suppliers = (...tests: Fits[]) =>
  rankPaid('Leverantör', ...tests).filter(([name]) => name !== '');
const biggest = (...tests: Fits[]) =>
  Math.max(...sampleCosts.rows.filter(both(...tests)).map((row) => numberIn(row[COST])));
const costs: readonly Answerable[] = [
  ['sampleCosts', 'figure', 'totala kostnader i fjol', of(paid(lastYear))],
  [
    'sampleCosts',
    'figure',
    'vad går bilen på i år, leasingen',
    of(paid(thisYear, account('5615'))),
  ],
  ['sampleCosts', 'figure', 'elräkningarna i år summa', of(paid(thisYear, account('5020')))],
  [
    'sampleCosts',
    'figure',
    'Tehandel Österled, hur mycket har de fått av oss 2025',
    of(paid(lastYear, supplier('Tehandel Österled AB'))),
  ],
  [
    'sampleCosts',
    'figure',
    'hur många fakturor fick vi från Emballage & Påse 2025',
    of(
      distinct(
        sampleCosts.rows,
        'Verifikat',
        both(lastYear, supplier('Emballage & Påse i Norr AB')),
      ),
    ),
  ],
  [
    'sampleCosts',
    'figure',
    'vad kostar kundregistret per månad i år',
    of(ore(paid(thisYear, supplier('Kundregistret Kontakten AB')) / 10)),
  ],
  [
    'sampleCosts',
    'figure',
    'konto 6540 q1',
    of(paid(within('2026-01', '2026-03'), account('6540'))),
  ],
  ['sampleCosts', 'figure', 'marknadsföring i fjol', of(paid(lastYear, account('5910')))],
  [
    'sampleCosts',
    'figure',
    'hur stor andel av kostnaderna ligger på kst Försäljning 2025',
    of(share(paid(lastYear, place('Försäljning')), paid(lastYear))),
  ],
  [
    'sampleCosts',
    'figure',
    'om elen blir 20 procent dyrare, vad blir det i kronor på ett år utifrån 2025',
    of(ore(0.2 * paid(lastYear, account('5020')))),
  ],
  [
    'sampleCosts',
    'ranking',
    'tre dyraste kontona 2025',
    {
      values: areas(lastYear)
        .slice(0, 3)
        .map(([, sum]) => sum),
    },
  ],
  [
    'sampleCosts',
    'ranking',
    'vilken leverantör har vi betalat minst till i år',
    named(suppliers(thisYear).at(-1) ?? none),
  ],
  [
    'sampleCosts',
    'ranking',
    'vilken leverantör ökade mest andra kvartalet jämfört med andra kvartalet i fjol',
    named(
      changed(
        suppliers(within('2025-04', '2025-06')),
        suppliers(within('2026-04', '2026-06')),
      )[0] ?? none,
    ),
  ],
  [
    'sampleCosts',
    'ranking',
    'största fakturan från Kaffemaskinservice Trycket',
    of(biggest(supplier('Kaffemaskinservice Trycket AB'))),
  ],
  [
    'sampleCosts',
    'change',
    'blev varuinköpen dyrare i oktober än i september, med hur mycket',
    of(ore(paid(october, account('4010')) - paid(at('2026-09'), account('4010')))),
  ],
  [
    'sampleCosts',
    'change',
    'varför ökade kostnaderna i oktober jämfört med september',
    of(ore(paid(october) - paid(at('2026-09')))),
  ],
  [
    'sampleCosts',
    'followUp',
    ['vad kostade frakten i fjol', 'och elen?'],
    of(paid(lastYear, account('5020'))),
  ],
  [
    'sampleCosts',
    'followUp',
    ['lokalhyra tredje kvartalet', 'samma kvartal i fjol?'],
    of(paid(within('2025-07', '2025-09'), account('5010'))),
  ],
  [
    'sampleCosts',
    'several',
    'leasing och drivmedel 2025',
    of(paid(lastYear, account('5615')), paid(lastYear, account('5611'))),
  ],
  [
    'sampleCosts',
    'misspelt',
    'hur mycket betala vi till frakt bolaget snabvägen 2025',
    of(paid(lastYear, supplier('Fraktbolaget Snabbvägen AB'))),
  ],
  [
    'sampleCosts',
    'dialect',
    'va gå det åt för te boksluten hos revisorn i år, redovisningsbyrån alltså',
    of(paid(thisYear, supplier('Redovisningsbyrån Saldo AB'))),
  ],
];

const left = (...tests: Fits[]) => ore(inShop(...tests) - paid(...tests));
const firm: readonly Answerable[] = [
  ['firm', 'figure', 'gick vi med vinst eller förlust 2025, hur mycket', of(left(lastYear))],
  [
    'firm',
    'figure',
    'vad har vi kvar i plånboken för första halvåret när allt är betalt',
    of(left(within('2026-01', '2026-06'))),
  ],
  [
    'firm',
    'figure',
    'hur många procent av försäljningen äter frakterna 2025',
    of(share(paid(lastYear, account('5710')), inShop(lastYear))),
  ],
  [
    'firm',
    'several',
    'försäljning i september och lönerna i september',
    of(inShop(at('2026-09')), paid(at('2026-09'), account('7010'))),
  ],
  [
    'firm',
    'followUp',
    ['vad blev resultatet första kvartalet', 'och andra kvartalet?'],
    of(left(within('2026-04', '2026-06'))),
  ],
];

const pieces = (...tests: Fits[]) => total(pizza.rows, 'Antal', both(...tests));
const months = (from: string, to = from): Fits => within(from, to, 'Månad');
const pizzeria: readonly Answerable[] = [
  ['pizza', 'figure', 'omsättning helåret 2015', of(inPizza())],
  [
    'pizza',
    'figure',
    'hur många Pepperoni sålde vi i mars 2015',
    of(pieces(months('2015-03'), made('The Pepperoni Pizza'))),
  ],
  [
    'pizza',
    'figure',
    'antal sålda vegetariska (Veggie) i juli 2015',
    of(pieces(months('2015-07'), group('Veggie'))),
  ],
  [
    'pizza',
    'ranking',
    'vilken pizza drog in mest i maj 2015',
    named(totalsBy(pizza.rows, 'Benämning', 'Summa', months('2015-05'))[0] ?? none),
  ],
  [
    'pizza',
    'ranking',
    'sämsta månaden 2015',
    of((totalsBy(pizza.rows, 'Månad', 'Summa').at(-1) ?? none)[1]),
  ],
  [
    'pizza',
    'change',
    'skillnad mellan november och oktober 2015 i kronor',
    of(ore(inPizza(months('2015-11')) - inPizza(months('2015-10')))),
  ],
  [
    'pizza',
    'several',
    'Classic och Supreme, hur mycket sålde de för i augusti 2015',
    of(inPizza(months('2015-08'), group('Classic')), inPizza(months('2015-08'), group('Supreme'))),
  ],
  [
    'pizza',
    'misspelt',
    'brabecue chiken pizza sålt 2015',
    of(inPizza(made('The Barbecue Chicken Pizza'))),
  ],
];

const ordered = (prefix: string) => at(prefix, 'OrderDate');
const vendors = (...tests: Fits[]) => totalsBy(cycles.rows, 'Vendor', 'SubTotal', both(...tests));
const purchases: readonly Answerable[] = [
  ['cycles', 'figure', 'totala inköp 2014', of(inCycles(ordered('2014')))],
  [
    'cycles',
    'figure',
    'hur mycket köpte vi av Trey Research i juni 2014',
    of(inCycles(ordered('2014-06'), is('Vendor', 'Trey Research'))),
  ],
  [
    'cycles',
    'ranking',
    'vilken leverantör har vi lagt minst pengar hos',
    named(vendors().at(-1) ?? none),
  ],
  [
    'cycles',
    'ranking',
    'dyraste inköpsmånaden 2014',
    of(
      (totalsBy(
        cycles.rows,
        (row) => (row.OrderDate ?? '').slice(0, 7),
        'SubTotal',
        ordered('2014'),
      )[0] ?? none)[1],
    ),
  ],
  [
    'cycles',
    'figure',
    'hur många order har vi lagt hos Lakewood Bicycle',
    of(distinct(cycles.rows, 'PurchaseOrderID', is('Vendor', 'Lakewood Bicycle'))),
  ],
  [
    'cycles',
    'followUp',
    ['hur mycket köpte vi för i mars 2014', 'och månaden före?'],
    of(inCycles(ordered('2014-02'))),
  ],
  [
    'cycles',
    'several',
    'Sport Fan och Inline Accessories 2014, vad köpte vi för av var och en',
    of(
      inCycles(ordered('2014'), is('Vendor', 'Sport Fan Co.')),
      inCycles(ordered('2014'), is('Vendor', 'Inline Accessories')),
    ),
  ],
];

const small: readonly Answerable[] = [
  ['articles', 'figure', 'hur mycket sålde vi muttrar för', of(1600)],
  ['articles', 'figure', 'vad blev tb totalt', of(4540)],
  ['invoices', 'figure', 'hur mycket fakturerade vi i januari 2025 exkl moms', of(14_000)],
  ['invoices', 'figure', 'hur många kunder har vi fakturerat', of(3)],
  ['months', 'figure', 'hur många order hade vi i februari 2025', of(240)],
  ['months', 'ranking', 'vilken månad hade bäst marginal', of(44.44)],
  ['suppliers', 'figure', 'vad kostade elen från Eon', of(1000)],
  ['bank', 'figure', 'vad betalade vi i hyra till Balder', of(15_625)],
  ['ledger', 'figure', 'lokalhyran i januari 2025', of(12_000)],
  ['books', 'figure', 'hur mycket kostade dataprogram 2009/2010', of(7110.5)],
  [
    'books',
    'change',
    'inköpskostnad konto 4010 2009/2010 jämfört med året före',
    of(35_693.2, 25_600),
  ],
  ['till', 'figure', 'hur många kaffe har vi sålt', of(4)],
  ['numbers', 'figure', 'vad köpte kund 1002 för', of(20)],
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'hur mycket beställde Espresso House av oss i år'],
  ['shop', 'vad blir resultatet efter skatt i år'],
  ['shop', 'försäljning per län'],
  ['shop', 'hur mycket sålde vi för 2023'],
  ['shop', 'vilken av våra tre säljare är duktigast'],
  ['shop', 'hur många kunder kom in genom dörren i oktober'],
  ['shop', 'när tar kallbrygden slut i lagret'],
  ['shop', 'hur mycket är kunderna skyldiga oss'],
  ['shop', 'vad var vår försäljning i går'],
  ['shop', 'hur mycket sålde vi decaf-kapslar för'],
  ['shop', 'vilka kunder är kvinnor'],
  ['shop', 'vad sa kunderna om julkaffet'],
  ['shop', 'ska jag anställa en till'],
  ['shop', 'hur mycket CO2 släpper vi ut'],
  ['shop', 'vad kostar el och hyra i år'],
  ['shop', ['hur mycket sålde vi i maj', 'och i maj 2019?']],
  ['shop', 'vilken klockslag säljer vi bäst'],
  ['shop', 'vad är timmen'],
  ['shop', 'hur många följare har vi på instagram'],
  ['sampleCosts', 'vilken kund är lönsammast'],
  ['sampleCosts', 'vad betalade vi till Vattenfall i fjol'],
  ['sampleCosts', 'hur många anställda har vi'],
  ['sampleCosts', 'vad hade vi för hyra 2019'],
  ['sampleCosts', 'hur många mil körde bilen i år'],
  ['sampleCosts', 'vad har vi för betalningsvillkor hos Råkaffe Nordhav'],
  ['sampleCosts', 'kan vi säga upp leasingavtalet'],
  ['firm', 'vilken soliditet har vi'],
  ['firm', 'hur stort är vårt lager i kronor'],
  ['pizza', 'hur många stammisar har vi'],
  ['pizza', 'vad kostade råvarorna i mars 2015'],
  ['pizza', 'vilken timme på dygnet säljer vi mest'],
  ['pizza', 'hur mycket sålde vi i januari 2016'],
  ['cycles', 'hur många cyklar köpte vi'],
  ['cycles', 'vad köpte vi för av Shimano'],
  ['cycles', 'vad betalade vi i hyra 2014'],
  ['articles', 'hur mycket spik sålde vi'],
  ['months', 'vilken kund köpte mest i mars 2025'],
  ['suppliers', 'vilken leverantör levererar snabbast'],
  ['bank', 'hur mycket moms var det på hyran'],
  ['discounts', 'hur mycket köpte Gamma AB för'],
];

/** As an office, a shop and a board ask in haste, written before the fifteenth was asked and first asked when that was mended. */
export const goldenSixteenth: readonly Golden[] = goldens(
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
