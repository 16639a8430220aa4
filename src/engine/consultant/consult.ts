import type { Chart } from '../facts/chart.ts';
import type { Fact, Figure } from '../facts/fact.ts';
import { createFacts, NO_ORIGIN } from '../facts/facts.ts';
import type { ImportedFacts } from '../facts/import-facts.ts';
import type { Period } from '../table/period.ts';
import { formatDate } from '../text/format.ts';
import { renderText } from '../text/render.ts';
import type { ModelShare } from '../text/result.ts';
import { focusOf } from './answers/focus-of.ts';
import type {
  ConsultantPlan,
  ConsultantSource,
  Consultation,
  Missing,
  Reply,
  ReplyTable,
} from './answers/reply.ts';
import { inWholeKronor } from './answers/whole-kronor.ts';
import { finished, type OfGuide } from './finished.ts';
import { answerPart } from './part-answered.ts';
import { asAsked, inPieces } from './question/as-asked.ts';
import { asSpoken } from './question/as-spoken.ts';
import { asTyped } from './question/as-typed.ts';
import type { Focus, Reading } from './question/ask.ts';
import { headingsOf, hoursIn, otherPlaces, perHour, workedIn } from './question/headings.ts';
import { inAreas } from './question/in-areas.ts';
import { inEnglish } from './question/in-english.ts';
import { inFewWords } from './question/in-few-words.ts';
import { inHalves } from './question/in-halves.ts';
import { inHaste } from './question/in-haste.ts';
import { inOtherTurns } from './question/in-other-turns.ts';
import type { Known } from './question/known.ts';
import type { OwnNames } from './question/named.ts';
import { paysOff } from './question/pays-off.ts';
import { pricesOf } from './question/prices-of.ts';
import { questionsIn } from './question/questions-in.ts';
import { readQuestion } from './question/read-question.ts';
import { saidBriefly } from './question/said-briefly.ts';
import { topics } from './question/topics.ts';
import { whoNot } from './question/who-not.ts';
import { withoutWords } from './question/without-words.ts';
import { inYearsOfFile } from './question/years-of-file.ts';
import { withStatedNames } from './tables/stated-sums.ts';
import { columnsBeside, namesIn } from './tables/table.ts';
import { used } from './used.ts';

/** A message to the consultant, with all it may answer from. */
export interface ConsultantQuestion {
  message: string;
  sources: readonly ConsultantSource[];
  plan: ConsultantPlan | null;
  /** The day it is asked, YYYY-MM-DD. */
  today: string;
  /** What the answer before it was about. */
  focus: Focus | null;
  /** Figures that are there already; those of the answer are numbered after them. */
  given?: readonly Fact[];
}

/** An answer of the rules with the text it was made of, for a model to go on from. */
export interface DraftedAnswer {
  answer: ConsultantAnswer;
  /** The text with its references to the answer's facts. */
  draft: string;
  /** Whether more may be said: not of a greeting, nor of what the rules know that no file tells. */
  isOpen: boolean;
}

/** An answer as it is shown and stored. Every figure in it is one of its facts. */
export interface ConsultantAnswer {
  kind: Reply['kind'];
  /** What the questions were taken to mean. */
  meant: string[];
  /** With headings, lists and bold as in analyses. */
  text: string;
  /** Where in `text` figures stand; their path is `text`. */
  figures: Figure[];
  facts: Fact[];
  tables: ReplyTable[];
  charts: Chart[];
  suggestions: string[];
  missing: Missing | null;
  /** Who worded it, and which version. */
  engine: {
    writer: 'rules' | 'model';
    version: string;
    /** Present where a model was asked. */
    model?: ModelShare;
  };
  focus: Focus | null;
}

/** Raised when the same question to the same files would be answered otherwise. */
export const CONSULTANT_VERSION = '1.28.0';

const topicWords = (plain: string): RegExp | null =>
  topics.find(({ words }) => words.test(plain))?.words ?? null;

/** What answers are made of; their figures are numbered after those `given`. */
export function consultationOf({
  sources,
  plan,
  today,
  given = [],
}: Omit<ConsultantQuestion, 'message' | 'focus'>): Consultation {
  const facts = createFacts(NO_ORIGIN, given);
  const copies = new Map<string, ImportedFacts>();
  return {
    ...{ sources, plan, today, facts },
    imported(source) {
      const known = copies.get(source.analysisId) ?? facts.from(source);
      copies.set(source.analysisId, known);
      return known;
    },
  };
}

/** The message's questions with their answers, each under the question where there are several. */
function textOf(parts: readonly { reading: Reading; reply: Reply }[]): string {
  if (parts.length === 1) return parts[0]?.reply.text ?? '';
  return parts
    .map(({ reading, reply }) => `## ${headingOf(reading.question)}\n${reply.text}`)
    .join('\n');
}

/** A question as a heading: its first letter large, a question mark after it, no marks of references. */
function headingOf(question: string): string {
  const words = question
    .replace(/[{}*#]/g, '')
    .trim()
    .slice(0, 120);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}?`;
}

const MOST_SUGGESTIONS = 3;

function answerOf(
  parts: readonly { reading: Reading; reply: Reply }[],
  { facts, sources }: Consultation,
  focus: Focus | null,
): DraftedAnswer {
  const replies = parts.map(({ reply }) => reply);
  const shown = inWholeKronor(used(facts.list, replies));
  const byId = new Map(shown.map((fact) => [fact.id, fact]));
  const draft = textOf(parts);
  const { text, figures } = renderText(draft, byId, 'text');
  const last = parts.at(-1);
  const isAnswered = replies.some(({ kind }) => kind === 'answer');
  const isPuzzled = replies.some(({ kind, meant }) => kind === 'refusal' && meant === '');
  const answer: ConsultantAnswer = {
    kind: isAnswered ? 'answer' : (replies[0]?.kind ?? 'talk'),
    meant: replies.flatMap(({ meant }) => (meant === '' ? [] : [meant])),
    text,
    figures,
    facts: shown,
    tables: replies.flatMap(({ table }) => table ?? []),
    charts: replies.flatMap(({ chart }) => chart ?? []),
    suggestions: [...new Set(replies.flatMap(({ suggestions }) => suggestions))].slice(
      0,
      MOST_SUGGESTIONS,
    ),
    missing: replies.find(({ missing }) => missing !== null)?.missing ?? null,
    engine: { writer: 'rules', version: CONSULTANT_VERSION },
    // `Och i fjol?` after a refusal is not of the question before that one.
    focus: last?.reply.kind === 'answer' ? focus : null,
  };
  return { answer, draft, isOpen: sources.length > 0 && (isAnswered || isPuzzled) };
}

/** The company's own names in all tables. */
export async function namesOf(all: readonly ConsultantSource[], asked = ''): Promise<OwnNames[]> {
  const found = await Promise.all(
    all.map(async ({ table }) =>
      table === null ? [] : withStatedNames(table, await namesIn(table), asked),
    ),
  );
  return found.flat();
}

/** The question without the words that it was refused for, or of the years that the file has, where that is understood. */
function askedInstead(reading: Reading, { kind, meant }: Reply, known: Known): string | null {
  // What no file tells is told no better without a word of it.
  if (kind !== 'refusal' || (meant !== '' && reading.unknown.length > 0)) return null;
  const covered = known.covered[reading.ask.guide] ?? null;
  const text =
    reading.unknown.length === 0
      ? inYearsOfFile(reading.question, covered, known.today)
      : withoutWords(reading.question, reading.unknown);
  if (text === null) return null;
  const { unknown, ask } = readQuestion(text, known, topicWords);
  const isAsking =
    ask.measured || ask.named.length > 0 || ask.by !== null || reading.intent === 'cause';
  return unknown.length === 0 && isAsking ? text : null;
}

/** The financial years that figures are told of, which a calendar year is one of. */
function financialYears(facts: readonly Fact[]): Period[] {
  const periods = facts.flatMap(({ subject, period }) =>
    subject?.kind === 'year' && period !== null ? [period] : [],
  );
  return [...new Map(periods.map((period) => [period.from, period])).values()];
}

/** `Varför tjänar jag mindre än i fjol?`, of a file that ends before this year: of its last year, which is said first. */
async function whyInFile(
  question: string,
  known: Known,
  consultation: Consultation,
): Promise<{ reading: Reading; reply: Reply } | null> {
  const reading = readQuestion(question, known, topicWords);
  const { read, answered } = await finished(reading, consultation, null, () => reading);
  const end = known.covered[read.ask.guide]?.to;
  if (answered.kind !== 'answer' || end === undefined) return null;
  const lead = `Filen slutar ${formatDate(end)}, så det här är dess sista år mot året före.`;
  return { reading: read, reply: { ...answered, text: `${lead}\n${answered.text}` } };
}

/** What is known where a question is surely of one of the files. */
const onlyOf = (known: Omit<Known, 'focus'>, guide: 'sales' | 'costs'): Known => ({
  ...known,
  names: known.names.filter((each) => each.guide === guide),
  guides: [guide],
  focus: null,
});

/** The message in the words that it is read by. */
function inReadWords(
  { message, sources, focus }: ConsultantQuestion,
  names: readonly OwnNames[],
): string {
  const guides = sources.map(({ guide }) => guide);
  const countsHours = sources.some(({ table }) => table?.countsHours === true);
  const few = inFewWords(inOtherTurns(asTyped(inEnglish(message)), names, guides), names, guides);
  const typed = inHaste(inPieces(paysOff(whoNot(few)), sources), focus, guides);
  return perHour(asSpoken(asAsked(saidBriefly(typed), sources)), countsHours);
}

/** Answers a message by rules, from the facts and the tables of the company's analyses. */
export async function consult(question: ConsultantQuestion): Promise<ConsultantAnswer> {
  return (await draftAnswer(question)).answer;
}

/** The answer of `consult`, with the text it was made of. */
export async function draftAnswer(question: ConsultantQuestion): Promise<DraftedAnswer> {
  const consultation = consultationOf(question);
  const all = await namesOf(question.sources, question.message);
  const names = all.filter(({ dimension }) => dimension !== 'costText');
  const texts = all.filter(({ dimension }) => dimension === 'costText');
  const guides = question.sources.map(({ guide }) => guide);
  const covered = Object.fromEntries(
    question.sources.map(({ guide, table }) => [guide, table?.covered ?? null]),
  );
  const parts: { reading: Reading; reply: Reply }[] = [];
  const years = Object.fromEntries(
    question.sources.map(({ guide, facts }) => [guide, financialYears(facts)]),
  );
  const headings = question.sources.flatMap(({ table }) => {
    const hours = table?.guide === 'sales' ? hoursIn(table.countsHours, names) : [];
    return [...headingsOf(table?.columns ?? {}), ...hours, ...workedIn(question.message, hours)];
  });
  const places = question.sources.flatMap(({ table }) => otherPlaces(table?.columns ?? {}));
  const beside = Object.fromEntries(
    question.sources.map(({ guide, table }) => [guide, table === null ? [] : columnsBeside(table)]),
  );
  const ofFiles = { headings, places, guides, covered, years, beside, today: question.today };
  const known = { names, texts, ...ofFiles };
  let { focus } = question;
  const spoken = inReadWords(question, all);
  const found = questionsIn(spoken);
  // An area's name may have an `och` in it, which parts no questions.
  const whole = (found.length === 0 ? [{ text: spoken, isOneSentence: false }] : found).map(
    (part) => ({ ...part, text: pricesOf(inAreas(part.text, names), names) }),
  );
  const asked = whole.flatMap((part) => inHalves(part, { ...known, focus }, topicWords) ?? part);
  const ofGuide: OfGuide = (of, guide) =>
    readQuestion(of.question, onlyOf(known, guide), topicWords);
  for (const at of asked.keys()) {
    const before = parts.at(-1)?.reading ?? null;
    const { read, answered } = await answerPart(
      at,
      { asked, before, known: { ...known, focus }, topical: topicWords, ofGuide },
      consultation,
    );
    const instead = askedInstead(read, answered, { ...known, focus });
    const again =
      instead === null || read.intent !== 'cause' || read.unknown.length > 0
        ? null
        : await whyInFile(instead, { ...known, focus }, consultation);
    const reply = instead === null ? answered : { ...answered, suggestions: [instead] };
    const part = again ?? { reading: read, reply };
    parts.push(part);
    focus = focusOf(part.reading, part.reply, consultation.facts, focus);
  }
  // A greeting before a question is not answered under a heading of its own.
  const questions = parts.filter(({ reply }) => reply.kind !== 'talk');
  const made = answerOf(questions.length > 0 ? questions : parts, consultation, focus);
  if (made.answer.kind !== 'talk') return made;
  return { ...made, answer: { ...made.answer, focus } };
}
