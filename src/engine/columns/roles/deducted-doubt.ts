import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';

/** What is asked of a deduction beside an amount that nothing proves it is in, or is not. */
export function deductedDoubt(
  amount: TypedColumn,
  part: TypedColumn,
  { already, notYet, chosen }: { already: string; notYet: string; chosen: 'already' | 'notYet' },
): Doubt {
  const change = (deducted: 'already' | 'notYet') => ({ choices: { deducted } });
  return {
    id: 'deducted',
    text: `Är ${part.name.trim()} redan draget från ${amount.name.trim()}?`,
    options: [
      { answer: 'notYet', label: notYet, change: change('notYet') },
      { answer: 'already', label: already, change: change('already') },
    ],
    chosen,
    blocks: 'ifSumsDiffer',
  };
}

/** The same of a discount that nothing proves the amount is before or after. */
export function discountDoubt(
  amount: TypedColumn,
  discount: TypedColumn,
  chosen: 'already' | 'notYet',
): Doubt {
  const [of, less] = [amount, discount].map(({ name }) => name.trim());
  return deductedDoubt(amount, discount, {
    notYet: `Nej: ${of} minus ${less} är sålt`,
    already: `Ja: ${of} är vad kunden betalade`,
    chosen,
  });
}
