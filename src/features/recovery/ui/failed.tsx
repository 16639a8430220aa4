import { errorSentence } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { recoveryTexts } from '../texts.ts';

/** A call that failed: the server's sentence, or what it was with what to do about it. */
export function Failed({ error, title }: { error: Error; title: string }) {
  const sentence = errorSentence(error, '');
  if (sentence !== '') return <Alert variant="error">{sentence}</Alert>;
  return (
    <Alert variant="error" title={title}>
      {recoveryTexts.tryLater}
    </Alert>
  );
}
