import { addBreakEven } from './break-even.ts';
import { addMargins } from './margins.ts';
import { addReturns } from './returns.ts';
import { addSolvency } from './solvency.ts';
import type { YearContext } from './year-facts.ts';

/** The standard ratios of one year, each from the lines of its statements. */
export function addRatios(context: YearContext): void {
  addMargins(context);
  addSolvency(context);
  addReturns(context);
  addBreakEven(context);
}
