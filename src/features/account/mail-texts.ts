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
} as const;
