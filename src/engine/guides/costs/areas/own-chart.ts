import { areaOfAccount } from './areas.ts';
import { classifyText } from './classify.ts';

/** A cost account of a file: its number and what the file calls it, if anything. */
export interface ChartAccount {
  number: string;
  name: string | null;
}

/** Of BAS all numbers have this many digits; programs and groups add digits of their own, other charts have other meanings. */
const DIGITS = 4;
/** So many accounts must tell before a chart with the digits of BAS is taken for another. */
const FEWEST = 5;
/** Of those that tell, where BAS and the name say the same: of longer numbers half, else fewer are still BAS. */
const LONG_AGREE = 0.5;
const AGREE = 0.25;

/** Whether the name of an account says the area that BAS has at its number; null where it says none. */
function agreement({ number, name }: ChartAccount): boolean | null {
  const area = areaOfAccount(number);
  const named = name === null ? null : classifyText(name);
  return area === null || named === null ? null : area === named.area;
}

/**
 * An account of a chart that is not BAS, as those of municipalities, whose 5 is staff and whose 6 is what is bought; null
 * where the numbers mean what they do in BAS, or nothing tells. Longer numbers than those of BAS are not taken for it on no evidence.
 */
export function notOfBas(chart: readonly ChartAccount[]): ChartAccount | null {
  const costs = chart.filter(({ number }) => areaOfAccount(number) !== null);
  const long = costs.filter(({ number }) => number.length > DIGITS);
  const isLong = long.length * 2 > costs.length;
  const judged = isLong ? long : costs;
  const named = judged.find(({ name }) => name !== null);
  if (named === undefined) return null;
  const telling = judged.filter((account) => agreement(account) !== null);
  const other = telling.find((account) => agreement(account) === false);
  const agreeing = telling.filter((account) => agreement(account) === true).length;
  if (isLong)
    return agreeing > 0 && agreeing >= LONG_AGREE * telling.length ? null : (other ?? named);
  const isOther = telling.length >= FEWEST && agreeing < AGREE * telling.length;
  return isOther ? (other ?? null) : null;
}
