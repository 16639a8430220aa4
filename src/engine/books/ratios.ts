import { addBreakEven } from './break-even.ts';
import { addMargins } from './margins.ts';
import { addReturns } from './returns.ts';
import { addStanding } from './solvency.ts';
import type { YearContext } from './year-facts.ts';

/** The standard ratios of one year, each from the lines of its statements. */
export function addRatios(context: YearContext): void {
  addMargins(context);
  addStanding(context);
  addReturns(context);
  addBreakEven(context);
}
