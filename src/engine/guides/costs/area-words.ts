import type { Area } from './areas/areas.ts';

/** How an area is said: `lokalkostnaden`, and what it is spent on: `lokal`. */
interface AreaWords {
  the: string;
  what: string;
}

const words: Record<Area, AreaWords> = {
  'Varor och material': { the: 'kostnaden för varor och material', what: 'varor och material' },
  Underentreprenörer: { the: 'kostnaden för underentreprenörer', what: 'underentreprenörer' },
  Lokal: { the: 'lokalkostnaden', what: 'lokal' },
  'El och värme': { the: 'kostnaden för el och värme', what: 'el och värme' },
  'Leasing och hyra av utrustning': {
    the: 'kostnaden för leasing och hyrd utrustning',
    what: 'leasing och hyrd utrustning',
  },
  'Förbrukning och kontor': {
    the: 'kostnaden för förbrukning och kontor',
    what: 'förbrukning och kontor',
  },
  'IT och programvara': { the: 'it-kostnaden', what: 'it och programvara' },
  'Reparation och underhåll': {
    the: 'kostnaden för reparation och underhåll',
    what: 'reparation och underhåll',
  },
  Fordon: { the: 'fordonskostnaden', what: 'fordon' },
  'Frakt och porto': { the: 'fraktkostnaden', what: 'frakt och porto' },
  Resor: { the: 'resekostnaden', what: 'resor' },
  Marknadsföring: { the: 'kostnaden för marknadsföring', what: 'marknadsföring' },
  'Försäljning och representation': {
    the: 'kostnaden för försäljning och representation',
    what: 'försäljning och representation',
  },
  'Telefoni och internet': {
    the: 'kostnaden för telefoni och internet',
    what: 'telefoni och internet',
  },
  'Försäkring och risk': { the: 'försäkringskostnaden', what: 'försäkringar' },
  'Redovisning och konsulter': {
    the: 'kostnaden för redovisning och konsulter',
    what: 'redovisning och konsulter',
  },
  'Bank och betalningar': {
    the: 'kostnaden för bank och betalningar',
    what: 'bank och betalningar',
  },
  'Inhyrd personal': { the: 'kostnaden för inhyrd personal', what: 'inhyrd personal' },
  Personal: { the: 'personalkostnaden', what: 'personal' },
  'Avgifter och medlemskap': {
    the: 'kostnaden för avgifter och medlemskap',
    what: 'avgifter och medlemskap',
  },
  Avskrivningar: { the: 'avskrivningen', what: 'avskrivningar' },
  'Räntor och finansiella kostnader': {
    the: 'räntekostnaden',
    what: 'räntor och finansiella kostnader',
  },
  'Skatter och myndigheter': {
    the: 'kostnaden för skatter och myndigheter',
    what: 'skatter och myndighetsavgifter',
  },
  'Övriga rörelsekostnader': {
    the: 'kostnaden för övrigt i rörelsen',
    what: 'övriga rörelsekostnader',
  },
  Övrigt: { the: 'kostnaden som inte gick att placera', what: 'det som inte gick att placera' },
};

const byName = new Map<string, AreaWords>(Object.entries(words));
const unknown: AreaWords = words.Övrigt;

/** `lokalkostnaden`, inside a sentence. */
export function theCostOf(area: string): string {
  return (byName.get(area) ?? unknown).the;
}

/** `lokal`, inside a sentence. */
export function whatOf(area: string): string {
  return (byName.get(area) ?? unknown).what;
}

/** `Lokalkostnaden`, at the beginning of one. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
