/** What the mails about an account say. Apart from the pages' texts, which the browser fetches. */
export const accountMailTexts = {
  reset: {
    subject: 'Välj ett nytt lösenord',
    text: 'Någon, förmodligen du, har bett om ett nytt lösenord till ditt konto. Öppna länken och välj det.',
    action: 'Välj nytt lösenord',
    notes: [
      'Länken gäller i 30 minuter och kan användas en gång. Har du begärt flera gäller bara den senaste.',
      'Var det inte du? Då behöver du inte göra något: lösenordet är oförändrat så länge länken inte används.',
    ],
  },
  'way-in': {
    subject: 'Någon försöker logga in på ditt konto',
    text: 'Någon har skrivit fel lösenord till ditt konto många gånger. Därför tar inloggningen emot få försök en stund, utom från enheter där du har loggat in förut. Är det du som vill in från en ny enhet: öppna inloggningen genom länken och skriv ditt lösenord.',
    action: 'Logga in',
    notes: [
      'Länken gäller i en timme. Den räcker inte ensam: lösenordet behövs också.',
      'Var det inte du? Lösenordet är inte gissat. Använder du samma lösenord någon annanstans: byt det.',
    ],
  },
  verify: {
    subject: 'Bekräfta din e-postadress',
    text: 'Öppna länken, så vet vi att adressen är din. Då kan du få tillbaka kontot om lösenordet glöms.',
    action: 'Bekräfta adressen',
    notes: [
      'Länken gäller i 24 timmar. Har den gått ut skickar du en ny från översikten.',
      'Har du inte skapat något konto hos oss? Då kan du bortse från mejlet.',
    ],
  },
  boughtInVain: {
    subject: 'Ditt köp är återkallat',
    text: 'E-postadressen eller organisationsnumret fick ett konto hos oss medan du betalade. Köpet är därför avslutat, och det som drogs är på väg tillbaka till dig.',
    notes: ['Logga in på det konto som finns och uppgradera där, om du vill ha Pro.'],
  },
  codesGuessed: {
    subject: 'Någon har skrivit rätt lösenord men fel kod',
    text: 'Någon har loggat in på ditt konto med rätt lösenord och sedan skrivit fel kod många gånger. Ingen har kommit in, och inloggningen tar emot få koder en stund.',
    notes: [
      'Var det inte du? Då kan någon annan ditt lösenord: byt det genast.',
      'Var det du? Kontrollera att telefonens klocka går rätt, eller använd en reservkod.',
    ],
  },
  recoveryUsed: {
    subject: 'En reservkod har använts',
    text: (left: number) =>
      `Någon, förmodligen du, har just loggat in på ditt konto med lösenordet och en reservkod. ${left === 0 ? 'Det var den sista.' : `Det finns ${left} kvar.`}`,
    notes: [
      'Har du fått en ny telefon: ställ in appen på nytt under Säkerhet i inställningarna, och skapa nya reservkoder där.',
      'Var det inte du? Byt lösenord genast: då avslutas alla andra inloggningar. Skapa sedan nya reservkoder.',
    ],
  },
} as const;

/** The mail that a device has signed in that never did before. */
export const newDeviceMail = (appUrl: string) => ({
  subject: 'Ny inloggning på ditt konto',
  text: `Någon har just loggat in på ditt konto från en enhet eller webbläsare som inte har använts förut. Var du är inloggad ser du i inställningarna: ${appUrl}/settings#sakerhet`,
  notes: [
    'Var det du? Då behöver du inte göra något.',
    'Var det inte du? Logga ut enheten och byt lösenord genast.',
    'Mejlet går att stänga av under Aviseringar i inställningarna.',
  ],
});
