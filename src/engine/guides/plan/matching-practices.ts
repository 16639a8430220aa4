import { keepsNoStock } from '../../books/sni/sni.ts';
import { size } from '../../facts/fact-value.ts';
import { salesKeys } from '../sales/catalogue.ts';
import type { Candidate } from './candidate.ts';
import { fromPractice } from './candidate.ts';
import { plainText } from './goals/wording.ts';
import type { PlanInput } from './input.ts';
import { practices } from './practices/all.ts';
import type { Practice } from './practices/practice.ts';

const MANY_CUSTOMERS_SHARE = 10;

type Known = Pick<PlanInput, 'answers' | 'sales' | 'profile'>;

/** One who writes of a stock has one, whatever the industry. */
const STOCK = /\blager/;

function contradicted({ unless }: Practice, { sales, profile }: Known, text: string): boolean {
  if (unless === 'noStock') return keepsNoStock(profile.industry) && !STOCK.test(text);
  if (unless === undefined || sales === null) return false;
  const top = sales.facts.find(
    ({ key, subject }) => key === salesKeys.topCustomerShare && subject === null,
  );
  return top !== undefined && size(top) < MANY_CUSTOMERS_SHARE;
}

function covered({ coveredBy = [] }: Practice, known: readonly Candidate[]): boolean {
  return known.some(({ id }) =>
    coveredBy.some((name) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name)),
  );
}

/** Practices that match the answers, and with less weight those that match the priority. */
export function matchingPractices(input: Known, known: readonly Candidate[]): Candidate[] {
  const { question1, question2, question3, question4, question5 } = input.answers;
  const text = plainText([question1, question2, question4, question5].join('\n'));
  return practices.flatMap((practice) => {
    const called = practice.words.test(text);
    const fits = called || practice.priority === question3;
    if (!fits || covered(practice, known) || contradicted(practice, input, text)) return [];
    return fromPractice(practice, called);
  });
}
