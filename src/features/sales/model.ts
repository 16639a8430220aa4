import type { Fact, Period, Unknown } from '#engine/facts/fact.ts';
import { salesKeys } from '#engine/metrics/sales/keys.ts';
import type { ResultSection } from '#engine/text/sales-result.ts';

/** The four steps of the guide, in order. */
export const steps = ['upload', 'questions', 'run', 'result'] as const;
export type Step = (typeof steps)[number];

export interface GuideDocument {
  id: string;
  uploadedAt: string;
  /** True when its columns suffice for an analysis. */
  ready: boolean;
}

export interface GuideAnalysis {
  id: string;
  createdAt: string;
  documentId: string | null;
}

/** What is known of the user's sales analysis. */
export interface Guide {
  /** The newest sales file. */
  document: GuideDocument | null;
  /** At least three answers are saved. */
  answered: boolean;
  analysis: GuideAnalysis | null;
  /** An analysis is being computed now. */
  running: boolean;
}

/** What 'Starta ny analys' put aside: kept, but no longer part of the guide. */
export interface PutAside {
  documentId: string | null;
  analysisId: string | null;
  /** The saved answers belong to the analysis put aside. */
  answers: boolean;
}

export const nothingAside: PutAside = { documentId: null, analysisId: null, answers: false };

/** The guide without what was put aside. */
export function withoutAside(guide: Guide, aside: PutAside): Guide {
  return {
    ...guide,
    document: guide.document?.id === aside.documentId ? null : guide.document,
    analysis: guide.analysis?.id === aside.analysisId ? null : guide.analysis,
    answered: guide.answered && !aside.answers,
  };
}

/** 'Starta ny analys': result, file and answers leave the guide; nothing is destroyed. */
export function putAside(guide: Guide): PutAside {
  return {
    documentId: guide.document?.id ?? null,
    analysisId: guide.analysis?.id ?? null,
    answers: true,
  };
}

/** The file was uploaded after the analysis was made: the user is on the way to a new one. */
function isUnderWay({ document, analysis }: Guide): boolean {
  if (document === null || analysis === null) return false;
  return document.id !== analysis.documentId && document.uploadedAt > analysis.createdAt;
}

/** Where the guide opens (SPEC section 4): the furthest step that what exists leads to. */
export function openingStep(guide: Guide): Step {
  if (guide.running) return 'run';
  if (guide.analysis !== null && !isUnderWay(guide)) return 'result';
  if (guide.document === null || !guide.document.ready) return 'upload';
  return guide.answered && guide.analysis === null ? 'run' : 'questions';
}

export type GuideEvent = 'uploaded' | 'confirmed' | 'saved' | 'analysed' | 'removed' | 'restarted';

/** Where an event leads. After an upload the user first sees what was understood of the file. */
export function stepAfter(event: GuideEvent): Step {
  const next: Record<GuideEvent, Step> = {
    uploaded: 'upload',
    confirmed: 'questions',
    saved: 'run',
    analysed: 'result',
    removed: 'upload',
    restarted: 'upload',
  };
  return next[event];
}

/** The steps that can be gone to now. While an analysis runs there is only that. */
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
  return guide.analysis !== null && !isUnderWay(guide);
}

const UNSTATED = 'Ej specificerad';

function stated(text: string | null | undefined): string {
  return text == null || text.trim() === '' ? UNSTATED : text;
}

/** SPEC section 3: what is missing in an advice is said to be, and its priority is then Medium. */
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

/** The figures an owner asks for first; where one is unknown the next takes its place. */
const headlineKeys: readonly (readonly string[])[] = [
  [salesKeys.revenueTotal],
  [salesKeys.growth, salesKeys.trendPercent, salesKeys.monthAverage],
  [salesKeys.grossMargin, salesKeys.orderAverage, salesKeys.top5Share],
  [salesKeys.forecastTotal, salesKeys.ordersTotal, salesKeys.unitsTotal, salesKeys.productsTotal],
];

/** At most four facts for the top of the result, each once. */
export function headlines(facts: readonly Fact[]): Fact[] {
  const whole = facts.filter(({ subject }) => subject === null);
  return headlineKeys.flatMap((keys) => {
    const found = keys
      .map((key) => whole.find((fact) => fact.key === key))
      .find((fact) => fact !== undefined);
    return found ?? [];
  });
}

/** The period a figure is measured against: growth in March says nothing until February is named. */
export function comparedPeriod(fact: Fact, facts: readonly Fact[]): Period | null {
  if (fact.key !== salesKeys.growth || fact.period === null) return null;
  const { from } = fact.period;
  const before = facts.find(
    ({ id, period }) => fact.source.inputs.includes(id) && period !== null && period.from !== from,
  );
  return before?.period ?? null;
}

/** What could not be computed, gathered by reason: one missing column is one thing to mend. */
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
