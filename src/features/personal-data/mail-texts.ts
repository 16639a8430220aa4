/** The mail that the copy is made; it can be fetched by whoever signs in, and by the mail alone by nobody. */
export const exportMail = (appUrl: string) => ({
  subject: 'Kopian av dina uppgifter är klar',
  text: `Kopian du bad om är klar. Logga in och hämta den under Data och integritet: ${appUrl}/settings#integritet`,
  notes: [
    'Kopian finns i sju dagar och tas sedan bort av sig själv.',
    'Bad du inte om någon kopia? Byt lösenord och hör av dig till oss.',
  ],
});
