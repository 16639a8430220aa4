import { type Formula, sumOf, withoutAny } from '../../advice/effect-formula.ts';
import type { NamedEvent } from '../../events/sentence.ts';
import type { Fact } from '../../facts/fact.ts';
import { isPositive, size, subjectName } from '../../facts/fact-value.ts';
import { costKeys as key } from './catalogue.ts';
import { areaPerYear, type CostRuleContext } from './rule-context.ts';
import { areaOf } from './services.ts';

/** What has happened to an area's suppliers, or to the area itself where none of them is named. */
export function eventsIn(area: string, { happened, figures }: CostRuleContext): NamedEvent[] {
  const among = (kind: 'supplier' | 'area') =>
    happened.all.filter(({ change }) => {
      if (change.subject?.kind !== kind) return false;
      const name = change.subject.name;
      return kind === 'area' ? name === area : areaOf(name, figures) === area;
    });
  const ofSuppliers = among('supplier');
  return ofSuppliers.length > 0 ? ofSuppliers : among('area');
}

/** What a year in an area costs without what will not come again. */
export interface Lasting {
  formula: Formula | null;
  /** The latest year, where it says more than the file's average. */
  year: Fact | null;
  /** What was paid once, and suppliers that have stopped: they are not in it. */
  once: Fact[];
  stopped: Fact[];
}

/** An area's cost a year; where something has happened in it, the latest year without what was paid once or has stopped. */
export function lastingCost(area: string, context: CostRuleContext): Lasting {
  const { book, comparedMonths } = context;
  const events = eventsIn(area, context);
  const once = events
    .filter(({ type, change }) => type === 'once' && size(change) > 0)
    .map(({ change }) => change);
  const stopped = events
    .filter(({ type }) => type === 'stopped')
    .flatMap(({ change }) => book.of(key.supplierCurrent, subjectName(change)) ?? [])
    .filter(isPositive);
  const latest = book.of(key.areaCurrent, area);
  const apart = [...once, ...stopped];
  const isOther = events.length > 0 && comparedMonths === 12 && isPositive(latest);
  if (!isOther) return { formula: areaPerYear(context, area), year: null, once: [], stopped: [] };
  const left = size(latest) - apart.reduce((sum, fact) => sum + size(fact), 0);
  const formula = left > 0 ? withoutAny([latest], apart) : null;
  return { formula, year: latest, once, stopped };
}

/** How much of an area's change no event explains, as a formula; null where they explain it all. */
export function unexplained(
  change: Fact,
  area: string,
  context: CostRuleContext,
): { formula: Formula; kronor: number } | null {
  const explained = eventsIn(area, context)
    .map((event) => event.change)
    .filter((fact) => size(fact) > 0);
  const kronor = size(change) - explained.reduce((sum, fact) => sum + size(fact), 0);
  if (kronor <= 0) return null;
  return {
    kronor,
    formula: explained.length === 0 ? sumOf(change) : withoutAny([change], explained),
  };
}
