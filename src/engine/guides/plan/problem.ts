import { wordsOfFacts } from '../../business/words-of-facts.ts';
import { ALWAYS_NAMED, brought, saidEvents, whoOf } from '../../events/sentence.ts';
import type { Fact, Subject } from '../../facts/fact.ts';
import { size } from '../../facts/fact-value.ts';
import type { ImportedFacts } from '../../facts/import-facts.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import { inQuotes, sentences } from '../../text/swedish.ts';
import { areForms } from '../../text/word-forms.ts';
import { accountName } from '../costs/account-label.ts';
import { classifyAnswer } from '../costs/areas/classify.ts';
import { costKeys } from '../costs/catalogue.ts';
import { salesKeys } from '../sales/catalogue.ts';
import type { Candidate } from './candidate.ts';
import type { PlanSource } from './input.ts';
import { isCalledBy, isNamedBy, wordsIn } from './named-by-owner.ts';

type Guide = 'costs' | 'sales';

/** What the owner may mean: what the files have a name for, the finest first, before areas, which the dictionary names. */
const LOOKED_AT: readonly (readonly [Guide, Subject['kind'], current: string, previous: string])[] =
  [
    ['costs', 'account', costKeys.accountCurrent, costKeys.accountPrevious],
    ['costs', 'supplier', costKeys.supplierCurrent, costKeys.supplierPrevious],
    ['sales', 'channel', salesKeys.channelCurrent, salesKeys.channelPrevious],
    ['sales', 'region', salesKeys.regionCurrent, salesKeys.regionPrevious],
    ['sales', 'category', salesKeys.categoryCurrent, salesKeys.categoryPrevious],
    ['sales', 'product', salesKeys.productCurrent, salesKeys.productPrevious],
    ['sales', 'customer', salesKeys.customerCurrent, salesKeys.customerPrevious],
    ['costs', 'area', costKeys.areaCurrent, costKeys.areaPrevious],
  ];

type Sources = Readonly<Record<Guide, PlanSource | null>>;

/** What the owner means by a word, in the latest months and the same before. */
export interface OfProblem {
  word: string;
  guide: Guide;
  /** Facts of the analysis; both are of `subject`. */
  now: Fact;
  before: Fact;
  subject: Subject;
  /** What the owner says has happened to it; null where that is not said as a change. */
  claim: 'up' | 'down' | null;
  /** What the figures show. */
  shown: 'up' | 'down' | 'flat';
  /** Whether it is said to have changed much, and has not. */
  isSlight: boolean;
}

/** So much of an answer is answered. */
const MOST = 4;
/** Below this part of what it was a change is none. */
const UNCHANGED = 0.01;

/** What is called so has changed by more than this part. */
const STRONG = /(?<!\p{L})(?:skenat|skenar|rusat|rusar|rasat|rasar|dundrat|störtat)(?!\p{L})/u;
const MUCH = 0.1;

/** Whether a part says that something has changed much, which the figures show to have changed less. */
export const isSlight = ({ context }: Part, now: Fact, before: Fact): boolean =>
  STRONG.test(context) && Math.abs(size(now) - size(before)) < MUCH * Math.abs(size(before));

/** A shorter word of an account's name is the beginning of too many others. */
const SHORTEST_PART = 4;

const RISEN =
  /blivit (?:så |mycket |allt )?dyr|dyrare|(?<!\p{L})(?:ökat|ökar|stigit|stiger|skenat|skenar|rusat|höjts|höjt|höjs)(?!\p{L})|gått upp/u;
const COSTLY = /(?<!\p{L})(?:kost|dyr|utgift|avgift|hög(?:a|t|re)?(?!\p{L})|för (?:mycket|stor))/u;
/** So few words name something and say nothing else of it. */
const ALONE = 2;
const FALLEN =
  /(?<!\p{L})(?:tappat|tappar|minskat|minskar|sjunkit|sjunker|rasat|dalat|svikit|färre)(?!\p{L})|gått ner|sålt mindre|säljer mindre/u;

/** A part of an answer, with what is said before a colon of all that is listed after it. */
export interface Part {
  clause: string;
  context: string;
}

export function partsOf(text: string): Part[] {
  return text.split(/[.;!?\n]+/u).flatMap((sentence) => {
    const [before = '', ...after] = sentence.split(':');
    const listed = after.join(' ').split(',');
    const parts = before.split(',').map((clause) => ({ clause, context: clause.toLowerCase() }));
    return [
      ...parts,
      ...listed.map((clause) => ({ clause, context: `${before} ${clause}`.toLowerCase() })),
    ];
  });
}

/** Whether a part is of what something costs: a machine that broke is of no leasing. */
const isOfCost = ({ clause, context }: Part) =>
  RISEN.test(context) || COSTLY.test(context) || wordsIn(clause).length <= ALONE;

/** A cost is a problem where it has risen, and sales are where they have fallen; of anything else nothing is judged. */
export function claimOn(
  { guide }: Pick<OfProblem, 'guide'>,
  { context }: Part,
): OfProblem['claim'] {
  if (RISEN.test(context) === FALLEN.test(context)) return null;
  if (guide === 'costs') return RISEN.test(context) ? 'up' : null;
  return FALLEN.test(context) ? 'down' : null;
}

export function shownBy(now: Fact, before: Fact): OfProblem['shown'] {
  const change = size(now) - size(before);
  if (Math.abs(change) < UNCHANGED * Math.abs(size(before))) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** Whether a word of the owner's is a subject: an account by its name, an area by what the dictionary has of it. */
function means(word: string, { kind, name }: Subject): boolean {
  if (kind === 'area') return classifyAnswer(word)?.area === name;
  if (kind === 'customer') return isCalledBy(word, name);
  const written = kind === 'account' ? accountName(name) : name;
  if (written === null) return false;
  // What an account is of is often one short word: `Inköp stål`.
  const isPart = (part: string) =>
    part.length >= SHORTEST_PART && areForms(part.toLowerCase(), word.toLowerCase());
  return isNamedBy(word, written) || (kind === 'account' && wordsIn(written).some(isPart));
}

export function meant(
  word: string,
  sources: Sources,
): Omit<OfProblem, 'claim' | 'isSlight'> | null {
  for (const [guide, kind, current, previous] of LOOKED_AT) {
    const facts = sources[guide]?.facts ?? [];
    const named = facts.filter(
      ({ key, subject }) => key === current && subject?.kind === kind && means(word, subject),
    );
    // A word that several have in their names, as `caféerna`, names none of them.
    const now = named.length === 1 ? named[0] : undefined;
    const subject = now?.subject;
    const before = facts.find(
      ({ key, subject: of }) => key === previous && of?.kind === kind && of.name === subject?.name,
    );
    if (now && subject && before && (size(now) !== 0 || size(before) !== 0))
      return { word, guide, now, before, subject, shown: shownBy(now, before) };
  }
  return null;
}

/** What the owner's words for the problem mean in the analyses, each once, in the order of the answer. */
export function ofProblem(problem: string, sources: Sources): OfProblem[] {
  const found = partsOf(problem).flatMap((part) =>
    wordsIn(part.clause).flatMap((word) => {
      const one = meant(word, sources);
      if (one === null || (one.guide === 'costs' && !isOfCost(part))) return [];
      return { ...one, claim: claimOn(one, part), isSlight: isSlight(part, one.now, one.before) };
    }),
  );
  const isFirst = ({ subject }: OfProblem, place: number) =>
    found.findIndex((other) => other.subject.name === subject.name) === place;
  return found.filter(isFirst).slice(0, MOST);
}

/**
 * A candidate without the names that the owner's words are in and mean another: `kaffe` is who sells it, and not
 * `Gym & Kaffe`. An account is no other than those who are paid on it, nor a group than what is sold of it.
 */
export const namedAsMeant =
  (found: readonly OfProblem[], facts: readonly Fact[] = []) =>
  (candidate: Candidate): Candidate => {
    const isProduct = (name: string) =>
      facts.some(({ subject }) => subject?.kind === 'product' && subject.name === name);
    const isOther = (name: string) =>
      found.some(
        ({ word, subject }) =>
          subject.kind !== 'account' &&
          subject.kind !== 'area' &&
          !(subject.kind === 'category' && isProduct(name)) &&
          subject.name !== name &&
          isNamedBy(word, name),
      );
    return { ...candidate, named: candidate.named.filter((name) => !isOther(name)) };
  };

const verdicts = {
  same: 'Siffrorna säger detsamma som du.',
  slight: 'Siffrorna går åt samma håll, men inte så mycket.',
  opposite: 'Siffrorna säger motsatsen.',
  flat: 'I siffrorna har det knappt ändrats.',
} as const;

/** Whether the figures are for or against what the owner says; null where that is no change. */
export function verdictOf({
  claim,
  shown,
  isSlight: slight,
}: Pick<OfProblem, 'claim' | 'shown' | 'isSlight'>): string | null {
  if (claim === null) return null;
  if (shown === 'flat') return verdicts.flat;
  if (claim !== shown) return verdicts.opposite;
  return slight ? verdicts.slight : verdicts.same;
}

/** A text with what the owner's problem is in the figures in a list of its own, first. */
export function underProblem(text: string, problem: readonly string[]): string {
  const list = problem.map((each) => `- ${each}`).join('\n');
  return list === '' ? text : `**Det du skrev bland utmaningarna:**\n${list}\n\n${text}`;
}

/** In kronor of both periods; `own` gives the plan's own copy of a fact. */
function sentenceOf(found: OfProblem, source: PlanSource, own: ImportedFacts): string | null {
  const [now, before] = [own.withId(found.now.id), own.withId(found.before.id)];
  if (now === null || before === null) return null;
  const of = { change: now, buyers: wordsOfFacts(source.facts) };
  const did = found.guide === 'costs' ? 'har kostat' : `har ${brought(of)}`;
  return sentences(
    `${inQuotes(found.word)}: ${whoOf(of)} ${did} ${figure(now)} under ${periodOf(now)}, mot ${figure(before)} under ${periodOf(before)}.`,
    verdictOf(found),
  );
}

/** Whether what has happened, as it is always named, says it already. */
const isSaidByEvent = ({ subject }: OfProblem, { facts }: PlanSource) =>
  saidEvents(facts, ALWAYS_NAMED).some(
    ({ event: { change } }) =>
      change.subject?.kind === subject.kind && change.subject.name === subject.name,
  );

/** What the owner calls the problem in the figures, as drafts over the plan's own copies of them. */
export function problemSentences(
  found: readonly OfProblem[],
  sources: Sources,
  own: Readonly<Record<Guide, ImportedFacts | null>>,
): string[] {
  return found.flatMap((each) => {
    const [source, copies] = [sources[each.guide], own[each.guide]];
    if (source === null || copies === null || isSaidByEvent(each, source)) return [];
    return sentenceOf(each, source, copies) ?? [];
  });
}
