/** What the section about security says of the second factor; the password's is in `texts.ts`. */
export const securityTexts = {
  title: 'Tvåfaktorsinloggning',
  lead: 'Med en app i telefonen räcker det inte att någon kan ditt lösenord.',
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
    others: 'Alla andra inloggningar är avslutade.',
  },
  recovery: {
    title: 'Reservkoder',
    left: (left: number) =>
      left === 0
        ? 'Inga reservkoder är kvar. Skapa nya, så kommer du in om telefonen försvinner.'
        : `${left} av 10 är kvar. En kod kan användas en gång, i stället för appens kod.`,
    renew: 'Skapa nya reservkoder',
    shown: 'Spara reservkoderna nu',
    shownText:
      'De visas bara den här gången. Var och en släpper in dig en gång om telefonen är borta, så lägg dem där bara du kommer åt dem.',
    download: 'Ladda ner som text',
    fileName: 'klarsikt-reservkoder.txt',
    saved: 'Jag har sparat dem',
    file: (name: string, email: string, day: string) =>
      `Reservkoder till ${name} för ${email}, skapade ${day}. Var och en kan användas en gång.`,
  },
  proof: {
    password: 'Nuvarande lösenord',
    code: 'Kod från appen eller reservkod',
    newCode: 'Kod från appen',
    next: 'Fortsätt',
    cancel: 'Avbryt',
  },
  failed: 'Det gick inte att ändra. Försök igen.',
  notFetched: 'Uppgifterna kunde inte hämtas.',
  errors: {
    empty: 'Fyll i fältet',
    codeNeeded: 'Skriv en kod från appen, eller en reservkod.',
    wrongCode: 'Koden stämmer inte eller har redan använts. Vänta på appens nästa kod.',
  },
} as const;
