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
  first,
  goldens,
  group,
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
  share,
  shopProfit,
  sumInShop,
  supplier,
  type Unanswerable,
  within,
} from './counted.ts';
import type { Golden } from './score.ts';
import { ore, total, totalsBy } from './truth.ts';

const { pizza, sampleCosts } = evalCompanies;

const sales: readonly Answerable[] = [
  [
    'shop',
    'figure',
    'Kan du säga hur mycket vi fakturerade i februari i år?',
    of(inShop(at('2026-02'))),
  ],
  [
    'shop',
    'figure',
    'Styrelsen vill veta årets omsättning fram till och med juni.',
    of(inShop(within('2026-01', '2026-06'))),
  ],
  [
    'shop',
    'figure',
    'Hur stor blev försäljningen till Hotell Tre Granar förra året?',
    of(inShop(at('2025'), bought('Hotell Tre Granar AB'))),
  ],
  [
    'shop',
    'figure',
    'Antal sålda sockerpåsar under sommaren 2026?',
    of(sumInShop('Antal', within('2026-06', '2026-08'), made('Sockerpåsar 1 000 st'))),
  ],
  [
    'shop',
    'figure',
    'Vad har Gym & Kaffe Vinden beställt för sammanlagt?',
    of(inShop(bought('Gym & Kaffe Vinden AB'))),
  ],
  [
    'shop',
    'figure',
    'Hur mycket rabatt gav vi Kontorskaffe Mälarviken 2025?',
    of(sumInShop('Rabatt', at('2025'), bought('Kontorskaffe Mälarviken AB'))),
  ],
  [
    'shop',
    'figure',
    'Vilken täckningsgrad hade vi på tillbehör 2025?',
    of(share(shopProfit(at('2025'), group('Tillbehör')), inShop(at('2025'), group('Tillbehör')))),
  ],
  [
    'shop',
    'figure',
    'Hur många kunder köpte julkaffe i november 2025?',
    of(countInShop('Kundnamn', at('2025-11'), made('Julkaffe 500 g'))),
  ],
  [
    'shop',
    'figure',
    'Genomsnittligt ordervärde på webben 2026?',
    of(
      ore(
        inShop(at('2026'), channel('Webb')) / countInShop('Ordernr', at('2026'), channel('Webb')),
      ),
    ),
  ],
  ['shop', 'figure', 'Försäljningen måndagen den 1 december 2025?', of(inShop(at('2025-12-01')))],
  [
    'shop',
    'ranking',
    'Vilka fem kunder stod för mest av omsättningen under andra kvartalet 2026?',
    named(...rankInShop('Kundnamn', within('2026-04', '2026-06')).slice(0, 5)),
  ],
  [
    'shop',
    'ranking',
    'Vilken månad drog in minst pengar under 2025?',
    of(rankInShop(month, at('2025')).at(-1)?.[1] ?? 0),
  ],
  [
    'shop',
    'ranking',
    'I vilken kanal säljer vi minst choklad?',
    named(rankInShop('Kanal', group('Choklad')).at(-1) ?? none),
  ],
  [
    'shop',
    'ranking',
    'Största kunden på julkaffe genom tiderna?',
    named(first(rankInShop('Kundnamn', made('Julkaffe 500 g')))),
  ],
  [
    'shop',
    'change',
    'Hur många procent mer sålde vi i september 2026 än i september 2025?',
    of(share(inShop(at('2026-09')) - inShop(at('2025-09')), inShop(at('2025-09')))),
  ],
  [
    'shop',
    'several',
    'Hur mycket te respektive choklad sålde vi i mars 2026?',
    of(inShop(at('2026-03'), group('Te')), inShop(at('2026-03'), group('Choklad'))),
  ],
  [
    'shop',
    'several',
    'Vad sålde vi för i juli, och hur många ordrar var det?',
    of(inShop(at('2026-07')), countInShop('Ordernr', at('2026-07'))),
  ],
  [
    'shop',
    'followUp',
    ['Vad köpte Café Syrenen förra året?', 'Hur mycket av det var bryggkaffe?'],
    of(inShop(at('2025'), bought('Café Syrenen AB'), group('Bryggkaffe'))),
  ],
  [
    'shop',
    'followUp',
    ['Vilka är de tre största kunderna i år?', 'Och på telefon?'],
    named(...rankInShop('Kundnamn', at('2026'), channel('Telefon')).slice(0, 3)),
  ],
  [
    'shop',
    'misspelt',
    'omsätning för brygkaffe i arpil 2026',
    of(inShop(at('2026-04'), group('Bryggkaffe'))),
  ],
  [
    'shop',
    'dialect',
    'Hur möcke te sålde vi te Tehuset i fjol?',
    of(inShop(at('2025'), group('Te'), bought('Tehuset Lotusblomman HB'))),
  ],
];

const others: readonly Answerable[] = [
  [
    'sampleCosts',
    'figure',
    'Vad betalade vi Hamnmagasinet Fastigheter under tredje kvartalet 2026?',
    of(paid(supplier('Hamnmagasinet Fastigheter AB'), within('2026-07', '2026-09'))),
  ],
  [
    'sampleCosts',
    'figure',
    'Hur mycket drog kostnadsstället Lager 2025?',
    of(paid(place('Lager'), at('2025'))),
  ],
  [
    'sampleCosts',
    'figure',
    'Vad har vi gett ut på annonser det här året?',
    of(paid(account('5910'), at('2026'))),
  ],
  [
    'sampleCosts',
    'ranking',
    'Vilken månad 2025 hade vi högst kostnader?',
    of(first(totalsBy(sampleCosts.rows, month, COST, at('2025')))[1]),
  ],
  [
    'sampleCosts',
    'ranking',
    'Vilket kostnadsställe är dyrast?',
    named(first(totalsBy(sampleCosts.rows, 'Kostnadsställe', COST))),
  ],
  [
    'sampleCosts',
    'change',
    'Hur mycket dyrare blev elen januari till oktober 2026 än samma månader 2025?',
    of(
      paid(account('5020'), within('2026-01', '2026-10')),
      paid(account('5020'), within('2025-01', '2025-10')),
    ),
  ],
  [
    'firm',
    'figure',
    'Hur stor del av omsättningen gick till löner 2025?',
    of(share(paid(account('7010'), at('2025')), inShop(at('2025')))),
  ],
  ['invoices', 'figure', 'Hur mycket har vi fakturerat Ek Bygg?', of(10_000)],
  [
    'pizza',
    'figure',
    'Hur många Hawaiian gick åt i maj?',
    of(
      total(
        pizza.rows,
        'Antal',
        both(is('Benämning', 'The Hawaiian Pizza'), at('2015-05', 'Månad')),
      ),
    ),
  ],
  ['suppliers', 'figure', 'Vad är fakturan från Eon på?', of(1000)],
];

const unanswerable: readonly Unanswerable[] = [
  ['shop', 'Vad kommer Café Syrenen att köpa för nästa år?'],
  ['shop', 'Hur många av beställningarna kom in efter klockan fem?'],
  ['shop', 'Vad väger allt kaffe vi skickade i år?'],
  ['shop', 'Hur mycket sålde vi till privatpersoner?'],
  ['shop', 'Vilken säljare har sålt mest te?'],
  ['shop', 'Hur mycket sålde vi i Göteborg?'],
  ['shop', 'Hur stor är vår marknadsandel på te i länet?'],
  ['shop', 'Vad sålde vi för i mars 2027?'],
  ['shop', 'Vad kostar det oss att leverera en order?'],
  ['shop', 'Vilken kampanj gav bäst resultat i våras?'],
  ['shop', ['Vad sålde vi för i maj 2026?', 'Hur mycket av det var kontant?']],
  ['sampleCosts', 'Vem har attesterat hyran?'],
  ['sampleCosts', 'När går försäkringen ut?'],
  ['sampleCosts', 'Hur många liter diesel blev det?'],
  ['sampleCosts', 'Är elkostnaden rimlig för ett företag i vår storlek?'],
  ['firm', 'Vad kan jag ta ut i lön?'],
  ['firm', 'Hur mycket av hyran belastar teförsäljningen?'],
  ['bank', 'Vad hade vi på kontot vid årsskiftet?'],
  ['pizza', 'Vilken pizza har flest kalorier?'],
  ['cycles', 'Hur många cyklar köpte vi?'],
];

/** Written by one who had mended the rules by the eleventh: as a board and a bank put it, in whole sentences. */
export const goldenTwelfth: readonly Golden[] = goldens([...sales, ...others], unanswerable);
