import { type Make, make } from './make.ts';

/** Statements of cards: purchases above zero, the payment of the bill before below. */
export const CARDS: readonly Make[] = [
  // SEB Kort (Eurocard, SAS Amex and Mastercard): ”Transaktionsexport”, as public readers of it have the header.
  make({
    title: 'Kortutdrag från SEB Kort',
    names: 'Datum, Bokfört, Specifikation, Ort, Valuta, Utl. belopp, Belopp',
    costs: {
      ...{ Datum: 'date', Bokfört: null, Specifikation: 'text', Ort: null, Valuta: 'currency' },
      ...{ 'Utl. belopp': null, Belopp: 'amount' },
    },
  }),
  // American Express, ”Ladda ner aktivitet”: days as month/day/year.
  make({
    title: 'Kortutdrag från American Express',
    names: 'Datum, Beskrivning, Kortmedlem, Konto #, Belopp',
    costs: {
      ...{ Datum: 'date', Beskrivning: 'text', Kortmedlem: null, 'Konto #': null },
      Belopp: 'amount',
    },
  }),
];
