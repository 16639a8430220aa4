import { useState } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { Button } from '#client/ui/button.tsx';
import { type Frequency, PlanCards } from '#features/billing/ui/plan-cards.tsx';
import { landingTexts as texts } from '../texts.ts';
import { ReceiptExample } from './receipt-example.tsx';

export const meta = () => pageMeta(texts.metaTitle, texts.metaDescription);

export default function LandingPage() {
  return (
    <>
      <section className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-12 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-[3fr_2fr]">
        <div>
          <h1 className="text-3xl font-semibold sm:text-4xl">{texts.hero.title}</h1>
          <p className="mt-5 max-w-2xl text-lg text-ink-muted">{texts.hero.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link to="/signup">{texts.hero.start}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/demo">{texts.hero.demo}</Link>
            </Button>
          </div>
          <p className="mt-4 text-sm text-ink-muted">{texts.hero.note}</p>
        </div>
        <ReceiptExample />
      </section>
      <Features />
      <Pricing />
    </>
  );
}

function Features() {
  return (
    <section id="funktioner" tabIndex={-1} className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
        <h2 className="text-2xl font-semibold">{texts.features.title}</h2>
        <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {texts.features.items.map((item, index) => (
            <li key={item.title}>
              <p aria-hidden className="tabular text-sm font-semibold text-accent-ink">
                {index + 1}
              </p>
              <h3 className="mt-1 text-lg font-semibold">{item.title}</h3>
              <p className="mt-2 text-ink-muted">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Pricing() {
  const [frequency, setFrequency] = useState<Frequency>('monthly');
  const choose = (variant: 'primary' | 'secondary') => (
    <Button asChild variant={variant} className="w-full">
      <Link to="/signup">{texts.pricing.choose}</Link>
    </Button>
  );
  return (
    <section id="priser" tabIndex={-1} className="mx-auto max-w-4xl px-4 py-14 sm:px-6 sm:py-20">
      <h2 className="text-center text-2xl font-semibold">{texts.pricing.title}</h2>
      <p className="mt-2 mb-8 text-center text-ink-muted">{texts.pricing.lead}</p>
      <PlanCards
        frequency={frequency}
        onFrequency={setFrequency}
        freeAction={choose('secondary')}
        proAction={choose('primary')}
      />
    </section>
  );
}
