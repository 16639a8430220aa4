import { type Measure, measureIn, plainText } from './wording.ts';

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

/** Words that tell the kind of a goal, in `plainText`. */
export const goalWords: readonly [GoalKind, RegExp][] = [
  ['margin', /marginal|täckningsgrad/u],
  ['cost', /kostnad|utgift|omkostnad|besparing|(?<!\p{L})spara(?!\p{L}| (?:ihop|undan|till))/u],
  ['result', /resultat|vinst|lönsam/u],
  ['revenue', /omsätt|försälj|intäkt|sälja|tillväxt|växa/u],
  ['customers', /kund/u],
];

const level = /(?<!\p{L})(till|nå|över|minst|upp i|landa på|ligga på|ner till|under)(?!\p{L})/u;
const change =
  /(?<!\p{L})(med|öka|höj|mer|ytterligare|spara|minska|sänk|dra ner|växa)|ökning|minskning/u;
const by = /(?<!\p{L})med(?!\p{L})/u;

/** A sum without a word of change is a level; so is raising or lowering something *to* a figure. */
function saysLevel(text: string, measure: Measure | null): boolean {
  if (by.test(text)) return false;
  return level.test(text) || (measure?.kind === 'money' && !change.test(text));
}

/** Puts `1. Öka … 2. Sänka …` on separate lines without the numbers. */
function withoutListMarks(answer: string): string {
  return answer.replace(/(^|\s)(\d{1,2}[.)]|[-–*])\s+(?=\p{L})/gu, '\n');
}

function read(words: string): Goal {
  const text = plainText(words);
  const measure = measureIn(text);
  const found = goalWords.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
  const customers = measure?.kind === 'count' && found !== 'cost';
  return {
    words: words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words,
    kind: customers ? 'customers' : found,
    measure,
    isLevel: saysLevel(text, measure),
  };
}

/** The goals of an answer in order, at most six. */
export function readGoals(answer: string): Goal[] {
  return withoutListMarks(answer)
    .split(joint)
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter((part) => /\p{L}{3}/u.test(part))
    .slice(0, MOST)
    .map(read);
}
