import { monthsBetween } from '../../advice/periods.ts';
import type { BusinessId } from '../../business/business.ts';
import type { Fact } from '../../facts/fact.ts';
import { size, subjectName } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import { duringPeriodOf, figure, periodOf } from '../../text/placeholder.ts';
import { capital, listed } from '../../text/swedish.ts';
import { theCostOf } from './areas/areas.ts';
import { areaOfKind, type CostKind, kindOf } from './areas/kinds.ts';
import { costKeys as key } from './catalogue.ts';

/** The figures of a cost analysis, and how each is taken where they are told. */
export interface CostFacts {
  facts: readonly Fact[];
  taken: (id: string) => Fact | null;
  /** The kind of business, by which an area is called; absent where it is not asked. */
  business?: BusinessId | null;
}

/** What both of two compared times have. */
interface Like {
  now: Fact;
  before: Fact;
  change: Fact;
  percent: Fact;
}

/** Areas that one of two compared times has nothing or only a part of: a sentence without its end, and what both have. */
export interface Unlike {
  areas: readonly string[];
  /** `Personalkostnaden (880 172 kr under 2025) finns inte under 2024` */
  words: string;
  /** `den`, `dem` */
  them: string;
  /** Whether the later of the two lacks some of it: then more may have been paid than the file has. */
  lacksNow: boolean;
  /** Whether some of it began within the later of the two: what was paid before that may be lacking. */
  beganNow: boolean;
  /** Null where too little is left to compare. */
  like: Like | null;
}

interface Part {
  area: string;
  more: Fact;
  where: string;
}

/** `personalkostnaden (880 172 kr) och lokalkostnaden (290 000 kr, båda under 2025) finns inte under 2024` */
function together(parts: readonly Part[], business: BusinessId | null): string {
  const both = parts.length === 1 ? '' : parts.length === 2 ? ', båda' : ', alla';
  const named = parts.map(({ area, more }, at) => {
    const when = at < parts.length - 1 ? '' : `${both} ${duringPeriodOf(more)}`;
    return `${kindOf(area)?.the ?? theCostOf(area, business)} (${figure(more)}${when})`;
  });
  return `${listed(named)} finns ${parts[0]?.where}`;
}

/** The two sums of what one of two times has nothing or only a part of, by the key that says so. */
const SUMS: Readonly<Record<string, readonly [current: string, previous: string]>> = {
  [key.areaMonthsWithout]: [key.areaCurrent, key.areaPrevious],
  [key.kindMonthsWithout]: [key.kindCurrent, key.kindPrevious],
};

/** The areas that are not there all of both times that are compared; null where all are. */
export function unlikeIn({ facts, taken, business = null }: CostFacts): Unlike | null {
  const found = (name: string, area: string | null = null) => {
    const fact = facts.find((each) => each.key === name && (each.subject?.name ?? null) === area);
    return fact === undefined ? null : taken(fact.id);
  };
  const parts = facts.flatMap((lacking) => {
    const sums = SUMS[lacking.key];
    if (sums === undefined || lacking.period === null) return [];
    const area = subjectName(lacking);
    const sides = sums.map((name) => found(name, area));
    const less = sides.find((side) => side?.period?.from === lacking.period?.from);
    const more = sides.find((side) => side !== less);
    if (!less || !more) return [];
    const isWhole = size(lacking) >= monthsBetween(lacking.period);
    const where = isWhole
      ? `inte ${duringPeriodOf(less)}`
      : `bara under en del av ${periodOf(less)}`;
    const isNow = less === sides[0];
    return [{ area, more, where, isNow, as: `${isWhole} ${lacking.period.from}` }];
  });
  if (parts.length === 0) return null;
  const alike = [...new Set(parts.map(({ as }) => as))].map((as) =>
    parts.filter((part) => part.as === as),
  );
  const [now, before] = [found(key.likeCurrent), found(key.likePrevious)];
  const [change, percent] = [found(key.likeChange), found(key.likePercent)];
  return {
    areas: parts.map(({ area }) => areaOfKind(area)),
    words: capital(alike.map((each) => together(each, business)).join(', och ')),
    them: parts.length === 1 ? 'den' : 'dem',
    lacksNow: parts.some(({ isNow }) => isNow),
    beganNow: facts.some((fact) => fact.key === key.monthsNotYet),
    like: now && before && change && percent ? { now, before, change, percent } : null,
  };
}

/** The same of a cost analysis' own facts. */
export const unlikeAreas = ({ list }: Facts, business: BusinessId | null = null): Unlike | null =>
  unlikeIn({ facts: list, taken: (id) => list.find((fact) => fact.id === id) ?? null, business });

/** How all costs have moved in per cent, of what both times have; null where that is not known. */
export const changeOfAll = (book: Facts): Fact | null =>
  Object.keys(SUMS).some((name) => book.all(name).length > 0)
    ? book.get(key.likePercent)
    : book.get(key.changePercent);

/** A kind of cost that one of two compared times has nothing or only a part of, and how many of its months lack it. */
export interface LackingKind {
  kind: CostKind;
  lacking: Fact;
}

/** `drivmedel finns inte under 2024` */
export function kindLacks({ kind, lacking }: LackingKind): string {
  const isWhole = lacking.period !== null && size(lacking) >= monthsBetween(lacking.period);
  const where = isWhole
    ? `inte ${duringPeriodOf(lacking)}`
    : `bara under en del av ${periodOf(lacking)}`;
  return `${kind.what} finns ${where}`;
}

/** That of an area; null where it has all of its kinds all the time. */
export function lackingKind(area: string, book: Facts): LackingKind | null {
  for (const lacking of book.all(key.kindMonthsWithout)) {
    const kind = kindOf(subjectName(lacking));
    if (kind?.area === area) return { kind, lacking };
  }
  return null;
}

/** Whether one of two compared times has nothing or only a part of an area, or of a kind of cost within it. */
export const isUnlike = (area: string, book: Facts): boolean =>
  book.of(key.areaMonthsWithout, area) !== null || lackingKind(area, book) !== null;
