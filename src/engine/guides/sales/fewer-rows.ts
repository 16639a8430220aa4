import { size } from '../../facts/fact-value.ts';
import { salesKeys as key } from './catalogue.ts';
import type { SalesRuleContext } from './rule-context.ts';

/** From so few rows a mean of them tells nothing. */
const FEWEST_ROWS = 20;
/** A mean that has fallen by no more, as a share, is about the same. */
const SAME = 0.02;

/** Whether a product without quantity has fallen by fewer rows, each of about as much as before or more. */
export function hasFewerRows({ book }: Pick<SalesRuleContext, 'book'>, name: string): boolean {
  const [now, before] = [book.of(key.productCurrent, name), book.of(key.productPrevious, name)];
  if (now === null || before === null || book.of(key.productUnits, name) !== null) return false;
  const [rows, earlier] = [now.source.rows, before.source.rows];
  if (Math.min(rows, earlier) < FEWEST_ROWS || rows >= earlier || size(before) <= 0) return false;
  return size(now) / rows >= (1 - SAME) * (size(before) / earlier);
}
