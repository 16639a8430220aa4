import { dayNumber, dayOf, lastDay, monthNumber } from '../figures/calendar/months.ts';
import { costKeys } from '../guides/costs/catalogue.ts';
import { salesKeys } from '../guides/sales/catalogue.ts';
import { earnedByBooks, fixedByMonth, resultOfPart } from './answers/by-books.ts';
import { cause } from './answers/cause.ts';
import { causes, causesOf } from './answers/causes.ts';
import { comeAndGone } from './answers/come-and-gone.ts';
import { answerFigure } from './answers/figures.ts';
import { forecast } from './answers/forecast.ts';
import { lackingIn } from './answers/lacking-in.ts';
import { asDays, lastTime, latestOnes } from './answers/last-time.ts';
import { withLeft } from './answers/left.ts';
import { leftByMonth } from './answers/left-by-month.ts';
import { notUnderstood } from './answers/not-understood.ts';
import { soldByBooks } from './answers/of-books.ts';
import { NOT_OF_COLUMNS } from './answers/of-columns.ts';
import { ofResult } from './answers/of-result.ts';
import { cash, profitability, ratios, savings, summary } from './answers/overview.ts';
import { ownAnswer } from './answers/own-answer.ts';
import {
  NO_ANALYSIS,
  NOT_ASKED,
  NOT_BETWEEN,
  NOT_NARROWED,
  NOT_OF_PAID,
  NOT_OF_PARTS,
  NOT_PAID_FOR,
  NOT_TOGETHER,
  NOT_WHICH,
  NOTHING_BEFORE,
  OF_ALL_ONLY,
  OF_REVENUE_ONLY,
} from './answers/refusals.ts';
import {
  type Consultation,
  hasBooks,
  type Reply,
  sourceOf,
  withoutSource,
} from './answers/reply.ts';
import { about as aboutItself, greeting } from './answers/talk.ts';
import { answerTopic, refuseTopic } from './answers/topic.ts';
import { withVisits } from './answers/visits.ts';
import { whatIf } from './answers/what-if.ts';
import { whatToDo } from './answers/what-to-do.ts';
import { dividedByOther, ELSEWHERE, hasBoth, isOfBoth, leftOfBoth } from './of-both-files.ts';
import { heldTogether, isTogether } from './question/alongside.ts';
import type { Focus, Reading } from './question/ask.ts';
import { isHowOften } from './question/how-often.ts';
import { isBeside } from './question/money-columns.ts';
import { isNarrowed } from './question/narrowed.ts';
import { comeOrGone, isOfLatestYear, isOfLeft, isOfParts, isOfSales } from './question/of-whole.ts';
import { rankAsked } from './question/rank-of.ts';
import { endIn, latestOf } from './question/time-of.ts';
import { type Topic, topics } from './question/topics.ts';
import { isStep } from './question/vocabulary.ts';

/** Asks what to do, and not how much something is. */
const WHAT_TO_DO =
  /\bhur (?:okar|hojer|far) (?:jag|vi)\b|\bvad (?:ska|bor|borde|skulle|kan|maste)\b|\brad\b|\btips\b/;

const isOfOther = ({ measure, measured, named }: Reading['ask']) =>
  named.length > 0 || (measured && measure !== 'revenue');

/** `Hur mycket sålde vi till nya kunder?`: how many they are is no answer. */
const isAmountOfSome = (about: string, plain: string) =>
  /^(?:nya|återkommande) kunder$/.test(about) && /\bhur (?:mycket|mkt|stor\w*)\b/.test(plain);

/** `Och året innan?`, `hur stor del är det?`: says nothing by itself. */
const IS_OF_BEFORE =
  /^(?:och |o |men )?(?:(?:aret|manaden|kvartalet|veckan|perioden|sommaren|vintern|varen|hosten) (?:innan|fore|dessforinnan)|hur (?:stor|stort|mycket|manga)(?: (?:del|andel|procent))? (?:ar|var|blev|blir) (?:det|den|de))(?: da)?$/;

const BARE = /^(?:och|o|men)\b/;

/** `Vilken var bäst?`, with nothing before it that it could be one of. */
const IS_WHICH =
  /^(?:och |sa |men )?(?:vilken|vilket)(?: som)? (?:ar|var|blev) (?:bast|samst|storst|minst|dyrast|billigast|hogst|lagst)$/;

/** `Hur mycket kostade dom totalt?`, with nobody before it whom it could be of. */
const IS_OF_SOMEONE =
  /\b(?:kosta|kop|salj|sald|salt|betala|drog|drar|fick|far|hade|har|gav|ger|handla|fakturera|omsat|sluta|borja|tjana|var|ar|pa|av|till|fran|hos|for|med) ?\w{0,4} (?:dom|dem|hon|han|honom|henne)(?: (?:totalt|sammanlagt|senast|sist|forst|oss|ihop|tillsammans|mest|minst|i|under|per|forra|for|av|hos|2\d{3})\b.*)?$/;

/** `Vad kostar det?`, with nothing before it that has a name. */
const IS_OF_IT = /^(?:och |men )?(?:vad|hur mycket) (?:kostar|kostade) det(?: oss)?(?: da| nu)?$/;

/** `Och i fjol?` with nothing before it says no measure. */
const isOfNothing = ({ plain, ask, unknown }: Reading): boolean =>
  IS_OF_BEFORE.test(plain) ||
  (ask.named.length === 0 && IS_OF_SOMEONE.test(plain)) ||
  (unknown.length === 0 && BARE.test(plain) && !ask.measured && ask.named.length === 0);

/** What goes on from nothing that was answered, or from what makes no one question. */
function ofNothingBefore(reading: Reading, focus: Focus | null): Reply | null {
  if (reading.unknown.length > 0 && isTogether(reading.plain)) return NOT_TOGETHER;
  if (IS_OF_IT.test(reading.plain) && reading.ask.named.length === 0) return NOTHING_BEFORE;
  if (focus !== null) return null;
  if (isOfNothing(reading)) return NOTHING_BEFORE;
  return IS_WHICH.test(reading.plain) ? NOT_WHICH : null;
}

/** `Likviditeten nästa månad`: an overview tells how things are, and not how they will be. */
const TO_COME = /\b(?:framover|kommande|narmaste|nasta (?:manad|kvartal|ar|vecka)\w*)\b/;

const TO_BE_DONE = /\b(?:ska|bor|borde) (?:jag|vi|man)\b|^(?:behover|maste) (?:jag|vi|man)\b/;

const OVERVIEWS = { ratios, cash, profitability, savings, plan: whatToDo } as const;

function isOverview(intent: Reading['intent']): intent is keyof typeof OVERVIEWS {
  return intent in OVERVIEWS;
}

/** Whether it is asked how things are at large, and not of a thing or a time. */
const isOfAll = ({ ask }: Reading) => ask.named.length === 0 && ask.periods.length === 0;

/** `Varför är den lägre än på te?`, after a question of something else. */
const isOfAnother = ({ named }: Reading['ask'], focus: Focus | null) =>
  focus !== null &&
  named.some(({ names }) => !focus.ask.named.some((each) => each.names.join() === names.join()));

/** The most or the least of a kind, and not of times. */
const isOfList = ({ by, order, direction }: Focus['ask']): boolean =>
  by !== null && !isStep(by) && order !== null && direction === null;

async function understood(
  reading: Reading,
  consultation: Consultation,
  focus: Focus | null,
): Promise<Reply> {
  const { intent, plain, ask } = reading;
  if (ELSEWHERE.includes(intent) && isBeside(ask.measure)) return NOT_OF_COLUMNS;
  if (intent === 'whatIf') return whatIf(reading, consultation);
  if (intent === 'cause') {
    const isAnother = reading.followsUp && isOfAnother(ask, focus);
    if (isAnother && /\ban\b/.test(plain)) return NOT_BETWEEN;
    const isOfBefore = reading.followsUp && focus !== null && !isAnother;
    // `Vilken vara har sämst marginal?`, `varför?`: why one is the least of a list is no change of all.
    if (isOfBefore && isOfList(focus.ask)) return NOT_BETWEEN;
    // `Varför skiljer det?`, after one time and another: why those two differ.
    const held =
      isOfBefore && ask.periods.join() === focus.ask.periods.join() ? heldTogether(focus) : null;
    const both = held !== null && held.periods.length === 2 ? held : null;
    const about = isOfBefore ? { ...(both ?? focus.ask), measured: true } : ask;
    // `Varför då?`, after the best or the worst of times: of that one.
    const isOfTime = isOfBefore && focus.time !== undefined && about.periods.length === 0;
    const timed = isOfTime && focus.time ? { ...about, periods: [focus.time] } : about;
    // … and after what has moved most: of that one.
    const [moved] = isOfBefore && about.direction !== null ? (focus.listed ?? []) : [];
    const of = moved === undefined ? timed : { ...timed, named: [moved] };
    const compared = { ...of, ...{ compared: true, by: null, order: null, direction: null } };
    if (timed.periods.length > 0) return answerFigure(compared, consultation, causes);
    return (of.named.length > 0 ? causesOf : cause)(plain, compared, consultation);
  }
  if ((intent === 'cash' || intent === 'ratios') && TO_COME.test(plain)) return OF_REVENUE_ONLY;
  if (isOverview(intent) && ask.named.length === 0) return OVERVIEWS[intent](consultation);
  if (intent === 'plan' && WHAT_TO_DO.test(plain)) return OF_ALL_ONLY;
  if (intent === 'forecast' && (isOfOther(ask) || topics.some(({ words }) => words.test(plain))))
    return OF_REVENUE_ONLY;
  if (intent === 'forecast') return forecast(plain, ask.periods, consultation);
  if (intent === 'summary' && isOfAll(reading) && !ask.measured) return summary(consultation);
  const booked = intent === 'figure' ? earnedByBooks(reading, consultation) : null;
  if (booked !== null) return booked;
  const figured = withVisits(reading, await answerFigure(ask, consultation));
  return intent === 'summary' && hasBoth(consultation) && ask.named.length === 0 && !ask.measured
    ? withLeft(figured, ask, consultation)
    : figured;
}

/** Whether a question is answered by other figures than those of the rows themselves. */
const isElsewhere = ({ ask, intent, shape }: Reading): boolean =>
  intent !== 'figure' ||
  comeOrGone(ask, shape) !== null ||
  endIn(ask, shape) !== null ||
  isHowOften(ask, shape) ||
  rankAsked(ask, shape) !== null ||
  latestOf(ask, shape) !== null ||
  isOfSales(ask, shape) ||
  isOfLeft(ask, shape) ||
  topics.some(({ words }) => words.test(shape));

/** The periods before that an analysis holds its latest year against, customers' own first. */
const YEARS_BEFORE = [salesKeys.customersLost, salesKeys.revenuePrevious, costKeys.previous];

/** `Vilka kunder har vi tappat?` says no time: the year that the analysis holds against the one before is meant. */
function inLatestYear({ ask, intent, shape }: Reading, { sources }: Consultation): Reading['ask'] {
  if (intent !== 'figure' || !isOfLatestYear(ask, shape)) return ask;
  const { facts = [], table = null } = sources.find(({ guide }) => guide === ask.guide) ?? {};
  const periodOf = (wanted: string) => facts.find(({ key }) => key === wanted)?.period ?? [];
  const [before = null] = YEARS_BEFORE.flatMap(periodOf);
  const from = before === null ? null : dayOf(dayNumber(before.to) + 1);
  const covered = table?.covered ?? null;
  if (from === null || covered === null || from > covered.to) return ask;
  return { ...ask, periods: [{ from, to: lastDay(monthNumber(covered.to)) }] };
}

/** The largest row of a time is computed: the analysis has those of the whole file. */
const topicOf = ({ measure, periods }: Reading['ask'], shape: string) =>
  measure === 'largestRow' && periods.length > 0
    ? undefined
    : topics.find(({ words }) => words.test(shape));

/** Where the books are there, they say why they do not tell it. */
function notKnown(topic: Topic, lacking: Reply | null, consultation: Consultation): Reply {
  const isOfBooks = topic.keys[0]?.startsWith('books.') && hasBooks(consultation);
  return (isOfBooks ? null : lacking) ?? refuseTopic(topic, consultation);
}

/** The last or the first time of what is named; null for any other question. */
function ofItsEnd(
  { ask, plain, shape, unknown }: Reading,
  consultation: Consultation,
): Promise<Reply> | Reply | null {
  // `Vad tappade vi på det?` behind when it stopped is of how much, and not of when.
  const end = shape !== plain && ask.direction !== null ? null : endIn(ask, shape);
  if (end === null) return null;
  if (ask.guide === 'sales' && PAID_FOR.test(plain)) return NOT_PAID_FOR;
  return unknown.length > 0 ? null : answerFigure(asDays(ask), consultation, lastTime(end));
}

/** The answer to one question as it was read. */
export async function answerReading(
  reading: Reading,
  consultation: Consultation,
  focus: Focus | null,
): Promise<Reply> {
  const { intent, plain, shape, ask, unknown } = reading;
  if (intent === 'greeting') return greeting(plain);
  if (intent === 'about') return aboutItself();
  if (consultation.sources.length === 0) return NO_ANALYSIS;
  if (isNarrowed(ask) && unknown.length === 0 && isElsewhere(reading)) return NOT_NARROWED;
  const inTime = inLatestYear(reading, consultation);
  const asks = comeOrGone(inTime, shape);
  if (asks !== null && unknown.length === 0)
    return answerFigure(
      { ...inTime, measure: ask.guide === 'sales' ? 'revenue' : 'cost', by: null },
      consultation,
      (work) => comeAndGone(work, asks, ask.periods.length === 0),
    );
  const ended = ofItsEnd(reading, consultation);
  if (ended !== null) return ended;
  const own = unknown.length > 0 ? null : ownAnswer(reading, consultation);
  if (own !== null) return own;
  if (isOfBoth(reading, consultation)) return leftByMonth(ask, shape, consultation);
  const latest = latestOf(ask, shape);
  if (latest !== null && unknown.length === 0)
    return answerFigure({ ...asDays(ask), by: latest }, consultation, latestOnes(latest));
  const divided = dividedByOther(reading, consultation);
  if (divided !== null) return divided;
  const topic = topicOf(ask, shape);
  const isOfItsParts = isOfParts(ask) && topic?.of !== ask.measure;
  if (topic?.guide === 'sales' && (isOfItsParts || isAmountOfSome(topic.about, shape)))
    return NOT_OF_PARTS;
  if (topic !== undefined && ask.named.length === 0 && !ELSEWHERE.includes(intent)) {
    const known =
      resultOfPart(topic, reading, consultation) ??
      fixedByMonth(topic, reading, consultation) ??
      ofResult(topic, reading, consultation) ??
      answerTopic(topic, ask.periods[0] ?? null, consultation);
    if (known !== null && unknown.length === 0) return known;
  }
  const rest = leftOfBoth(topic, reading, consultation);
  if (rest !== null) return rest;
  const lacking = soldByBooks(reading, consultation) ?? lackingIn(reading, consultation);
  if (topic !== undefined && ask.named.length === 0 && unknown.length === 0 && intent === 'figure')
    return notKnown(topic, lacking, consultation);
  if (lacking !== null && intent !== 'savings') return lacking;
  const alone = ofNothingBefore(reading, focus);
  if (alone !== null) return alone;
  if (unknown.length > 0)
    return sourceOf(consultation, ask.guide) === null
      ? withoutSource(ask.guide, consultation)
      : notUnderstood(reading, consultation);
  // `Vilken mobil ska jag köpa?` asks what to do, and no figure answers it.
  if (intent === 'figure' && TO_BE_DONE.test(plain)) return OF_ALL_ONLY;
  const isOfPaid = intent === 'figure' && ask.guide === 'costs' && ask.order !== null;
  if (isOfPaid && !reading.followsUp && WENT_BEST.test(plain)) return NOT_OF_PAID;
  if (intent === 'figure' && !isAsking(reading)) return NOT_ASKED;
  return understood(reading, consultation, focus);
}

/** `När betalade vi pizza senast?`, of what is sold. */
const PAID_FOR = /\bbetala\w* (?:vi|jag)\b/;

/** `Vilket projekt gick bäst?` of what was paid: what cost most has not gone best. */
const WENT_BEST =
  /\b(?:gick|gar|gatt|presterade|presterar|levererar|levererade) (?:det )?(?:\w+ ){0,2}?(?:bast|samst|bra|daligt)\b|\b(?:ar|var) (?:\w+ )?(?:basta|samsta|bast|samst)\b|\b(?:basta|samsta) (?:leverantor|projekt|avdelning)\w*/;

/** Whether a question says anything to compute: a measure, a name, a list or a change. */
function isAsking({ ask, followsUp }: Reading): boolean {
  return (
    ask.measured ||
    isNarrowed(ask) ||
    ask.named.length > 0 ||
    ask.by !== null ||
    ask.periods.length > 0 ||
    (followsUp && ask.direction !== null)
  );
}
