import { Link } from 'react-router';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { purchaseTexts } from '../purchase-texts.ts';
import type { Choice } from './use-choose-plan.ts';

const { payment: paymentTexts, info } = purchaseTexts;

const payments = [
  { value: 'card', label: paymentTexts.card, hint: paymentTexts.cardHint },
  { value: 'invoice', label: paymentTexts.invoice, hint: paymentTexts.invoiceHint },
] as const;

interface PurchaseInfoProps extends Pick<Choice, 'frequency' | 'payment'> {
  onPayment: (payment: Choice['payment']) => void;
  /** Whether the first days are free of charge; undefined where it is not known who buys. */
  trial: boolean | undefined;
}

/** How Pro is paid, and what is to be known before it is ordered. */
export function PurchaseInfo({ frequency, payment, onPayment, trial }: PurchaseInfoProps) {
  const lines = [
    info.price(frequency),
    trialLine(trial, payment),
    info.renewal(frequency),
    info.withdrawal,
    info.seller,
  ];
  return (
    <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <RadioGroup
        legend={paymentTexts.legend}
        value={payment}
        onChange={onPayment}
        options={payments}
      />
      <section aria-labelledby="before-ordering" className="text-sm">
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
    </div>
  );
}

function trialLine(trial: boolean | undefined, payment: Choice['payment']): string {
  if (trial === undefined) return info.trialOnce(payment);
  return trial ? info.trial(payment) : info.noTrial(payment);
}
