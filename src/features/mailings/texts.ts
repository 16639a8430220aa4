import { formatCount } from '#engine/text/format.ts';
import type { MailingOutcome, MailingRecipient } from './contract.ts';
import { mailingTitles } from './titles.ts';

/** What the owner of a mailing reads. */
export const mailingTexts = {
  title: mailingTitles.mailing,
  lead: 'Nya rapporter mejlas till dem du väljer, på den dag du väljer. Ingen får något utan att först ha sagt ja, och alla kan sluta när de vill.',
  loading: 'Hämtar utskicket…',
  failed: 'Utskicket kunde inte hämtas.',
  when: {
    title: 'När och hur',
    lead: 'Mejlet har nyckeltalen ur den senaste analysen i varje guide som är gjord sedan förra utskicket. Är inget nytt skickas inget.',
    rhythm: 'Hur ofta',
    rhythms: { weekly: 'Varje vecka', monthly: 'Varje månad' },
    weekday: 'Veckodag',
    weekdays: ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'],
    date: 'Dag i månaden',
    dateHint: 'I en kortare månad blir det den sista dagen.',
    dateOption: (day: number) => `Den ${day}`,
    form: 'Hela rapporten',
    forms: {
      link: {
        label: 'Som länk',
        hint: 'Öppnas utan konto i 90 dagar. Du ser hur ofta och kan återkalla den.',
      },
      pdf: {
        label: 'Som bifogad PDF',
        hint: 'Kan sparas och skickas vidare av den som får mejlet.',
      },
    },
    password: {
      link: 'Lösenord på länken (frivilligt)',
      pdf: 'Lösenord på PDF:en (frivilligt)',
    },
    passwordHint: (min: number) =>
      `Minst ${min} tecken. Ge det till mottagarna på ett annat sätt än i mejl.`,
    passwordSet: 'Ett lösenord är satt. Lämna fältet tomt för att behålla det.',
    removePassword: 'Ta bort lösenordet',
    start: 'Starta utskicket',
    save: 'Spara ändringar',
    saved: 'Utskicket är sparat.',
    saveFailed: 'Utskicket kunde inte sparas',
  },
  status: {
    next: 'Nästa gång',
    at: (day: string, time: string) => `${day} kl. ${time}`,
    sent: 'Senast skickat',
    never: 'Inget skickat än',
    latest: 'Senaste tillfället',
    outcomes: {
      sent: 'Skickades',
      nothing_new: 'Inget skickades: ingen analys var ny',
      no_recipients: 'Inget skickades: ingen mottagare har sagt ja',
      not_pro: 'Pausat: utskick ingår i Pro',
      links_full:
        'Inget skickades: det finns inte rum för fler länkar. Återkalla några under Dela på en rapport',
      failed: 'Inget skickades: rapporten kunde inte göras',
    } satisfies Record<MailingOutcome, string>,
  },
  preview: {
    action: 'Skicka ett prov till mig',
    sent: (to: string) => `Ett prov är på väg till ${to}.`,
    failed: 'Provet kunde inte skickas',
  },
  stop: {
    action: 'Stoppa utskicket',
    done: 'Utskicket är stoppat. Mottagarna finns kvar.',
    failed: 'Utskicket kunde inte stoppas',
  },
  recipients: {
    title: 'Mottagare',
    lead: (most: number) =>
      `Högst ${formatCount(most)}. Var och en får ett mejl och svarar där om den vill ha utskicket.`,
    none: 'Inga mottagare än. Lägg till din egen adress för att själv få utskicket.',
    address: 'E-postadress',
    add: 'Lägg till',
    added: (address: string) => `${address} är tillagd.`,
    addFailed: 'Mottagaren kunde inte läggas till',
    remove: 'Ta bort',
    removeOf: (address: string) => `Ta bort ${address}`,
    removed: 'Mottagaren är borttagen.',
    removeFailed: 'Mottagaren kunde inte tas bort',
    states: {
      asked: 'Har inte svarat',
      confirmed: 'Får utskicket',
      left: 'Vill inte ha fler',
    } satisfies Record<MailingRecipient['state'], string>,
  },
  pro: 'Utskick ingår i Pro. Som PDF kan du skicka rapporter själv i alla planer.',
  upgrade: 'Se Pro',
} as const;
