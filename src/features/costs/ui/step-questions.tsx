import { callRoute } from '#client/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { BasisLine } from '#features/analyses/ui/basis-line.tsx';
import { formAnswersContract } from '#features/form-answers/contract.ts';
import { SaveAnswers } from '#features/form-answers/ui/save-answers.tsx';
import { useAnswersForm } from '#features/form-answers/ui/use-answers-form.ts';
import { costDraft, MAX_ANSWER, REQUIRED } from '../answers.ts';
import { formTexts, questions } from '../texts.ts';
import type { CostGuide } from './setup.ts';

const noAnswers: CostAnswers = costDraft.parse({});

function readDraft(kept: unknown): CostAnswers | null {
  const draft = costDraft.safeParse(kept ?? undefined);
  return draft.success ? draft.data : null;
}

const isFilled = (text: string) => text.trim() !== '';

/** Step 2: five questions, all of which must be answered. */
export default function StepQuestions(props: { guide: CostGuide; onSaved: () => void }) {
  const { guide, onSaved } = props;
  const { form, save } = useAnswersForm<CostAnswers>({
    draft: 'costs-answers',
    readDraft,
    saved: guide.savedAnswers ?? noAnswers,
    queryKey: routeKey(formAnswersContract.costs),
    save: (answers) =>
      callRoute(formAnswersContract.save, { body: { flik: 'kostnader', answers } }),
    texts: formTexts,
    onSaved,
  });
  const { errors } = form.formState;
  const answered = Object.values(form.watch()).filter(isFilled).length;

  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <BasisLine guide={guide} />
      <Card>
        <form
          noValidate
          onSubmit={form.handleSubmit((answers) => save.mutate(answers))}
          className="flex flex-col gap-7"
        >
          <CardHeader title={formTexts.title} description={formTexts.lead} />
          {questions.map(({ key, label, hint }, index) => (
            <Field
              key={key}
              required
              label={`${index + 1}. ${label}`}
              hint={hint}
              error={errors[key]?.message}
            >
              <Textarea
                rows={2}
                maxLength={MAX_ANSWER}
                {...form.register(key, { validate: (text) => isFilled(text) || REQUIRED })}
              />
            </Field>
          ))}
          <SaveAnswers save={save} texts={formTexts} answered={formTexts.answered(answered)} />
        </form>
      </Card>
    </div>
  );
}
