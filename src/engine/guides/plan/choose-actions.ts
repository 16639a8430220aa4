import { actionId } from '../../advice/action-id.ts';
import { WORTH_OF_HIGH } from '../../advice/advice.ts';
import { type Candidate, weight } from './candidate.ts';
import type { Capacity } from './capacity.ts';
import { plainText } from './goals/wording.ts';
import type { PlanAnswers } from './input.ts';
import { wordNaming } from './named-by-owner.ts';

/** The actions of a plan, each list by weight. */
export interface ChosenActions {
  shortTerm: Candidate[];
  longTerm: Candidate[];
}

/** Actions that match the user's priority weigh this much more. */
const PRIORITY_TILT = 1.5;
/** An action without kronor gets this share of the median weight of those with kronor. */
const WITHOUT_KRONOR = 0.5;
/** Actions on what the user wrote about weigh this much more. */
const WRITTEN_TILT = 1.25;
/** With at least this many actions from figures, fewer practices are included. */
const MANY_COUNTED = 3;

/** Half a year or more, or a day in an agreement that may be as far off. */
const long = /halvår|år(?!\p{L})|avtalsperiod|förfallodag/u;

function isLong({ effort, timeframe }: Candidate): boolean {
  return effort === 3 || long.test(timeframe);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

/** What an action of which nothing tells the kronor counts as among others, when they are weighed. */
function assumedKronor(candidates: readonly Candidate[]): number {
  return WITHOUT_KRONOR * median(candidates.map(weight).filter((kronor) => kronor > 0));
}

/** Effect × certainty ÷ effort of each: its kronor, else those it is weighed by, else what is assumed among `all`. */
export function scoring(all: readonly Candidate[]): (candidate: Candidate) => number {
  const assumed = assumedKronor(all);
  return (each) => ((weight(each) || (each.stake ?? assumed)) * each.sureness) / each.effort;
}

/** Of a year's sales or costs: as much as is left of half a per cent of the sales. */
export const LITTLE = 0.0015;

/** Kronor that are few beside those of a year (`yearly`, in SEK). */
export const isLittle = (candidate: Candidate, yearly: number): boolean =>
  weight(candidate) > 0 && weight(candidate) < LITTLE * yearly;

/** What is on whom the owner names as the problem, what is worth few kronor last, else by effect × certainty ÷ effort, weighted by priority and answers. */
export function ranked(
  candidates: readonly Candidate[],
  answers: PlanAnswers,
  yearly = 0,
): Candidate[] {
  const scoreOf = scoring(candidates);
  const text = plainText(`${answers.question1}\n${answers.question2}`);
  const score = (candidate: Candidate) => {
    const wanted = candidate.theme === answers.question3 ? PRIORITY_TILT : 1;
    const about = candidate.basis === 'answers' ? null : candidate.words;
    const isAbout = about?.test(text) || wordNaming(text, candidate.named) !== null;
    const tilt = isAbout ? WRITTEN_TILT : 1;
    return scoreOf(candidate) * wanted * tilt;
  };
  // What the owner names as the problem is answered first.
  const first = ({ named }: Candidate) => Number(wordNaming(answers.question2, named) !== null);
  const last = (candidate: Candidate) => Number(isLittle(candidate, yearly));
  return [...candidates].sort(
    (a, b) =>
      first(b) - first(a) || last(a) - last(b) || score(b) - score(a) || a.id.localeCompare(b.id),
  );
}

/** Until it is known what has come of a cost that a company has all the time, nothing tells what is left. */
const isGoneCost = ({ id }: Candidate): boolean => id === actionId('costs', 'gone-cost');

/** What has moved by this part of a year is much of it. */
export const MUCH = 0.03;

/** Weighed by so much of a year (`yearly`, in SEK), or on so much of it that has come or gone, though no kronor can be counted. */
const isHeavy = ({ stake, moved = 0, countedIn }: Candidate, yearly: number): boolean =>
  yearly > 0 &&
  ((stake ?? 0) >= WORTH_OF_HIGH * yearly || (countedIn === null && moved >= MUCH * yearly));

/** What is lacking of a cost comes first where it is much, else what most kronor have moved by. */
function urgency(candidate: Candidate, yearly: number): number {
  const { moved } = candidate;
  const isMuch = moved === undefined || moved >= MUCH * yearly;
  return isGoneCost(candidate) && isMuch ? Number.POSITIVE_INFINITY : (moved ?? 0);
}

/**
 * The first `most` with kronor, of which the largest sum is one and stands first, and where they are fewer those that are
 * weighed by as much; of few kronor beside those of a year no other has its place by them.
 */
function countedFirst(order: readonly Candidate[], most: number, yearly: number): Candidate[] {
  const withKronor = order.filter((each) => weight(each) > 0);
  const counted = withKronor.filter((each) => !isLittle(each, yearly));
  const heavy = order.filter((each) => weight(each) === 0 && isHeavy(each, yearly));
  const largest = withKronor.toSorted((a, b) => weight(b) - weight(a)).slice(0, 1);
  return [...new Set([...largest, ...counted, ...heavy])].slice(0, most);
}

/** So many times the kronor of a sum, one without any takes its place; of what has moved more, and only that of a sum on what has not. */
const OUTWEIGHS = { staked: 5, moved: 20 } as const;

const outweighs = (heavy: Candidate | undefined, sum: Candidate | undefined): boolean => {
  if (heavy === undefined || sum === undefined) return false;
  const { stake, moved = 0 } = heavy;
  const isOfMoved = sum.moved === undefined && moved >= OUTWEIGHS.moved * weight(sum);
  return isOfMoved || (stake ?? 0) >= OUTWEIGHS.staked * weight(sum);
};

/** So many actions of each list are of what matters most to the owner, where there are such. */
const OF_PRIORITY = 2;

/** The first actions on whom or what an answer names: one on each of its words before a second on any. */
function onNamed(order: readonly Candidate[], answer: string): Candidate[] {
  const found = order.flatMap((candidate) => {
    const word = wordNaming(answer, candidate.named);
    return word === null ? [] : [{ candidate, word }];
  });
  const isFirst = ({ word }: { word: string }, place: number) =>
    found.findIndex((other) => other.word === word) === place;
  const first = found.filter(isFirst);
  return [...new Set([...first, ...found])].slice(0, OF_PRIORITY).map((each) => each.candidate);
}

/**
 * The first `most`, with places reserved for the largest sum and other actions with kronor (half, rounded up,
 * since they close the gap), then for what the owner wants most and for those that match the answers.
 */
function take(
  order: readonly Candidate[],
  most: number,
  reserved: number,
  { question1, question2, question3: wanted }: PlanAnswers,
  yearly: number,
): Candidate[] {
  // What is on whom the owner names as the problem has its place, with kronor or without.
  const problem = onNamed(order, question2);
  // What the owner names among the goals comes next.
  const goals = onNamed(order, question1);
  const sums = countedFirst(order, Math.ceil(most / 2), yearly);
  // Where sums have taken those places, the heaviest without one takes one of what is merely wanted.
  const hasHeavy = sums.some((each) => weight(each) === 0);
  const withoutSum = (hasHeavy ? [] : order)
    .filter((each) => weight(each) === 0 && each.countedIn === null)
    .filter((each) => isHeavy(each, yearly) || isGoneCost(each))
    .filter((each) => !sums.includes(each))
    .map((each) => ({ each, urgency: urgency(each, yearly) }))
    .toSorted((a, b) => Number(b.urgency > a.urgency) - Number(b.urgency < a.urgency))
    .map(({ each }) => each);
  // … and a second one that of a sum which is few kronor beside it.
  const isOutweighed = outweighs(withoutSum[1], sums.slice(1).at(-1));
  const counted = isOutweighed ? sums.slice(0, -1) : sums;
  const heavy = withoutSum.slice(0, isOutweighed ? 2 : 1);
  const written = plainText(question2);
  const answers = ({ basis, words }: Candidate) =>
    Number(basis === 'answers' && words?.test(written) === true);
  const left = most - counted.length - heavy.length;
  const first = order
    .filter(({ theme, countedIn }) => theme === wanted && countedIn === null)
    .slice(0, Math.min(OF_PRIORITY - heavy.length, left));
  // What answers the problem that the owner writes of has a place before what is merely wanted, and not much of a year.
  const isReserved = order.some(answers) && !first.some(answers);
  const isKept = (each: Candidate, place: number) =>
    !isReserved || place < left - 1 || isHeavy(each, yearly);
  const asked = first.filter(isKept);
  const room = Math.min(reserved, most - new Set([...counted, ...heavy, ...asked]).size);
  const called = order
    .filter(({ basis }) => basis === 'answers')
    .toSorted((a, b) => answers(b) - answers(a))
    .slice(0, room);
  const chosen = new Set(
    [
      ...new Set([
        ...[...problem, ...counted.slice(0, 1), ...goals, ...counted],
        ...[...heavy, ...called.slice(0, heavy.length), ...asked, ...called],
      ]),
    ].slice(0, most),
  );
  for (const each of order) if (chosen.size < most) chosen.add(each);
  return order.filter((each) => chosen.has(each));
}

/** What a company of this size, that turns over `yearly` SEK, can do, short and long term; no action twice. */
export function chooseActions(
  candidates: readonly Candidate[],
  answers: PlanAnswers,
  { shortTerm, longTerm }: Capacity,
  yearly = 0,
): ChosenActions {
  const order = ranked(candidates, answers, yearly);
  const [short, long] = [order.filter((each) => !isLong(each)), order.filter(isLong)];
  const counted = short.filter(({ basis }) => basis !== 'answers');
  return {
    shortTerm: take(short, shortTerm, counted.length >= MANY_COUNTED ? 1 : 2, answers, yearly),
    longTerm: take(long, longTerm, 1, answers, yearly),
  };
}
