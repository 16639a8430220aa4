import { type TaskWork, workOf } from '#adapters/child-process/task.ts';
import { openTable } from '#adapters/data-engine/duckdb.ts';
import type { DataEngine } from '#adapters/data-engine/port.ts';
import type { ConsultantSource } from '#engine/consultant/answers/reply.ts';
import { draftAnswer } from '#engine/consultant/consult.ts';
import { openAskedTable } from '#engine/consultant/tables/table.ts';
import { runTool, tablesForQueries } from '#engine/consultant/tools.ts';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import { contentOf, rememberedQuery } from './remembered.ts';
import { consultation, type SourceInput, toolRun } from './tasks.ts';

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
