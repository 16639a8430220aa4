import { defineContract, type Route } from '#contract/route.ts';
import { sandboxPath } from '#contract/sandbox.ts';
import { analysesContract } from '#features/guides/contract.ts';
import { exploreContract } from '#features/guides/explore-contract.ts';
import { moneyContract } from '#features/money/contract.ts';

/** A call that only looks, as one without an account makes it of the sample company. */
type Open<R extends Route> = Omit<R, 'path' | 'summary' | 'access' | 'transport'> & {
  path: `/api/${string}`;
  summary: string;
  access: 'public';
  /** Sent as it was packed when it was made. */
  transport: 'file';
};

function open<const R extends Route & { method: 'GET' }>(route: R): Open<R> {
  return {
    ...route,
    path: sandboxPath(route.path),
    summary: `${route.summary}; of the sample company, for one without an account`,
    access: 'public',
    transport: 'file',
  };
}

/** What a visitor may ask of the sample company: what its pages show, and nothing that writes. */
export const sandboxContract = defineContract({
  one: open(analysesContract.one),
  factRows: open(analysesContract.factRows),
  factRowsCsv: open(analysesContract.factRowsCsv),
  explore: open(exploreContract.explore),
  exploreRows: open(exploreContract.exploreRows),
  exploreRowsCsv: open(exploreContract.exploreRowsCsv),
  subjects: open(exploreContract.subjects),
  subjectsCsv: open(exploreContract.subjectsCsv),
  money: open(moneyContract.money),
});
