/** The second step of a login. */
export const secondStepTexts = {
  title: 'Bekräfta att det är du',
  leadApp: 'Lösenordet stämmer. Skriv koden som appen i telefonen visar nu.',
  leadPasskey:
    'Lösenordet stämmer. Använd din passnyckel, eller skriv en av reservkoderna som du sparade.',
  leadRecovery: 'Lösenordet stämmer. Skriv en av reservkoderna som du sparade.',
  code: 'Kod från appen',
  recoveryCode: 'Reservkod',
  empty: 'Skriv koden',
  submit: 'Logga in',
  pending: 'Loggar in...',
  useRecovery: 'Använd en reservkod',
  useApp: 'Använd appens kod',
  /** Not 'Logga in med …': one button of the page is named by that. */
  usePasskey: 'Använd passnyckel',
  passkeyFailed: 'Passnyckeln användes inte. Försök igen, eller logga in med lösenordet.',
  back: 'Tillbaka till lösenordet',
  failed: 'Inloggningen gick inte att genomföra. Försök igen.',
} as const;
