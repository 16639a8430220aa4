import { Link } from 'react-router';
import { purchaseTexts } from '../purchase-texts.ts';
import type { Choice } from './use-choose-plan.ts';

const { info } = purchaseTexts;

interface PurchaseInfoProps extends Pick<Choice, 'frequency' | 'payment'> {
  /** Whether the first days are free of charge; undefined where it is not known who buys. */
  trial: boolean | undefined;
}

/** What is to be known before Pro is ordered. */
export function PurchaseInfo({ frequency, payment, trial }: PurchaseInfoProps) {
  const lines = [
    info.price(frequency),
    trialLine(trial, payment),
    info.renewal(frequency),
    info.withdrawal,
    info.seller,
  ];
  return (
    <section aria-labelledby="before-ordering" className="mt-8 max-w-3xl text-sm">
      <h2 id="before-ordering" className="font-medium">
        {info.title}
      </h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-ink-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          <Link to="/terms" className="text-accent-ink underline underline-offset-4">
            {info.terms}
          </Link>
        </li>
      </ul>
    </section>
  );
}

function trialLine(trial: boolean | undefined, payment: Choice['payment']): string {
  if (trial === undefined) return info.trialOnce(payment);
  return trial ? info.trial(payment) : info.noTrial(payment);
}
