/** Those the specification names stand to the letter. */
export const verificationTexts = {
  verify: {
    title: 'Bekräfta e-postadressen',
    loading: 'Bekräftar adressen...',
    success: { title: 'E-postadressen är bekräftad', text: 'Du skickas strax vidare.' },
    error: {
      title: 'Adressen är inte bekräftad',
      missing: 'Verifieringstoken saknas i länken',
      failed: 'Verifieringen misslyckades. Länken kan ha gått ut eller redan använts.',
      offline: 'Ett fel uppstod vid verifiering. Försök igen eller kontakta support.',
      help: 'Länken gäller i 24 timmar. Logga in, så kan du skicka en ny från översikten. Kontot fungerar under tiden.',
      helpSignedIn:
        'Länken gäller i 24 timmar. Du kan skicka en ny från översikten. Kontot fungerar under tiden.',
      login: 'Logga in',
      dashboard: 'Till översikten',
      again: 'Försök igen',
    },
  },
  verified: {
    title: 'E-post bekräftad',
    text: 'Tack, nu vet vi att adressen är din.',
    dashboard: 'Till översikten',
    nextTitle: 'Nästa steg',
    next: [
      'Ladda upp en försäljnings- eller kostnadsfil, precis som den är.',
      'Svara på några frågor om det som filen inte kan veta.',
      'Läs analysen. Varje siffra går att öppna och kontrollera.',
    ],
  },
  resend: {
    action: 'Mejla en ny länk',
    sent: { title: 'Länken är skickad', text: (email: string) => `Titta i inkorgen för ${email}.` },
    already: { title: 'Adressen är redan bekräftad', text: 'Du behöver inte göra något mer.' },
    failed: { title: 'Länken skickades inte', text: 'Försök igen om en stund.' },
    wait: (time: string) => `Ny länk kan skickas om ${time}`,
  },
} as const;
