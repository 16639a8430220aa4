import { defineTask } from '#adapters/child-process/task.ts';
import type { ConsultantPlan, ConsultantSource } from '#engine/consultant/answers/reply.ts';
import type { DraftedAnswer } from '#engine/consultant/consult.ts';
import type { Focus } from '#engine/consultant/question/ask.ts';
import type { ToolCall, ToolOutcome, tablesForQueries } from '#engine/consultant/tools.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { Understanding } from '#engine/table/understanding.ts';

/** The file of an analysis: how it was read, and where its table is. */
export interface SourceFile {
  documentId: string;
  understanding: Understanding;
  parquet: string;
}

/** An analysis that is answered from; no file where it has been deleted since. */
export type SourceInput = Omit<ConsultantSource, 'table'> & { file: SourceFile | null };

/** What every answer is made from. */
export interface Ground {
  sources: readonly SourceInput[];
  plan: ConsultantPlan | null;
  today: string;
  /** Figures that are there already. */
  given: readonly Fact[];
}

/** An answer of the rules, and the tables that a model may query to go on from it. */
export interface Drafted extends DraftedAnswer {
  tables: ReturnType<typeof tablesForQueries>;
}

/** A question answered by rules. */
export const consultation = defineTask<Ground & { message: string; focus: Focus | null }, Drafted>(
  'consultation',
);

/** What a model has asked for, done by code. */
export const toolRun = defineTask<Ground & { call: ToolCall }, ToolOutcome>('chat-tool');
