import type { GuideId } from '#contract/guides.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { Query } from '#engine/figures/query.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { DocumentRow } from '#features/documents/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Progress } from '../contract.ts';
import type { AnalysisRow } from './table.ts';

/** What an analysis is begun from; all of it is frozen with the analysis. */
export interface Preparation {
  /** The file it is made from; null where the guide takes none. */
  document: DocumentRow | null;
  answers: Record<string, string>;
  /** What else it rests on, by the guide's own shape; null where nothing. */
  basis: object | null;
  sample: boolean;
}

/** A file as the analysis saw it. */
export interface FrozenFile {
  id: string;
  name: string;
  understanding: Understanding;
  parquet: Buffer;
}

/** A frozen analysis to be computed, now or again: the same run gives the same result. */
export interface Run {
  /** The file it is made from; null where the guide takes none. */
  file: FrozenFile | null;
  answers: Record<string, string>;
  basis: object | null;
  /** The day the analysis was begun, in Sweden, YYYY-MM-DD: what was not over then is never taken as whole. */
  today: string;
}

/** What a run may use beside what was frozen. */
export interface Resources {
  /** For temporary files. */
  tempFolder: string;
  /** A finished analysis of the same owner; null where it has been removed. */
  analysis(id: string): Promise<Pick<AnalysisRow, 'id' | 'result'> | null>;
}

export type Report = (progress: Progress) => Promise<void>;

/** How far a run has come when a stage begins: per cent, and what the user is told. */
type Stage = Pick<Progress, 'percent' | 'text'>;

/**
 * Writes an analysis from facts and findings. Gives texts with `{{F12}}` where figures are to stand; what
 * it gives is checked before a figure is put in.
 */
export interface Writer<Brief, Draft> {
  kind: 'rules' | 'model';
  /** Which writer exactly, stored with the analysis: rules version, or model name. */
  version: string;
  write(brief: Brief): Promise<Draft>;
}

/** What the guard needs of a brief. */
export interface GuardedBrief {
  facts: readonly Fact[];
  /** Keys of the facts whose sign is a direction. */
  changes: ReadonlySet<string>;
}

/** What of a result is the same for every guide: its facts, where they stand, and who wrote it. */
export type Written = Pick<ResultBasis, 'facts' | 'figures' | 'engine'>;

/** The SQL view that `FactSource.where` of a guide's facts is a condition over. */
export interface View {
  name: string;
  create(query: Query, understanding: Understanding): Promise<unknown>;
}

/** What a guide is to those that begin, show and compare analyses. */
export interface Guide<Id extends GuideId = GuideId, Result extends ResultBasis = ResultBasis> {
  id: Id;
  /** Raised when an unchanged basis would give other figures or words. */
  version: string;
  /** Gathers what the next analysis is made from. Throws a coded error where something is missing. */
  prepare(deps: Dependencies, ownerId: string): Promise<Preparation>;
  /** Computes and writes an analysis; `report` is called at each stage. */
  run(run: Run, resources: Resources, report: Report): Promise<Result>;
  /** Id and title of each advice, where they are not as recorded in `advice`. */
  adviceTitles?(result: ResultBasis): [id: string, title: string][];
  /** Null where no fact is of rows in a table. */
  view: View | null;
}

export type Guides = Readonly<Record<GuideId, Guide>>;

/** The steps of one guide, in the order `runGuide` takes them. */
export interface GuideSteps<
  Id extends GuideId,
  Source,
  Computed,
  Brief extends GuardedBrief,
  Draft extends object,
  Texts extends object,
  Result extends ResultBasis,
> extends Omit<Guide<Id, Result>, 'run'> {
  stages: { reading: Stage; computing(source: Source): Stage; writing: Stage };
  /** Opens what the analysis is computed from. Throws a coded error where it is gone. */
  open(run: Run, resources: Resources): Promise<Source>;
  close?(source: Source): void;
  compute(source: Source): Promise<Computed>;
  /** All a writer gets: facts and findings, never rows of a file. */
  brief(computed: Computed): Brief;
  /** The writer that needs nothing: rules and Swedish, no model. */
  write(brief: Brief): Draft;
  /** Everything that figures are put into: the draft, and what stands beside it. */
  texts(draft: Draft, brief: Brief): Texts;
  finish(texts: Texts, written: Written, brief: Brief, computed: Computed): Result;
}
