import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { purchaseTexts } from '../purchase-texts.ts';
import { billingTexts as texts } from '../texts.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PromoCode } from './promo-code.tsx';
import { PurchaseInfo } from './purchase-info.tsx';
import type { Choice } from './use-choose-plan.ts';

type Picked = Pick<Choice, 'frequency' | 'promoCode' | 'payment'>;

interface PlanChooserProps {
  lead: ReactNode;
  /** Shown between the heading and the plans: what went wrong and what to do. */
  problem?: ReactNode;
  /** A changed key marks a new problem, which is scrolled into view again. */
  problemKey?: string | number;
  /** The user's current plan, which cannot be chosen again. */
  current?: 'free' | 'pro' | null;
  /** What is being done, in words; null when idle. */
  working: string | null;
  onChoose: (choice: Choice) => void;
  /** What was chosen before; nothing where the page is new. */
  earlier?: Partial<Choice>;
  /** Called with the period, way of payment or promo code as it is changed. */
  onChange?: (picked: Picked) => void;
  /** Whether the first days of Pro are free of charge; not given where it is not known who buys. */
  trial?: boolean | undefined;
  /** Shown last on the page. */
  foot?: ReactNode;
}

/** Free or Pro, monthly or yearly, with or without a promo code. */
export function PlanChooser(props: PlanChooserProps) {
  const { lead, problem, problemKey, current, working, onChoose, earlier, foot } = props;
  const [picked, setPicked] = useState<Picked>({
    frequency: earlier?.frequency ?? 'monthly',
    payment: earlier?.payment ?? 'card',
    promoCode: earlier?.promoCode ?? null,
  });
  const change = (changed: Partial<Picked>) => {
    setPicked({ ...picked, ...changed });
    props.onChange?.({ ...picked, ...changed });
  };
  // While a code is checked its effect is unknown, so no plan can be chosen.
  const [checking, setChecking] = useState(false);
  const choose = (plan: 'free' | 'pro', variant: 'primary' | 'secondary', label: string) => (
    <Button
      className="w-full"
      variant={variant}
      disabled={current === plan || working !== null || checking}
      onClick={() => onChoose({ plan, ...picked })}
    >
      {current === plan ? texts.current : label}
    </Button>
  );
  const isPaid = current !== 'pro' && picked.promoCode === null;
  return (
    <div className="mx-auto max-w-[69rem]">
      <PageHeader title={texts.title} description={lead} />
      <div aria-live="polite" className="mt-4 min-h-8 text-sm text-ink-muted">
        {working !== null && <Spinner label={working} />}
      </div>
      {problem && <InView key={problemKey}>{problem}</InView>}
      <h2 className="sr-only">{texts.plansHeading}</h2>
      <PlanCards
        frequency={picked.frequency}
        onFrequency={(frequency) => change({ frequency })}
        proIsFree={picked.promoCode !== null}
        picked={earlier?.plan}
        freeAction={choose('free', 'secondary', texts.free.choose)}
        proAction={
          isPaid ? (
            <PaymentChoice value={picked.payment} onChange={(payment) => change({ payment })}>
              {choose(
                'pro',
                'primary',
                picked.payment === 'invoice' ? purchaseTexts.order : texts.pro.choose,
              )}
            </PaymentChoice>
          ) : (
            choose('pro', 'primary', texts.pro.choose)
          )
        }
      />
      {current !== 'pro' && (
        <div className="mt-6 flex">
          <PromoCode
            applied={picked.promoCode}
            onApplied={(promoCode) => change({ promoCode })}
            onChecking={setChecking}
          />
        </div>
      )}
      {isPaid && <PurchaseInfo {...picked} trial={props.trial} />}
      {foot}
    </div>
  );
}

/** Takes the focus when it appears: the button that caused it may be far below. */
function InView({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="scroll-mt-24">
      {children}
    </div>
  );
}
