import { compounds, type NameTest, nameTest } from './words.ts';

/** How often something is paid, in the words of a cell. Normalised. */

/** Words around it that say nothing of it. */
export const intervalFillers =
  'per, i, en, ett, gang, ganger, faktureras, betalas, betalning, avser, kr, sek, kostnad';

export const intervalUnits: readonly [perYear: number, isUnit: NameTest][] = [
  [
    2,
    nameTest({
      whole: `halvar, halvaret, halvarsvis, halvarsbetalning, biannual,
        ${compounds('half', 'year, yearly')}, ${compounds('semi', 'annual, annually')}`,
    }),
  ],
  [
    12,
    nameTest({
      whole: `manad, manaden, manader, manads, manadsvis, manadsbetalning, manadligen, man, mnd,
        month, months, monthly, mo`,
    }),
  ],
  [
    4,
    nameTest({
      whole:
        'kvartal, kvartalet, kvartals, kvartalsvis, kvartalsbetalning, kv, quarter, quarters, quarterly',
    }),
  ],
  [
    1,
    nameTest({
      whole:
        'ar, aret, ars, arsvis, arsbetalning, arlig, arligen, year, years, yearly, yr, annual, annually',
    }),
  ],
  [52, nameTest({ whole: 'vecka, veckan, veckor, veckovis, v, week, weeks, weekly' })],
  [365, nameTest({ whole: 'dag, dagen, dagar, dagligen, day, daily' })],
];

/** A column of how long something holds or is given notice of, which is not how often it is paid. */
export const namesTerm = nameTest({
  whole:
    'binding, bundet, bunden, period kvar, notice, notice period, term, contract term, contract length',
  begins:
    'uppsag, bindn, avtalstid, avtalslangd, avtalsperiod, loptid, kvarvarande, garanti, leveranstid, forlangning',
});

/** `varje` in `varje månad`. */
export const everyWords = 'varje, vart, var, every';
export const ordinals: Readonly<Record<string, number>> = {
  annan: 2,
  annat: 2,
  andra: 2,
  tredje: 3,
  fjarde: 4,
  sjatte: 6,
  tolfte: 12,
};

/** `fyra` in `fyra gånger per år`. */
export const numerals: Readonly<Record<string, number>> = {
  ...{ en: 1, ett: 1, tva: 2, tre: 3, fyra: 4, fem: 5, sex: 6, sju: 7, atta: 8, nio: 9, tio: 10 },
  ...{ elva: 11, tolv: 12 },
};
/** What says that a number counts payments and not units of time. */
export const timesWords =
  'ggr, gg, ganger, gang, g, x, st, betalningar, fakturor, fakturering, faktureringar';

const payments =
  'betalningar, betalning, ganger, ggr, fakturor, faktureringar, antal, payments, times';
const year = 'ar, aret, arligen, year';
/** A column whose numbers say how many times a year: `Betalningar per år`. */
export const namesTimesPerYear = nameTest({
  words: `${compounds(payments, `${year}, per ar, per year, om aret`, [' '])}, ${compounds(payments, compounds('betalningar, ganger, fakturor', `${year}, per ar`, [' ']), [' '])}`,
});
const months = 'man, manad, manader, mnd, months';
/** A column whose numbers say how many months lie between: `Intervall (mån)`. */
export const namesMonthsBetween = nameTest({
  words: `${compounds('intervall, frekvens, period, interval, betalas var, faktureras var, betalintervall', months, [' '])},
    ${compounds(months, 'mellan, between', [' '])}, ${compounds('intervall, frekvens', 'i manader', [' '])}`,
});
/** A column of intervals that does not say what its numbers count. */
export const namesInterval = nameTest({
  whole: `${compounds('betalnings, betal, fakturerings, fakturera, faktura, debiterings', 'intervall, frekvens, period', ['', ' '])},
    intervall, frekvens, periodicitet, hur ofta, interval, frequency, billing interval, billing period`,
});
