import { list, nameTest } from './words.ts';

/** Words by which a file tells whose it is. Normalised. */

const forms = `ab, aktiebolag, aktiebolaget, hb, handelsbolag, handelsbolaget, kb, kommanditbolag, kommanditbolaget`;
/** What a company is by law, and words that its name may have or lack. */
const legalWords = new Set(
  list(`${forms}, ek, ekonomisk, for, forening, enskild, firma, naringsverksamhet, ef, fa, publ, i, likvidation, konkurs,
    filial, ltd, limited, inc, llc, gmbh, oy, oyj, as, asa, aps, och, o, and, the, pa, av, of`),
);
export const isLegalWord = (word: string): boolean => legalWords.has(word);
/** A text that ends as the names of companies do: `Ångbageriet AB`, `Bygg i Väst AB (publ)`. */
export const endsAsCompany = nameTest({
  ends: `${list(forms)
    .flatMap((form) => [form, `${form} publ`])
    .map((form) => ` ${form}`)
    .join(', ')}, ekonomisk forening, ek for`,
});
/** A text with what a company is by law in it: somebody's name, whatever its other words mean. */
export const namesCompany = nameTest({
  words: `${forms}, ekonomisk forening, ek for, ltd, inc, llc, gmbh, oy`,
});

/** Labels of whose the file is, above a table or as the name of a column. */
export const namesOwnCompany = nameTest({
  whole: `foretag, foretaget, foretagsnamn, foretagets namn, bolag, bolaget, bolagsnamn, kontohavare, kontoinnehavare,
    organisation, juridisk person, firma, firmanamn, company, company name, legal entity, entity, merchant, merchant name,
    business name, account holder, klient, klientnamn`,
});
/** Labels of an organisation number, alone or before it. */
export const namesCompanyNumber = nameTest({
  words: `org nr, orgnr, org nummer, orgnummer, organisationsnr, organisationsnummer, organisations nr, org no, vat nr, vatnr,
    momsregnr, momsreg nr, momsregistreringsnummer, organisation number, organization number, company number, vat number`,
});
/** Those that a company buys of or sells to, and those that make its files. */
export const namesOtherParty = nameTest({
  begins:
    'kund, leverantor, mottagar, kopar, bestallar, betalar, customer, supplier, vendor, buyer, payee',
  words: 'client, till, from, till kund, avsandare, konto, till konto',
});
export const makesFiles = nameTest({
  within: 'bank',
  begins:
    'lansforsakring, fortnox, visma, bokio, spiris, zettle, izettle, klarna, swish, getswish, stripe, shopify',
  words: `seb, nordea, spcs, bjorn lunden, wint, dooer, qliro, svea, bokadirekt, quickbutik, hogia, monitor, pyramid, nets,
    bambora, worldline, american express, eurocard, first card`,
});

/** Labels of what a file is only a part of the company by. */
export const namesPart = nameTest({
  whole: `butik, butiksnamn, filial, forsaljningsstalle, kassa, kassanr, saljare, kund, kundnr, kundnummer, kundnamn, kanal,
    forsaljningskanal, region, distrikt, projekt, projektnr, kostnadsstalle, resultatenhet, avdelning, leverantor, leverantorsnr,
    artikel, artikelnr, varugrupp, urval, filter, store, shop, location, sales channel, customer, channel, supplier, project,
    department`,
});
/** What stands after such a label where nothing is left out: `Butik: alla`, `Kund: 1–99999`. */
export const saysAll = nameTest({
  words: 'alla, allt, samtliga, all, any, ingen, inga, inget, ej valt, none',
});
