import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { DataEngine } from '#adapters/data-engine/port.ts';
import type { ConsultantSource } from '#engine/consultant/answers/reply.ts';
import { type ConsultantAnswer, consult } from '#engine/consultant/consult.ts';
import type { Focus } from '#engine/consultant/question/ask.ts';
import { openAskedTable } from '#engine/consultant/tables/table.ts';
import { costsGuide } from '#features/costs/server/guide.ts';
import { salesGuide } from '#features/sales/server/guide.ts';
import { noCostAnswers } from './cost-facts.ts';
import { openMadeTable } from './open-made-table.ts';
import { readHere } from './read-here.ts';
import { noAnswers } from './sales-facts.ts';
import { ALL_OVER } from './sales-table.ts';

/** A company whose files are analysed and can be asked about. */
export interface AskedCompany {
  ask(message: string, focus?: Focus | null): Promise<ConsultantAnswer>;
  sources: readonly ConsultantSource[];
  close(): Promise<void>;
}

export interface CompanyFile {
  guide: 'sales' | 'costs';
  path: string;
}

/** The day that questions are asked. */
export const TODAY = '2026-11-23';

/** Reads and analyses files as the product does, and asks the consultant about them. */
export async function companyOf(files: readonly CompanyFile[]): Promise<AskedCompany> {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-consult-'));
  const engines: DataEngine[] = [];
  const sources: ConsultantSource[] = [];
  for (const { guide, path } of files) {
    const name = basename(path);
    const { understanding, parquet } = await readHere(await readFile(path), name, guide, folder);
    const file = { id: `document-${guide}`, name, understanding, parquet };
    const run = { file, answers: {}, basis: null, analyses: [], today: ALL_OVER };
    const result =
      guide === 'sales'
        ? await salesGuide.run({ ...run, answers: { ...noAnswers } }, async () => {})
        : await costsGuide.run(
            { ...run, answers: { ...noCostAnswers }, basis: { revenue: null, industry: null } },
            async () => {},
          );
    const engine = await openMadeTable(parquet);
    engines.push(engine);
    const input = {
      ...{ guide, analysisId: guide, documentId: file.id, document: name, understanding },
    };
    const table = await openAskedTable(engine.query, input);
    const { facts, unknowns, advice, period } = result;
    sources.push({
      guide,
      analysisId: guide,
      document: name,
      facts,
      unknowns,
      advice,
      period,
      table,
    });
  }
  return {
    sources,
    ask: (message, focus = null) => consult({ message, sources, plan: null, today: TODAY, focus }),
    async close() {
      for (const engine of engines) engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The last answer of a conversation, without hard spaces and marks of bold. */
export async function lastAnswer({ ask }: AskedCompany, messages: readonly string[]) {
  let focus = null;
  let answer = null;
  for (const message of messages) {
    answer = await ask(message, focus);
    focus = answer.focus;
  }
  const text = answer?.text.replaceAll('\u00a0', ' ').replaceAll('*', '') ?? '';
  return { kind: answer?.kind, text, meant: answer?.meant.join().replaceAll('\u00a0', ' ') ?? '' };
}
