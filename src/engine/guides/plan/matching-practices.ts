import { size } from '../../facts/fact-value.ts';
import { salesKeys } from '../sales/figures/keys.ts';
import type { Candidate } from './candidate.ts';
import { fromPractice } from './candidate.ts';
import { plainText } from './goals/wording.ts';
import type { PlanInput } from './input.ts';
import { practices } from './practices/all.ts';
import type { Practice } from './practices/practice.ts';

/** Advice out of figures that says the same as a practice, and better: by id of the candidate. */
const saidByFigures: Record<string, RegExp> = {
  'price-list': /^sales-(restore-price|thin-margin|more-for-less|discounts|goods-cost)$/u,
  'spread-customers': /^sales-customer-dependency$/u,
  season: /^sales-(season|weak-months|season-answer)/u,
  quality: /^sales-returns$/u,
  stock: /^sales-(dormant|tail)$/u,
  subscriptions: /^sales-subscription/u,
  'repeat-customers': /^sales-(win-back|at-risk)$/u,
  'cancel-subscriptions': /^costs-/u,
  'supplier-terms': /^(costs-|sales-goods-cost$)/u,
};

const MANY_CUSTOMERS_SHARE = 10;

function contradicted({ unless }: Practice, sales: PlanInput['sales']): boolean {
  if (unless === undefined || sales === null) return false;
  const whole = (key: string) =>
    sales.facts.find((fact) => fact.key === key && fact.subject === null) ?? null;
  const growth = size(whole(salesKeys.growthPerDay) ?? whole(salesKeys.growth));
  if (unless === 'salesRise') return growth > 0;
  if (unless === 'salesFall') return growth < 0;
  const top = whole(salesKeys.topCustomerShare);
  return top !== null && size(top) < MANY_CUSTOMERS_SHARE;
}

/** The practices that the answers call for, and those that the priority does, which weigh less. */
export function calledFor(
  { answers, sales }: Pick<PlanInput, 'answers' | 'sales'>,
  known: readonly Candidate[],
): Candidate[] {
  const { question1, question2, question3, question4, question5 } = answers;
  const text = plainText([question1, question2, question4, question5].join('\n'));
  return practices.flatMap((practice) => {
    const called = practice.words.test(text);
    const fits = called || practice.priority === question3;
    const said = saidByFigures[practice.id];
    const covered = said !== undefined && known.some(({ id }) => said.test(id));
    if (!fits || covered || contradicted(practice, sales)) return [];
    return fromPractice(practice, called);
  });
}
