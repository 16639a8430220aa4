import { plain } from '../../advice/answers/names.ts';
import { inDigits } from './said-otherwise.ts';
import { dimensionOf } from './vocabulary.ts';

/** A sum that a question holds against so much, or asks a part of. */
export interface HeldAgainst {
  /** The question of the sum alone. */
  question: string;
  /** A time that the question says; without one a sum is of a year. */
  isTimed: boolean;
  against:
    | {
        kind: 'limit';
        side: 'over' | 'under';
        orEqual: boolean;
        value: string;
        unit: Unit;
        /** As it is shown: `20 000 kr`. */
        shown: string;
      }
    | { kind: 'part'; percent: string };
}

type Unit = 'SEK' | 'percent';

const NUMBER = '(?<number>\\d{1,3}(?: \\d{3})+|\\d+(?:[.,]\\d+)?)';
const SCALE = '(?<scale>k|tkr|tusen|tusenlappar|milj|miljon|miljoner|mkr|mille)';
const KRONOR = '(?:kr|kronor|spänn|sek|:-)';
const SIDE =
  '(?<side>(?:mer|mera|mindre|större|högre|lägre|dyrare|billigare) än|över|under|minst|högst|max)';
const PARTS = '(?<part>hälften|en tredjedel|en fjärdedel)';
/** What may stand behind so much: a time, and what it is of. */
const BEHIND =
  '(?<after>| (?:i|om|per|på|för|under|varje|till|från|förra|hittills|totalt|de senaste|den|nu|då|\\d{4})(?: .*)?)';
const LIMIT = new RegExp(
  `^(?<before>.{2,120}?) (?:(?:för|på|uppe i|upp till) )?${SIDE} (?:${PARTS}|${NUMBER} ?(?:(?<percent>%|procent)|${SCALE}? ?(?<kronor>${KRONOR})?))(?: av (?:vår |hela |den |de |våra |totala )*(?<of>omsättningen|försäljningen|intäkterna|kostnaderna|utgifterna))?${BEHIND}$`,
  'iu',
);
const PART_OF =
  /^(?:(?:vad|hur mycket|hur många kronor) (?:är|blir|var|motsvarar) )?(?<percent>\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|procent) av (?<what>\p{L}.{2,80})$/iu;

const SHARES: Readonly<Record<string, string>> = {
  ...{ hälften: '50', 'en tredjedel': '33.33', 'en fjärdedel': '25' },
};
const WE = '(?:vi|jag|man|ni|företaget|firman|bolaget|föreningen|butiken|klubben)';
/** `Tjänar vi`, of all: what is left when everything is paid. */
const EARNS = new RegExp(`^(?:tjänar|tjänade) ${WE}$|^har ${WE} tjänat$`, 'iu');
const COSTS = /^(?<verb>kostar|kostade) (?<what>.+)$/iu;
const IS =
  /^(?:är|var|blir|blev|ligger|låg) (?!(?:det|vi|jag|den|de)(?:\P{L}|$))(?<what>.+?)(?: på)?$/iu;
const DOES =
  /^(?<verb>omsätter|omsatte|säljer|sålde|fakturerar|fakturerade|betalar|betalade|lägger|la|lade|drar|drog|tar|tog|får|fick|köper|köpte|handlar|handlade|har|hade|spenderar|tjänar|tjänade) (?<who>.+)$/iu;
/** `Är vinsten över 10 % av omsättningen?`: the margin of it. */
const PROFIT = /^(?:vår |vårt |min |årets )?(?:vinst|resultat|överskott)(?:en|et)?$/iu;
const TAKEN_IN = /^(?:omsättningen|försäljningen|intäkterna)$/iu;
const UTTERED = /^(?:och|men|jo|hej|du) /iu;
const PER_MONTH = /(?<!\p{L})(?:i|per|varje|om) månad(?:en)?(?!\p{L})/iu;
const TIMED =
  /(?<!\p{L})(?:\d{4}|(?:i|om|per|varje|under|förra|senaste|sista) ?(?:år|året|fjol|månad|månaden|vecka|veckan|dag|dagen|kvartal\p{L}*|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|jan|feb|apr|jun|jul|aug|sep|sept|okt|nov|dec|våras|somras|höstas|vintras|sommar\p{L}*|tolv|tre|sex)|q[1-4]|hittills|ifjol|iår)(?!\p{L})/iu;
const ON_SOMETHING = /^ (?:på|för|till|från) /iu;
const LEAST_KNOWN = 100;

const times = (scale: string | undefined): number => {
  if (scale === undefined) return 1;
  return /^(?:k|tkr|tusen)/iu.test(scale) ? 1_000 : 1_000_000;
};

/** The question of the sum; null where its words are none of these. */
function ofSum(before: string, after: string, guides: readonly string[]): string | null {
  if (EARNS.test(before) && !ON_SOMETHING.test(after) && guides.length > 1)
    return PER_MONTH.test(after)
      ? 'Hur mycket blir det över i snitt per månad?'
      : `Vad blev resultatet${after}?`;
  const cost = COSTS.exec(before)?.groups;
  if (cost) return `Vad ${cost.verb} ${cost.what}${after}?`;
  const is = IS.exec(before)?.groups;
  if (is) return `Hur mycket är ${is.what}${after}?`;
  const does = DOES.exec(before)?.groups;
  return does ? `Hur mycket ${does.verb} ${does.who}${after}?` : null;
}

const areOfKind = (text: string) =>
  plain(text)
    .split(' ')
    .some((word) => dimensionOf(word) !== null);

type Groups = Record<string, string | undefined>;

/** So much, in kronor or per cent; null where the number says nothing of that. */
function amountOf(groups: Groups): { value: string; unit: Unit } | null {
  const { part, number = '', percent, scale, kronor } = groups;
  if (part !== undefined) return { value: SHARES[part.toLowerCase()] ?? '50', unit: 'percent' };
  const value = Number(number.replaceAll(' ', '').replace(',', '.')) * times(scale);
  if (percent !== undefined) return { value: String(value), unit: 'percent' };
  const isTold = scale !== undefined || kronor !== undefined;
  const isYear = /^(?:19|20)\d\d$/.test(number);
  if (!isTold && (isYear || value < LEAST_KNOWN)) return null;
  return { value: String(value), unit: 'SEK' };
}

/** So much as it is shown: `mer än 2 000 000 kr`. */
function shown({ side = '', part, percent, of }: Groups, value: string): string {
  const unit = percent === undefined ? 'kr' : '%';
  const amount =
    part ?? `${value.replace('.', ',').replace(/\B(?=(?:\d{3}){1,4}$)/g, ' ')} ${unit}`;
  return `${side.toLowerCase()} ${amount}${of === undefined ? '' : ` av ${of}`}`;
}

function limitIn(text: string, guides: readonly string[]): HeldAgainst | null {
  const groups: Groups | undefined = LIMIT.exec(text)?.groups;
  if (groups === undefined) return null;
  const { before: start = '', side = '', of, after = '' } = groups;
  const before = start.replace(UTTERED, '');
  const amount = amountOf(groups);
  if (amount === null || areOfKind(before) || (of !== undefined && amount.unit === 'SEK'))
    return null;
  const what = IS.exec(before)?.groups?.what;
  const isOfProfit = what !== undefined && PROFIT.test(what) && of !== undefined;
  const question =
    of === undefined
      ? ofSum(before, after, guides)
      : what === undefined
        ? null
        : isOfProfit && TAKEN_IN.test(of)
          ? `Vad är vinstmarginalen${after}?`
          : `Hur stor andel av ${of} är ${what}${after}?`;
  if (question === null) return null;
  const isOver = /^(?:mer|större|högre|dyrare|över|minst)/iu.test(side);
  return {
    question,
    isTimed: TIMED.test(`${before}${after}`) || amount.unit === 'percent',
    against: {
      ...{ kind: 'limit', side: isOver ? 'over' : 'under', ...amount },
      orEqual: /^(?:minst|högst|max)/iu.test(side),
      shown: shown(groups, amount.value),
    },
  };
}

const ANY_OF_THEM =
  /(?<!\p{L})(?:någon|nån|några|nåra|en enda) (?:enskild |enstaka )?(?:faktur|räkning|betalning)\p{L}*(?!\p{L})/iu;

/** `Omsätter vi över 2 miljoner?`, `10 % av omsättningen`: what it is of, and what it is held against; null for any other question. */
export function heldAgainst(question: string, guides: readonly string[]): HeldAgainst | null {
  const text = inDigits(question)
    .trim()
    .replace(/[?!.]{1,3}$/u, '')
    .trimEnd();
  // `Har vi någon faktura över 50 000?` is of one of them, and not of their sum.
  if (ANY_OF_THEM.test(text)) return null;
  const part = PART_OF.exec(text)?.groups;
  if (part?.percent === undefined || part.what === undefined || areOfKind(part.what))
    return limitIn(text, guides);
  return {
    question: `Hur mycket är ${part.what}?`,
    isTimed: TIMED.test(part.what),
    against: { kind: 'part', percent: part.percent.replace(',', '.') },
  };
}
