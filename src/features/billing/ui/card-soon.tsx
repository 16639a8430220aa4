import { Alert } from '#client/ui/alert.tsx';
import { billingTexts } from '../texts.ts';

/** Paid Pro was chosen before card payment is in place. */
export function CardSoon({ text }: { text: string }) {
  const { title, noPlanLost } = billingTexts.cardSoon;
  return (
    <Alert variant="info" live className="mb-8" title={title}>
      {text} {noPlanLost}
    </Alert>
  );
}
