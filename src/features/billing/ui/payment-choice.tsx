import type { ReactNode } from 'react';
import { SegmentedToggle } from '#client/ui/segmented-toggle.tsx';
import { purchaseTexts } from '../purchase-texts.ts';
import type { Choice } from './use-choose-plan.ts';

const texts = purchaseTexts.payment;
const payments = [
  { value: 'card', label: texts.card },
  { value: 'invoice', label: texts.invoice },
] as const;

interface PaymentChoiceProps {
  value: Choice['payment'];
  onChange: (payment: Choice['payment']) => void;
  /** The button that orders. */
  children: ReactNode;
}

/** How Pro is paid, right above the button that orders it. */
export function PaymentChoice({ value, onChange, children }: PaymentChoiceProps) {
  return (
    <>
      <SegmentedToggle label={texts.legend} value={value} onChange={onChange} options={payments} />
      <p className="mt-2 mb-4 text-sm text-ink-muted">
        {value === 'card' ? texts.cardHint : texts.invoiceHint}
      </p>
      {children}
    </>
  );
}
