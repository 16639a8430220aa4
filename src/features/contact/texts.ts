import { brand } from '../../brand.ts';

/** Those the specification names stand to the letter. */
export const contactTexts = {
  title: 'Kontakt',
  metaDescription: `Skriv till ${brand.name} med frågor om tjänsten, din analys eller ditt konto. Vi återkommer inom 24 timmar.`,
  lead: 'Fråga om tjänsten, en analys eller ditt konto. Inget konto behövs för att skriva till oss.',
  info: {
    title: 'Så når du oss',
    email: 'E-post',
    reply: 'Svarstid',
    replyText: 'Inom 24 timmar',
    helpTitle: 'Svaret kanske redan finns',
    helpText: 'I hjälpcentret finns svar på vanliga frågor om filer, analyser och betalning.',
    help: 'Till hjälpcentret',
  },
  form: {
    title: 'Skriv till oss',
    name: 'Namn',
    email: 'E-post',
    company: 'Företag (valfritt)',
    subject: 'Ämne',
    message: 'Meddelande',
    messageHint: 'Skriv inte lösenord eller känsliga personuppgifter.',
    submit: 'Skicka meddelande',
    pending: 'Skickar...',
    storageNote:
      'Meddelandet sparas krypterat i högst 12\u00A0månader, så att vi kan svara och följa upp.',
  },
  missing: {
    name: 'Skriv ditt namn',
    email: 'Skriv din e-postadress',
    subject: 'Skriv vad meddelandet gäller',
    message: 'Skriv ett meddelande',
  },
  wrongEmail: 'Ange en giltig e-postadress, till exempel namn@foretag.se',
  tooLong: {
    name: 'Namnet får vara högst 120 tecken',
    email: 'E-postadressen får vara högst 254 tecken',
    company: 'Företagets namn får vara högst 200 tecken',
    subject: 'Ämnet får vara högst 200 tecken',
    message: 'Meddelandet får vara högst 10\u00A0000 tecken. Korta det, eller mejla oss i stället.',
  },
  sent: {
    title: 'Tack för ditt meddelande',
    text: (email: string) => `Vi återkommer till dig inom 24\u00A0timmar, på ${email}.`,
    home: 'Till startsidan',
    again: 'Skriv ett nytt meddelande',
  },
  toast: {
    sent: 'Meddelande skickat!',
    sentText: 'Vi återkommer till dig inom 24 timmar.',
    failed: 'Något gick fel',
    failedText: 'Kunde inte skicka meddelandet. Försök igen.',
    offline: 'Kunde inte skicka meddelandet. Kontrollera din internetanslutning.',
  },
  mail: {
    subject: (subject: string) => `Kontakt: ${subject}`,
    name: 'Namn',
    email: 'E-post',
    company: 'Företag',
    answer: 'Svara på det här mejlet så går svaret till avsändaren.',
  },
} as const;
