import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { Button } from '#client/ui/button.tsx';
import { landingTexts as texts } from '../texts/landing.ts';
import { CallToAction } from './call-to-action.tsx';
import { Excerpt } from './landing/excerpt.tsx';
import { Features } from './landing/features.tsx';
import { Pricing } from './landing/pricing.tsx';
import { ProductLoop } from './landing/product-loop.tsx';
import { ResultExample } from './landing/result-example.tsx';
import { Steps } from './landing/steps.tsx';
import { productData } from './structured-data.ts';

export const meta = () => [...pageMeta(texts.metaTitle, texts.metaDescription), productData()];

/** The start page: the product at work, what it does, how, and what it costs. */
export default function LandingPage() {
  return (
    <>
      <Hero />
      <Excerpt />
      <Features />
      <Steps />
      <Pricing />
      <div className="mx-auto max-w-6xl px-4 pb-10 sm:px-6 sm:pb-20">
        <CallToAction
          title={texts.next.title}
          text={texts.next.text}
          first={{ to: '/signup', label: texts.hero.start }}
          second={{ to: '/demo', label: texts.hero.demo }}
        />
      </div>
    </>
  );
}

/** What is said, the ways in, three figures, and the product at work. */
function Hero() {
  const { title, text, start, demo, tryOut, note } = texts.hero;
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-x-16 gap-y-8 px-4 py-9 sm:gap-y-12 sm:px-6 sm:py-20 lg:grid-cols-[5fr_6fr]">
      <div>
        <h1 className="text-4xl font-semibold sm:text-5xl">{title}</h1>
        <p className="mt-4 max-w-xl text-lg sm:mt-6 text-ink-muted">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3 sm:mt-8">
          <Button asChild size="lg">
            <Link to="/signup">{start}</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to="/demo">{demo}</Link>
          </Button>
        </div>
        <p className="mt-3 sm:mt-5">
          <Link
            to="/prova"
            className="inline-flex min-h-8 items-center gap-1.5 font-medium text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-current"
          >
            {tryOut}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </p>
        <p className="mt-2 text-sm sm:mt-3 text-ink-muted">{note}</p>
      </div>
      <ResultExample />
      <div className="min-w-0 lg:col-span-2 lg:mt-8">
        <ProductLoop />
      </div>
    </section>
  );
}
