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
