import { certaintyOf } from '../../../advice/certainty.ts';
import { size } from '../../../facts/fact-value.ts';
import { sentences } from '../../../text/swedish.ts';
import { type Candidate, weight } from '../candidate.ts';
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

/** The company's staff, and what its owner's answers call for. */
interface Company {
  /** Why an action is in the plan. */
  reasons: ReadonlyMap<Candidate, string>;
  employees: number | null;
  alone: boolean;
  /** A year's sales or cost, as a float; 0 where not known. */
  yearly: number;
  /** The priority of an action among all of the plan. */
  priorityOf(candidate: Candidate): PlannedAction['priority'];
}

/** Who does it: always the owner when alone; in a small company a role may not exist. */
function ownerText(owner: Owner, { employees, alone }: Company): string {
  if (alone) return 'Du själv';
  const name = owners[owner];
  if (owner === 'owner' || owner === 'staff') return name;
  return employees === null || employees < FEW_EMPLOYEES ? `${name}, annars du` : name;
}

/** At most this many short-term actions are critical: with more the word means nothing. */
const MOST_CRITICAL = 2;

/** … and none that is worth less than this part of a year. */
const WORTH = 0.005;

/** Only what is worth kronor is critical, and of the highest priority in the plan. */
function isCritical(candidate: Candidate, place: number, { yearly, priorityOf }: Company): boolean {
  if (weight(candidate) === 0 || size(candidate.likely) < WORTH * yearly) return false;
  return place < MOST_CRITICAL && priorityOf(candidate) === 'Hög';
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
  const { id, title, text, firstStep, timeframe, impact, effort, basis } = candidate;
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
