import { defineTask, type TaskWork, workOf } from '#adapters/child-process/task.ts';
import { openTable } from '#adapters/data-engine/duckdb.ts';
import type { DataEngine } from '#adapters/data-engine/port.ts';
import type { ConsultantPlan, ConsultantSource } from '#engine/consultant/answers/reply.ts';
import { type DraftedAnswer, draftAnswer } from '#engine/consultant/consult.ts';
import type { Focus } from '#engine/consultant/question/ask.ts';
import { openAskedTable } from '#engine/consultant/tables/table.ts';
import {
  runTool,
  type ToolCall,
  type ToolOutcome,
  tablesForQueries,
} from '#engine/consultant/tools.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import { contentOf, rememberedQuery } from './remembered.ts';

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

async function opened(
  { file, ...source }: SourceInput,
  engines: DataEngine[],
): Promise<ConsultantSource> {
  if (file === null) return { ...source, table: null };
  const { documentId, understanding, parquet } = file;
  // A question asks of a few columns a few times: filling a table of all of them would cost more than the answer.
  const engine = await openTable({ parquet, inPlace: true });
  engines.push(engine);
  const { guide, analysisId, document } = source;
  const input = { guide, analysisId, documentId, document, understanding };
  const query = rememberedQuery(engine.query, await contentOf(parquet, understanding));
  return { ...source, table: await openAskedTable(query, input) };
}

/** Gives `work` the sources with their tables open. */
async function withTables<T>(
  inputs: readonly SourceInput[],
  work: (sources: readonly ConsultantSource[]) => Promise<T>,
): Promise<T> {
  const engines: DataEngine[] = [];
  try {
    return stripUnstorable(
      await work(await Promise.all(inputs.map((source) => opened(source, engines)))),
    );
  } finally {
    for (const engine of engines) engine.close();
  }
}

export const chatWork: readonly TaskWork[] = [
  workOf(consultation, ({ sources: inputs, ...question }) =>
    withTables(inputs, async (sources) => ({
      ...(await draftAnswer({ ...question, sources })),
      tables: tablesForQueries({ sources }),
    })),
  ),
  workOf(toolRun, ({ sources: inputs, call, ...ground }) =>
    withTables(inputs, (sources) => runTool(call, { ...ground, sources })),
  ),
];
