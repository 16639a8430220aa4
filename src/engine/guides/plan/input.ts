import type { CompanyProfile } from '../../books/company.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import type { ImportedFacts } from '../../facts/import-facts.ts';
import type { Scope } from '../../table/scope.ts';
import type { RecommendationRecord } from '../../text/result.ts';

/** A finished analysis that the plan builds on. */
export interface PlanSource {
  analysisId: string;
  facts: readonly Fact[];
  /** What its amounts are of; absent where not known. */
  scope?: Scope | undefined;
  advice: readonly RecommendationRecord[];
}

/** The company profile; null where not filled in. */
export interface PlanProfile {
  industry: string | null;
  employees: number | null;
  /** Kronor per year. */
  revenue: number | null;
  result: number | null;
}

export type Priority = 'growth' | 'efficiency' | 'innovation' | 'stability';

/** The five answers of the plan form (SPEC section 3). */
export interface PlanAnswers {
  /** The three most important goals for twelve months. */
  question1: string;
  /** The biggest challenges. */
  question2: string;
  question3: Priority;
  /** Available resources. */
  question4: string;
  /** How success is measured. */
  question5: string;
}

/** The input of a plan. */
export interface PlanInput {
  sales: PlanSource | null;
  costs: PlanSource | null;
  profile: PlanProfile;
  /** Absent in plans made before it was used. */
  company?: CompanyProfile | null;
  /** The day the plan was asked for, YYYY-MM-DD. */
  today: string;
  /** Which analysis is not used and why, in Swedish. */
  note?: string | null;
  answers: PlanAnswers;
}

/**
 * What sales and costs of the same months leave, as a draft, and its keys that are changes; null where nothing can be said
 * of it. `left`, and the sales that it says it is of, are null where only that something is lacking is said; `isCompared` where it is held against the year
 * before too. It is known outside of the guides, whose figures it is made of.
 */
export type LeftOf = (
  input: Pick<PlanInput, 'sales' | 'costs' | 'profile' | 'today'>,
  from: { sales: ImportedFacts | null; costs: ImportedFacts | null },
  facts: Facts,
) => {
  text: string;
  left: Fact | null;
  sold: Fact | null;
  isCompared: boolean;
  changes: ReadonlySet<string>;
} | null;
