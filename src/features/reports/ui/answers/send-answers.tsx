import { type FormEvent, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { formatCount } from '#engine/text/format.ts';
import { answerLimits } from '#features/guides/report-answers-contract.ts';
import { AnswerText } from '#features/guides/ui/answers/answer-text.tsx';
import { sharedContract } from '../../shared-contract.ts';
import { sharedTexts } from '../../shared-texts.ts';
import type { Answers } from './use-answers.ts';

const texts = sharedTexts.answers.send;
const { name: nameRule } = sharedContract.answer.body.shape;

/** The end of a report that takes answers: by whom they are, and the button that sends them. */
export function SendAnswers({ answers }: { answers: Answers }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { drafts, sending } = answers;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { error, data } = nameRule.safeParse(name);
    setProblem(error?.issues[0]?.message);
    if (data !== undefined) answers.send(data);
  };
  const count = drafts.size;
  return (
    <Card data-print="hide" className="max-w-2xl">
      <h2 className="text-xl font-semibold">{texts.title}</h2>
      <p className="mt-1 text-sm text-ink-muted">{texts.lead}</p>
      <form method="post" noValidate className="mt-5 flex flex-col gap-5" onSubmit={submit}>
        <Field label={texts.name} hint={texts.nameHint} error={problem} required>
          <Input
            autoComplete="name"
            maxLength={answerLimits.name}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        {sending.error && (
          <Alert variant="error" live title={texts.failed.title}>
            {errorSentence(sending.error, texts.failed.text)}
          </Alert>
        )}
        {sending.isSuccess && count === 0 && (
          <Alert variant="success" live title={texts.done.title}>
            {texts.done.text}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" disabled={count === 0} loading={sending.isPending}>
            {count === 0 ? texts.title : texts.button(formatCount(count), count === 1)}
          </Button>
          {count === 0 && !sending.isSuccess && (
            <p className="text-sm text-ink-muted">{texts.none}</p>
          )}
        </div>
      </form>
      <Earlier answers={answers} />
    </Card>
  );
}

/** What was answered to words that the report no longer has: it never stands beside others. */
function Earlier({ answers: { given, statements } }: { answers: Answers }) {
  const isShown = new Set(statements.map(({ id }) => id));
  const earlier = given.filter(({ statement }) => !isShown.has(statement));
  if (earlier.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="text-sm font-medium">{texts.notThere}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {earlier.map((answer) => (
          <li key={answer.id}>
            <p className="text-sm font-medium [overflow-wrap:anywhere]">{answer.title}</p>
            <AnswerText answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
