import { certaintyOf } from '#engine/advice/certainty.ts';
import type { Fact, Unknown } from '#engine/facts/fact.ts';
import { unequalDays } from '#engine/figures/calendar/unequal-days.ts';
import type { Period } from '#engine/table/period.ts';
import { formatDays, formatPeriod } from '#engine/text/format.ts';
import type { RecommendationRecord, ResultSection } from '#engine/text/result.ts';
import { resultTexts as texts } from './texts.ts';

/** The four steps of the guide, in order. */
export const steps = ['upload', 'questions', 'run', 'result'] as const;
export type Step = (typeof steps)[number];

export interface GuideDocument {
  id: string;
  /** When it was uploaded or chosen among the stored ones. */
  chosenAt: string;
  /** True when its columns suffice for an analysis, and no question of it stops that. */
  ready: boolean;
}

export interface GuideAnalysis {
  id: string;
  createdAt: string;
  documentId: string | null;
}

/** The state of the user's analysis in one guide. */
export interface Guide {
  /** The file the guide uses. */
  document: GuideDocument | null;
  /** Enough answers are saved. */
  answered: boolean;
  analysis: GuideAnalysis | null;
  /** An analysis is running. */
  running: boolean;
}

/** What 'Starta ny analys' put aside: still stored, but ignored by the guide. */
export interface PutAside {
  /** The file with the time it was chosen: chosen or uploaded again, it counts again. */
  document: Pick<GuideDocument, 'id' | 'chosenAt'> | null;
  analysisId: string | null;
  /** The saved answers were put aside too. */
  answers: boolean;
}

export const nothingAside: PutAside = { document: null, analysisId: null, answers: false };

/** Whether a file was put aside and has not been chosen since. */
export function isAside(document: Pick<GuideDocument, 'id' | 'chosenAt'>, aside: PutAside) {
  return document.id === aside.document?.id && document.chosenAt === aside.document.chosenAt;
}

/** The guide without what was put aside. */
export function withoutAside(guide: Guide, aside: PutAside): Guide {
  const { document } = guide;
  return {
    ...guide,
    document: document && isAside(document, aside) ? null : document,
    analysis: guide.analysis?.id === aside.analysisId ? null : guide.analysis,
    answered: guide.answered && !aside.answers,
  };
}

/** What of last time is still there: the result that was put aside, and the file that it was made of. */
export function stillStored<
  Document extends Pick<GuideDocument, 'id' | 'chosenAt'>,
  Analysis extends Pick<GuideAnalysis, 'id' | 'documentId'>,
>(
  newest: Document | null,
  stored: Analysis | null,
  aside: PutAside,
): { document: Document | null; analysis: Analysis | null } {
  const analysis = stored !== null && stored.id === aside.analysisId ? stored : null;
  const isOfIt = newest !== null && newest.id === analysis?.documentId && isAside(newest, aside);
  return { document: isOfIt ? newest : null, analysis };
}

/** 'Starta ny analys': the guide ignores result, file and answers; nothing is deleted. */
export function putAside(guide: Guide): PutAside {
  return {
    document: guide.document,
    analysisId: guide.analysis?.id ?? null,
    answers: true,
  };
}

/** A file was uploaded or chosen after the analysis: a new one can be made of it. */
export function hasNewerFile({ document, analysis }: Guide): boolean {
  if (document === null || analysis === null) return false;
  return document.id !== analysis.documentId && document.chosenAt > analysis.createdAt;
}

/**
 * The step the guide opens at (SPEC section 4): a stored analysis, whatever file came after it; else the questions of a
 * file; a file that lacks something opens where it can be mended.
 */
export function openingStep({ running, analysis, document }: Guide): Step {
  if (running) return 'run';
  if (analysis !== null) return 'result';
  return document?.ready ? 'questions' : 'upload';
}

export type GuideEvent =
  | 'uploaded'
  | 'chosen'
  | 'confirmed'
  | 'saved'
  | 'analysed'
  | 'removed'
  | 'restarted';

/** Where a guide shows what was understood of a file: as its first step, or above its questions (SPEC section 4). */
export type ReadingAt = 'upload' | 'questions';

/** The step after an event. After an upload the user first sees what was understood of the file. */
export function stepAfter(event: GuideEvent, readingAt: ReadingAt): Step {
  const next: Record<GuideEvent, Step> = {
    uploaded: readingAt,
    chosen: readingAt,
    confirmed: 'questions',
    saved: 'run',
    analysed: 'result',
    removed: 'upload',
    restarted: 'upload',
  };
  return next[event];
}

/** Whether a step can be opened now. While an analysis runs only the run itself can. */
export function reachable(guide: Guide, step: Step): boolean {
  if (guide.running) return step === 'run';
  const ready = guide.document?.ready ?? false;
  if (step === 'upload') return true;
  if (step === 'questions') return ready;
  if (step === 'run') return ready && guide.answered;
  return guide.analysis !== null;
}

export function isDone(guide: Guide, step: Step): boolean {
  if (step === 'upload') return guide.document?.ready ?? false;
  if (step === 'questions') return guide.answered;
  return guide.analysis !== null && !hasNewerFile(guide);
}

const UNSTATED = 'Ej specificerad';

function stated(text: string | null | undefined): string {
  return text == null || text.trim() === '' ? UNSTATED : text;
}

/**
 * SPEC section 3: missing parts of a recommendation are said to be missing; its priority is Medium.
 */
export function withDefaults(section: Partial<ResultSection>): ResultSection {
  return {
    title: stated(section.title),
    description: section.description ?? '',
    action: stated(section.action),
    cost: stated(section.cost),
    priority: section.priority || 'Medium',
    timeframe: stated(section.timeframe),
    roi: stated(section.roi),
  };
}

/** What a recommendation's priority is weighed of: kronor, certainty and effort. */
export function whyPriority({
  effect,
  countedIn,
  sureness,
  effort,
}: Pick<RecommendationRecord, 'effect' | 'countedIn' | 'sureness' | 'effort'>): string {
  const { kronor, sureness: certain, effort: work } = texts.weighed;
  const counted = countedIn === undefined ? kronor.none : kronor.counted;
  const sure = certain[certaintyOf(sureness)];
  return `${effect === null ? counted : kronor.own}, ${sure}, ${work[effort]}`;
}

/** What could not be computed, grouped by reason: one missing column is one thing to fix. */
export function unknownsByReason(
  unknowns: readonly Unknown[],
): { reason: string; labels: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { reason, label } of unknowns) {
    const labels = groups.get(reason) ?? [];
    if (!labels.includes(label)) labels.push(label);
    groups.set(reason, labels);
  }
  return [...groups]
    .map(([reason, labels]) => ({ reason, labels }))
    .sort((a, b) => b.labels.length - a.labels.length);
}

/** A changed figure, as far as ordering needs it. */
interface Changed {
  subject: string | null;
  change: string | null;
}

/**
 * Orders changes by importance: figures of the whole company, then of single items, last those that
 * only one analysis has. Otherwise the order is kept.
 */
export function mostTelling<C extends Changed>(changes: readonly C[]): C[] {
  const rank = ({ subject, change }: Changed) => (change === null ? 2 : subject === null ? 0 : 1);
  return [...changes].sort((a, b) => rank(a) - rank(b));
}

/** A change with a sign even when positive: `+120 kr`. */
export function signed(change: string): string {
  return /^[-\u2212]/.test(change) || !/[1-9]/.test(change) ? change : `+${change}`;
}

/** Earlier analyses of the same guide and company, newest first. */
export function madeBefore<A extends { analysisType: string; createdAt: string; sample: boolean }>(
  analyses: readonly A[],
  { analysisType, createdAt, sample }: Pick<A, 'analysisType' | 'createdAt' | 'sample'>,
): A[] {
  return analyses
    .filter((each) => each.analysisType === analysisType && each.sample === sample)
    .filter((each) => each.createdAt < createdAt)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** For each row of keys the first fact of the whole company that is known and not yet used. */
export function firstKnown(facts: readonly Fact[], places: readonly (readonly string[])[]): Fact[] {
  const whole = facts.filter(({ subject }) => subject === null);
  const shown: Fact[] = [];
  for (const keys of places) {
    const found = keys
      .map((key) => whole.find((fact) => fact.key === key))
      .find((fact) => fact !== undefined && !shown.includes(fact));
    if (found) shown.push(found);
  }
  return shown;
}

/** `mars 2025 mot mars 2024`; with the days of each where they differ. Without another, the period. */
export function periodNote(period: Period, against: Period | null): string {
  if (against === null) return formatPeriod(period);
  const compared = `${formatPeriod(period)} ${texts.against(formatPeriod(against))}`;
  const days = unequalDays(period, against);
  return days === null
    ? compared
    : `${compared}, ${formatDays(days.now)} ${texts.against(formatDays(days.before))}`;
}
