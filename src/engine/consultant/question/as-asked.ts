import type { Period } from '../../table/period.ts';
import type { Scope } from '../../table/scope.ts';

/** A file that is asked about, as far as its VAT goes. */
interface Source {
  guide: 'sales' | 'costs';
  table: {
    scope: Pick<Scope, 'vat'>;
    covered?: Period | null;
    columns?: Partial<Record<string, { name: string }>>;
  } | null;
}

const WITHOUT_VAT = /(?<!\p{L})(?:exkl(?:usive)?\.?|ex\.?|utan|före|innan) moms(?:en)?(?!\p{L})/giu;

const DRAWN =
  /^(?:kan du |kan ni )?(?:göra?|visa|rita|ge mig|gör|skapa|ta fram)(?: (?:mig|oss|upp))? (?:ett |en )?(?:diagram|graf|stapeldiagram|linjediagram|kurva|tabell) (?:över|av|på|med|för) /iu;

/** `Rita ett diagram över kostnaderna`: by the month, as a list that is drawn. */
function shown(message: string): string {
  const rest = message.replace(DRAWN, '');
  if (rest === message) return message;
  return /\bper \p{L}|\bvarje\b/u.test(rest)
    ? `Visa ${rest}`
    : `Visa ${rest.trim().replace(/[?!.]$/, '')} per månad`;
}

/** `Exklusive moms` says nothing more where the amounts are known to be without it. */
function withoutVatWords(message: string, sources: readonly Source[]): string {
  const areWithout = sources.every(({ table }) => table?.scope.vat === 'excluded');
  if (!areWithout) return message;
  const rest = message.replace(WITHOUT_VAT, '');
  // `Och exkl. moms?` asks for the amount itself.
  const isBare = rest !== message && !/\p{L}{4}/u.test(rest);
  const amount = sources[0]?.guide === 'costs' ? 'kostnaden' : 'omsättningen';
  return isBare ? message.replace(WITHOUT_VAT, amount) : rest;
}

/** `Tjänade vi nåt i juli?`: of all, and not of the goods alone. */
const EARNED =
  /^(?:(?:och|men|jo|hej) )?(?:tjänade|tjänar) (?:vi|jag) (?:nåt|något|nånting|någonting|några pengar|pengar)(?<when> (?:i|under|förra|hittills|q[1-4]|20\d\d)(?: .{1,40})?)[?!.]*$/iu;

/** What was earned in a time is the result of both files, where both are there. */
const earned = (message: string, sources: readonly Source[]): string =>
  new Set(sources.map(({ guide }) => guide)).size < 2
    ? message
    : message.replace(EARNED, 'Vad blev resultatet$<when>?');

/** `Blev det bättre efter sommaren?` */
const AFTER_SUMMER =
  /^(?:blev|har|gick|går|är|ser) (?:det|vi|försäljningen)(?: blivit| gått| ut)? (?:bättre|sämre|upp|ner|mer|mindre)(?: för oss)? (?:efter|sen|sedan) (?:sommaren|semestern|semestrarna)[?!.]*$/iu;
const NAMES = 'juni juli augusti september oktober november'.split(' ');
const JUNE = 6;

/** The months after the last summer that the file has whole, against as many before September. */
function afterSummer(message: string, sources: readonly Source[]): string {
  const to = sources.find(({ guide }) => guide === 'sales')?.table?.covered?.to;
  if (to === undefined || !AFTER_SUMMER.test(message)) return message;
  const [year, month] = [Number(to.slice(0, 4)), Number(to.slice(5, 7))];
  const isThere = month > 9 || (month === 9 && to.endsWith('-30'));
  const last = isThere ? Math.min(month, 11) : 11;
  const months = last - 8;
  const of = isThere ? year : year - 1;
  const range = (from: number, end: number) =>
    from === end ? `${NAMES[from - JUNE]}` : `${NAMES[from - JUNE]}-${NAMES[end - JUNE]}`;
  return `Försäljningen ${range(9, last)} ${of} jämfört med ${range(9 - months, 8)} ${of}?`;
}

/** What each that is sold is counted in, by the heading of its column: `Antal kg`. */
const UNITS: readonly {
  heading: RegExp;
  /** `Per kilo`, `på ett kilo`. */
  per: RegExp;
  /** `Kilo` of `hur många kilo`. */
  counted: RegExp;
}[] = [
  {
    heading: /(?<!\p{L})(?:kg|kilo|kilogram)(?!\p{L})/iu,
    per: /(?<!\p{L})(?:per|på (?:ett|varje)) (?:kg|kilo|kilot|kilogram)(?!\p{L})/giu,
    counted: /(?<=hur många )(?:kg|kilo|kilon|kilogram)(?= \p{L})/giu,
  },
  {
    heading: /(?<!\p{L})liter(?!\p{L})/iu,
    per: /(?<!\p{L})(?:per|på (?:en|varje)) (?:liter|litern)(?!\p{L})/giu,
    counted: /(?<=hur många )liter(?= \p{L})/giu,
  },
  {
    heading: /(?<!\p{L})(?:meter|löpmeter)(?!\p{L})/iu,
    per: /(?<!\p{L})(?:per|på (?:en|varje)) (?:meter|metern|löpmeter)(?!\p{L})/giu,
    counted: /(?<=hur många )(?:meter|löpmeter)(?= \p{L})/giu,
  },
];
const WENT = /(?<=^hur många enheter .{2,40} )(?:gick åt|gick det åt|går åt)(?!\p{L})/iu;

/** `Per kilo`, `hur många kilo`, of a file whose pieces are kilos: each of them. */
export function inPieces(message: string, sources: readonly Source[]): string {
  const heading =
    sources.find(({ guide }) => guide === 'sales')?.table?.columns?.quantity?.name ?? '';
  const unit = UNITS.find((each) => each.heading.test(heading));
  return unit === undefined
    ? message
    : message
        .replace(unit.per, 'per styck')
        .replace(unit.counted, 'enheter')
        .replace(WENT, 'sålde vi');
}

/** A message without words that say nothing more: of VAT where amounts are known to be without it, of drawing what is listed. */
export const asAsked = (message: string, sources: readonly Source[]): string =>
  afterSummer(earned(withoutVatWords(shown(message), sources), sources), sources);
