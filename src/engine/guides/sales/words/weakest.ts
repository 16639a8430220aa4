import { size } from '../../../facts/fact-value.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { SalesRuleContext } from '../rule-context.ts';
import { dearerReading } from './other-readings.ts';
import { bestOf } from './top-performers.ts';

/** No more than these are told of, and fewer than half of all, beside what has become dearer. */
const MOST = 5;

/** The weakest, none of which is told of among the best, and then those whose margin a dearer purchase has taken. */
export function weakest(context: SalesRuleContext): string[] {
  const { book, figures, happened } = context;
  const best = new Set(bestOf(context));
  const isOther = (name: string) => !best.has(name);
  const half = Math.floor(size(book.get(key.productsTotal)) / 2);
  const weak =
    figures.weakOrTop?.filter(isOther).slice(0, Math.min(MOST, half)) ?? figures.weakProducts;
  const dearer = happened.all.flatMap(({ type, change: { subject } }) =>
    type === 'unitCost' && subject !== null && dearerReading(subject.name, context) !== null
      ? [subject.name]
      : [],
  );
  return [...new Set([...weak, ...dearer.filter(isOther)])].slice(0, MOST);
}
