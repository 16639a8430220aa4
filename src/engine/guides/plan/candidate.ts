import { actionId } from '../../advice/action-id.ts';
import type { Fact } from '../../facts/fact.ts';
import { size } from '../../facts/fact-value.ts';
import type { ImportedFacts } from '../../facts/import-facts.ts';
import { placeholders } from '../../text/placeholder.ts';
import type { RecommendationRecord } from '../../text/result.ts';
import { importText } from './import-text.ts';
import type { Known, Owner, PlanTheme, Practice } from './practices/practice.ts';
import { themeInPlan } from './themes.ts';

/** A possible action. Texts are drafts over the plan's own facts. */
export interface Candidate {
  id: string;
  theme: PlanTheme;
  /** Its subject in the analysis; null for a practice. */
  about: string | null;
  /** Words in the owner's answers that it answers, in `plainText`; null where there are none. */
  words: RegExp | null;
  /** Whom and what it is on, by name: buyers, products, places, suppliers. */
  named: readonly string[];
  basis: 'sales' | 'costs' | 'answers';
  title: string;
  description: string;
  text: string;
  firstStep: string;
  /** Kronor per year as a draft, or why there are none. */
  impact: string;
  /** The candidate whose effect already includes these kronor; null without one. */
  countedIn: string | null;
  owner: Owner;
  timeframe: string;
  effort: 1 | 2 | 3;
  sureness: number;
  measure: RecommendationRecord['measure'];
  /** Its likely effect per year; null where it has none. */
  likely: Fact | null;
  /** Kronor a year that it is weighed by where it has no effect, as a float; null where nothing tells. */
  stake: number | null;
  /** The most kronor of what has happened that it is on, as a float; absent where it is on nothing of the kind. */
  moved?: number;
  /** It has no effect, and its analysis calls it of high priority: a plan does not call it of the least. */
  isUrgent?: true;
}

const NAMED: ReadonlySet<string | undefined> = new Set([
  ...['customer', 'product', 'category', 'channel', 'region', 'staff', 'supplier', 'subscription'],
]);

/** The names in a draft's title. */
function namedIn(title: string, from: ImportedFacts): string[] {
  return placeholders(title).flatMap(({ factId, form }) => {
    const subject = form === 'name' ? from.withId(factId)?.subject : null;
    return subject && NAMED.has(subject.kind) ? [subject.name] : [];
  });
}

/** A recommendation of an analysis with its figures imported; null where one is missing. */
export function fromAdvice(
  advice: RecommendationRecord,
  basis: 'sales' | 'costs',
  from: ImportedFacts,
): Candidate | null {
  const draft = (text: string) => importText(text, from);
  const title = draft(advice.title);
  const description = draft(advice.description);
  const text = draft(advice.action);
  const firstStep = draft(advice.firstStep);
  const impact = draft(advice.worth);
  if (title === null || description === null || text === null) return null;
  if (firstStep === null || impact === null) return null;
  const { theme, owner, words } = themeInPlan(advice.theme, advice.id, basis);
  return {
    id: actionId(basis, advice.id),
    about: advice.theme,
    named: namedIn(advice.title, from),
    ...{ theme, owner, words, basis, title, description, text, firstStep, impact },
    countedIn: advice.countedIn === undefined ? null : actionId(basis, advice.countedIn),
    timeframe: advice.timeframe,
    effort: advice.effort,
    sureness: advice.sureness,
    measure: advice.measure,
    likely: advice.effect === null ? null : from.withId(advice.effect.likely),
    stake: advice.stake ?? null,
    ...(advice.effect === null && advice.priority === 'Hög' && { isUrgent: true }),
  };
}

/** A practice as a possible action; its words follow what the figures already say. */
export function fromPractice(
  practice: Practice,
  called: boolean,
  known: ReadonlySet<Known>,
): Candidate {
  const { id, theme, title, description, text, firstStep, owner, timeframe, effort } = practice;
  const { gives, adds, words } = practice;
  return {
    id: `practice-${id}`,
    ...{ theme, owner, words, title, description, text, firstStep, timeframe, effort },
    basis: 'answers',
    about: null,
    named: [],
    impact: adds === undefined || known.has(adds.unless) ? gives : `${gives} ${adds.text}`,
    countedIn: null,
    sureness: called ? 0.6 : 0.25,
    measure: null,
    likely: null,
    stake: null,
  };
}

/** Its likely kronor a year as a float, else those that it is weighed by; 0 where nothing tells. */
export function atIssue({ likely, stake }: Candidate): number {
  return likely === null ? (stake ?? 0) : size(likely);
}

/** Assumed margin where it is unknown, for ranking only. */
const UNKNOWN_MARGIN = 0.3;

/** The yearly effect on the result as a float, for ranking only; 0 where there is none. */
export function weight({ likely, measure }: Candidate): number {
  return Math.max(0, size(likely)) * (measure === 'revenue' ? UNKNOWN_MARGIN : 1);
}
