import { compounds, nameTest } from './words.ts';

/** What lines around a table may say of its amounts. Normalised. */

/** A thousand, or a million, of something. */
export const mentionsThousands = nameTest({
  words: 'tusen, tusental, tusentals, tkr, ksek, tsek, kkr, 1000 tal, 000 kr',
});
export const mentionsMillions = nameTest({
  words: 'miljon, miljoner, mkr, mnkr, msek, mn, mljn',
});

/** That something is not charged for or counted, and nothing else: `Avbokade tider debiteras inte`. */
export const saysNotCounted = nameTest({
  ends: compounds(
    `debiteras, faktureras, raknas, ingar, betalas, inraknas, medraknas, debiterats, fakturerats, raknats, raknas med, ar`,
    'inte, ej, inte med, ej med, inte medraknade, ej medraknade, inte inraknade',
    [' '],
  ),
});

export const saysCounted = nameTest({ begins: 'debiter, fakturer, rakna, betala, ingar' });

const left = 'ej, inte, icke, annu inte, annu ej';
/** That something is not in the amounts, or should not be, or is only a part. */
export const mentionsCondition = nameTest({
  words: `${left}, exklusive, utom, forutom, undantag, varav, halva, halften, minus, dras, dragits, avgar, tillkommer, bortse, rakna,
    raknas, markerade, markerad, markerat, gulmarkerade, rodmarkerade, kurs, vaxelkurs, omraknat, omraknad, dubbelt, ska, skall, per manad, per kvartal,
    per person, not, but, excluding, except, only, including, minus`,
  begins: `prelimin, uppskatt, ungefar, cirka, avdrag, avrakn, makuler, avbok, kredit, aterbet, vidarefakt, intern, privat, fakturera,
    inkluder, exkluder, justera, korriger, rabatt, bonus, provision, deposition, saknas, saknar`,
});
