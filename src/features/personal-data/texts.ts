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
} as const;
