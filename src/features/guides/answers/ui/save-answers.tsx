import { ArrowRight } from 'lucide-react';
import { serverSentence } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';

interface SaveAnswersProps {
  save: { isError: boolean; isPending: boolean; error: unknown };
  texts: { save: string; draftNote: string; failed: { title: string; text: string } };
  /** How many are answered, where the form counts them. */
  answered?: string;
}

/** The foot of a guide's form: errors, where the draft is stored, and the button that saves. */
export function SaveAnswers({ save, texts, answered }: SaveAnswersProps) {
  return (
    <>
      {save.isError && (
        <Alert variant="error" title={texts.failed.title}>
          {serverSentence(save.error, texts.failed.text)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-5">
        <div className="text-sm text-ink-muted">
          {answered && (
            <p aria-live="polite" className="tabular font-medium text-ink">
              {answered}
            </p>
          )}
          <p>{texts.draftNote}</p>
        </div>
        <Button type="submit" size="lg" loading={save.isPending} className="max-sm:w-full">
          {texts.save}
          <ArrowRight aria-hidden className="size-4" />
        </Button>
      </div>
    </>
  );
}
