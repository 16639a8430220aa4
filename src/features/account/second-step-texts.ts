/** The second step of a login. */
export const secondStepTexts = {
  title: 'Bekräfta att det är du',
  leadApp: 'Lösenordet stämmer. Skriv koden som appen i telefonen visar nu.',
  leadRecovery: 'Lösenordet stämmer. Skriv en av reservkoderna som du sparade.',
  code: 'Kod från appen',
  recoveryCode: 'Reservkod',
  empty: 'Skriv koden',
  submit: 'Logga in',
  pending: 'Loggar in...',
  useRecovery: 'Använd en reservkod',
  useApp: 'Använd appens kod',
  back: 'Tillbaka till lösenordet',
  failed: 'Inloggningen gick inte att genomföra. Försök igen.',
} as const;
