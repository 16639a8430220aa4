import type { EventType } from './finding.ts';

type Sizes = (name: string) => number;

/** Money back is no purchase: it is held against an amount, never "mot inget". */
const isChange = (change: number, of: Sizes) =>
  change * (of('current') - of('previous')) > 0 && (of('previous') !== 0 || of('current') > 0);

/** What makes each sentence true: the parts it takes its figures from, and how they stand. */
export const conditions: Record<
  EventType,
  { needs: readonly string[]; ofSubject: boolean; holds(change: number, of: Sizes): boolean }
> = {
  stopped: {
    needs: ['previous', 'last'],
    ofSubject: true,
    holds: (change, of) => change < 0 && of('previous') > 0,
  },
  started: {
    needs: ['current'],
    ofSubject: true,
    holds: (change, of) => change > 0 && of('current') > 0,
  },
  level: {
    needs: ['current', 'previous'],
    ofSubject: true,
    // One whose last amount is told has none since: all of it was then.
    holds: (change, of) =>
      isChange(change, of) &&
      (of('last') === 0 || (of('current') === 0 && of('last') === of('previous'))),
  },
  once: { needs: ['current', 'previous'], ofSubject: true, holds: isChange },
  price: {
    needs: ['priceCurrent', 'pricePrevious'],
    ofSubject: true,
    holds: (change, of) => change * (of('priceCurrent') - of('pricePrevious')) > 0,
  },
  unitCost: {
    needs: ['unitCostCurrent', 'unitCostPrevious', 'marginCurrent', 'marginPrevious'],
    ofSubject: true,
    holds: (change, of) => change * (of('unitCostPrevious') - of('unitCostCurrent')) > 0,
  },
  discount: {
    needs: ['discountShareCurrent', 'discountSharePrevious'],
    ofSubject: false,
    holds: (change, of) => change * (of('discountSharePrevious') - of('discountShareCurrent')) > 0,
  },
};
