/** Texts of an upload that depend on the guide. */
export const categoryTexts = {
  sales: {
    dropTitle: 'Dra hit din försäljningsfil',
    dropHint: 'CSV eller XLSX, max 10MB',
    also: 'Vi läser också XLS, XLSM, XLSB, ODS, TSV, TXT och SIE.',
    needs: [
      { name: 'Datum', why: 'en rad per försäljning, dag eller månad' },
      { name: 'Belopp', why: 'eller antal och pris' },
      { name: 'Produkt', why: 'så ser du vad som bär försäljningen' },
    ],
    more: 'Finns kostnad, kund, kanal eller ordernummer i filen används de också. Exporter från Fortnox, Visma, Bokio, Shopify, WooCommerce och Zettle går bra som de är, liksom bokföringen som SIE\u2011fil och kalkylblad från LibreOffice (ods).',
    wrongType: { title: 'Fel filformat', text: 'Endast CSV och XLSX-filer stöds' },
    wrongTypeMore: (name: string) =>
      `”${name}” är av en annan sort. Öppna den i programmet den kommer från och spara som CSV eller XLSX.`,
    failed: {
      title: 'Uppladdningsfel',
      text: 'Kunde inte ladda upp filen',
      html: 'Kunde inte ladda upp filen',
      status: (status: number) => `HTTP error! status: ${status}`,
    },
  },
  kostnader: {
    dropTitle: 'Dra hit din kostnadsfil',
    dropHint: 'CSV, XLSX, TXT eller JSON, max 10MB',
    also: 'Vi läser också XLS, XLSM, XLSB, ODS, TSV, NDJSON, PDF och SIE.',
    needs: [
      { name: 'Datum', why: 'en rad per faktura eller bokföringspost' },
      { name: 'Belopp', why: 'eller debet och kredit' },
      { name: 'Leverantör eller konto', why: 'så ser du vart pengarna går' },
    ],
    more: 'Leverantörsreskontra, huvudbok, kontoutdrag och SIE\u2011fil ur Fortnox, Visma, Spiris, Bokio och andra program går bra som de är, liksom kalkylblad från LibreOffice (ods). Finns kostnadsställe eller projekt används de också. En SIE\u2011fil ger dessutom resultat, balans och nyckeltal.',
    wrongType: { title: 'Filtyp stöds ej', text: 'Ladda upp CSV, XLSX, TXT eller JSON-filer' },
    wrongTypeMore: (name: string) =>
      `”${name}” är av en annan sort. Öppna den i programmet den kommer från och spara som CSV eller XLSX.`,
    failed: {
      title: 'Fel vid uppladdning',
      text: 'Filuppladdning misslyckades',
      html: 'Serverfel: Kunde inte bearbeta filen (servern returnerade HTML istället för JSON)',
      status: () => 'Filuppladdning misslyckades',
    },
  },
} as const;

export const uploadTexts = {
  choose: 'Välj fil',
  needsTitle: 'Det här behöver filen innehålla',
  example: 'Ladda ner en exempelfil',
  exampleName: 'exempel-forsaljning.csv',
  known: (filename: string) => ({
    title: 'Filen finns redan',
    description: `${filename} är samma fil som du har laddat upp tidigare. Inget har ändrats; den används nu.`,
  }),
  uploaded: (filename: string) => ({
    title: 'Fil uppladdad ✅',
    description: `${filename} har bearbetats och analyserats`,
  }),
  removed: { title: 'Fil borttagen ✅' },
  removeFailed: { title: 'Borttagningsfel', text: 'Kunde inte ta bort filen' },
  sending: (filename: string) => `Skickar ${filename}`,
  reading: 'Läser filen…',
  waiting: 'Väntar på sin tur: andra filer från er läses in…',
  stop: 'Avbryt',
  upgrade: 'Uppgradera plan',
  earlier: 'Tidigare filer',
  earlierHint: 'Filerna ligger kvar tills du tar bort dem. En äldre fil kan användas igen.',
  chooseEarlier: 'Använd',
  chooseFile: (filename: string) => `Använd ${filename}`,
  chosen: (filename: string) => ({
    title: 'Filen används nu',
    description: `Nästa analys görs på ${filename}.`,
  }),
  chooseFailed: { title: 'Filen kunde inte väljas', text: 'Försök igen om en stund.' },
} as const;

export const fileTexts = {
  ready: 'Klar att analysera',
  notReady: 'Behöver kompletteras',
  asks: 'Väntar på svar',
  sample: 'Exempeldata',
  uploadedAt: (date: string) => `Uppladdad ${date}`,
  replace: 'Byt fil',
  keep: 'Behåll filen',
  remove: 'Ta bort',
  removeTitle: 'Ta bort filen?',
  removeText: (filename: string) =>
    `${filename} och tabellen som lästs ur den tas bort. Analyser som redan är gjorda finns kvar, men deras rader går inte längre att visa.`,
  removeConfirm: 'Ta bort filen',
  cancel: 'Avbryt',
  toQuestions: 'Fortsätt till frågorna',
  answerFirst: 'Svara först på frågan om filen, sedan går det att fortsätta.',
  fixFirst: 'Välj först det som saknas, sedan går det att fortsätta.',
} as const;

/** Texts of what the file leaves open, and of what can be otherwise. */
export const questionTexts = {
  left: (count: number, shown: string) =>
    count === 1 ? 'En fråga innan vi räknar' : `${shown} frågor innan vi räknar, en i taget`,
  showAll: (count: string) => `Visa alla ${count} alternativ`,
  sameSum: (sum: string) => `Summan blir ${sum} vilket svar du än väljer.`,
  onlyOne: 'Är raderna fel: rätta filen och byt den.',
  remembered: 'Svaret går att ändra, och används också för nästa fil av samma slag.',
  once: 'Svaret går att ändra, och gäller bara den här filen.',
  ofCompany: 'Svaret går att ändra, och gäller också nästa fil från samma företag.',
  open: 'Filen säger inte det här',
  changeable: 'Går att ändra',
} as const;

/** Texts of the page of all files. */
export const filesTexts = {
  title: 'Filer',
  lead: 'Allt du har laddat upp, och hur det lästes. Varje guide räknar på en fil: den du laddade upp eller valde senast.',
  loading: 'Hämtar filerna',
  listFailed: 'Filerna kunde inte hämtas',
  readingFailed: 'Filen kunde inte hämtas',
  used: 'Används',
  show: 'Så lästes den',
  hide: 'Dölj',
  readingOf: (filename: string, open: boolean) =>
    open ? `Dölj hur ${filename} lästes` : `Så lästes den: ${filename}`,
  download: 'Ladda ner',
  downloadFile: (filename: string) => `Ladda ner ${filename}`,
  downloadFailed: { title: 'Filen kunde inte laddas ner', text: 'Försök igen om en stund.' },
  guides: {
    sales: {
      title: 'Försäljning',
      guide: '/forsaljning',
      toGuide: 'Till försäljningsanalysen',
      none: 'Ingen försäljningsfil ännu.',
      add: 'Ladda upp en försäljningsfil',
    },
    kostnader: {
      title: 'Kostnader',
      guide: '/kostnader',
      toGuide: 'Till kostnadsanalysen',
      none: 'Ingen kostnadsfil ännu.',
      add: 'Ladda upp en kostnadsfil',
    },
  },
} as const;
