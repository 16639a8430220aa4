import type { Purpose } from '#engine/table/purpose.ts';
import type { ColumnRole, CostRole, SalesRole } from '#engine/table/roles.ts';
import type { LeftOutRow, ReconciliationCheck } from '#engine/table/understanding.ts';

const salesRoleNames: Record<SalesRole, string> = {
  date: 'Datum',
  product: 'Produkt',
  productId: 'Artikelnummer',
  category: 'Varugrupp',
  quantity: 'Antal',
  unitPrice: 'À-pris',
  revenue: 'Belopp exkl. moms',
  grossRevenue: 'Belopp inkl. moms',
  vat: 'Moms',
  cost: 'Kostnad',
  margin: 'Täckningsbidrag',
  customer: 'Kund',
  channel: 'Försäljningskanal',
  region: 'Region',
  orderId: 'Order- eller kvittonummer',
  discount: 'Rabatt',
  status: 'Status eller typ',
  currency: 'Valuta',
};

const costRoleNames: Record<CostRole, string> = {
  date: 'Datum',
  amount: 'Belopp',
  grossAmount: 'Belopp inkl. moms',
  debit: 'Debet',
  credit: 'Kredit',
  vat: 'Moms',
  supplier: 'Leverantör',
  account: 'Konto',
  accountName: 'Kontonamn',
  category: 'Kategori',
  text: 'Text',
  department: 'Kostnadsställe eller avdelning',
  project: 'Projekt',
  voucher: 'Verifikation',
  interval: 'Hur ofta',
  invoiceNumber: 'Fakturanummer',
  status: 'Status eller typ',
  currency: 'Valuta',
};

/** The name of each role on screen, per guide. */
export const roleNames: Record<Purpose, Partial<Record<ColumnRole, string>>> = {
  sales: salesRoleNames,
  costs: costRoleNames,
};

const salesRoleOrder: readonly SalesRole[] = [
  'date',
  'revenue',
  'grossRevenue',
  'product',
  'quantity',
  'unitPrice',
  'cost',
  'margin',
  'customer',
  'category',
  'productId',
  'orderId',
  'channel',
  'region',
  'discount',
  'vat',
  'status',
  'currency',
];

const costRoleOrder: readonly CostRole[] = [
  'date',
  'amount',
  'grossAmount',
  'supplier',
  'account',
  'accountName',
  'text',
  'category',
  'department',
  'project',
  'invoiceNumber',
  'voucher',
  'interval',
  'vat',
  'debit',
  'credit',
  'status',
  'currency',
];

/** The order in which roles are offered: those an analysis needs first. */
export const roleOrder: Record<Purpose, readonly ColumnRole[]> = {
  sales: salesRoleOrder,
  costs: costRoleOrder,
};

export const leftOutReasons: Record<LeftOutRow['reason'], string> = {
  total: 'Summarader',
  repeatedHeader: 'Upprepade rubriker',
  unreadable: 'Rader som inte kunde läsas',
  noAmount: 'Rader utan belopp',
  noDate: 'Rader utan datum',
  footer: 'Text under tabellen',
  empty: 'Tomma rader',
  balanceAccount: 'Balanskonton (klass 1–2)',
  revenueAccount: 'Intäktskonton (klass 3)',
  costAccount: 'Kostnadskonton (klass 4–7)',
  otherAccount: 'Andra konton',
  deletedRow: 'Strukna rader i verifikationer',
  otherPeriod: 'Andra räkenskapsår, eller en andra fil i filen',
  detail: 'Uppdelning av andra rader',
  income: 'Insättningar',
  outgoing: 'Uttag',
  ownTransfer: 'Flytt mellan egna konton',
  taxPayment: 'Skatt och moms till Skatteverket',
  amortisation: 'Amorteringar',
  ownerWithdrawal: 'Ägarens egna uttag',
  financing: 'Lån och ägarens egna pengar',
  unlike: 'Rader som skiljer sig från de andra',
  otherIncome: 'Insättningar som inte behöver vara försäljning',
  returned: 'Pengar tillbaka från leverantörer',
  cancelled: 'Avbrutet, återbetalt och utkast',
  ended: 'Avtal som har upphört',
  transfer: 'Avgifter och utbetalningar',
  otherCurrency: 'I en annan valuta',
  accountHeading: 'Kontorubriker',
  accountBalance: 'Ingående och utgående saldon',
  duplicate: 'Rader som står två gånger',
  otherTable: 'Rader i en annan tabell',
  otherMeasure: 'Rader med annat än belopp',
};

export const columnTypes = {
  number: 'Tal',
  date: 'Datum',
  text: 'Text',
  organisationNumber: 'Organisationsnummer',
  empty: 'Tom',
} as const;

export const checkMarks: Record<ReconciliationCheck['status'], string> = {
  ok: 'Stämmer',
  difference: 'Skillnad',
  notPossible: 'Kan inte prövas',
};

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
    more: 'Finns kostnad, kund, kanal eller ordernummer i filen används de också. Exporter från Fortnox, Visma, Bokio, Shopify, WooCommerce och Zettle går bra som de är, liksom bokföringen som SIE-fil och kalkylblad från LibreOffice (ods).',
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
    more: 'Leverantörsreskontra, huvudbok, kontoutdrag och SIE-fil ur Fortnox, Visma, Spiris, Bokio och andra program går bra som de är, liksom kalkylblad från LibreOffice (ods). Finns kostnadsställe eller projekt används de också. En SIE-fil ger dessutom resultat, balans och nyckeltal.',
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

export const booksTexts = {
  title: 'Bokföringen i filen',
  company: 'Företag',
  organisationNumber: 'Organisationsnummer',
  years: 'Räkenskapsår',
  accounts: 'Konton',
  accountsUsed: (all: string, used: string) => `${all} i kontoplanen, ${used} med belopp`,
  vouchers: 'Verifikationer',
  noVouchers: 'Inga, bara saldon',
  onlyRows: (rows: string) => `Utan nummer, ${rows} rader`,
  program: 'Program',
  chart: 'Kontoplan',
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
  tryLater: 'Försök igen om en stund.',
  retry: 'Försök igen',
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

export const understandingTexts = {
  title: 'Så här läste vi filen',
  updating: 'Läser om filen…',
  updated: 'Filen är läst på nytt.',
  rereadFailed: 'Ändringen kunde inte göras',
  rereadFailedText: 'Kunde inte läsa om filen. Försök igen.',
  period: 'Period',
  noPeriod: 'Inget datum hittat',
  rows: 'Rader som används',
  rowsOf: (used: string, all: string) => `${used} av ${all}`,
  leftOut: (count: string) => `${count} hoppades över`,
  noneLeftOut: 'Inga hoppades över',
  show: 'visa',
  sum: 'Summa',
  sumOf: (column: string) => `kolumnen ${column}`,
  noSum: 'Ingen beloppskolumn vald',
  missingTitle: 'Det här saknas för en analys',
  missingHelp:
    'Välj rätt betydelse för kolumnerna under Kolumner. Finns uppgiften inte i filen, lägg till den där och ladda upp igen.',
  toColumns: 'Välj kolumner',
  afterAnswer: 'När du har svarat visas vad filen säger.',
  details: 'Se allt som lästes: kolumner, rader och avstämning',
  showLeftOut: 'Visa vilka',
  doesNotAdd: 'Det här stämmer inte',
  reconciliation: 'Avstämning',
  allMatch: 'Allt som går att stämma av stämmer',
  rowsBehind: (count: string) => `Visa raderna (${count})`,
  rowsBehindTitle: 'Rader bakom skillnaden',
  tabs: {
    columns: 'Kolumner',
    leftOut: 'Överhoppade rader',
    problems: 'Värden att se över',
    preview: 'Förhandsvisning',
  },
  unsure: 'osäker',
  onlyUnsure: (count: string) => `Visa bara de osäkra (${count})`,
  unsureCount: (count: string) => `${count} osäkra`,
  noRole: 'Används inte',
  column: 'Kolumn',
  samples: 'Ur filen',
  role: 'Betydelse',
  why: 'Varför',
  roleOf: (column: string) => `Betydelse för kolumnen ${column}`,
  filled: (filled: string) => `${filled} ifyllda`,
  emptyCells: (empty: string) => `${empty} tomma`,
  showAllColumns: (count: string) => `Visa alla ${count} kolumner`,
  sheet: 'Blad',
  sheetsTogether: (count: string) => `${count} blad tillsammans`,
  sheetOption: (name: string, rows: string, hidden: boolean) =>
    `${name} (${rows} rader${hidden ? ', dolt' : ''})`,
  headerRow: 'Rubrikrad',
  headerRowHint: '0 om filen saknar rubriker',
  headerRowError: 'Skriv ett radnummer, till exempel 1.',
  apply: 'Läs om',
  row: 'Rad',
  reason: 'Orsak',
  content: 'Raden i filen',
  firstOf: (shown: string, all: string) => `De första ${shown} av ${all} visas.`,
  noLeftOut: 'Alla rader i filen används.',
  noProblems: 'Alla värden gick att läsa.',
  problemGroup: (column: string) => `Kolumnen ${column}`,
  previewRange: (from: string, to: string, total: string) => `Rad ${from}–${to} av ${total}`,
  previous: 'Föregående',
  next: 'Nästa',
  loadingRows: 'Hämtar rader…',
  rowsFailed: 'Raderna kunde inte hämtas.',
  retry: 'Försök igen',
} as const;
