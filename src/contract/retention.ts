/** How long what is stored is kept, where it does not last as long as the account. What deletes it reads it here. */
export const keptFor = {
  auditMonths: 24,
  contactMonths: 12,
  feedbackMonths: 24,
  deviceDays: 365,
  exportDays: 7,
  /** Without any sign-in, for an account whose address was never confirmed. */
  unconfirmedMonths: 12,
  /** Between the mail that such an account goes, and its going. */
  announcedDays: 30,
  /** A purchase of Pro without an account that is not paid. */
  guestHours: 72,
  paymentEventDays: 90,
  /** A paid subscription of a deleted account: as long as the operator's numbers look back. */
  endedSubscriptionDays: 31,
  modelCallDays: 90,
  /** A link to a report, after its last day: so long its owner sees that it was used. */
  endedLinkDays: 30,
  /** An address that was asked whether it wants reports and has not answered. */
  mailingAskedDays: 7,
  /** Who has had a trial or has withdrawn from a purchase. */
  purchaseMarkMonths: 24,
  /** The operator's copies of the database. */
  backupDays: 30,
} as const;

interface Retention {
  what: string;
  howLong: string;
  /** Stays when its account is deleted. */
  remains?: true;
}

/** What is stored and for how long, as the privacy page, the mails and the documents say it. */
export const retention = {
  account: {
    what: 'Filer, svar, analyser, företagsprofil och det du har godkänt',
    howLong: 'tills du tar bort dem eller kontot',
  },
  bookkeeping: {
    what: 'Underlag för bokföringen, om du har betalat för något',
    howLong: 'sju år efter det kalenderår då räkenskapsåret avslutades, enligt bokföringslagen',
    remains: true,
  },
  audit: {
    what: 'Säkerhetshändelser, med tid och IP-adress men utan namn',
    howLong: `${keptFor.auditMonths} månader; de går inte att ändra eller ta bort dessförinnan`,
    remains: true,
  },
  throttles: {
    what: 'Räknare för misslyckade inloggningar',
    howLong: 'några dagar',
    remains: true,
  },
  sessions: {
    what: 'Inloggningar',
    howLong: '7 dagar utan användning, aldrig längre än 30 dagar',
  },
  factors: {
    what: 'Passnycklar, appens nyckel (krypterad) och reservkoder (kontrollvärden)',
    howLong: 'tills du tar bort dem eller kontot',
  },
  challenges: { what: 'Påbörjade inloggningar', howLong: 'högst tio minuter' },
  devices: {
    what: 'Enheter där du har loggat in',
    howLong: 'ett år efter senaste inloggningen',
  },
  links: {
    what: 'Länkar i mejl, som den för nytt lösenord',
    howLong: 'från en halvtimme till sju dagar. Av länken sparar vi bara ett kontrollvärde',
  },
  reportLinks: {
    what: 'Länkar till rapporter som du har delat, med antal visningar och när den senaste var',
    howLong: `tills du återkallar dem, annars ${keptFor.endedLinkDays} dagar efter sista dagen. Av länk och lösenord sparar vi bara kontrollvärden, och av den som bara läser inget`,
  },
  issuedReports: {
    what: 'Kontrollvärden av rapporter som har gjorts som PDF, med det som står på första sidan',
    howLong: 'så länge analysen finns; av flera analyser, så länge alla finns',
  },
  reportAnswers: {
    what: 'Svar på rapporter som du har delat, med namnet som den svarande skrev',
    howLong: 'tills du tar bort svaret, analysen eller kontot',
  },
  mailingRecipients: {
    what: 'Utskick av rapporter: när de går, till vilka adresser och med vilket lösenord (krypterat)',
    howLong: `tills du tar bort dem eller kontot. En adress som inte svarar på om den vill ha utskicket tas bort efter ${keptFor.mailingAskedDays} dagar`,
  },
  mails: {
    what: 'Mejl som väntar på att skickas, eller som inte gick fram',
    howLong: 'krypterade, högst en vecka',
    remains: true,
  },
  contact: {
    what: 'Meddelanden från kontaktformuläret',
    howLong: `krypterade, i ${keptFor.contactMonths} månader. Med kontot försvinner de som skrevs från en bekräftad adress`,
  },
  feedback: { what: 'Återkoppling', howLong: `${keptFor.feedbackMonths} månader` },
  exports: {
    what: 'Kopior av dina uppgifter',
    howLong: `krypterade, i ${keptFor.exportDays} dagar`,
  },
  unconfirmed: {
    what: 'Konton vars e-postadress aldrig bekräftas och som ingen loggar in på',
    howLong: `${keptFor.unconfirmedMonths} månader, och vi mejlar ${keptFor.announcedDays} dagar innan de tas bort`,
  },
  guests: {
    what: 'Uppgifter från den som börjat köpa Pro utan konto',
    howLong: `krypterade, i ${keptFor.guestHours} timmar`,
  },
  paymentEvents: {
    what: 'Händelser från betaltjänsten, utan namn',
    howLong: `${keptFor.paymentEventDays} dagar`,
    remains: true,
  },
  purchaseMarks: {
    what: 'Kontrollvärden av organisationsnummer och e-post, om du har provat Pro eller ångrat ett köp',
    howLong: `${keptFor.purchaseMarkMonths} månader, så att provperioden ges en gång; uppgifterna själva går inte att läsa ur dem`,
    remains: true,
  },
  endedSubscriptions: {
    what: 'Att en betald prenumeration har slutat, med pris och dagar men utan namn, om du tar bort kontot',
    howLong: `${keptFor.endedSubscriptionDays} dagar`,
    remains: true,
  },
  modelCalls: {
    what: 'Det som har skickats till en språkmodell, om du har sagt ja till det',
    howLong: `krypterat, i ${keptFor.modelCallDays} dagar`,
  },
  backups: {
    what: 'Säkerhetskopior',
    howLong: `tills de skrivs över, högst ${keptFor.backupDays} dagar`,
    remains: true,
  },
} as const satisfies Record<string, Retention>;

export type RetentionId = keyof typeof retention;

/** What is left of an account that is deleted, and for how long. */
export const remains: readonly string[] = Object.values<Retention>(retention)
  .filter(({ remains: stays }) => stays)
  .map(({ what, howLong }) => `${what}: ${howLong}.`);

const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * DAY_MS);

export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
