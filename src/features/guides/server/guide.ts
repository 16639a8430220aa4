import type { GuideId } from '#contract/guides.ts';
import type { FirstLook } from '#engine/advice/first-look.ts';
import type { Decimal } from '#engine/facts/decimal.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { Query } from '#engine/figures/query.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { DocumentRow } from '#features/documents/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Progress } from '../contract.ts';
import type { SubjectKind } from '../lens.ts';
import type { AnalysisRow } from './table.ts';

/** The input of a new analysis; all of it is frozen with the analysis. */
export interface Preparation {
  /** The file it is made from; null where the guide takes none. */
  document: DocumentRow | null;
  answers: Record<string, string>;
  /** Other data it uses, in the guide's own form; null for none. */
  basis: object | null;
  sample: boolean;
}

/** A file as it was when the analysis was made. */
export interface FrozenFile {
  id: string;
  name: string;
  understanding: Understanding;
  /** The choices that it was read by: with its id, the same for the same table. Absent where no more is made of it. */
  reading?: string;
  /** The path of its table. */
  parquet: string;
}

/**
 * A frozen analysis to compute, for the first time or again: the same run gives the same result.
 */
export interface Run {
  /** The file it is made from; null where the guide takes none. */
  file: FrozenFile | null;
  answers: Record<string, string>;
  basis: object | null;
  /** The analyses that `Guide.sources` names, but for those deleted since. */
  analyses: readonly SourceAnalysis[];
  /**
   * The day the analysis was started, in Sweden, YYYY-MM-DD: periods not over then are incomplete.
   */
  today: string;
}

/** A finished analysis that another is made of. */
export type SourceAnalysis = Pick<AnalysisRow, 'id' | 'result'>;

export type Report = (progress: Progress) => Promise<void>;

/** Progress at the start of a stage: per cent, and the text for the user. */
type Stage = Pick<Progress, 'percent' | 'text'>;

/** A result as the rules write it, with what a model may write anew. */
export interface Composed<Result extends ResultBasis = ResultBasis> {
  result: Result;
  /** The texts before figures were filled in, at the paths they have in the result. */
  draft: object;
  /** Keys of the facts whose sign is a direction. */
  changes: string[];
}

/** The part of a brief that the guard checks against. */
export interface GuardedBrief {
  facts: readonly Fact[];
  /** Keys of the facts whose sign is a direction. */
  changes: ReadonlySet<string>;
}

/** The part of a result common to all guides: facts, figures in the texts, and engine. */
export type Written = Pick<ResultBasis, 'facts' | 'figures' | 'engine'>;

/** The SQL view that `FactSource.where` conditions of the guide's facts refer to. */
export interface View {
  name: string;
  /** Its amounts: a figure may be the sum of one over its rows. */
  measures: readonly string[];
  create(
    query: Query,
    understanding: Understanding,
  ): Promise<{ currency: { code: string | null } }>;
  /** Whether enough of the revenue has a cost for the measure `profit` to be given; absent without one. */
  isCovered?(covered: Decimal, revenue: Decimal): boolean;
  /** The columns, or expressions, that name what its rows are of. The first measure is theirs. */
  subjects: Readonly<Partial<Record<SubjectKind, string>>>;
  /** What is counted by different values of a column: `orders` of `orderId`. */
  counts: Readonly<Record<string, string>>;
}

/** A guide as seen by those who start, show and compare analyses. */
export interface Guide<Id extends GuideId = GuideId, Result extends ResultBasis = ResultBasis> {
  id: Id;
  /** Raised when unchanged input would give other figures or words. */
  version: string;
  /** Gathers the input of the next analysis. Throws a coded error where something is missing. */
  prepare(deps: Dependencies, ownerId: string): Promise<Preparation>;
  /** Computes what an analysis is written of, which is there for a while when it is written. */
  compute(run: Run): Promise<void>;
  /** Computes an analysis and writes it by rules; calls `report` at each stage. */
  compose(run: Run, report: Report): Promise<Composed<Result>>;
  /** Paths of the texts that a model may write, `*` for any place in a list; none where it is left out. */
  modelTexts?: readonly string[];
  /** Puts right what a result repeats of its own texts, after some of them were written anew. */
  aligned?(result: ResultBasis): ResultBasis;
  /** Ids of the analyses that one with this basis is made of; none where it is left out. */
  sources?(basis: object | null): string[];
  /** Id and title of each recommendation, where they are not as recorded in `advice`. */
  adviceTitles?(result: ResultBasis): [id: string, title: string][];
  /** What a file shows before an analysis of it is asked for; absent without a file. */
  firstLook?: {
    /** What an analysis uses besides the file. */
    basis(deps: Dependencies, ownerId: string, document: DocumentRow): Promise<object | null>;
    of(facts: readonly Fact[]): FirstLook;
  };
  /** Null where no fact refers to rows of a table. */
  view: View | null;
}

export type Guides = Readonly<Record<GuideId, Guide>>;

/** The steps of one guide in the order `runGuide` takes them. */
export interface GuideSteps<
  Id extends GuideId,
  Source,
  Computed,
  Brief extends GuardedBrief,
  Draft extends object,
  Texts extends object,
  Result extends ResultBasis,
> extends Omit<Guide<Id, Result>, 'compose' | 'compute'> {
  stages: { reading: Stage; computing(source: Source): Stage; writing: Stage };
  /** Opens the input. Throws a coded error where it is gone. */
  open(run: Run): Promise<Source>;
  compute(source: Source): Promise<Computed>;
  /** All that a writer gets: facts and findings, never rows of a file. */
  brief(computed: Computed): Brief;
  /** The rules' writer. */
  write(brief: Brief): Draft;
  /** All texts that figures are filled into: the draft and what is shown beside it. */
  texts(draft: Draft, brief: Brief): Texts;
  finish(texts: Texts, written: Written, brief: Brief, computed: Computed): Result;
}
