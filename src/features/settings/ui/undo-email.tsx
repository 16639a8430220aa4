import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { endSession } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Outcome } from '#client/ui/outcome.tsx';
import { settingsContract } from '../contract.ts';
import { settingsTexts } from '../texts.ts';

const texts = settingsTexts.undo;

/** Takes a change of address back, once its owner presses the button: a fetched link does nothing. */
export function UndoEmail({ token }: { token: string }) {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: () => callRoute(settingsContract.undoEmail, { body: { token } }),
    onSuccess: () => endSession(client),
  });
  if (undo.data) {
    const { title, text, reset } = texts.done;
    return (
      <Outcome icon={<CircleCheck aria-hidden className="size-8 text-positive" />} title={title}>
        <p className="mt-2">{text(undo.data.email)}</p>
        <Button asChild className="mt-6">
          <Link to="/forgot-password">{reset}</Link>
        </Button>
      </Outcome>
    );
  }
  if (undo.error instanceof CallError && undo.error.code === 'settings.link_invalid') {
    const { title, text, support, login } = texts.invalid;
    return (
      <Outcome icon={<TriangleAlert aria-hidden className="size-8 text-warning" />} title={title}>
        <p className="mt-2 text-ink-muted">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/contact">{support}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/login">{login}</Link>
          </Button>
        </div>
      </Outcome>
    );
  }
  return (
    <Outcome icon={<Undo2 aria-hidden className="size-8 text-accent-ink" />} title={texts.title}>
      <p className="mt-2 text-ink-muted">{texts.text}</p>
      {undo.error && (
        <Alert variant="error" className="mt-4">
          {errorSentence(undo.error, texts.failed)}
        </Alert>
      )}
      <Button className="mt-6" loading={undo.isPending} onClick={() => undo.mutate()}>
        {texts.action}
      </Button>
    </Outcome>
  );
}
