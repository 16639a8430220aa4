import type { IncomeWords } from '../business/business.ts';
import type { Fact } from '../facts/fact.ts';
import { isNegative, isShown, size } from '../facts/fact-value.ts';
import { figure, magnitude, nameOf, periodOf } from '../text/placeholder.ts';
import { directed, sentences } from '../text/swedish.ts';
import type { BreakEven } from './break-even.ts';
import type { LikeBefore } from './like-before.ts';
import type { YearBefore } from './year-before.ts';

interface Joined {
  revenue: Fact;
  cost: Fact;
  left: Fact;
  perHundred: Fact | null;
  before: YearBefore | null;
  /** Where a kind of cost is lacking in one of the two years. */
  like: LikeBefore | null;
  even: BreakEven | null;
  /** Where both files state what the goods cost, and not the same. */
  goods: string | null;
  /** What is left of each month. */
  months: readonly Fact[];
  /** How the money comes in. */
  income: IncomeWords;
}

/** Fewer months have no best and worst worth naming. */
const FEWEST_MONTHS = 4;

/** What sales and costs together say, the weightiest first, as drafts with references to facts. */
export const moneySentences = (all: Joined): string[] =>
  [
    whatIsLeft(all),
    against(all.before, all.like),
    all.goods,
    needed(all.even, all.income),
    extremes(all.months),
  ].filter((text) => text !== null);

/** Costs of so many times the sales are hardly those of the company that sold. */
const SEVERAL_TIMES = 3;

const OF_ANOTHER =
  'Det är mer än tre gånger det som kom in: kontrollera att båda filerna är av samma företag, och att ingen försäljning saknas.';

/** What was sold, what it cost and what is left, and the cost of each hundred kronor. */
export function whatIsLeft({
  revenue,
  cost,
  left,
  perHundred,
  income,
}: Pick<Joined, 'revenue' | 'cost' | 'left' | 'perHundred' | 'income'>): string {
  const sums = `Under ${periodOf(revenue)} ${income.weDid} ${figure(revenue)} ${income.andCosts} ${figure(cost)}`;
  const rest = directed(left, {
    up: `${magnitude(left)} blev kvar`,
    down: `det fattas ${magnitude(left)}`,
    flat: 'inget blev kvar',
  });
  const each = perHundred && ` Varje hundralapp i omsättning kostade ${figure(perHundred)}.`;
  const several = size(cost) >= SEVERAL_TIMES * size(revenue) ? ` ${OF_ANOTHER}` : '';
  return `${sums}: ${rest}.${each ?? ''}${several}`;
}

/** A smaller part of what is left, or lacking, is no change of it. */
const TRIFLE = 0.01;

/** `blev det 450 000 kr mindre kvar`: where nothing was left in either year no more of it can be, and where in one of them it is the result that has moved. */
function moreLeft(change: Fact, { now, before }: YearBefore): { rest: string; than: string } {
  const isLoss = isNegative(now.left);
  const isAlike = isLoss === isNegative(before.left);
  if (isAlike && Math.abs(size(change)) < TRIFLE * Math.abs(size(now.left)))
    return {
      rest: isLoss ? 'fattades det ungefär lika mycket' : 'blev det ungefär lika mycket kvar',
      than: 'som',
    };
  const [better, more, less] = (
    [
      ['bättre', 'sämre'],
      ['mer', 'mindre'],
      ['mindre', 'mer'],
    ] as const
  ).map(([up, down]) => directed(change, { up, down, flat: '' }));
  const rest = isAlike
    ? isLoss
      ? `fattades det ${magnitude(change)} ${less}`
      : `blev det ${magnitude(change)} ${more} kvar`
    : `blev resultatet ${magnitude(change)} ${better}`;
  return { rest, than: 'än' };
}

/** How what is left has moved, and by what: `omsättningen ökade med … och kostnaderna …`; null where as much was left. */
function leftAgainst(
  year: YearBefore,
  like: LikeBefore | null,
): { rest: string; than: string; by: string } | null {
  const { leftChange: change, costChange } = like?.moved ?? year;
  const { revenueChange } = year;
  if (!isShown(change)) return null;
  const moved = moreLeft(change, year);
  const sold = directed(revenueChange, {
    up: `omsättningen ökade med ${magnitude(revenueChange)}`,
    down: `omsättningen minskade med ${magnitude(revenueChange)}`,
    flat: 'omsättningen var oförändrad',
  });
  const costs = like === null ? 'kostnaderna' : 'kostnaderna i övrigt';
  const paid = directed(costChange, {
    up: `${costs} ökade med ${magnitude(costChange)}`,
    down: `${costs} minskade med ${magnitude(costChange)}`,
    flat: `${costs} var oförändrade`,
  });
  const [verb, ofCosts] = [revenueChange, costChange].map((change) =>
    directed(change, { up: 'ökade', down: 'minskade', flat: '' }),
  );
  // One verb for both, where both moved the same way.
  if (verb !== '' && verb === ofCosts)
    return {
      ...moved,
      by: `både omsättningen och ${costs} ${verb}, med ${magnitude(revenueChange)} respektive ${magnitude(costChange)}`,
    };
  return { ...moved, by: `${sold} och ${paid}` };
}

/** What one of the years lacks, and how much more or less was left without it; only the former where the two may not be compared. */
function withoutUnlike(before: YearBefore, like: LikeBefore): string {
  const change = like.moved && leftAgainst(before, like);
  const lacking = like.lacksNow || like.beganNow ? ifLacking(before.now.left) : null;
  if (change === null) return sentences(`${like.words}, så åren jämförs inte.`, lacking);
  const compared = `Räknat utan ${like.them} ${change.rest} ${change.than} under ${periodOf(before.before.left)}: ${change.by}.`;
  return sentences(`${like.words}.`, lacking, compared);
}

/** What it comes to where costs of the latest year are not in the file. */
export const ifLacking = (left: Fact): string =>
  isNegative(left)
    ? 'Saknas kostnader i filen fattas det mer än så.'
    : 'Saknas kostnader i filen är det som blev kvar för högt.';

/** How much more or less a year left than the year before, and by what. */
export function against(before: YearBefore | null, like: LikeBefore | null): string | null {
  if (before !== null && like !== null) return withoutUnlike(before, like);
  const change = before && leftAgainst(before, null);
  if (!change) return null;
  return `Under ${periodOf(before.now.left)} ${change.rest} ${change.than} samma månader året före: ${change.by}.`;
}

/** The same after what the year left has been said. */
export function thanBefore(before: YearBefore, like: LikeBefore | null): string | null {
  if (like !== null) return withoutUnlike(before, like);
  const change = leftAgainst(before, null);
  return change && `Jämfört med ${periodOf(before.before.left)} ${change.rest}: ${change.by}.`;
}

/** What is to be sold in a month before anything is left. */
export function needed(even: BreakEven | null, income: IncomeWords): string | null {
  if (even === null) return null;
  const { fixed, revenue, point: needed } = even;
  return `Fasta kostnader på ${figure(fixed)} i månaden gör att ni behöver ${income.toDo} ungefär ${figure(needed)} i månaden innan något blir kvar; ni ${income.weDo} ${figure(revenue)} i snitt.`;
}

function extremes(months: readonly Fact[]): string | null {
  if (months.length < FEWEST_MONTHS) return null;
  const ranked = [...months].sort((a, b) => Number(a.value) - Number(b.value));
  const [worst, best] = [ranked[0], ranked.at(-1)];
  if (!worst || !best || worst.value === best.value) return null;
  const amount = (fact: Fact) =>
    directed(fact, {
      up: `${magnitude(fact)} kvar`,
      down: `${magnitude(fact)} för lite`,
      flat: 'inget kvar',
    });
  return `Bästa månaden var ${nameOf(best)} (${amount(best)}), sämsta ${nameOf(worst)} (${amount(worst)}).`;
}
