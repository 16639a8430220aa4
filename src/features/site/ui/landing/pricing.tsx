import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { type Frequency, PlanCards } from '#features/billing/ui/plan-cards.tsx';
import { landingTexts } from '../../texts/landing.ts';

const texts = landingTexts.pricing;

/** The two plans, by month at first. */
export function Pricing() {
  const [frequency, setFrequency] = useState<Frequency>('monthly');
  const choose = (variant: 'primary' | 'secondary') => (
    <Button asChild variant={variant} className="w-full">
      <Link to="/signup">{texts.choose}</Link>
    </Button>
  );
  return (
    <section
      id="priser"
      tabIndex={-1}
      className="mx-auto -scroll-mt-8 max-w-6xl px-4 py-10 sm:px-6 sm:py-20"
    >
      <h2 className="text-2xl font-semibold sm:text-3xl">{texts.title}</h2>
      <p className="mt-3 mb-5 text-lg sm:mb-8 text-ink-muted">{texts.lead}</p>
      <PlanCards
        frequency={frequency}
        onFrequency={setFrequency}
        freeAction={choose('secondary')}
        proAction={choose('primary')}
      />
      <p className="mt-6 text-sm text-ink-muted">{texts.vat}</p>
    </section>
  );
}
