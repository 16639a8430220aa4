import { openTable } from '#adapters/data-engine/duckdb.ts';
import type { Query } from '#engine/figures/query.ts';
import { formatCount } from '#engine/text/format.ts';
import type { Progress } from '../contract.ts';
import type { FrozenTable } from './guide.ts';

/** How one guide makes an analysis of a table. */
interface Steps<Figures, Result> {
  /** What is computed, as in "Räknar nyckeltal på 1 200 rader". */
  computes: string;
  compute(query: Query): Promise<Figures>;
  write(figures: Figures): Promise<Result>;
}

/**
 * From a stored table to a finished analysis, with temporary files in `folder`; `report` is told at each
 * stage. Deterministic where the steps are.
 */
export async function fromTable<Figures, Result>(
  { understanding, parquet }: FrozenTable,
  folder: string,
  report: (progress: Progress) => Promise<void>,
  { computes, compute, write }: Steps<Figures, Result>,
): Promise<Result> {
  await report({ stage: 'reading', percent: 10, text: 'Öppnar den inlästa tabellen' });
  const engine = await openTable({ parquet, folder });
  try {
    const rows = formatCount(understanding.rows.used);
    await report({ stage: 'computing', percent: 30, text: `Räknar ${computes} på ${rows} rader` });
    const figures = await compute(engine.query);
    await report({ stage: 'writing', percent: 80, text: 'Skriver slutsatser och förslag' });
    return await write(figures);
  } finally {
    engine.close();
  }
}
