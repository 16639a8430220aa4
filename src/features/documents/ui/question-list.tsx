import { Button } from '#client/ui/button.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { understandingTexts as texts } from '../texts.ts';

interface QuestionListProps {
  understanding: Pick<Understanding, 'questions'>;
  onAnswer: (overrides: ReadOverrides) => void;
}

/** Questions that nothing in the file could decide. */
export function QuestionList({ understanding, onAnswer }: QuestionListProps) {
  const { questions } = understanding;
  if (questions.length === 0) return null;
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-warning-line bg-warning-soft p-4 sm:p-5">
      <h3 className="font-semibold">{texts.questions}</h3>
      {questions.map((question) => {
        const { options, chosen = null } = question;
        if (options.length === 0)
          return (
            <p key={question.id} className="text-sm">
              {question.text}
            </p>
          );
        const answer = (value: string) => {
          const option = options.find((each) => each.answer === value);
          if (option) onAnswer(option.change);
        };
        return (
          <div key={question.id} className="flex flex-col items-start gap-3">
            <RadioGroup
              className="w-full"
              legend={question.text}
              value={chosen}
              onChange={answer}
              options={options.map(({ answer: value, label }) => ({
                value,
                label,
                hint: value === chosen && texts.readSo,
              }))}
            />
            {chosen !== null && (
              <Button variant="secondary" size="sm" onClick={() => answer(chosen)}>
                {texts.confirm}
              </Button>
            )}
          </div>
        );
      })}
    </section>
  );
}
