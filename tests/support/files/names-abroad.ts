import type { Field } from './names.ts';

export type StyleAbroad = 'danish' | 'norwegian' | 'abbreviated' | 'compound';
type Names = Record<StyleAbroad, readonly [string, ...string[]]>;

/** Names as neighbours' programs give them, as a person shortens them, and as one long word. */
export const NAMES_ABROAD: Record<Field, Names> = {
  date: {
    danish: ['Dato', 'Fakturadato', 'Ordredato'],
    norwegian: ['Dato', 'Fakturadato', 'Ordredato'],
    abbreviated: ['Dat.', 'Fakt.dat', 'Datum'],
    compound: ['Försäljningsdatum', 'Leveransdatum', 'Transaktionsdatum'],
  },
  order: {
    danish: ['Ordrenr.', 'Ordrenummer', 'Fakturanr.'],
    norwegian: ['Ordrenummer', 'Fakturanummer'],
    abbreviated: ['Ord.nr', 'Fakt.nr', 'Ordernr'],
    compound: ['Kundordernummer', 'Försäljningsordernummer'],
  },
  customer: {
    danish: ['Kunde', 'Kundenavn'],
    norwegian: ['Kunde', 'Kundenavn'],
    abbreviated: ['Kund', 'Kundn.'],
    compound: ['Kundbenämning', 'Företagskund'],
  },
  product: {
    danish: ['Vare', 'Varenavn', 'Produkt'],
    norwegian: ['Vare', 'Produktnavn', 'Produkt'],
    abbreviated: ['Art.', 'Ben.', 'Prod.'],
    compound: ['Artikelbenämning', 'Produktbeskrivning'],
  },
  sku: {
    danish: ['Varenr.', 'Varenummer'],
    norwegian: ['Varenummer', 'Artikkelnr'],
    abbreviated: ['Art.nr', 'Artnr'],
    compound: ['Lagerartikelnummer'],
  },
  category: {
    danish: ['Varegruppe', 'Kategori'],
    norwegian: ['Varegruppe', 'Kategori'],
    abbreviated: ['Grp', 'Kat.'],
    compound: ['Huvudvarugrupp', 'Artikelkategori'],
  },
  channel: {
    danish: ['Salgskanal', 'Kanal'],
    norwegian: ['Salgskanal', 'Kanal'],
    abbreviated: ['Kanal'],
    compound: ['Försäljningskanal'],
  },
  city: {
    danish: ['By', 'Leveringsby'],
    norwegian: ['Poststed', 'Sted'],
    abbreviated: ['Ort'],
    compound: ['Leveransort'],
  },
  quantity: {
    danish: ['Antal', 'Mængde'],
    norwegian: ['Antall', 'Mengde'],
    abbreviated: ['Ant', 'Ant.', 'St'],
    compound: ['Försäljningsantal', 'Leveransantal'],
  },
  unitNet: {
    danish: ['Enhedspris ekskl. moms', 'Pris ekskl. moms'],
    norwegian: ['Enhetspris eks. mva', 'Pris eks. mva'],
    abbreviated: ['à-pris ex', 'Á-pris exkl', 'St.pris exkl'],
    compound: ['Försäljningspris exkl moms', 'Nettopris'],
  },
  unitGross: {
    danish: ['Enhedspris inkl. moms', 'Pris inkl. moms'],
    norwegian: ['Enhetspris inkl. mva', 'Pris inkl. mva'],
    abbreviated: ['à-pris ink', 'Á-pris inkl', 'St.pris inkl'],
    compound: ['Försäljningspris inkl moms', 'Bruttopris'],
  },
  discount: {
    danish: ['Rabat', 'Rabatbeløb'],
    norwegian: ['Rabatt', 'Rabattbeløp'],
    abbreviated: ['Rab.', 'Rab kr'],
    compound: ['Radrabattbelopp', 'Rabattsumma'],
  },
  rate: {
    danish: ['Momssats', 'Moms %'],
    norwegian: ['Mva-sats', 'Mva %'],
    abbreviated: ['M%', 'Moms%'],
    compound: ['Mervärdesskattesats', 'Momsprocent'],
  },
  net: {
    danish: ['Beløb ekskl. moms', 'Total ekskl. moms', 'Nettobeløb'],
    norwegian: ['Beløp eks. mva', 'Sum eks. mva', 'Nettobeløp'],
    abbreviated: ['Bel. ex moms', 'Netto SEK', 'Tot. exkl', 'Bel exkl'],
    compound: ['Försäljningsbelopp exkl moms', 'Fakturabelopp exkl moms', 'Nettoförsäljning'],
  },
  plain: {
    danish: ['Beløb', 'Total', 'Omsætning'],
    norwegian: ['Beløp', 'Sum', 'Omsetning'],
    abbreviated: ['Bel.', 'Tot.', 'Bel kr', 'Oms.'],
    compound: ['Försäljningsbelopp', 'Fakturabelopp', 'Radbelopp'],
  },
  vat: {
    danish: ['Moms', 'Momsbeløb', 'Heraf moms'],
    norwegian: ['Mva', 'Mva-beløp', 'Herav mva'],
    abbreviated: ['Moms kr', 'Moms', 'Momsbel.'],
    compound: ['Mervärdesskatt', 'Mervärdesskattebelopp', 'Momsbelopp'],
  },
  gross: {
    danish: ['Beløb inkl. moms', 'Total inkl. moms', 'Bruttobeløb'],
    norwegian: ['Beløp inkl. mva', 'Sum inkl. mva', 'Bruttobeløp'],
    abbreviated: ['Bel. ink moms', 'Brutto SEK', 'Tot. inkl', 'Bel inkl'],
    compound: ['Försäljningsbelopp inkl moms', 'Fakturabelopp inkl moms', 'Bruttoförsäljning'],
  },
  cost: {
    danish: ['Kostpris', 'Vareforbrug'],
    norwegian: ['Kostpris', 'Varekost'],
    abbreviated: ['Ink.', 'Kostn.'],
    compound: ['Självkostnadsbelopp', 'Varukostnad'],
  },
  unitCost: {
    danish: ['Kostpris pr. stk.', 'Indkøbspris'],
    norwegian: ['Innkjøpspris', 'Kostpris pr. stk.'],
    abbreviated: ['Inkpris', 'Ink.pris', 'Kostn/st'],
    compound: ['Inköpspris per styck', 'Styckkostnad', 'Inköpsstyckpris'],
  },
  profit: {
    danish: ['Dækningsbidrag', 'Bruttofortjeneste'],
    norwegian: ['Dekningsbidrag', 'Bruttofortjeneste'],
    abbreviated: ['TB', 'TB kr'],
    compound: ['Täckningsbidrag', 'Bruttovinstbelopp'],
  },
  marginShare: {
    danish: ['Dækningsgrad', 'Avance %'],
    norwegian: ['Dekningsgrad', 'Avanse %'],
    abbreviated: ['TG', 'TG%'],
    compound: ['Täckningsgradsprocent', 'Marginalprocent'],
  },
  status: {
    danish: ['Status', 'Ordrestatus'],
    norwegian: ['Status', 'Ordrestatus'],
    abbreviated: ['Stat.', 'Status'],
    compound: ['Försäljningsstatus', 'Orderstatus'],
  },
  currency: {
    danish: ['Valuta'],
    norwegian: ['Valuta'],
    abbreviated: ['Val'],
    compound: ['Valutakod'],
  },
};
