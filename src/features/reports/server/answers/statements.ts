import { createHash } from 'node:crypto';
import type { Report } from '../../report.ts';
import { runsText } from '../../runs.ts';
import type { Statement } from '../../shared-contract.ts';

/** What a statement says is its name: words or figures that differ make it another. */
const hashOf = (stated: unknown): string =>
  createHash('sha256').update(JSON.stringify(stated)).digest('hex');

/**
 * What can be answered in a report: each of its parts, and each piece of advice by itself. The
 * appendix is how the figures were made, not a statement of its own.
 */
export function statementsOf({ parts }: Pick<Report, 'parts'>): Statement[] {
  return parts.flatMap((stated, part): Statement[] => {
    if (stated.kind === 'receipts') return [];
    if (stated.kind === 'advice')
      return stated.items.map((advice, item) => ({
        ...{ id: hashOf(advice), part, item },
        title: runsText(advice.title),
      }));
    const title = stated.kind === 'chart' ? stated.chart.title : stated.title;
    return [{ id: hashOf(stated), part, item: null, title }];
  });
}
