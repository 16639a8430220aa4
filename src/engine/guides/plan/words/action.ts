import { certaintyOf } from '../../../advice/certainty.ts';
import { namesAmount, once, priorityReason } from '../../../advice/priority-reason.ts';
import type { BusinessWords } from '../../../business/business.ts';
import type { Fact } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { sentences } from '../../../text/swedish.ts';
import { atIssue, type Candidate } from '../candidate.ts';
import type { Owner } from '../practices/practice.ts';
import type { PlannedAction } from '../result.ts';

const owners: Record<Owner, string> = {
  owner: 'Du som ägare',
  sales: 'Säljansvarig',
  finance: 'Den som sköter ekonomin',
  purchasing: 'Inköpsansvarig',
  operations: 'Den som leder arbetet',
  staff: 'Alla',
};

const FEW_EMPLOYEES = 10;

/** Where few work roles have no names; it is told by what someone does. */
const inSmall = (owner: Owner, { theCustomers, register }: BusinessWords): string => {
  if (owner === 'sales') return `Den som har hand om ${register ?? theCustomers}`;
  return owner === 'purchasing' ? 'Den som sköter inköpen' : owners[owner];
};

/** The company's staff, and what its owner's answers call for. */
interface Company {
  /** Why an action is in the plan. */
  reasons: ReadonlyMap<Candidate, string>;
  /** Why its priority is what it is, where that is to be said. */
  whyPriority: ReadonlyMap<Candidate, string | null>;
  employees: number | null;
  /** How the kind of business speaks: who leads it, and those who buy: `hyresgästerna`. */
  words: BusinessWords;
  alone: boolean;
  /** A year's sales or cost, as a float; 0 where not known. */
  yearly: number;
  /** The priority of an action among all of the plan. */
  priorityOf(candidate: Candidate): PlannedAction['priority'];
}

/** Who does it: always the owner when alone; in a small company no one may have the role alone. */
function ownerText(owner: Owner, { employees, alone, words }: Company): string {
  if (alone) return 'Du själv';
  if (owner === 'owner') return words.leader ?? owners.owner;
  if (owner === 'staff') return owners.staff;
  const isSmall = employees === null || employees < FEW_EMPLOYEES;
  return isSmall ? `${inSmall(owner, words)}, annars du` : owners[owner];
}

/** At most this many short-term actions are critical: with more the word means nothing. */
const MOST_CRITICAL = 2;

/** … and none that is worth less than this part of a year. */
const WORTH = 0.005;

/** Only what kronor are at issue of is critical, and of the highest priority in the plan. */
function isCritical(candidate: Candidate, place: number, { yearly, priorityOf }: Company): boolean {
  if (atIssue(candidate) === 0 || atIssue(candidate) < WORTH * yearly) return false;
  return place < MOST_CRITICAL && priorityOf(candidate) === 'Hög';
}

const BY_STAKE = 'Prioriteten följer hur mycket pengar det gäller.';
const BY_EASE = 'Utan belopp är prioriteten satt efter hur säkert och lätt det är att genomföra.';

/** What the priority of an action without kronor follows, where its reader sees it; what a better file would give is said to be unknown. */
function withoutKronor(candidate: Candidate | undefined, facts: readonly Fact[]): string | null {
  if (candidate === undefined || candidate.about === 'data') return null;
  if (candidate.stake === null) return BY_EASE;
  const { description, text, firstStep, impact } = candidate;
  return namesAmount([description, text, firstStep, impact].join(' '), facts) ? BY_STAKE : null;
}

/** Why priorities of a plan are what they are, by action, where they go against the kronor. */
export function priorityReasons(
  planned: readonly Candidate[],
  priorityOf: Company['priorityOf'],
  facts: readonly Fact[],
): Company['whyPriority'] {
  const all = planned.map((each) => ({
    priority: priorityOf(each),
    kronor: each.likely === null ? null : size(each.likely),
    ofRevenue: each.measure === 'revenue',
    ...{ effort: each.effort, sureness: each.sureness },
  }));
  const reasons = all.map((one, place) =>
    // Kronor that are counted elsewhere are said to be.
    planned[place]?.countedIn == null
      ? priorityReason(one, all, withoutKronor(planned[place], facts))
      : null,
  );
  return new Map(planned.map((each, place) => [each, once(reasons, place)]));
}

/** An action with both of the specification's names for each field. */
export function action(
  candidate: Candidate,
  place: number,
  company: Company,
  short: boolean,
): PlannedAction {
  const priority = company.priorityOf(candidate);
  const description = sentences(candidate.description, company.reasons.get(candidate) ?? '');
  const { id, title, text, firstStep, timeframe, effort, basis } = candidate;
  const impact = sentences(candidate.impact, company.whyPriority.get(candidate) ?? null);
  return {
    ...{ id, title, text, description, firstStep },
    owner: ownerText(candidate.owner, company),
    ...{ timeframe, tidsram: timeframe, priority, prioritet: priority, impact, paverkan: impact },
    critical: short && isCritical(candidate, place, company),
    effort,
    certainty: certaintyOf(candidate.sureness),
    basis,
  };
}
