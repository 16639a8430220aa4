import type { Fact } from '../../facts/fact.ts';
import { costKeys } from '../../guides/costs/catalogue.ts';
import { comparedKeys } from './of-books.ts';
import type { Work } from './work.ts';

/** A figure of a year and of the one before, both as the analysis has them. */
export interface OfYears {
  now: Fact;
  before: Fact;
}

const isWhole = ({ ask }: Pick<Work, 'ask'>) =>
  ask.weekday === null && ask.without === undefined && ask.counted === undefined && !ask.average;

/** What the books say of both years: of all, or of one cost area; null for what only rows could tell. */
export function ofBooks(work: Work): OfYears | null {
  const { ask, source, consultation } = work;
  const { measure, now, before } = comparedKeys[source.guide];
  if (ask.measure !== measure || !isWhole(work)) return null;
  const [named, ...more] = ask.named;
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

/** The same of each cost area. */
export function areasOfBooks({ source, consultation }: Work): OfYears[] {
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
