import { decimal, subtract, toText } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';
import { groupBy } from '../table/group-by.ts';
import type { Period } from '../table/period.ts';
import { formatFact, formatPeriod } from './format.ts';

/** One figure in two analyses, as shown; null where an analysis lacks it. */
export interface FigureChange {
  key: string;
  subject: string | null;
  label: string;
  earlier: string | null;
  later: string | null;
  /** Later − earlier, as shown; null where one is missing or the currencies differ. */
  change: string | null;
  /** The periods, where they differ: `januari–juni 2025 → 2025`. */
  periods: string | null;
}

const identity = (fact: Fact) => JSON.stringify([fact.key, fact.subject]);

function sameFigure(a: Fact, b: Fact): boolean {
  return a.value === b.value && a.unit === b.unit && a.currency === b.currency;
}

function difference(earlier: Fact, later: Fact): string | null {
  if (earlier.unit !== later.unit || earlier.currency !== later.currency) return null;
  const value = toText(subtract(decimal(later.value), decimal(earlier.value)));
  const precision = Math.max(earlier.precision, later.precision);
  const unit = later.unit === 'percent' ? 'percentagePoints' : later.unit;
  return formatFact({ value, unit, currency: later.currency, precision });
}

function movedPeriod({ period: before }: Fact, { period: after }: Fact): string | null {
  if (before === null || after === null) return null;
  const [from, to] = [formatPeriod(before), formatPeriod(after)];
  return from === to ? null : `${from} → ${to}`;
}

const isOfPeriod = ({ period: a }: Fact, { period: b }: Fact) =>
  a?.from === b?.from && a?.to === b?.to;

/** What earlier and later figures of the same key and subject have in common, the surest first. */
const likenesses = [
  (old: Fact, fact: Fact) => isOfPeriod(old, fact) && sameFigure(old, fact),
  isOfPeriod,
  () => true,
];

/**
 * Each later figure with its earlier one, and the earlier ones that are left. There may be several of the same key and
 * subject, as of two events of one product.
 */
function matched(earlier: readonly Fact[], later: readonly Fact[]) {
  const gone = groupBy(earlier, identity);
  const oldOf = new Map<Fact, Fact>();
  for (const isLike of likenesses)
    for (const fact of later) {
      const same = gone.get(identity(fact)) ?? [];
      const place = oldOf.has(fact) ? -1 : same.findIndex((old) => isLike(old, fact));
      const [old] = place < 0 ? [] : same.splice(place, 1);
      if (old !== undefined) oldOf.set(fact, old);
    }
  return { oldOf, gone: [...gone.values()].flat() };
}

/**
 * The computed figures that differ between two analyses of one guide, matched by key and subject,
 * in the order of the later one; figures only in the earlier come last.
 */
export function compareFacts(earlier: readonly Fact[], later: readonly Fact[]): FigureChange[] {
  const computed = (facts: readonly Fact[]) => facts.filter(({ kind }) => kind === 'computed');
  const { oldOf, gone } = matched(computed(earlier), computed(later));
  const changes: FigureChange[] = [];
  for (const fact of computed(later)) {
    const old = oldOf.get(fact) ?? null;
    if (old !== null && sameFigure(old, fact)) continue;
    changes.push({
      key: fact.key,
      subject: fact.subject?.name ?? null,
      label: fact.label,
      earlier: old === null ? null : formatFact(old),
      later: formatFact(fact),
      change: old === null ? null : difference(old, fact),
      periods: old === null ? null : movedPeriod(old, fact),
    });
  }
  for (const fact of gone) {
    const subject = fact.subject?.name ?? null;
    const { key, label } = fact;
    const missing = { earlier: formatFact(fact), later: null, change: null, periods: null };
    changes.push({ key, subject, label, ...missing });
  }
  return changes;
}

/** The figures of an analysis and the period of its file. */
interface Covered {
  facts: readonly Fact[];
  period: Period | null;
}

/** Monthly sums by key and month; no forecasts, nothing that depends on other months. */
function months({ facts, period }: Covered): Map<string, Fact> {
  const last = period?.to.slice(0, 7) ?? '';
  const monthly = facts.filter(
    ({ subject, unit, source }) =>
      subject?.kind === 'month' &&
      subject.name <= last &&
      unit === 'SEK' &&
      source.where !== null &&
      source.inputs.length === 0,
  );
  return new Map(monthly.map((fact) => [identity(fact), fact]));
}

/** Whether the earlier file ended within the fact's month and the later one goes on. */
function grewOn({ period }: Fact, earlier: Covered, later: Covered): boolean {
  if (period === null || earlier.period === null || later.period === null) return false;
  const { to } = earlier.period;
  return period.from <= to && to < period.to && to < later.period.to;
}

/**
 * What a changed file brought: months missing or incomplete before (`newData`), or other figures
 * for months in both (`correctedData`). Without months the data counts as new.
 */
export function dataCauses(earlier: Covered, later: Covered): ('newData' | 'correctedData')[] {
  const [before, after] = [months(earlier), months(later)];
  const moved = [...after].flatMap(([key, fact]) => {
    const old = before.get(key);
    if (old !== undefined && sameFigure(old, fact)) return [];
    return old === undefined || grewOn(old, earlier, later) ? ['new'] : ['corrected'];
  });
  const [isNew, isCorrected] = [moved.includes('new'), moved.includes('corrected')];
  if (!isNew && !isCorrected) return ['newData'];
  return [
    ...(isNew ? (['newData'] as const) : []),
    ...(isCorrected ? (['correctedData'] as const) : []),
  ];
}
