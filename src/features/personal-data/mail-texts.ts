import { keptFor, remains } from '#contract/retention.ts';

/** The mail that the copy is made; it is fetched by whoever signs in, by the mail alone by nobody. */
export const exportMail = (appUrl: string) => ({
  subject: 'Kopian av dina uppgifter är klar',
  text: `Kopian du bad om är klar. Logga in och hämta den under Data och integritet: ${appUrl}/settings#integritet`,
  notes: [
    `Kopian finns i ${keptFor.exportDays} dagar och tas sedan bort av sig själv.`,
    'Bad du inte om någon kopia? Byt lösenord och hör av dig till oss.',
  ],
});

/** Why an account was deleted. */
export type RemovalReason = 'owner' | 'operator' | 'unused';

const reasons: Record<RemovalReason, string> = {
  owner: 'Du har tagit bort ditt konto.',
  operator: 'Ditt konto har tagits bort av oss.',
  unused:
    'Ditt konto har tagits bort: e-postadressen bekräftades aldrig, och ingen har loggat in på länge.',
};

/** The mail that an account is deleted, and what is left. */
export const removalMail = (reason: RemovalReason) => ({
  subject: 'Ditt konto är borttaget',
  text: `${reasons[reason]} Filer, svar, analyser och inloggningar är borta och går inte att få tillbaka.`,
  notes: [
    'Det här finns kvar en tid:',
    ...remains,
    'Var det inte du? Svara på mejlet eller skriv till supporten genast.',
  ],
});

/** The mail that an account nobody uses is about to be deleted. */
export const unusedMail = (appUrl: string) => ({
  subject: 'Ditt konto tas bort om det inte används',
  text: `E-postadressen till ditt konto har aldrig bekräftats, och ingen har loggat in på länge. Om ${keptFor.announcedDays} dagar tas kontot bort med allt som hör till det. Vill du ha det kvar räcker det att logga in: ${appUrl}/login`,
  notes: ['Har du inte skapat något konto hos oss? Då behöver du inte göra något.'],
});
