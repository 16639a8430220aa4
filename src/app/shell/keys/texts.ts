export const keyTexts = {
  title: 'Tangenter',
  show: 'Visa tangenter',
  showWords: 'tangentbord genvägar kortkommandon snabbtangenter hjälp',
  /** The keys that work everywhere, and what they do. `mod` is the system's own key. */
  rows: [
    { keys: ['mod', 'K'], what: 'Sök eller gå till en sida, en produkt, en kund, en siffra' },
    { keys: ['/'], what: 'Samma sökning' },
    {
      keys: ['1', '–', '9'],
      what: 'Gå till sidans första till nionde del: flikarna i ett resultat, rubrikerna i en plan',
    },
    {
      keys: ['Tab'],
      what: 'Gå till nästa knapp, länk eller fält; först på sidan en länk förbi menyn',
    },
    { keys: ['Enter'], what: 'Öppna kvittot på en siffra som är vald' },
    { keys: ['Esc'], what: 'Stäng det som öppnades sist' },
    { keys: ['?'], what: 'Visa den här listan' },
  ],
  single: 'Tangenter som trycks en i taget',
  singleHint:
    '?, / och 1–9. Stäng av dem om du styr med rösten eller råkar trycka på dem. Valet gäller i den här webbläsaren.',
} as const;
