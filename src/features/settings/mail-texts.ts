const notYou =
  'Var det inte du? Begär genast ett nytt lösenord från inloggningssidan, och hör av dig till oss.';

/** The mails about a change of address, password or second factor. */
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
  appOn: {
    subject: 'Tvåfaktorsinloggning är på',
    text: 'En app har just ställts in för ditt konto. Vid inloggning med lösenordet frågar vi nu också efter appens kod. Alla andra inloggningar är avslutade.',
    notes: [
      'Spara reservkoderna på ett säkert ställe: de släpper in dig om telefonen är borta.',
      notYou,
    ],
  },
  appOff: {
    subject: 'Appen för inloggning är avstängd',
    text: 'Ditt konto frågar inte längre efter koder från appen. Alla andra inloggningar är avslutade.',
    notes: [notYou],
  },
  passkeyAdded: {
    subject: 'En passnyckel är tillagd',
    text: (name: string) =>
      `Passnyckeln ”${name}” har just lagts till på ditt konto. Med den loggar du in utan lösenord. Alla andra inloggningar är avslutade.`,
    notes: [notYou],
  },
  passkeyRemoved: {
    subject: 'En passnyckel är borttagen',
    text: (name: string) =>
      `Passnyckeln ”${name}” har just tagits bort från ditt konto och kan inte användas mer. Alla andra inloggningar är avslutade.`,
    notes: [notYou],
  },
  factorsEnded: {
    subject: 'Tvåfaktorsinloggning är av',
    text: 'På begäran har vi stängt av appen och tagit bort passnycklar och reservkoder för ditt konto. Du loggar in med lösenordet. Alla inloggningar är avslutade.',
    notes: [
      'Ställ in en app eller en passnyckel på nytt under Säkerhet i inställningarna.',
      notYou,
    ],
  },
  codesRenewed: {
    subject: 'Nya reservkoder är skapade',
    text: 'Tio nya reservkoder har just skapats till ditt konto. De gamla gäller inte längre, och alla andra inloggningar är avslutade.',
    notes: [notYou],
  },
  passwordChanged: {
    subject: 'Ditt lösenord är ändrat',
    text: 'Lösenordet till ditt konto har just ändrats i inställningarna, och alla andra inloggningar är avslutade.',
    notes: [notYou],
  },
} as const;
