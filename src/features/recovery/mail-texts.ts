/** The mail that follows on a new password. */
export const passwordChanged = {
  subject: 'Ditt lösenord är ändrat',
  text: 'Lösenordet till ditt konto har just ändrats, och alla inloggningar är avslutade.',
  notes: [
    'Var det inte du? Begär genast ett nytt lösenord från inloggningssidan, och hör av dig till oss.',
  ],
} as const;
