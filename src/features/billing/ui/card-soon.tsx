import { Alert } from '#client/ui/alert.tsx';
import { brand } from '../../../brand.ts';
import { billingTexts } from '../texts.ts';

const { title, invoice, ...texts } = billingTexts.cardSoon;

/** Shown to those who choose paid Pro while card payment does not exist yet. */
export function CardSoon({ who }: { who: keyof typeof texts }) {
  return (
    <Alert variant="info" live className="mb-8" title={title}>
      {texts[who]} {invoice}{' '}
      <a href={`mailto:${brand.supportEmail}`} className="underline underline-offset-4">
        {brand.supportEmail}
      </a>
      .
    </Alert>
  );
}
