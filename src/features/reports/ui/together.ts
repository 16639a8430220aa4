import type { ReportRun } from '../report.ts';

const OPENING = /^[(”"+−]+$/;
const CLOSING = /^[.,;:!?)”"]+$/;

/** Figures with the signs beside them, which a line is not broken between; other runs alone. */
export function together(runs: readonly ReportRun[]): ReportRun[][] {
  const groups: ReportRun[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    const opens = first?.factId === null && last?.length === 1 && OPENING.test(first.text);
    const closes = last?.some(({ factId }) => factId !== null) && CLOSING.test(run.text);
    if (last && (run.factId === null ? closes : opens)) last.push(run);
    else groups.push([run]);
  }
  return groups;
}
