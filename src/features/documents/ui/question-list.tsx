import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { questionTexts as texts } from '../texts.ts';
import { ChoiceRows } from './choice-rows.tsx';

interface QuestionListProps {
  understanding: Pick<Understanding, 'questions' | 'currency'>;
  pending: boolean;
  onAnswer: (overrides: ReadOverrides) => void;
}

/** What nothing in the file could settle, and stops nothing: each with how the file is read until it is answered. */
export function QuestionList({ understanding, pending, onAnswer }: QuestionListProps) {
  const { questions, currency } = understanding;
  const open = questions.filter(({ blocking }) => !blocking);
  if (open.length === 0) return null;
  return (
    <section
      aria-label={texts.open}
      className="flex flex-col gap-3 rounded-md border border-warning-line bg-warning-soft px-4 py-3.5"
    >
      <h3 className="text-sm font-semibold">{texts.open}</h3>
      <ChoiceRows rows={open} currency={currency} pending={pending} onChange={onAnswer} />
    </section>
  );
}
