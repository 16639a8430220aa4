/** Those the specification names stand to the letter. Apart from sign-up's, to be fetched alone. */
export const loginTexts = {
  fillAll: 'Vänligen fyll i alla fält',
  backHome: 'Till startsidan',
  title: 'Logga in',
  lead: 'Fortsätt där du slutade.',
  email: 'E-post',
  password: 'Lösenord',
  submit: 'Logga in',
  pending: 'Loggar in...',
  forgot: 'Glömt lösenordet?',
  noAccount: 'Har du inget konto?',
  signup: 'Skapa konto',
  failed: 'Inloggningen gick inte att genomföra. Försök igen.',
} as const;
