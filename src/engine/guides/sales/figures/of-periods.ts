import type { Comparison } from '../../../figures/calendar/comparison.ts';
import { addFact } from '../../../figures/context.ts';
import { both, type RowFilter, rowsIn } from '../../../figures/filters.ts';
import type { SalesKey } from '../catalogue.ts';
import type { SalesContext } from './context.ts';

type Which = keyof Pick<Comparison, 'current' | 'previous'>;
type Draft = Parameters<typeof addFact<SalesKey>>[1];

/** What a figure of the whole file is in each comparable period; null where it cannot be made of one. */
interface OfPeriods {
  keys: Record<Which, SalesKey>;
  columns: readonly string[];
  /** The rows that the figure of the whole file is of. */
  behind: RowFilter;
  made(which: Which): Pick<Draft, 'value' | 'formula' | 'rows' | 'precision' | 'inputs'> | null;
}

/** Adds a figure of both comparable periods, so that what is held against the year before is of the same time; none where one lacks it. */
export function addOfPeriods(
  context: SalesContext,
  { keys, columns, behind, made }: OfPeriods,
): void {
  const { comparison } = context;
  if (comparison === null) return;
  const [now, before] = [made('current'), made('previous')];
  if (now === null || before === null) return;
  for (const [which, own] of [
    ['current', now],
    ['previous', before],
  ] as const)
    addFact(context, {
      ...own,
      key: keys[which],
      period: comparison[which],
      columns: [...columns],
      ...both(behind, rowsIn(context, comparison[which])),
    });
}
