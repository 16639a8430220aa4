import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTable } from '#adapters/data-engine/duckdb.ts';
import { parquetOf } from '#adapters/file-reader/parquet/write-parquet.ts';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { createCostsView } from '#engine/guides/costs/figures/view.ts';
import { createSalesView } from '#engine/guides/sales/figures/view.ts';
import { ReadError } from '#engine/read/read-error.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import type { Truth } from './sheet.ts';

/** What became of a file: its figures are right, it was asked about, it was refused, or a false figure is shown. */
export type Verdict = 'right' | 'asked' | 'refused' | 'wrong';

export interface Judgement {
  verdict: Verdict;
  /** Öre that were shown; null where none were. */
  shown: number | null;
  /** What the product itself found amiss: checks that differ, and open questions. */
  warnings: string[];
  /** Why, in words for whoever mends the reader. */
  reason: string;
}

/** Judges files one after another. */
export interface Judge {
  judge(file: { name: string; bytes: Buffer }, truth: Truth): Promise<Judgement>;
}

interface Shown {
  total: number;
  months: Map<string, number>;
}

const ore = (value: unknown) => Math.round(Number(value ?? 0) * 100);

function warningsOf({ reconciliation, questions }: Understanding): string[] {
  return [
    ...reconciliation
      .filter(({ status }) => status === 'difference')
      .map(({ id }) => `check ${id}`),
    ...questions.map(({ id }) => `question ${id}`),
  ];
}

/** What names the rows of an analysis. A customer may be known by an address. */
const SUBJECTS = ['product', 'category', 'channel', 'region', 'supplier', 'text', 'project'];

/** A column that names nothing, and that the rows are told apart by; undefined where there is none. */
const namedByNoise = ({ columns }: Understanding, { noise }: Truth) =>
  columns.find(
    ({ role, samples }) =>
      role !== null && SUBJECTS.includes(role) && samples.every((cell) => noise?.has(cell)),
  );

function verdictOf(shown: Shown, truth: Truth): Pick<Judgement, 'verdict' | 'reason'> {
  if (truth.mustAsk)
    return { verdict: 'wrong', reason: `${shown.total} shown, though the file says another sum` };
  if (!truth.totals.includes(shown.total))
    return { verdict: 'wrong', reason: `total ${shown.total}, true ${truth.totals.join(' or ')}` };
  if (truth.months === null || shown.total !== truth.totals[0])
    return { verdict: 'right', reason: '' };
  const falseMonth = [...truth.months].find(
    ([month, sum]) => (shown.months.get(month) ?? 0) !== sum,
  );
  if (falseMonth === undefined) return { verdict: 'right', reason: '' };
  const [month, sum] = falseMonth;
  return { verdict: 'wrong', reason: `${month} ${shown.months.get(month) ?? 0}, true ${sum}` };
}

async function shownOf(
  folder: string,
  understood: ReturnType<typeof readFileBytes>,
): Promise<Shown> {
  const { purpose } = understood.understanding;
  const parquet = join(folder, 'table.parquet');
  await writeFile(parquet, parquetOf(understood.table));
  const engine = await openTable({ parquet });
  try {
    const sales = purpose === 'sales';
    await (sales ? createSalesView : createCostsView)(engine.query, understood.understanding);
    const rows = await engine.query(
      `SELECT strftime(date, '%Y-%m') AS month, CAST(sum(${sales ? 'revenue' : 'amount'}) AS VARCHAR) AS sum
       FROM ${sales ? 'sales' : 'costs'} GROUP BY 1`,
    );
    const months = new Map(rows.map(({ month, sum }) => [String(month), ore(sum)]));
    return { total: [...months.values()].reduce((all, sum) => all + sum, 0), months };
  } finally {
    engine.close();
  }
}

/** `folder` is for temporary files. */
export function createJudge(folder: string): Judge {
  return {
    async judge({ name, bytes }, truth) {
      let understood: ReturnType<typeof readFileBytes>;
      try {
        understood = readFileBytes(bytes, name, {}, truth.purpose);
      } catch (error) {
        if (!(error instanceof ReadError)) throw error;
        return { verdict: 'refused', shown: null, warnings: [], reason: error.message };
      }
      const { understanding } = understood;
      const warnings = warningsOf(understanding);
      const blocking = understanding.questions.find((question) => question.blocking);
      if (blocking) return { verdict: 'asked', shown: null, warnings, reason: blocking.text };
      if (!understanding.ready) {
        return {
          verdict: 'refused',
          shown: null,
          warnings,
          reason: understanding.missing.join(' '),
        };
      }
      const noise = namedByNoise(understanding, truth);
      if (noise) {
        const reason = `${noise.name} names the rows, as ${noise.role}`;
        return { verdict: 'wrong', shown: null, warnings, reason };
      }
      const shown = await shownOf(folder, understood);
      return { ...verdictOf(shown, truth), shown: shown.total, warnings };
    },
  };
}
