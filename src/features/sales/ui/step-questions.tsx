import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { callRoute } from '#client/call-route.ts';
import { errorSentence } from '#client/data/call-error.ts';
import { routeKey } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { dropDraft, keepDraft, readDraft } from '#client/wizard/draft-store.ts';
import type { SalesAnswers } from '#engine/metrics/sales/figures.ts';
import { formAnswersContract } from '#features/form-answers/contract.ts';
import { countAnswered, MIN_ANSWERS, salesAnswers } from '../answers.ts';
import { formTexts, questions } from '../texts.ts';
import { BasisLine } from './basis-line.tsx';
import type { useGuide } from './use-guide.ts';

const DRAFT = 'sales-answers';
const MAX_LENGTH = 2000;
const noAnswers: SalesAnswers = {
  question1: '',
  question2: '',
  question3: '',
  question4: '',
  question5: '',
};

/** What was typed and not saved comes before what was saved. */
function openingAnswers(userId: string, saved: SalesAnswers | null): SalesAnswers {
  const draft = salesAnswers.safeParse(readDraft(userId, DRAFT) ?? undefined);
  return draft.success ? draft.data : (saved ?? noAnswers);
}

function useSaveAnswers(userId: string, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answers: SalesAnswers) =>
      callRoute(formAnswersContract.save, { body: { flik: 'sales', answers } }),
    onSuccess: (_, answers) => {
      dropDraft(userId, DRAFT);
      client.setQueryData(routeKey(formAnswersContract.sales), { answers });
      toast({ title: formTexts.saved.title, description: formTexts.saved.text });
      onSaved();
    },
    onError: (error) => {
      const { title, text } = formTexts.failed;
      toast({ title, description: errorSentence(error, text), variant: 'destructive' });
    },
  });
}

/** Step 2: five questions, of which three must be answered. */
export function StepQuestions({ guide }: { guide: ReturnType<typeof useGuide> }) {
  const { user } = guide;
  const form = useForm<SalesAnswers>({
    defaultValues: openingAnswers(user.id, guide.savedAnswers),
  });
  const [tooFew, setTooFew] = useState(false);
  const save = useSaveAnswers(user.id, () => guide.happened('saved'));
  const { watch } = form;
  const answered = countAnswered({ ...form.watch() });
  useEffect(() => {
    const typing = watch((answers) => keepDraft(user.id, DRAFT, answers));
    return () => typing.unsubscribe();
  }, [watch, user.id]);

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
      <Card>
        <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-7">
          <CardHeader title={formTexts.title} description={formTexts.lead} />
          {questions.map(({ key, label, hint }, index) => (
            <Field key={key} label={`${index + 1}. ${label}`} hint={hint}>
              <Textarea rows={2} maxLength={MAX_LENGTH} {...form.register(key)} />
            </Field>
          ))}
          {tooFew && answered < MIN_ANSWERS && (
            <Alert variant="error" title={formTexts.incomplete.title}>
              {formTexts.incomplete.text}
            </Alert>
          )}
          {save.isError && (
            <Alert variant="error" title={formTexts.failed.title}>
              {errorSentence(save.error, formTexts.failed.text)}
            </Alert>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-5">
            <div className="text-sm text-ink-muted">
              <p aria-live="polite" className="tabular font-medium text-ink">
                {formTexts.answered(answered)}
              </p>
              <p>{formTexts.kept}</p>
            </div>
            <Button type="submit" size="lg" loading={save.isPending} className="max-sm:w-full">
              {formTexts.save}
              <ArrowRight aria-hidden className="size-4" />
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
