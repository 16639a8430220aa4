import { smallerBy, together } from '../../../advice/own-cases.ts';
import { ownOfMonths, ownOr } from '../../../advice/own-spread.ts';
import type { Assumption } from '../../../advice/rule.ts';
import { type Compared, subjectKey } from '../../../events/own-months.ts';
import type { Fact, Subject } from '../../../facts/fact.ts';
import { size, subjectName } from '../../../facts/fact-value.ts';
import { monthNumber } from '../../../figures/calendar/months.ts';
import type { SalesFigures } from '../figures/figures.ts';
import type { SalesRuleContext } from '../rule-context.ts';

/** The months that the subjects of some facts are compared in; null where they were not looked at. */
export function ownChange(
  { ownMonths }: SalesFigures,
  kind: Subject['kind'],
  facts: readonly Fact[],
): Compared | null {
  return together(
    facts.map((fact) => ownMonths?.compared.get(subjectKey(kind, subjectName(fact)))),
  );
}

/** The first whole month after what happened: from the day when one has no rows left. */
function monthFrom(period: Fact['period'] | undefined): number {
  if (period == null) return 0;
  return monthNumber(period.from) + (period.from.endsWith('-01') ? 0 : 1);
}

/**
 * From when some things have fallen: the last to begin of their own levels, and of those who have stopped or buy less with whom
 * most of the fall is; what made half or more of all that was lost, for a fall of the whole. 0 where nothing tells it.
 */
export function fallBegan(
  changes: readonly Fact[],
  { happened, figures }: SalesRuleContext,
): number {
  const starts = changes.flatMap(({ subject, value }) => {
    if (subject === null)
      return happened.all
        .filter(({ type, change }) => ['level', 'stopped'].includes(type) && size(change) < 0)
        .filter(({ change }) => 2 * size(change) <= Number(value))
        .map(({ change }) => monthFrom(change.period));
    const withWhom = figures.movedWith?.get(subjectKey(subject.kind, subject.name))?.by;
    return [subject, withWhom].map((each) =>
      each == null
        ? 0
        : monthFrom(happened.to(each.kind, each.name, 'level', 'stopped')?.change.period),
    );
  });
  return Math.max(0, ...starts);
}

/** How much of a fall can be taken back: as much as it has been smaller in the months where it was, of those since it began. */
export function fallenLess(
  general: Assumption,
  compared: Compared | null,
  began: number,
): Assumption {
  return ownOfMonths(
    general,
    smallerBy(compared, Math.max(began, compared?.first ?? 0)),
    'Ur filens egna månader: så mycket mindre har tappet varit de månader då det varit minst',
  );
}

/** How much of what customers bought comes back: as often, and as much, as it has before. */
export function comesBack(general: Assumption, { figures }: SalesRuleContext): Assumption {
  return ownOr(
    general,
    figures.ownMonths?.comebacks ?? [],
    'Ur filens egna kunder: så ofta har de som tystnat i mer än tre månader börjat köpa igen, gånger hur mycket de då köpt mot förr',
  );
}

/** How much of dearer purchases can be taken back: as often, and as much, as prices have covered them. */
export function asPassedOn(general: Assumption, { ownMonths }: SalesFigures): Assumption {
  return ownOr(
    general,
    ownMonths?.passedOn ?? [],
    'Ur er egen fil: så ofta har en dyrare kostnad följts av ett högre pris, gånger hur stor del av den som priset täckt',
  );
}
