import { brand } from '../../src/brand.ts';

/** Texts that stand together at one place, in the letters of the specification. */
export interface SpecTexts {
  /** `{N}`, `{date}`, `{filename}` and `{...}` stand for what differs from time to time. */
  says: readonly string[];
  /** The part of the page where they stand; anywhere on it unless told. */
  within?: string;
}

const TOAST = '[role="region"][aria-label^="Aviseringar"] li[data-state="open"]';
const page = (...says: string[]): SpecTexts => ({ says });
const toast = (...says: string[]): SpecTexts => ({ says, within: TOAST });
const part = (within: string, ...says: string[]): SpecTexts => ({ says, within });

const failed = 'Kunde inte skicka meddelandet. Försök igen.';
const offline = 'Kunde inte skicka meddelandet. Kontrollera din internetanslutning.';
const inUse = 'E-postadressen eller organisationsnumret används redan{...}';
const pro =
  'Få tillgång till AI-genererade handlingsplaner och strategiska rekommendationer med Pro-planen.';
const html = 'Serverfel: Kunde inte bearbeta filen (servern returnerade HTML istället för JSON)';

/**
 * Every text that the specification (sections 2, 5, 6 and 8) puts on a page that exists: by the story in
 * tests/e2e that walks there, and by address and what has happened there.
 */
export const specTexts = {
  'public-pages': {
    '/, head': part('header', 'Funktioner', 'Priser', 'Logga in', 'Kom igång'),
    '/': page(
      ...['Starta gratis analys', 'Se demo', 'Intäkter', 'Kostnader', 'Tillväxt'],
      ...['Kostnadsanalys', 'Branschjämförelse', 'Kundanalys', 'Produktanalys'],
      ...['Säker datahantering', 'Realtidsinsikter', 'Månadsvis', 'Årsvis'],
      ...['0 kr', '349 kr', 'Spara 788 kr (19%) per år'],
    ),
    '/, foot': part(
      'footer',
      ...['Om oss', 'Kontakt', 'Integritet', 'Villkor', 'Hjälpcenter', brand.supportEmail],
    ),
    '/demo': part('main', 'Demo', 'Skapa konto', 'Till startsidan'),
    '/about': part(
      'main',
      ...['Om oss', 'Uppdrag', 'Vision', 'Kvalitet', 'Kundfokus', 'Innovation', '2024'],
      ...['Skapa konto', 'Se demo'],
    ),
    '/terms': part('main', 'Till startsidan', 'Logga in', 'Skapa konto', brand.legalEmail),
    '/help-center': page(
      ...['Sök efter svar...', 'Kom igång', 'Funktioner', 'Säkerhet & Integritet', 'Fakturering'],
    ),
  },
  'every-page': {
    'an address without a page': page('404 Page Not Found'),
    'side navigation': part(
      'aside',
      ...['Översikt', 'AI-Chatt', 'Försäljning', 'Kostnader', 'Åtgärder', 'Kundanalys'],
      ...['Branschinsikter', 'Inställningar', 'Logga ut'],
    ),
    '/kundanalys': part(
      'main',
      ...['Kundanalys', 'Under Utveckling', 'Kundsegmentering', 'Köpbeteende'],
      ...['Lojalitet och återköpsgrad', 'Prediktivt kundvärde'],
      'Personliga marknadsföringsrekommendationer',
    ),
    '/branchinsikter': part(
      'main',
      ...['Branschinsikter', 'Under Utveckling', 'Branschjämförelse', 'Konkurrentanalys'],
      ...['Trender', 'Regelförändringar', 'Tillväxtmöjligheter'],
    ),
  },
  admin: {
    '/admin': part('main', 'Översikt', 'Användare', 'Dokument', 'Analyser'),
    '/admin, no administrator': part(
      'main',
      ...['Åtkomst nekad', 'Du har inte behörighet att komma åt administratörspanelen'],
    ),
    '/admin, not deleted': toast('Kunde inte ta bort användaren.'),
  },
  'help-center': {
    '/help-center, nothing found': page('Inga resultat hittades', 'Kontakta oss'),
  },
  cookies: {
    'two seconds on': part('[aria-labelledby="kakfraga"]', 'Acceptera', 'Avböj', 'Stäng och avböj'),
  },
  contact: {
    '/contact': part(
      'main',
      ...['Namn', 'E-post', 'Företag (valfritt)', 'Ämne', 'Meddelande', 'Skicka meddelande'],
      ...['Till hjälpcentret', brand.supportEmail],
    ),
    '/contact, sending': page('Skickar...'),
    '/contact, sent': toast('Meddelande skickat!', 'Vi återkommer till dig inom 24 timmar.'),
    '/contact, thanks': part(
      'main',
      ...['Tack för ditt meddelande', 'Till startsidan', 'Skriv ett nytt meddelande'],
    ),
    '/contact, failed': toast('Något gick fel', failed),
    '/contact, without a network': toast('Något gick fel', offline),
  },
  login: {
    '/login': part(
      'main',
      ...['E-post', 'Lösenord', 'Visa lösenord', 'Logga in', 'Glömt lösenordet?', 'Skapa konto'],
      'Till startsidan',
    ),
    '/login, a field empty': part('[role="alert"]', 'Vänligen fyll i alla fält'),
    '/login, pending': page('Loggar in...'),
    '/login, password shown': page('Dölj lösenord'),
    'logged out': toast('Utloggad'),
  },
  verification: {
    '/verify, without a token': page('Verifieringstoken saknas i länken', 'Logga in'),
    '/verify, a link that does not hold': page(
      'Verifieringen misslyckades. Länken kan ha gått ut eller redan använts.',
    ),
    '/verify, no network': page(
      'Ett fel uppstod vid verifiering. Försök igen eller kontakta support.',
    ),
    '/verified': page('E-post bekräftad', 'Nästa steg', 'Till översikten'),
    '/dashboard, not confirmed': page('E-postadress inte bekräftad'),
  },
  settings: {
    '/settings': page(
      ...['Kontoinformation', 'Företagsinformation', 'Prenumeration & Fakturering'],
      ...['Inaktiv', 'Uppgradera plan', 'Kontakta support', 'Sök företag'],
    ),
    '/settings, look-up without a word': toast(
      'Fel vid företagssökning',
      'Ange antingen organisationsnummer eller företagsnamn för att söka.',
    ),
    '/settings, look-up finds none': page('Inget företag hittades med dessa sökkriterier'),
    '/settings, account not saved': toast('Kunde inte spara kontoinformation. Försök igen.'),
    '/settings, company not saved': toast('Kunde inte spara företagsinformation. Försök igen.'),
  },
  recovery: {
    '/forgot-password, no address': page('Ogiltig e-postadress', 'Ange en giltig e-postadress'),
    '/forgot-password, no network': page('Ett fel uppstod'),
    '/forgot-password, sent': page(
      'Om adressen finns i vårt system har vi skickat en återställningslänk.',
    ),
    '/reset, wrong passwords': page('Lösenordet måste vara minst 8 tecken', 'Bekräfta lösenordet'),
    '/reset, two passwords': page('Lösenorden matchar inte'),
    '/reset, no network': page('Ett fel uppstod vid återställning'),
  },
  signup: {
    '/signup': part(
      'main',
      ...['Fullständigt namn', 'E-post', 'Lösenord', 'Minst 8 tecken krävs', 'Företagsnamn'],
      ...['Organisationsnummer', 'Fortsätt till planval', 'Logga in'],
    ),
    '/signup, typing a short password': page('Lösenordet måste vara minst 8 tecken långt'),
    '/signup, wrong details': page(
      'Vänligen fyll i alla fält',
      'Lösenordet måste vara minst 8 tecken långt',
      'Vänligen ange ett giltigt svenskt organisationsnummer (XXXXXX-XXXX)',
    ),
    '/choose-plan': page('Gratis', 'Pro', 'Månadsvis', 'Årsvis', 'Har du en kampanjkod?'),
    '/choose-plan, wrong code': toast('Ogiltig kampanjkod'),
    '/choose-plan, right code': page('Testkonto aktiverat', 'Pro kostar 0 kr med din kampanjkod.'),
    '/choose-plan, account exists': part(
      '[role="alert"], [role="status"]',
      ...['Konto finns redan', inUse, 'Logga in i stället', 'Börja om'],
    ),
    '/choose-plan, failed': toast('Fel vid registrering', 'Kunde inte välja plan. Försök igen.'),
    '/choose-plan, session over': toast('Fel vid registrering', 'Du behöver logga in igen.'),
  },
  billing: {
    '/subscribe': part(
      'main',
      ...['Uppgradera plan', 'Månadsvis', 'Årsvis', 'Din nuvarande plan', '349 kr'],
      ...['Spara 788 kr (19%) per år', 'Uppgradera till Pro'],
    ),
    '/subscribe, failed': toast('Kunde inte starta checkout-processen. Försök igen.'),
    '/settings, no portal': toast('Kunde inte öppna faktureringsportalen. Försök igen senare.'),
    '/settings, not cancelled': toast('Kunde inte säga upp prenumerationen. Försök igen senare.'),
    '/settings, cancelled': page('Avslutas vid periodslut', 'Återaktivera'),
    '/settings, not resumed': toast('Kunde inte återaktivera prenumerationen. Försök igen senare.'),
  },
  plan: {
    '/checkout-cancelled': toast('Betalning avbruten'),
    '/choose-plan, no price': toast(
      'Fel vid planval',
      'Betalningssystem konfigureras. Kontakta support.',
    ),
    '/choose-plan, no checkout': toast(
      'Fel vid planval',
      'Kunde inte skapa betalningssession. Försök igen.',
    ),
    '/choose-plan, details in use': toast('Fel vid planval', inUse),
    '/choose-plan, failed': toast('Fel vid planval', 'Kunde inte välja plan. Försök igen.'),
    '/choose-plan, session over': toast('Fel vid planval', 'Du behöver logga in igen.'),
  },
  dashboard: {
    '/dashboard, new account': part(
      'main',
      'E-postadress inte bekräftad',
      'Kontrollera din e-post och klicka på verifieringslänken för att få full tillgång.',
      'Ofullständig företagsinformation: Endast {N} av 11 fält är ifyllda',
      'Fyll i mer för bättre AI-analyser',
      ...['AI-Konsult', 'Pro-funktion', 'Uppgradera plan', 'Försäljningsanalys', 'Kostnadsanalys'],
      ...['Handlingsplan', 'Väntar', 'Ingen analys ännu', 'Ingen plan ännu', 'Företagsöversikt'],
      ...['Uppladdade dokument', 'Genomförda analyser', 'Status', '50%', 'Konfiguration klar'],
      ...['Till inställningar'],
    ),
    '/dashboard, Pro and no analyses': part('main', 'AI-Konsult', 'Förbered'),
    '/dashboard, Pro and analyses': part(
      'main',
      ...['Redo', 'Klar', 'Uppdaterad {date}', 'Senaste aktivitet', '50%'],
    ),
    '/dashboard, the newest analyses': part(
      'main a[href="/chat"]',
      ...['Kostnadsanalys', 'Handlingsplan', 'AI-Analys'],
    ),
    '/dashboard, all in place': part('main', '100%', 'Konfiguration klar'),
    '/dashboard?checkout=cancel': toast('Betalning avbruten'),
    'feedback, incomplete': toast('Ofullständig information'),
    'feedback, failed': toast('Kunde inte skicka feedback. Försök igen.'),
  },
  'sales-bad-files': {
    '/sales': part(
      'main',
      ...['Försäljningsanalys', 'Ladda upp data', 'Besvara frågor', 'Kör analys', 'Visa resultat'],
      'CSV eller XLSX, max 10MB',
    ),
    '/sales, wrong type': toast('Fel filformat', 'Endast CSV och XLSX-filer stöds'),
    '/sales, upload refused': toast('Uppladdningsfel'),
    '/sales, upload refused without a word': toast('Uppladdningsfel', 'HTTP error! status: {N}'),
    '/sales, upload failed': toast('Uppladdningsfel', 'Kunde inte ladda upp filen'),
    '/sales, deleting failed': toast('Borttagningsfel', 'Kunde inte ta bort filen'),
    '/sales, deleted': toast('Fil borttagen ✅'),
  },
  'sales-guide': {
    '/sales, uploaded': toast('Fil uppladdad ✅', '{filename} har bearbetats och analyserats'),
    '/sales, two answers': toast(
      'Ofullständigt formulär',
      'Vänligen svara på minst 3 frågor för bästa analys',
    ),
    '/sales, saving failed': toast('Fel vid sparande', 'Kunde inte spara formuläret'),
    '/sales, saved': toast('Formulär sparat ✅', 'Dina svar har sparats. Du kan nu köra analysen.'),
    '/sales, analysis failed': toast('Analysfel', 'Kunde inte köra analysen'),
    '/sales, analysed': toast('Analys klar ✅', 'Din försäljningsanalys är redo att visas'),
    '/sales, result': part(
      'main',
      ...['Starta ny analys', 'Sammanfattning'],
      ...['Var analysen till hjälp?', 'Ja, den hjälpte', 'Nej, den hjälpte inte'],
    ),
    '/sales, result, products': part(
      'main',
      ...['Portföljöversikt', 'Produkter', 'Växer', 'Stabila', 'Minskar'],
      ...['Går bäst', 'Går sämst', 'Omsättning', 'Marginal', 'Tillväxt', 'Problem'],
      ...['Rekommendation'],
    ),
    '/sales, result, profit': part('main', 'Lönsamhetsinsikter'),
    '/sales, result, advice': part('main', 'Åtgärd', 'Kostnad', 'Tidsram', 'Effekt'),
    '/sales, a second analysis on free': page('Funktionen kräver Pro-plan', 'Uppgradera plan'),
  },
  'cost-guide': {
    '/costs, loading': page('Laddar analys...'),
    '/costs, wrong type': toast('Filtyp stöds ej', 'Ladda upp CSV, XLSX, TXT eller JSON-filer'),
    '/costs, upload answered with a page': toast('Fel vid uppladdning', html),
    '/costs, upload failed': toast('Fel vid uppladdning', 'Filuppladdning misslyckades'),
    '/costs, uploaded': toast('Fil uppladdad ✅', '{filename} har bearbetats och analyserats'),
    '/costs, file': part('main', '{filename}', 'Ta bort'),
    '/costs, deleting failed': toast('Borttagningsfel', 'Kunde inte ta bort filen'),
    '/costs, deleted': toast('Fil borttagen ✅'),
    '/costs, answers missing': page('Detta fält är obligatoriskt', 'Spara svar och fortsätt'),
    '/costs, saving failed': toast('Fel vid sparande', 'Kunde inte spara formuläret'),
    '/costs, ready': page('Kör kostnadsanalys'),
    '/costs, running': page('Analyserar...'),
    '/costs, analysis failed': toast('Analys misslyckades'),
    '/costs, result': part('main', ...['Kostnadsanalys', 'Starta ny analys', 'Sammanfattning']),
    '/costs, result, blocks': part(
      'main',
      ...['Stora kostnadsområden', 'Optimeringsmöjligheter', 'Avdelningsspecifika råd'],
    ),
    '/costs, result, advice': part('main', 'Åtgärd', 'Kostnad', 'Tidsram', 'Effekt'),
  },
  actions: {
    '/actions': part(
      'main',
      ...['Strategiska Åtgärder', 'Strategiska mål', 'Skapa plan'],
      ...['Tillväxt', 'Effektivitet', 'Innovation', 'Stabilitet'],
    ),
    '/actions, free plan': part(
      'main',
      ...['Strategiska åtgärder kräver Pro-plan', pro, 'Uppgradera plan'],
    ),
    '/actions, saving failed': toast('Fel vid sparande', 'Kunde inte spara formuläret'),
    '/actions, saved': toast('Formulär sparat', 'Dina strategiska mål har sparats'),
    '/actions, failed': toast('Analys misslyckades'),
    '/actions, made': toast('Analys klar', 'Dina strategiska åtgärder har genererats'),
    '/actions, result': part(
      'main',
      ...['Sammanfattning', 'Kortsiktiga åtgärder', 'Kritisk', 'Långsiktiga åtgärder'],
      ...['Viktigaste rekommendationer', 'Strategisk handlingsplan', 'Tidsram', 'Prioritet'],
      ...['Påverkan', 'Skapa ny plan', 'Starta ny analys'],
    ),
  },
  chat: {
    '/chat': part('main', 'AI Affärskonsult'),
    '/chat, pending': part('main', 'Analyserar dina affärsdata...'),
    '/chat, free plan': part(
      'main',
      'AI-chatt är inte tillgänglig på gratis planen',
      'Uppgradera till Pro för att få tillgång till AI-konsulten',
      'Stäng',
    ),
  },
} as const satisfies Record<string, Record<string, SpecTexts>>;

/** Texts that no story walks to: that they stand in the product's texts is looked at in its files. */
export const textsOutsideStories: Record<string, readonly string[]> = {
  '/verify and /verified': [
    'Verifieringstoken saknas i länken',
    'Verifieringen misslyckades. Länken kan ha gått ut eller redan använts.',
    'Ett fel uppstod vid verifiering. Försök igen eller kontakta support.',
    'E-post bekräftad',
  ],
  '/forgot-password': [
    'Ogiltig e-postadress',
    'Ange en giltig e-postadress',
    'Ett fel uppstod',
    'Om adressen finns i vårt system har vi skickat en återställningslänk.',
  ],
  '/reset': [
    'Lösenordet måste vara minst 8 tecken',
    'Bekräfta lösenordet',
    'Lösenorden matchar inte',
    'Ett fel uppstod vid återställning',
  ],
  '/settings': [
    'Kontoinformation',
    'Företagsinformation',
    'Prenumeration & Fakturering',
    'Kontakta support',
    'Kunde inte spara kontoinformation. Försök igen.',
    'Kunde inte spara företagsinformation. Försök igen.',
  ],
};
