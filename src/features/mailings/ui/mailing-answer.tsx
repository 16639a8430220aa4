import { useMutation } from '@tanstack/react-query';
import { CircleCheck, MailQuestion, TriangleAlert } from 'lucide-react';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { useLinkToken } from '#client/session/use-link-token.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Outcome } from '#client/ui/outcome.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { mailingAnswerTexts as texts } from '../answer-texts.ts';
import { mailingReaderContract } from '../contract.ts';

const { confirm, leave } = mailingReaderContract;

/** Where one who is mailed reports says yes to them, or no more; a fetched link does nothing. */
export default function MailingAnswer() {
  const yes = useLinkToken();
  const no = useLinkToken('sluta');
  return (
    <Card className="mx-auto max-w-md">
      {(yes === undefined || no === undefined) && (
        <div className="py-8 text-center text-ink-muted">
          <h1 className="sr-only">{texts.title}</h1>
          <Spinner label={texts.loading} />
        </div>
      )}
      {yes === null && no === null && <Refused {...texts.missing} />}
      {yes && (
        <Question
          words={texts.confirm}
          answer={async () => {
            const { company } = await callRoute(confirm, { body: { token: yes }, anonymous: true });
            return texts.confirm.doneText(company);
          }}
        />
      )}
      {no && (
        <Question
          words={texts.leave}
          answer={async () => {
            await callRoute(leave, { body: { token: no }, anonymous: true });
            return texts.leave.doneText;
          }}
        />
      )}
    </Card>
  );
}

interface QuestionProps {
  words: Record<'title' | 'text' | 'action' | 'done', string>;
  /** Gives what is said of the answer. */
  answer: () => Promise<string>;
}

function Question({ words, answer }: QuestionProps) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: answer });
  if (data !== undefined)
    return (
      <Outcome
        icon={<CircleCheck aria-hidden className="size-8 text-positive" />}
        title={words.done}
      >
        <p className="mt-2 text-ink-muted">{data}</p>
      </Outcome>
    );
  if (error instanceof CallError && error.status === 404)
    return <Refused text={errorSentence(error, texts.failed)} />;
  return (
    <Outcome
      icon={<MailQuestion aria-hidden className="size-8 text-accent-ink" />}
      title={words.title}
    >
      <p className="mt-2 text-ink-muted">{words.text}</p>
      {error && (
        <Alert variant="error" className="mt-4">
          {errorSentence(error, texts.failed)}
        </Alert>
      )}
      <Button className="mt-6" loading={isPending} onClick={() => mutate()}>
        {words.action}
      </Button>
    </Outcome>
  );
}

function Refused({ title = texts.gone, text }: { title?: string; text: string }) {
  return (
    <Outcome icon={<TriangleAlert aria-hidden className="size-8 text-warning" />} title={title}>
      <p className="mt-2 text-ink-muted">{text}</p>
    </Outcome>
  );
}
