import { useState } from 'react';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { toast } from '#client/ui/toast-store.ts';
import type { SalesAnswers } from '#engine/guides/sales/figures/figures.ts';
import { useDocument } from '#features/documents/ui/use-documents.ts';
import { answersContract } from '#features/guides/answers/contract.ts';
import { isSaidByFile } from '#features/guides/answers/from-file.ts';
import { countAnswered, MIN_ANSWERS, salesAnswers } from '#features/guides/answers/sales.ts';
import { answerTexts } from '#features/guides/answers/texts.ts';
import { AnswerField } from '#features/guides/answers/ui/answer-field.tsx';
import { SaveAnswers } from '#features/guides/answers/ui/save-answers.tsx';
import { useAnswersForm } from '#features/guides/answers/ui/use-answers-form.ts';
import { useFilledByFile } from '#features/guides/answers/ui/use-filled-by-file.ts';
import { BasisLine } from '#features/guides/ui/basis-line.tsx';
import { useFirstLook } from '#features/guides/ui/first-look/use-first-look.ts';
import { salesContract } from '../contract.ts';
import { formTexts, questions } from '../texts.ts';
import type { SalesGuide } from './setup.ts';

const MAX_LENGTH = 2000;
const noAnswers: SalesAnswers = {
  question1: '',
  question2: '',
  question3: '',
  question4: '',
  question5: '',
};

function readDraft(stored: unknown): SalesAnswers | null {
  const draft = salesAnswers.safeParse(stored ?? undefined);
  return draft.success ? draft.data : null;
}

/** Step 2: five questions, three of them required. */
export default function StepQuestions(props: { guide: SalesGuide; onSaved: () => void }) {
  const { guide, onSaved } = props;
  const [tooFew, setTooFew] = useState(false);
  const document = useDocument(guide.guide.document?.id ?? null);
  const firstLook = useFirstLook(document.data);
  const look = firstLook.data ?? null;
  const { form, save, isBegun } = useAnswersForm<SalesAnswers>({
    draft: 'sales-answers',
    readDraft,
    saved: guide.savedAnswers ?? noAnswers,
    queryKey: routeKey(salesContract.answers),
    save: (answers) => callRoute(answersContract.save, { body: { flik: 'sales', answers } }),
    texts: formTexts,
    onSaved,
  });
  useFilledByFile(form, look?.said ?? null, isBegun);
  const answers = form.watch();
  const answered = countAnswered({ ...answers });
  const fromFile = Object.values(answers).filter(isSaidByFile).length;

  const submit = (answers: SalesAnswers) => {
    const enough = countAnswered({ ...answers }) >= MIN_ANSWERS;
    setTooFew(!enough);
    if (enough) return save.mutate(answers);
    const { title, text } = formTexts.incomplete;
    toast({ title, description: text, variant: 'destructive' });
    const empty = questions.find(({ key }) => answers[key].trim() === '');
    if (empty) form.setFocus(empty.key);
  };

  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <BasisLine guide={guide} />
      <LoadFailed of={[document, firstLook]} title={answerTexts.suggestionsFailed} />
      <Card>
        <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-7">
          <CardHeader title={formTexts.title} description={formTexts.lead} />
          {fromFile > 0 && <p className="text-sm">{answerTexts.someFilled(fromFile)}</p>}
          {questions.map(({ key, label, hint }, index) => (
            <AnswerField
              key={key}
              label={`${index + 1}. ${label}`}
              hint={hint}
              answer={answers[key]}
              suggestions={look?.suggestions[key]}
              onSuggestion={(answer) => form.setValue(key, answer, { shouldDirty: true })}
              textarea={{ maxLength: MAX_LENGTH, ...form.register(key) }}
            />
          ))}
          {tooFew && answered < MIN_ANSWERS && (
            <Alert variant="error" title={formTexts.incomplete.title}>
              {formTexts.incomplete.text}
            </Alert>
          )}
          <SaveAnswers save={save} texts={formTexts} answered={formTexts.answered(answered)} />
        </form>
      </Card>
    </div>
  );
}
