import type { ComparedYears } from '../../../books/compared-years.ts';
import type { Measure, MetricContext } from '../../../figures/context.ts';
import { labelOf } from '../../../figures/labels.ts';
import type { Amount } from '../../../figures/view/amount.ts';
import { namesOf, type RoleColumns } from '../../../figures/view/roles.ts';
import type { Books } from '../../../table/books.ts';
import type { Period } from '../../../table/period.ts';
import type { CostRole } from '../../../table/roles.ts';
import { type CostKey, costCatalogue, costKeys } from '../catalogue.ts';
import type { CostView } from './view.ts';

/** The input of every group of cost metrics. */
export interface CostContext extends MetricContext<CostKey> {
  view: CostView;
  books: Books | null;
  /** The period of the rows: by their dates, else the financial year of the balances. */
  period: Period | null;
  /** Two whole years by the books, where the rows are of the latter alone. */
  ofBooks: ComparedYears | null;
  /** The day the analysis was started, YYYY-MM-DD. */
  today: string;
}

/** `labelOf` for amounts per year: `Kostnad per år: Lokal`. */
const yearlyLabelOf: typeof labelOf = (row, subject, period) => {
  const label = labelOf(row, subject, period);
  return /^costs\.\w+\.total$|^costs\.total\.amount$/.test(row.key)
    ? label.replace(/^Kostnad(?:er)?/, '$& per år')
    : label;
};

/** Cost as a measure over time. */
export function costMeasure(amount: Amount, { agreements }: CostView): Measure<CostKey> {
  return {
    column: 'amount',
    amount,
    words: {
      title: 'Kostnad',
      lower: 'kostnad',
      definite: 'kostnaden',
      growth: 'Förändring',
      theGrowth: 'förändringen',
      noDates: agreements?.withoutDates ?? 'filen saknar en kolumn med datum',
    },
    keys: {
      month: costKeys.monthTotal,
      wholeMonths: costKeys.wholeMonths,
      average: costKeys.monthAverage,
      current: costKeys.current,
      previous: costKeys.previous,
      change: costKeys.change,
      percent: costKeys.changePercent,
      perDay: null,
      lastMonth: costKeys.changeLastMonth,
      trend: costKeys.trendPerMonth,
      trendPercent: costKeys.trendPercent,
      deviation: costKeys.monthDeviation,
      season: costKeys.seasonIndex,
    },
    catalogue: costCatalogue,
    labelOf: agreements === null ? labelOf : yearlyLabelOf,
  };
}

/** The file's column that identifies suppliers. */
export function supplierColumns({ view }: { view: CostView }): string[] {
  const columns: RoleColumns<CostRole> = view.columns;
  return view.supplierFrom === 'supplier' ? namesOf(columns, 'supplier') : namesOf(columns, 'text');
}
