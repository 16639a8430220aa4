/** The settings' section about what is stored, and what its owner can do with it. */
export const dataTexts = {
  id: 'integritet',
  title: 'Data & integritet',
  lead: 'Det vi har sparat om dig och företaget är ditt: ta med det, se vad du har godkänt, eller ta bort allt.',
  copy: {
    title: 'Hämta allt som är sparat',
    text: 'En ZIP med dina filer som du laddade upp dem, varje analys som en sida med kvitton på siffrorna, och allt annat som JSON. Du får ett mejl när den är klar.',
    begin: 'Skapa kopia',
    again: 'Skapa ny kopia',
    queued: 'Kopian väntar på sin tur',
    working: 'Kopian skapas',
    stay: 'Du kan stänga sidan. Kopian finns här när du kommer tillbaka.',
    ready: (day: string, size: string) => `Kopia från ${day}, ${size}`,
    expires: (day: string) => `Tas bort av sig själv ${day}.`,
    download: 'Ladda ner',
    failed: 'Kopian kunde inte skapas. Försök igen.',
    beginFailed: 'Kopian kunde inte påbörjas. Försök igen.',
    stateFailed: 'Kopian kunde inte hämtas.',
    downloadFailed: { title: 'Kopian kunde inte laddas ner', text: 'Försök igen om en stund.' },
  },
  consents: {
    title: 'Det här har du godkänt',
    none: 'Inget är noterat.',
    failed: 'Det du har godkänt kunde inte hämtas.',
    about: {
      terms: 'Användarvillkoren',
      privacy: 'Integritetspolicyn',
      cookies: 'Besöksstatistik',
    },
    choice: { accepted: 'Godkänt', declined: 'Avböjt', informed: 'Tagit del av' },
    version: (day: string) => `version ${day}`,
    change: 'Valet om besöksstatistik ändrar du med Cookies längst ned på de öppna sidorna.',
  },
} as const;

/** The settings' section about mails. */
export const noticeTexts = {
  id: 'aviseringar',
  title: 'Aviseringar',
  lead: 'Mejlen går till kontots e-postadress. Nyhetsbrev skickar vi inte.',
  kinds: {
    'new-device': {
      label: 'Inloggning från en ny enhet',
      hint: 'När någon loggar in från en enhet eller webbläsare som inte har använts förut.',
    },
    'analysis-ready': {
      label: 'Analysen är klar',
      hint: 'När en analys blir klar efter att du har lämnat sidan.',
    },
  },
  always:
    'Mejl som skyddar kontot skickas alltid och går inte att stänga av: bekräftelser och länkar du ber om, byte av lösenord, adress eller tvåfaktorsinloggning, försök att gissa lösenordet, kopior av dina uppgifter och att kontot tas bort.',
  failed: 'Aviseringarna kunde inte hämtas.',
  saveFailed: 'Valet sparades inte. Försök igen.',
} as const;
