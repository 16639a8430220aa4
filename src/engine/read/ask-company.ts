import { type Company, companyWords, isSameCompany } from '../table/company.ts';
import type { ReadingChoices } from '../table/overrides.ts';
import type { Question } from '../table/question.ts';
import type { Understanding } from '../table/understanding.ts';

type Answer = NonNullable<ReadingChoices['company']>;

const labels: Record<Answer, string> = {
  own: 'Ja, det är samma företag',
  other: 'Ja, fast det är ett annat företag',
  unused: 'Nej, använd den inte',
};

/**
 * What was understood of a file, with the question whether it is to be used where it is of another company than
 * `account`, or with what that was answered. A file that says nothing of whose it is is the account's.
 */
export function askWhose(
  understanding: Understanding,
  account: Company,
  answer: Answer | undefined,
): Understanding {
  const { company = null, questions, answered, missing } = understanding;
  if (company === null || isSameCompany(company, account) !== false) return understanding;
  const question = questionOf(company, account);
  if (answer === undefined)
    return { ...understanding, questions: [{ ...question, blocking: true }, ...questions] };
  const after = { ...understanding, answered: [{ ...question, chosen: answer }, ...answered] };
  if (answer === 'own') return { ...after, company: account };
  if (answer === 'other') return after;
  const why = `Filen gäller ${companyWords(company)} och ska enligt ditt svar inte användas. Ladda upp en annan fil, eller ändra svaret.`;
  return { ...after, ready: false, missing: [why, ...missing] };
}

const questionOf = (company: Company, account: Company): Question => ({
  id: 'company',
  text: `Filen gäller ${companyWords(company)}, men kontot är för ${companyWords(account)}. Ska den ändå användas?`,
  options: (Object.keys(labels) as Answer[]).map((answer) => ({
    answer,
    label: labels[answer],
    change: { choices: { company: answer } },
    sum: null,
  })),
  blocking: false,
});
