import { nameTest } from './words.ts';

/** What the columns of a table of sales may each be, and what a list by row calls it. Normalised. */

/** A way that goods are sold, as the name of one of several columns. */
export const isChannel = nameTest({
  whole: `butik, butiken, fysisk butik, gardsbutik, webb, webben, webbshop, webbutik, webshop, natbutik, nathandel, e handel, ehandel, online,
    aterforsaljare, grossist, grossister, torg, torghandel, marknad, marknader, massa, massor, telefon, app, appen, catering, avhamtning,
    take away, takeaway, hemleverans, foodora, wolt, uber eats, amazon, cdon, fyndiq, tradera, etsy, instagram, facebook, shopify,
    b2b, b2c, privat, privatkunder, foretag, foretagskunder, ombud, automat, automater`,
});

const after = (words: string) => nameTest({ words: `${words}`, ends: words });
/** Words of a title that say by what it is parted: `Försäljning per varugrupp`. */
export const kindsInTitles: readonly (readonly [
  name: 'Varugrupp' | 'Kanal' | 'Kund' | 'Ort',
  isIn: (title: string) => boolean,
])[] = [
  [
    'Varugrupp',
    after('varugrupp, varugrupper, produktgrupp, produktgrupper, kategori, kategorier'),
  ],
  ['Kanal', after('kanal, kanaler, forsaljningskanal, saljkanal')],
  ['Kund', after('kund, kunder, kundgrupp')],
  ['Ort', after('ort, orter, region, regioner, stad, stader, distrikt')],
];
