/** What the section about security says of the second factor; the password's is in `texts.ts`. */
export const securityTexts = {
  title: 'Tvåfaktorsinloggning',
  lead: 'Med en app i telefonen eller en passnyckel räcker det inte att någon kan ditt lösenord.',
  app: {
    title: 'Kod från en app',
    on: 'På',
    off: 'Av',
    textOn: 'När du loggar in med lösenordet frågar vi efter appens kod.',
    textOff:
      'En app som Google Authenticator, Microsoft Authenticator eller 1Password visar en ny kod var trettionde sekund.',
    turnOn: 'Ställ in appen',
    turnOff: 'Stäng av appen',
    step: 'Läs bilden med appen, och skriv koden som den visar.',
    pictureAlt: 'QR-kod för appen',
    key: 'Går bilden inte att läsa? Skriv nyckeln i appen:',
    confirm: 'Slå på',
    turnedOn: { title: 'Tvåfaktorsinloggning är på' },
    turnedOff: { title: 'Appen är avstängd' },
  },
  passkeys: {
    title: 'Passnycklar',
    text: 'Med en passnyckel loggar du in med telefonen, datorn eller en säkerhetsnyckel, utan lösenord. Loggar du in med lösenordet frågar vi också efter passnyckeln.',
    add: 'Lägg till passnyckel',
    name: 'Vad ska den heta?',
    nameHint: 'Till exempel Telefonen eller Kontorsdatorn.',
    make: 'Skapa passnyckeln',
    added: { title: 'Passnyckeln är tillagd' },
    notMade: 'Passnyckeln skapades inte. Försök igen.',
    made: (day: string) => `Skapad ${day}`,
    used: (day: string) => `senast använd ${day}`,
    remove: 'Ta bort',
    removeNamed: (name: string) => `Ta bort ${name}`,
    removeTitle: 'Ta bort passnyckeln',
    removed: { title: 'Passnyckeln är borttagen' },
    unsupported: 'Den här webbläsaren kan inte använda passnycklar.',
  },
  recovery: {
    title: 'Reservkoder',
    left: (left: number) =>
      left === 0
        ? 'Inga reservkoder är kvar. Skapa nya, så kommer du in om telefonen försvinner.'
        : `${left} av 10 är kvar. En kod kan användas en gång, i stället för appens kod eller passnyckeln.`,
    renew: 'Skapa nya reservkoder',
    shown: 'Spara reservkoderna nu',
    shownText:
      'De visas bara den här gången. Var och en släpper in dig en gång om telefonen eller passnyckeln är borta, så lägg dem där bara du kommer åt dem.',
    download: 'Ladda ner som text',
    fileName: 'klarsikt-reservkoder.txt',
    saved: 'Jag har sparat dem',
    file: (name: string, email: string, day: string) =>
      `Reservkoder till ${name} för ${email}, skapade ${day}. Var och en kan användas en gång.`,
  },
  proof: {
    password: 'Nuvarande lösenord',
    code: 'Kod från appen eller reservkod',
    recoveryCode: 'Reservkod',
    usePasskey: 'Bekräfta med passnyckel i stället',
    passkeyNotUsed: 'Passnyckeln användes inte. Försök igen, eller skriv en kod.',
    newCode: 'Kod från appen',
    next: 'Fortsätt',
  },
  others: 'Alla andra inloggningar är avslutade.',
  failed: 'Det gick inte att ändra. Försök igen.',
  notFetched: 'Uppgifterna kunde inte hämtas.',
  errors: {
    empty: 'Fyll i fältet',
    codeNeeded: 'Skriv en kod från appen, eller en reservkod.',
    wrongCode: 'Koden stämmer inte eller har redan använts. Vänta på appens nästa kod.',
  },
} as const;
