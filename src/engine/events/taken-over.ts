import type { Fact } from '../facts/fact.ts';
import { monthNumber, monthsPeriod } from '../figures/calendar/months.ts';
import { addFact, subject } from '../figures/context.ts';
import { sumOf } from '../figures/filters.ts';
import { namesOf } from '../figures/view/roles.ts';
import { figure, periodOf } from '../text/placeholder.ts';
import { mention } from '../text/swedish.ts';
import type { EventContext } from './event-context.ts';
import type { Finding } from './finding.ts';

/** Adds what whoever took over has paid, before the kronor of one that left or hires less. */
export function addNext<Key extends string>(
  { context, frame, keys, successors }: EventContext<Key>,
  { series, amount }: Finding,
): void {
  const next = series.kind === 'customer' ? successors?.get(series.name) : undefined;
  if (next === undefined || keys.next === undefined || amount >= 0) return;
  const { measure, view } = context;
  const [from, to] = [next.period.from, next.period.to].map(monthNumber);
  const isByMonth = frame.byMonth && from !== undefined && to !== undefined;
  addFact(context, {
    ...{ key: keys.next, subject: subject('customer', next.name), value: next.amount },
    period: isByMonth ? monthsPeriod(from, to) : next.period,
    ...{ filter: next.filter, where: next.where, rows: next.rows },
    columns: [
      ...new Set([...measure.amount.columns, ...next.columns, ...namesOf(view.columns, 'date')]),
    ],
    formula: sumOf(measure.amount.formula),
  });
}

/** ` Det som blev ledigt …`, where another has hired it since; nothing else where none has. */
export function takenOver(parts: ReadonlyMap<string, Fact>): string {
  const next = parts.get('next');
  if (next === undefined) return '';
  return ` Det som blev ledigt har ${mention(next)} hyrt sedan dess, för ${figure(next)} under ${periodOf(next)}.`;
}

/** Whether what was left has been taken over: nobody needs to be asked, and nothing is to be let. */
export const isTakenOver = ({ parts }: { parts: ReadonlyMap<string, Fact> }): boolean =>
  parts.has('next');
