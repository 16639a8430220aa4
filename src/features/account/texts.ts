/** Those the specification names stand to the letter. */
export const accountTexts = {
  fillField: 'Fyll i fältet',
  agreement: {
    before: 'När du skapar kontot godkänner du',
    terms: 'användarvillkoren',
    between: '. Hur vi hanterar dina uppgifter står i',
    privacy: 'integritetspolicyn',
  },
  signup: {
    title: 'Skapa företagskonto',
    lead: 'Fem uppgifter, sedan väljer du plan. Inget betalkort behövs för gratisplanen.',
    name: 'Fullständigt namn',
    email: 'E-post',
    password: 'Lösenord',
    passwordHint: 'Minst 8 tecken krävs',
    passwordShort: 'Lösenordet måste vara minst 8 tecken långt',
    companyName: 'Företagsnamn',
    orgNumber: 'Organisationsnummer',
    orgNumberHint: 'Tio siffror: XXXXXX-XXXX. Enskild firma: ditt personnummer.',
    orgNumberCheckDigit:
      'Den sista siffran stämmer inte med numrets kontrollsiffra. Kontrollera gärna numret; du kan fortsätta ändå.',
    submit: 'Fortsätt till planval',
    haveAccount: 'Har du redan ett konto?',
    login: 'Logga in',
    storageNote:
      'Uppgifterna du fyllt i sparas bara i den här webbläsarfliken, tills kontot är skapat och högst i 30 minuter.',
  },
} as const;
