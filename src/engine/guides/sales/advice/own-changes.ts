import { smallerBy, together } from '../../../advice/own-cases.ts';
import { ownOr } from '../../../advice/own-spread.ts';
import type { Assumption } from '../../../advice/rule.ts';
import { type Compared, subjectKey } from '../../../events/own-months.ts';
import type { Fact, Subject } from '../../../facts/fact.ts';
import { subjectName } from '../../../facts/fact-value.ts';
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

/** How much of a fall can be taken back: as much as it has been smaller in the months where it was. */
export function fallenLess(general: Assumption, compared: Compared | null): Assumption {
  return ownOr(
    general,
    smallerBy(compared),
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
