import { Button } from '#client/ui/button.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { ReadOverrides, Understanding } from '#engine/table/understanding.ts';
import { overrideOf } from '../model.ts';
import { understandingTexts as texts } from '../texts.ts';

interface QuestionListProps {
  understanding: Pick<Understanding, 'questions' | 'columns' | 'purpose'>;
  onAnswer: (overrides: ReadOverrides) => void;
}

const optionTexts: Record<string, string> = { ...texts.dateOrders, ...texts.decimals };

/** What nothing in the file could settle. */
export function QuestionList({ understanding, onAnswer }: QuestionListProps) {
  const { questions } = understanding;
  if (questions.length === 0) return null;
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-warning-line bg-warning-soft p-4 sm:p-5">
      <h3 className="font-semibold">{texts.questions}</h3>
      {questions.map((question) => {
        const options = question.options.filter(
          (option) => overrideOf(question, option, understanding) !== null,
        );
        if (options.length === 0)
          return (
            <p key={question.id} className="text-sm">
              {question.text}
            </p>
          );
        const { chosen = null } = question;
        const answer = (option: string) => {
          const overrides = overrideOf(question, option, understanding);
          if (overrides) onAnswer(overrides);
        };
        return (
          <div key={question.id} className="flex flex-col items-start gap-3">
            <RadioGroup
              className="w-full"
              legend={question.text}
              value={chosen}
              onChange={answer}
              options={options.map((value) => ({
                value,
                label: optionTexts[value] ?? value,
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
