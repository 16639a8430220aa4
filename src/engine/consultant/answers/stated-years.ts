import { comparedYears } from '../../books/compared-years.ts';
import type { Fact } from '../../facts/fact.ts';
import { shownSign } from '../../facts/fact-value.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import type { Ask } from '../question/ask.ts';
import { isNarrowed } from '../question/narrowed.ts';
import { figureOf, figuresBy } from '../tables/compute.ts';
import { statedAccounts, statedCost, yearsInSums } from '../tables/stated-sums.ts';
import { comparedKeys } from './of-books.ts';
import { selectionOf, type Work } from './work.ts';

/** A figure of a year and of the one before, both as the analysis has them. */
export interface OfYears {
  now: Fact;
  before: Fact;
}

const isWhole = ({ ask }: Pick<Work, 'ask'>) =>
  ask.weekday === null && ask.without === undefined && ask.counted === undefined && !ask.average;

/** A sum of costs, or of a name of theirs, and nothing that a sum of a year does not tell. */
export const isOfSum = (ask: Ask): boolean =>
  ask.guide === 'costs' &&
  ask.measure === 'cost' &&
  ask.by === null &&
  ask.order === null &&
  ask.each === undefined &&
  isWhole({ ask }) &&
  !(ask.share || isNarrowed(ask));

/** The sum of the year before, behind a change within one that is not whole: it is told, and not held against it. */
export function besideStated({ ask, table, consultation }: Work): string | null {
  if (!isOfSum(ask) || ask.periods.length > 0) return null;
  const [year] = yearsInSums(table, consultation.today);
  const fact = year === undefined ? null : statedCost(consultation.facts, table, year, ask.named);
  if (fact === null || shownSign(fact) === 0) return null;
  return `Året före står bara som årssumma: ${figure(fact)} under ${periodOf(fact)}. Det går inte att ställa mot en del av ett år.`;
}

/** Both years of accounts, where the rows of the latter come to what its accounts do. */
async function ofAccounts(work: Work): Promise<OfYears | null> {
  const { ask, asking, table, consultation } = work;
  const years = comparedYears(table.books, table.covered, consultation.today);
  if (years === null || !isOfSum(ask)) return null;
  const now = await figureOf(consultation.facts, asking, selectionOf(ask, years.current.period));
  const [booked, before] = [years.current, years.previous].map((year) =>
    statedCost(consultation.facts, table, year, ask.named),
  );
  const isSame = now !== null && booked?.value === now.value;
  return isSame && before && shownSign(before) !== 0 ? { now, before } : null;
}

/** What the books say of both years: of all, of one cost area or of accounts; null for what only rows could tell. */
export async function ofBooks(work: Work): Promise<OfYears | null> {
  const { ask, source, consultation } = work;
  const { measure, now, before } = comparedKeys[source.guide];
  if (ask.measure !== measure || !isWhole(work)) return null;
  const [named, ...more] = ask.named;
  if (named?.dimension === 'account') return ofAccounts(work);
  if (more.length > 0 || (named && (named.dimension !== 'area' || named.names.length > 1)))
    return null;
  const name = named?.names[0];
  const keys = named ? [costKeys.areaCurrent, costKeys.areaPrevious] : [now, before];
  const [current, previous] = keys.map((key) => {
    const fact = source.facts.find((each) => each.key === key && each.subject?.name === name);
    return fact === undefined ? null : consultation.imported(source).withId(fact.id);
  });
  return current && previous ? { now: current, before: previous } : null;
}

/** The figures of each of a kind in both years. */
export interface EachOfYears {
  now: Fact[];
  before: Fact[];
}

/** The same of each cost area, or of each account; null for what has no accounts of its own. */
export async function eachOfBooks(work: Work, by: Ask['by']): Promise<EachOfYears | null> {
  if (work.ask.named.length > 0) return null;
  if (by === 'account') return accountsOfBooks(work);
  if (by !== 'area') return null;
  const years = areasOfBooks(work);
  return { now: years.map(({ now }) => now), before: years.map(({ before }) => before) };
}

const MOST_ACCOUNTS = 500;

async function accountsOfBooks(work: Work): Promise<EachOfYears | null> {
  const { asking, ask, table, consultation } = work;
  const years = comparedYears(table.books, table.covered, consultation.today);
  if (years === null) return null;
  const all = { by: 'most', limit: MOST_ACCOUNTS } as const;
  const selection = selectionOf(ask, years.current.period);
  const now = await figuresBy(consultation.facts, asking, selection, 'account', all);
  if (now === null) return null;
  const called = now.flatMap(({ subject }) => subject?.name ?? []);
  return { now, before: statedAccounts(consultation.facts, table, years.previous, called) };
}

/** The same of each cost area. */
function areasOfBooks({ source, consultation }: Work): OfYears[] {
  const imported = consultation.imported(source);
  const before = new Map(
    source.facts.flatMap(({ key, subject, id }) =>
      key === costKeys.areaPrevious && subject ? [[subject.name, id]] : [],
    ),
  );
  return source.facts.flatMap(({ key, subject, id }) => {
    if (key !== costKeys.areaCurrent || !subject) return [];
    const [now, old] = [imported.withId(id), imported.withId(before.get(subject.name) ?? '')];
    return now && old ? [{ now, before: old }] : [];
  });
}
