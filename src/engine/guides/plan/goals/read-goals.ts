import { inDigits } from '../../../advice/answers/in-digits.ts';
import { DENIED, KEPT, type Measure, measureIn, plainText } from './wording.ts';

/** The kind of figure a goal concerns. */
export type GoalKind = 'revenue' | 'cost' | 'margin' | 'result' | 'customers' | 'other';

/** One goal as read from the user's text. */
export interface Goal {
  /** The user's own words, cut at 160 characters. */
  words: string;
  kind: GoalKind;
  measure: Measure | null;
  /** The figure is a target level (`till 5 mkr`), not a change (`med 20 %`). */
  isLevel: boolean;
  /** The result as a part of the sales: `vinst på 10 % av omsättningen`. */
  ofRevenue?: true;
  /** It says that its kind should not be more, or, of costs, not be less. */
  isAgainst?: boolean;
  /** Goals without a figure, taken together. */
  several?: boolean;
}

const LONGEST = 160;
/** The form asks for three (SPEC); some users write more. */
const MOST = 6;

const verbs =
  'öka|höj|sänk|minska|få|nå|växa|växla|dra|vinn|anställ|lansera|spara|dubbla|fördubbla|halvera|förbättra|behåll|hitta|skaffa|bygg|bli|ha|korta|komma';
const joint = new RegExp(
  String.raw`(?:\n|;|•|,(?!\d)|[.!?](?=\s|$)|\s+och\s+(?=(?:att\s+)?(?:${verbs})))`,
  'u',
);

/** Words that tell the kind of a goal, in `plainText`. A margin is what is left of sales when goods are paid. */
export const goalWords: readonly [GoalKind, RegExp][] = [
  ['margin', /(?<!vinst|rörelse|netto|ebit|ebit-|ebitda-)marginal|täckningsgrad/u],
  ['cost', /kostnad|utgift|omkostnad|besparing|(?<!\p{L})spara(?!\p{L}| (?:ihop|undan|till))/u],
  ['result', /resultat|vinst(?!marginal)|lönsam/u],
  ['revenue', /omsätt|försälj|intäkt|sälja|tillväxt|växa/u],
  [
    'customers',
    /(?<!(?:nöjd|nöjda|nöjdare|återkommande|lojala|befintliga|av|mot|till|med) )(?<!\p{L})kund(?:er|erna|bas\p{L}*|stock\p{L}*|antal\p{L}*)(?!\p{L})/u,
  ],
];

/** A part of something else is no change of the whole: `10 % av omsättningen`, `andelen av försäljningen på nätet`. */
const OF_WHOLE =
  /(?:%|procent|del(?:ar)?) av (?:vår |er )?(?:total\p{L}* )?(?:omsätt|försälj|intäkt|resultat|vinst|kostnad)|(?<!\p{L})andel/u;
/** What is left, as a part of the sales: said of them, or as the margin that it is. */
const LEFT_OF_SALES =
  /(?<!\p{L})(?:resultat|vinst|överskott)(?:et|en)?(?!\p{L}).*(?:%|procent) av (?:vår |er )?(?:omsätt|försälj|intäkt)|(?<!\p{L})(?:vinst|netto)marginal/u;
/** Costs lowered by a part of themselves are lowered by so many per cent. */
const OF_ITSELF =
  /^(?:vi ska |vi vill )?(?:spara|minska|sänka|kapa|skära|dra ner|skära ner)(?: (?:in|ner|bort|med|minst|ungefär|cirka|ca)){0,2} [\d., ]{1,9}(?:%|procent) av (?:våra |alla |de )?(?:totala )?(?:kostnad|utgift)\p{L}*[.!]?$/u;
const LESS = /(?<!\p{L})(?:minsk|sänk|halver|dra ner|skär ner|kort|färre|mindre|lägre|tapp)/u;
const NEGATIVE = /(?:^|\s)[-−–]\d/u;
const MORE = /(?<!\p{L})(?:ök|höj|mer(?!\p{L})|högre|fördubbl|dubbl)|ökning/u;

const level = /(?<!\p{L})(till|nå|över|minst|upp i|landa på|ligga på|ner till|under)(?!\p{L})/u;
const change =
  /(?<!\p{L})(med|öka|höj|mer|ytterligare|spara|minska|sänk|dra ner|växa)|ökning|minskning/u;
const by = /(?<!\p{L})med(?!\p{L})/u;

/** A sum without a word of change is a level; so is raising or lowering something *to* a figure. */
function saysLevel(text: string, measure: Measure | null, kind: GoalKind): boolean {
  if (by.test(text)) return false;
  // `Marginal på 20 %` is what it is to be, and no twenty points more.
  if (kind === 'margin' && measure?.kind === 'percent' && !change.test(text)) return true;
  return level.test(text) || (measure?.kind === 'money' && !change.test(text));
}

/** Puts `1. Öka … 2. Sänka …` on separate lines without the numbers. */
function withoutListMarks(answer: string): string {
  return answer.replace(/(^|\s)(\d{1,2}[.)]|[-–*])\s+(?=\p{L})/gu, '\n');
}

/** A level of the result in per cent of the sales; a change of it is told otherwise. */
const isLeftOfSales = (text: string, measure: Measure | null): boolean =>
  measure?.kind === 'percent' && LEFT_OF_SALES.test(text) && !change.test(text) && !LESS.test(text);

/** What a goal is of; `other` where nothing that is counted here. */
function kindOf(text: string, measure: Measure | null): GoalKind {
  const found = goalWords.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
  if (measure === null) return found;
  if (isLeftOfSales(text, measure)) return 'result';
  if (OF_ITSELF.test(inDigits(text))) return 'cost';
  if (OF_WHOLE.test(text) || measure.kind === 'pieces') return 'other';
  if (measure.kind === 'count' && found !== 'cost') return isLess(text) ? 'other' : 'customers';
  return found === 'customers' && (measure.kind === 'money' || isLess(text)) ? 'other' : found;
}

const isLess = (text: string) => LESS.test(text) && !MORE.test(text);

/** Sales, margin and result are to be raised and costs lowered: a goal may say otherwise. */
function saysOtherwise(kind: GoalKind, text: string): boolean {
  if (kind === 'other') return false;
  if (DENIED.test(text)) return !KEPT.test(text);
  if (kind !== 'cost') return isLess(text) || NEGATIVE.test(text);
  return MORE.test(text) && !LESS.test(text) && !/besparing|spara/u.test(text);
}

function read(words: string): Goal {
  const text = plainText(words);
  const measure = measureIn(text);
  const kind = kindOf(text, measure);
  return {
    words: words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words,
    kind,
    measure,
    isLevel: isLeftOfSales(text, measure) || saysLevel(text, measure, kind),
    ...(isLeftOfSales(text, measure) && { ofRevenue: true as const }),
    ...(saysOtherwise(kind, text) && { isAgainst: true }),
  };
}

/** A question back, or that one does not know, is no goal. */
const withoutQuestions = (answer: string) =>
  answer
    .split(/(?<=[.!?\n])/u)
    .filter((sentence) => !sentence.endsWith('?'))
    .join('');
const NO_GOAL =
  /^(?:vi |jag )?(?:vet (?:inte|ej)|ingen aning|osäker|oklart|inget|inga|ingenting|nej)$/iu;

/** The goals of an answer in order, at most six. */
export function readGoals(answer: string): Goal[] {
  return withoutListMarks(withoutQuestions(answer))
    .split(joint)
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter((part) => /\p{L}{3}/u.test(part) && !NO_GOAL.test(part))
    .slice(0, MOST)
    .map(read);
}
