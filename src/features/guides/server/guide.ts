import type { Query } from '#engine/figures/query.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { DocumentRow } from '#features/documents/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Progress } from '../contract.ts';
import type { AnalysisType } from '../guides.ts';
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

/** A stored table as the analysis saw it. */
export interface FrozenTable {
  understanding: Understanding;
  parquet: Buffer;
}

/** One guide's way from what the user has to a finished analysis. */
export interface Guide {
  type: AnalysisType;
  /** Raised when an unchanged basis would give other figures or words. */
  version: string;
  /** Gathers what the next analysis is made from. Throws a coded error where something is missing. */
  prepare(deps: Dependencies, ownerId: string): Promise<Preparation>;
  /** Deterministic: the same row and table give the same result, as of the day it was begun. `report` is told at each stage. */
  compute(
    deps: Dependencies,
    row: AnalysisRow,
    table: FrozenTable | null,
    report: (progress: Progress) => Promise<void>,
  ): Promise<ResultBasis>;
  /** Id and title of each advice, where they are not as recorded in `advice`. */
  adviceTitles?(result: ResultBasis): [id: string, title: string][];
  /** Makes the view that `FactSource.where` is a condition over and gives its name; null for no table. */
  openView: ((query: Query, understanding: Understanding) => Promise<string>) | null;
}

/** The guide that makes analyses of each type. */
export type Guides = Readonly<Record<AnalysisType, Guide>>;
