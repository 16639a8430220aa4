import { nameTest } from './words.ts';

/** Columns that only a list of rents has: who lets by the month, and what is paid for it. */
export const namesRent = nameTest({
  whole: `hyresgast, hyresgastens namn, hyresgastnamn, hyresgast namn, hyresgastnr, hyra, hyror, manadshyra, arshyra, kvartalshyra, bashyra, kallhyra, varmhyra,
    hyresbelopp, hyresintakt, hyresintakter, hyra exkl moms, hyra inkl moms, hyra kr, hyra i kr, hyra sek, hyra per manad, hyra manad`,
});

/** Columns of what is let, by its name, number or address. */
export const namesLet = nameTest({
  whole: `objekt, objektet, hyresobjekt, objektnamn, objektsnamn, objektbenamning, uthyrningsobjekt, uthyrt, uthyrd yta, hyresenhet,
    lagenhet, lgh, lokal, lokaler, lagenhet lokal, lokal lagenhet, bostad, objektnr, objektsnr, objektnummer, objekt nr, objektid, objekt id, lghnr, lgh nr, lagenhetsnr, lagenhetsnummer, lokalnr`,
});

/** Columns of what kind it is: a flat, a shop, a garage. */
export const namesKindLet = nameTest({
  whole:
    'objekttyp, objektstyp, typ av objekt, objekt typ, objektkategori, hyrestyp, lokaltyp, lagenhetstyp, typ av lokal, upplatelse',
});
