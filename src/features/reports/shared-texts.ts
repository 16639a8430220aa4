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
  pdf: 'Ladda ned PDF',
  print: 'Skriv ut',
  pdfFailed: { title: 'Rapporten kunde inte hämtas', text: 'Försök igen om en stund.' },
} as const;
