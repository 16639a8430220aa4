import { Field } from '#client/ui/field.tsx';
import { SegmentedToggle } from '#client/ui/segmented-toggle.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { answerLimits } from '#features/guides/report-answers-contract.ts';
import { AnswerText } from '#features/guides/ui/answers/answer-text.tsx';
import type { Statement } from '../../shared-contract.ts';
import { sharedTexts } from '../../shared-texts.ts';
import { type Answers, answerPlace } from './use-answers.ts';

const texts = sharedTexts.answers;
const choices = (['none', 'approved', 'comment', 'question'] as const).map((value) => ({
  value,
  label: texts.kinds[value],
}));

/** Where a statement is answered, with what has been answered to it. */
export function AnswerTo({ statement, answers }: { statement: Statement; answers: Answers }) {
  const { id, title } = statement;
  const draft = answers.drafts.get(id) ?? null;
  const given = answers.given.filter((answer) => answer.statement === id);
  return (
    <div id={answerPlace(id)} className="flex min-w-0 flex-col gap-3">
      {given.length > 0 && (
        <ul className="flex flex-col gap-2 border-l-2 border-accent pl-4">
          {given.map((answer) => (
            <li key={answer.id}>
              <AnswerText answer={answer} />
            </li>
          ))}
        </ul>
      )}
      <SegmentedToggle
        label={texts.to(title)}
        size="sm"
        className="self-start"
        value={draft?.kind ?? 'none'}
        options={choices}
        onChange={(kind) =>
          answers.setDraft(id, kind === 'none' ? null : { kind, text: draft?.text ?? '' })
        }
      />
      {draft !== null && draft.kind !== 'approved' && (
        <Field
          label={texts.text[draft.kind]}
          error={answers.incomplete.has(id) ? texts.textMissing : undefined}
          className="max-w-prose"
        >
          <Textarea
            maxLength={answerLimits.text}
            value={draft.text}
            onChange={({ currentTarget }) =>
              answers.setDraft(id, { ...draft, text: currentTarget.value })
            }
          />
        </Field>
      )}
    </div>
  );
}
