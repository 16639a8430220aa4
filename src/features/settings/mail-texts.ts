/** The mails about a change of address or password. */
export const settingsMailTexts = {
  confirm: {
    subject: 'Bekräfta din nya e-postadress',
    text: 'Någon, förmodligen du, vill använda den här adressen till sitt konto. Öppna länken, så byts den. Alla inloggningar avslutas då.',
    action: 'Bekräfta adressen',
    notes: [
      'Länken gäller i 24 timmar.',
      'Var det inte du? Då kan du bortse från mejlet; inget ändras utan länken.',
    ],
  },
  announce: {
    subject: 'E-postadressen till ditt konto byts',
    text: (email: string) =>
      `Ditt konto ska få adressen ${email}. Bytet sker när den adressen har bekräftats.`,
    action: 'Ångra bytet',
    notes: [
      'Var det du? Då behöver du inte göra något.',
      'Var det inte du? Ångra bytet med länken, som gäller i sju dagar, också efter att den nya adressen är bekräftad. Välj sedan ett nytt lösenord.',
    ],
  },
  passwordChanged: {
    subject: 'Ditt lösenord är ändrat',
    text: 'Lösenordet till ditt konto har just ändrats i inställningarna, och alla andra inloggningar är avslutade.',
    notes: [
      'Var det inte du? Begär genast ett nytt lösenord från inloggningssidan, och hör av dig till oss.',
    ],
  },
} as const;
