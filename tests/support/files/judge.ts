import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parquetOf } from '#adapters/file-reader/parquet/write-parquet.ts';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { createCostsView } from '#engine/guides/costs/figures/view.ts';
import { createSalesView } from '#engine/guides/sales/figures/view.ts';
import { ReadError } from '#engine/read/read-error.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { openMadeTable } from '../open-made-table.ts';
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
  /** Öre that goods cost by the file, and what they left; null where neither is shown. */
  goods: { cost: number; profit: number } | null;
  pieces: number | null;
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

/** What is wrong with how many are shown as sold; null where it is right, or not judged. */
function piecesVerdict({ total, pieces: shown }: Shown, { totals, pieces }: Truth): string | null {
  if (pieces === undefined || shown === null || total !== totals[0] || shown === pieces)
    return null;
  return pieces === null
    ? `${shown} sold, of which the file tells nothing`
    : `${shown} sold, true ${pieces}`;
}

/** Shares are written with one decimal; VAT by its rate is rounded. */
const [SHARE, ROUNDED] = [0.002, 0.0002];

/** What is wrong with the goods' cost that is shown; null where it is right, or not shown. */
function goodsVerdict({ total, goods: shown }: Shown, { totals, goods }: Truth): string | null {
  if (shown === null) return null;
  if (goods === undefined) return `goods cost ${shown.cost}, of which the file tells nothing`;
  // Rows that may be counted or not move both.
  if (total !== totals[0]) return null;
  const most = 100 + Math.abs(total) * (goods.isShare ? SHARE : ROUNDED);
  const isRight = (which: 'cost' | 'profit') => Math.abs(shown[which] - goods[which]) <= most;
  if (isRight('cost') && isRight('profit')) return null;
  return `goods cost ${shown.cost} and left ${shown.profit}, true ${goods.cost} and ${goods.profit}`;
}

function verdictOf(shown: Shown, truth: Truth): Pick<Judgement, 'verdict' | 'reason'> {
  if (truth.mustAsk)
    return { verdict: 'wrong', reason: `${shown.total} shown, though the file says another sum` };
  if (!truth.totals.includes(shown.total))
    return { verdict: 'wrong', reason: `total ${shown.total}, true ${truth.totals.join(' or ')}` };
  const other = goodsVerdict(shown, truth) ?? piecesVerdict(shown, truth);
  if (other !== null) return { verdict: 'wrong', reason: other };
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
  const engine = await openMadeTable(parquet);
  try {
    const sales = purpose === 'sales';
    await (sales ? createSalesView : createCostsView)(engine.query, understood.understanding);
    const rows = await engine.query(
      `SELECT strftime(date, '%Y-%m') AS month, CAST(sum(${sales ? 'revenue' : 'amount'}) AS VARCHAR) AS sum,
         ${sales ? 'CAST(sum(cost) AS VARCHAR) AS cost, CAST(sum(profit) AS VARCHAR) AS profit, CAST(sum(quantity) AS VARCHAR) AS pieces' : 'NULL AS cost, NULL AS profit, NULL AS pieces'}
       FROM ${sales ? 'sales' : 'costs'} GROUP BY 1`,
    );
    const months = new Map(rows.map(({ month, sum }) => [String(month), ore(sum)]));
    const sumOf = (which: 'cost' | 'profit') => rows.reduce((all, row) => all + ore(row[which]), 0);
    const counted = rows.filter(({ pieces }) => pieces !== null);
    const hasGoods = rows.some(({ cost }) => cost !== null);
    return {
      total: [...months.values()].reduce((all, sum) => all + sum, 0),
      goods: hasGoods ? { cost: sumOf('cost'), profit: sumOf('profit') } : null,
      pieces:
        counted.length === 0 ? null : counted.reduce((all, { pieces }) => all + Number(pieces), 0),
      months,
    };
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
