import { evalCompanies } from './companies.ts';
import { at, both, type Fits, goldens, is, named, of, type Unanswerable } from './counted.ts';
import { asked } from './counted-newer.ts';
import type { Golden } from './score.ts';
import { ore, total, totalsBy } from './truth.ts';

const { haulier, timesheet } = evalCompanies;
const NET = 'Summa exkl moms';

const driver = is.bind(null, 'Förare');
const trips = is.bind(null, 'Typ av körning');
const driven = (...tests: Fits[]) => total(haulier.rows, 'Km', both(...tests));
/** What the haulier took in for each kilometre. */
const perKm = (...tests: Fits[]) =>
  ore(total(haulier.rows, NET, both(...tests)) / driven(...tests));

const consultant = is.bind(null, 'Konsult');
const customer = is.bind(null, 'Kund');
const invoiced = (prefix: string) => at(prefix, 'Fakturadatum');
const hoursOf = (...tests: Fits[]) => total(timesheet.rows, 'Timmar', both(...tests));
const [busiest = ['', 0] as const] = totalsBy(timesheet.rows, 'Konsult', 'Timmar', () => true);

const kilometres = asked('haulier', [
  ['figure', 'hur mycket får vi in per kilometer', of(perKm())],
  ['figure', 'kr per km i fjol', of(perKm(at('2025')))],
  ['figure', 'vad var intäkten per körd km 2024', of(perKm(at('2024')))],
  ['figure', 'hur mycket drog Micke in per km', of(perKm(driver('Micke')))],
  ['figure', 'intäkt per kilometer för fjärr', of(perKm(trips('Fjärr')))],
  ['figure', 'hur många kilometer körde vi 2025', of(driven(at('2025')))],
  ['figure', 'hur många mil körde Rune', of(driven(driver('Rune')) / 10)],
]);

const hours = asked('timesheet', [
  ['figure', 'hur många timmar har Petra fakturerat', of(hoursOf(consultant('Petra Wik')))],
  [
    'figure',
    'hur många timmar debiterade Anna Lind 2025',
    of(hoursOf(consultant('Anna Lind'), invoiced('2025'))),
  ],
  [
    'figure',
    'hur många timmar sålde Jonas i fjol',
    of(hoursOf(consultant('Jonas Ek'), invoiced('2025'))),
  ],
  [
    'figure',
    'hur många timmar la Petra på Regionen',
    of(hoursOf(consultant('Petra Wik'), customer('Regionen'))),
  ],
  ['ranking', 'vilken konsult har flest timmar', named(busiest)],
]);

const unanswerable: readonly Unanswerable[] = [
  ['haulier', 'vad kostar en kilometer'],
  ['haulier', 'hur mycket bränsle går det åt per mil'],
  ['timesheet', 'hur mycket får vi in per km'],
  ['timesheet', 'hur många timmar jobbade Sara'],
  ['shop', 'kr per km'],
];

/** What those ask who drive and who work by the hour: of one by name, and of each kilometre. */
export const goldenThirtySixth: readonly Golden[] = goldens(
  [...kilometres, ...hours],
  unanswerable,
);
