/** Companies whose names begin as what is no purchase. */
export const LIKE_TRANSFERS = [
  ...(['Skatt & Juridik Syd AB', 'Moms Redovisningsbyrå AB', 'Egenkontroll AB'] as const),
] as const;
export const OWN = [
  ...['Överföring eget sparkonto', 'Överföring till sparkonto', 'Egen överföring'],
  ...['Överföring mellan egna konton', 'Till placeringskonto', 'ISK Avanza'],
] as const;
export const TAXES = [
  'Skatteverket',
  'Skattekontot',
  'Skatteverket moms',
  'Skv skattekonto',
] as const;
export const OWNER = ['Eget uttag', 'Ägaruttag', 'Privat uttag'] as const;
export const OWN_IN = [
  'Överföring från sparkonto',
  'Egen insättning',
  'Från placeringskonto',
] as const;
export const TAX_BACK = ['Skatteverket', 'Skattekontot utbetalning', 'Skatteverket moms'] as const;
export const LOANS = [
  'Utbetalning lån 8327-1',
  'Företagslån',
  'Aktieägartillskott',
  'Nyemission',
] as const;
export const CUSTOMERS = [
  'Bg 5102-3344 Ek Bygg AB',
  'Swish Anna Ek',
  'Inbetalning Café Åsen',
] as const;
