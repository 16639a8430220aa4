import { Link } from 'react-router';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { answersContract } from '#features/guides/answers/contract.ts';
import { planAnswers, priorities } from '#features/guides/answers/plan.ts';
import { SaveAnswers } from '#features/guides/answers/ui/save-answers.tsx';
import { useAnswersForm } from '#features/guides/answers/ui/use-answers-form.ts';
import { planContract } from '../contract.ts';
import { type AnswerKey, createTexts, formTexts, priorityNames, questions } from '../texts.ts';
import { GoalsRead } from './goals-read.tsx';
import type { PlanView } from './use-plan.ts';

type Answers = Record<AnswerKey, string>;

const MAX_LENGTH = 2000;
const noAnswers: Answers = {
  question1: '',
  question2: '',
  question3: '',
  question4: '',
  question5: '',
};

function readDraft(stored: unknown): Answers | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const text = (key: AnswerKey) => {
    const value: unknown = Reflect.get(stored, key);
    return typeof value === 'string' ? value : '';
  };
  return {
    question1: text('question1'),
    question2: text('question2'),
    question3: text('question3'),
    question4: text('question4'),
    question5: text('question5'),
  };
}

/** Step 1: five questions, all required. */
export default function StepGoals({ plan }: { plan: PlanView }) {
  const { form, save } = useAnswersForm<Answers>({
    draft: 'actions-answers',
    readDraft,
    saved: plan.saved?.answers ?? noAnswers,
    queryKey: routeKey(planContract.answers),
    save: (answers) =>
      callRoute(answersContract.save, {
        body: { flik: 'actions', answers: planAnswers.parse(answers) },
      }),
    texts: formTexts,
    onSaved: () => plan.goTo('create'),
  });
  const { errors } = form.formState;
  const register = (key: AnswerKey) =>
    form.register(key, { validate: (text) => text.trim() !== '' || formTexts.required });

  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {!plan.sources.sales && !plan.sources.costs && <NoAnalysis />}
      {plan.showPutAsidePlan && <ExistingPlan onShow={plan.showPutAsidePlan} />}
      <Card>
        <form
          noValidate
          onSubmit={form.handleSubmit((answers) => save.mutate(answers))}
          className="flex flex-col gap-7"
        >
          <CardHeader title={formTexts.title} description={formTexts.lead} />
          {questions.map(({ key, label, hint }, index) => (
            <div key={key}>
              <Field
                label={`${index + 1}. ${label}`}
                hint={hint}
                required
                error={errors[key]?.message}
              >
                {key === 'question3' ? (
                  <Select {...register(key)} className="sm:max-w-72">
                    <option value="">{formTexts.choose}</option>
                    {priorities.map((priority) => (
                      <option key={priority} value={priority}>
                        {priorityNames[priority]}
                      </option>
                    ))}
                  </Select>
                ) : (
                  <Textarea
                    rows={key === 'question1' ? 3 : 2}
                    maxLength={MAX_LENGTH}
                    {...register(key)}
                  />
                )}
              </Field>
              {key === 'question1' && <GoalsRead text={form.watch('question1')} />}
            </div>
          ))}
          <SaveAnswers save={save} texts={formTexts} />
        </form>
      </Card>
    </div>
  );
}

/** Told before the questions: a plan without analyses has nothing of the company's own figures. */
function NoAnalysis() {
  const { title, text } = formTexts.noAnalysis;
  const { to, make } = createTexts.sales;
  return (
    <Alert
      variant="info"
      title={title}
      actions={
        <Button asChild variant="secondary" size="sm">
          <Link to={to}>{make}</Link>
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

/** After 'Skapa ny plan': a link back to the existing one. */
function ExistingPlan({ onShow }: { onShow: () => void }) {
  const { title, text, show } = formTexts.keptPlan;
  return (
    <Alert
      title={title}
      actions={
        <Button variant="secondary" size="sm" onClick={onShow}>
          {show}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
