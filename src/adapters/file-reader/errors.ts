import { defineErrors, failWith } from '#contract/errors.ts';

/**
 * What can be wrong with an uploaded file. 415: a kind we do not read; 422: a kind we read, but not
 * this one.
 */
export const readerErrors = defineErrors({
  'documents.empty': {
    status: 422,
    text: 'Filen är tom. Exportera uppgifterna på nytt och ladda upp den filen.',
  },
  'documents.wrong_format': {
    status: 415,
    text: 'Filen är varken CSV, Excel, OpenDocument, SIE, JSON, text eller PDF. Exportera uppgifterna i något av dem och ladda upp den filen.',
  },
  'documents.encrypted': {
    status: 422,
    text: 'Filen är skyddad med lösenord. Ta bort lösenordet och ladda upp den på nytt.',
  },
  'documents.too_large_unpacked': {
    status: 422,
    text: 'Arbetsboken är för stor att packa upp. Spara bladet med uppgifterna som CSV och ladda upp den filen.',
  },
  'documents.unreadable': {
    status: 422,
    text: 'Filen är skadad och gick inte att läsa. Öppna den i Excel, spara om den och ladda upp den på nytt.',
  },
  'documents.no_table': {
    status: 422,
    text: 'Ingen tabell hittades i filen. Exportera uppgifterna som CSV eller Excel och ladda upp den filen.',
  },
  'documents.too_wide': {
    status: 422,
    text: 'Filen har för många kolumner. Ta bort de kolumner som inte behövs och ladda upp filen på nytt.',
  },
  'documents.too_long': {
    status: 422,
    text: 'Filen har för många rader. Dela den, till exempel ett år i taget, och ladda upp delarna var för sig.',
  },
  'documents.too_slow': {
    status: 422,
    text: 'Filen tog för lång tid att läsa. Ta bort blad och kolumner som inte behövs, eller spara som CSV, och ladda upp filen på nytt.',
  },
  'documents.too_heavy': {
    status: 422,
    text: 'Filen krävde för mycket minne att läsa. Ta bort blad och kolumner som inte behövs, eller spara som CSV, och ladda upp filen på nytt.',
  },
  'documents.reader_down': {
    status: 503,
    text: 'Filen kunde inte läsas just nu på grund av ett fel hos oss. Försök igen om en liten stund.',
  },
  'documents.busy': {
    status: 503,
    text: 'Vi hinner inte läsa filen just nu, eftersom mycket pågår samtidigt. Vänta en stund och ladda upp den igen.',
  },
});

export const readerFailure = failWith(readerErrors);
export type ReaderErrorCode = keyof typeof readerErrors;
