/** What one without an account reads about a report that was shared with them. */
export const sharedTexts = {
  title: 'Delad rapport',
  loading: 'Hämtar rapporten…',
  gone: { title: 'Ingen rapport att visa', failed: 'Rapporten kunde inte hämtas. Försök igen.' },
  again: 'Försök igen',
  locked: {
    title: 'Rapporten är skyddad',
    lead: 'Den som skickade länken har satt ett lösenord på den.',
    password: 'Lösenord',
    empty: 'Skriv lösenordet.',
    open: 'Visa rapporten',
  },
  frozen: (day: string) =>
    `Rapporten är fryst: den visar siffrorna som de var när analysen gjordes, och ändras inte. Länken gäller till ${day}.`,
  hint: 'Tryck på en siffra för att se hur den räknades.',
  contents: 'I rapporten',
  answers: {
    hint: 'Du kan godkänna, kommentera eller fråga om varje avsnitt. Svaren skickar du sist på sidan.',
    to: (title: string) => `Ditt svar på ${title}`,
    kinds: {
      none: 'Inget',
      approved: 'Godkänn',
      comment: 'Kommentera',
      question: 'Fråga',
    },
    text: { comment: 'Din kommentar', question: 'Din fråga' },
    textMissing: 'Skriv vad du menar, eller välj Inget.',
    send: {
      title: 'Skicka dina svar',
      lead: 'De mejlas till den som skickade länken, sparas vid rapporten och syns för dem som öppnar länken. Det du har godkänt är det som står här, och rapporten ändras inte. Skickade svar kan du inte ändra.',
      name: 'Ditt namn',
      nameHint: 'Står vid svaren. Vi kontrollerar det inte.',
      none: 'Du har inte svarat på något än.',
      button: (count: string, one: boolean) => (one ? 'Skicka ett svar' : `Skicka ${count} svar`),
      failed: { title: 'Svaren skickades inte', text: 'Försök igen om en stund.' },
      done: { title: 'Tack, svaren är skickade', text: 'De står nu vid sina avsnitt.' },
      notThere: 'Tidigare svar på lydelser som inte längre står i rapporten',
    },
  },
  pdf: 'Ladda ned PDF',
  print: 'Skriv ut',
  pdfFailed: { title: 'Rapporten kunde inte hämtas', text: 'Försök igen om en stund.' },
} as const;
