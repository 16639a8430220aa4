/** The mail that follows on a new password. */
export const passwordChanged = {
  subject: 'Ditt lösenord är ändrat',
  text: 'Lösenordet till ditt konto har just ändrats, och alla inloggningar är avslutade.',
  notes: [
    'Var det inte du? Begär genast ett nytt lösenord från inloggningssidan, och hör av dig till oss.',
  ],
} as const;

/** The same, where a second factor ended with it: the address was never confirmed. */
export const passwordChangedAlone = {
  ...passwordChanged,
  notes: [
    'Kontots e-postadress var aldrig bekräftad, så den som ställde in app eller passnycklar kan ha varit någon annan. De och reservkoderna är borttagna: ställ in dem på nytt under Säkerhet i inställningarna.',
    ...passwordChanged.notes,
  ],
} as const;
