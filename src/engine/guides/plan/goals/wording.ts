import { inDigits, MONEY_UNITS, scaleOf } from '../../../advice/answers/in-digits.ts';
import { cardinal, fractionIn, timesIn } from '../../../advice/answers/number-words.ts';
import { type Decimal, decimal, fromNumber, multiply } from '../../../facts/decimal.ts';

/** The figure in a goal. */
export type Measure =
  | { kind: 'percent'; value: Decimal }
  | { kind: 'percentagePoints'; value: Decimal }
  | { kind: 'money'; value: Decimal; timesPerYear: number }
  | { kind: 'count'; value: Decimal }
  /** Of something that is counted and is no kronor: followers, or kronor an order. */
  | { kind: 'pieces'; value: Decimal };

const number = String.raw`(?<!\d)\d{1,3}(?:[ .]\d{3}){1,20}(?:,\d{1,6})?|(?<!\d)\d{1,60}(?:[.,]\d{1,6})?`;
/** Of a range, `10–15 %`, the goal is reached at the lower. */
const range = String.raw`(${number})(?:\s*[-–]\s*(?:${number}))?\s*`;
const percent = new RegExp(
  String.raw`${range}(procentenhet\p{L}*|%-enhet\p{L}*|%|procent(?!\p{L})|proc(?!\p{L}))`,
  'u',
);
const money = new RegExp(String.raw`${range}(${MONEY_UNITS})(?: (?:kr|kronor|sek)(?!\p{L}))?`, 'u');
const count = new RegExp(
  String.raw`(?<!\p{L})(${number}|\p{L}+)(?: (tusen|miljon(?:er)?))?\s+(?:(?:helt )?nya?\s+|fler\s+)*kund(?:er)?(?!\p{L})`,
  'u',
);
/** What says that something is not wanted. */
export const DENIED = /(?<!\p{L})(?:inte|ej|aldrig|inget|ingen|inga|utan att|sluta)(?!\p{L})/u;

/** What is not to be lost is wanted, and so is what is not all that is. */
export const KEPT = /(?<!\p{L})(?:tapp|förlor|minsk|sjunk|bara(?!\p{L})|enbart)/u;

/** A number, alone or with what it is of: `500 följare`; neither a year nor how long there is. */
const counted = new RegExp(
  String.raw`(?<![\p{L}\d])(${number})(?!\d|\s*(?:månad|år|veck|dag|kvartal|jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec))`,
  'u',
);
const AS_YEAR = /^(?:19|20)\d\d$/u;

const PERIODS: readonly (readonly [words: RegExp, times: number])[] = [
  [/(?:i|per|\/)\s*mån(?:ad(?:en)?)?(?!\p{L})|månadsvis|varje månad/u, 12],
  [/(?:i|per|\/)\s*kvartal(?:et)?(?!\p{L})|varje kvartal/u, 4],
  [/(?:i|per|\/)\s*vecka(?:n)?(?!\p{L})|varje vecka/u, 52],
];
/** Kronor of each of something are no year's sum. */
const OF_EACH =
  /(?<!\p{L})(?:per|varje) (?!år|mån|kvartal|vecka|den |sista )\p{L}+|\/ ?(?:st|kund|order|tim|h|kg|kvm|anställd|person|dag)(?!\p{L})|(?<!\p{L})(?:om dagen|i timmen|styck|snitt\p{L}*|genomsnitt\p{L}*|medel\p{L}*)(?!\p{L})/u;
/** After a scale alone, `två miljoner`, a sum goes on with one of these: other words are what is counted. */
const AFTER_SUM =
  /^(?:$|[^\p{L} ]| (?:i|om|per|på|till|av|mer|mera|mindre|lägre|högre|bättre|större|för|under|över|innan|före|efter|inom|vid|utan|med|och|eller|men|varje|årlig\p{L}*|netto|brutto|extra|ytterligare|nästa|detta|som|minst|resultat\p{L}*|vinst\p{L}*|oms\p{L}*|försälj\p{L}*|intäkt\p{L}*|kostnad\p{L}*|besparing\p{L}*|år|året)(?!\p{L})| [^\p{L}])/u;

function exact(text: string): Decimal {
  const plain = text
    .replace(/ /g, '')
    .replace(/\.(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return decimal(plain);
}

/** Lower case with ordinary spaces, as the patterns here expect. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim();
}

function moneyIn(text: string): Measure | null {
  const match = money.exec(text);
  if (match === null) return null;
  const [whole, sum = '0', unit = ''] = match;
  const value = multiply(exact(sum), decimal(String(scaleOf(unit))));
  const isBare = scaleOf(unit) > 1 && !/(?:kr|kronor|sek)$/u.test(whole);
  const isOther = isBare && !AFTER_SUM.test(text.slice(match.index + whole.length));
  if (isOther || OF_EACH.test(text)) return { kind: 'pieces', value };
  const timesPerYear = PERIODS.find(([words]) => words.test(text))?.[1] ?? 1;
  return { kind: 'money', value, timesPerYear };
}

function customersIn(text: string): Measure | null {
  const [all = '', many = '', scale = ''] = count.exec(text) ?? [];
  // An article is no number of customers: `hänger på en kund`.
  if (/^ett? |^en /u.test(all) && !/ nya? /u.test(all)) return null;
  const value = /^\d/u.test(many) ? exact(many) : (cardinal(many) ?? null);
  if (value === null) return null;
  const each = typeof value === 'number' ? fromNumber(value) : value;
  return { kind: 'count', value: multiply(each, decimal(String(scaleOf(scale)))) };
}

/** A goal of so many times as much, or of a part: what it is more or less than today, in per cent. */
function relativeIn(text: string): Measure | null {
  const times = timesIn(text);
  if (times !== null) return { kind: 'percent', value: shown(Math.abs(times - 1) * 100) };
  const part = fractionIn(text);
  if (part === null) return null;
  return { kind: 'percent', value: shown(TO_A_PART.test(text) ? 100 - part : part) };
}
const TO_A_PART = /(?<!\p{L})till (?:(?:en|ett|två|tre|fyra) )?(?:hälften|\p{L}+del)/u;
const shown = (percentage: number) => fromNumber(Math.round(percentage * 10_000) / 10_000);

/** The figure of one goal; null without one. `text` is `plainText`. */
export function measureIn(text: string): Measure | null {
  const digits = inDigits(text);
  const share = percent.exec(digits);
  if (share !== null) {
    const kind = /enhet/u.test(share[2] ?? '') ? 'percentagePoints' : 'percent';
    return { kind, value: exact(share[1] ?? '0') };
  }
  const found = customersIn(digits) ?? moneyIn(digits) ?? relativeIn(text);
  if (found !== null) return found;
  const [, pieces = ''] = counted.exec(digits) ?? [];
  return pieces === '' || AS_YEAR.test(pieces) ? null : { kind: 'pieces', value: exact(pieces) };
}
