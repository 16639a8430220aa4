import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { useDocument } from '#features/documents/ui/use-documents.ts';
import { answersContract } from '#features/guides/answers/contract.ts';
import { costDraft, MAX_ANSWER, REQUIRED } from '#features/guides/answers/costs.ts';
import { isSaidByFile } from '#features/guides/answers/from-file.ts';
import { answerTexts } from '#features/guides/answers/texts.ts';
import { AnswerField } from '#features/guides/answers/ui/answer-field.tsx';
import { SaveAnswers } from '#features/guides/answers/ui/save-answers.tsx';
import { useAnswersForm } from '#features/guides/answers/ui/use-answers-form.ts';
import { useFilledByFile } from '#features/guides/answers/ui/use-filled-by-file.ts';
import { FileReading } from '#features/guides/ui/file-reading.tsx';
import { useFirstLook } from '#features/guides/ui/first-look/use-first-look.ts';
import { costsContract } from '../contract.ts';
import { formTexts, questions } from '../texts.ts';
import type { CostGuide } from './setup.ts';

const noAnswers: CostAnswers = costDraft.parse({});

function readDraft(stored: unknown): CostAnswers | null {
  const draft = costDraft.safeParse(stored ?? undefined);
  return draft.success ? draft.data : null;
}

const isFilled = (text: string) => text.trim() !== '';

/** Step 2: what was understood of the file, and under it five questions, all required. */
export default function StepQuestions(props: { guide: CostGuide; onSaved: () => void }) {
  const { guide, onSaved } = props;
  const document = useDocument(guide.guide.document?.id ?? null);
  const firstLook = useFirstLook(document.data);
  const look = firstLook.data ?? null;
  const { form, save, isBegun } = useAnswersForm<CostAnswers>({
    draft: 'costs-answers',
    readDraft,
    saved: guide.savedAnswers ?? noAnswers,
    queryKey: routeKey(costsContract.answers),
    save: (answers) => callRoute(answersContract.save, { body: { flik: 'kostnader', answers } }),
    texts: formTexts,
    onSaved,
  });
  const { errors } = form.formState;
  useFilledByFile(form, look?.said ?? null, isBegun);
  const answers = form.watch();
  const answered = Object.values(answers).filter(isFilled).length;
  const fromFile = Object.values(answers).filter(isSaidByFile).length;

  const file = guide.guide.document;
  return (
    <div className="flex flex-col gap-5">
      {file && (
        <FileReading
          id={file.id}
          fresh={false}
          guide={guide}
          onReplace={() => guide.goTo('upload')}
        />
      )}
      <LoadFailed of={firstLook} title={answerTexts.suggestionsFailed} />
      <Card className="max-w-3xl">
        <form
          noValidate
          onSubmit={form.handleSubmit((answers) => save.mutate(answers))}
          className="flex flex-col gap-7"
        >
          <CardHeader title={formTexts.title} description={formTexts.lead} />
          {fromFile > 0 && <p className="text-sm">{answerTexts.someFilled(fromFile)}</p>}
          {questions.map(({ key, label, hint }, index) => (
            <AnswerField
              key={key}
              required
              label={`${index + 1}. ${label}`}
              hint={hint}
              error={errors[key]?.message}
              answer={answers[key]}
              suggestions={look?.suggestions[key]}
              onSuggestion={(answer) =>
                form.setValue(key, answer, { shouldDirty: true, shouldValidate: true })
              }
              textarea={{
                maxLength: MAX_ANSWER,
                ...form.register(key, { validate: (text) => isFilled(text) || REQUIRED }),
              }}
            />
          ))}
          <SaveAnswers save={save} texts={formTexts} answered={formTexts.answered(answered)} />
        </form>
      </Card>
    </div>
  );
}
