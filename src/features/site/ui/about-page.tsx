import { pageMeta } from '#client/page-meta.ts';
import { aboutTexts as texts } from '../texts/about.ts';
import { CallToAction } from './call-to-action.tsx';

export const meta = () => pageMeta(texts.title, texts.metaDescription);

/** Why the product exists, its principles, and where to try it. */
export default function AboutPage() {
  const { mission, vision, values, history, next } = texts;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-16 px-4 py-12 sm:gap-20 sm:px-6 sm:py-16">
      <header>
        <h1 className="font-medium text-accent-ink">{texts.title}</h1>
        <p className="mt-3 max-w-3xl text-3xl font-semibold text-balance sm:text-4xl">
          {texts.lead}
        </p>
      </header>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2">
        {[mission, vision].map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-xl font-semibold">{title}</h2>
            <p className="mt-3 text-ink-muted">{text}</p>
          </section>
        ))}
      </div>
      <section>
        <h2 className="text-xl font-semibold">{values.title}</h2>
        <ul className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3">
          {values.items.map(({ name, text }) => (
            <li key={name} className="border-t-2 border-accent pt-4">
              <h3 className="text-lg font-semibold">{name}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid grid-cols-1 gap-x-16 gap-y-3 md:grid-cols-[auto_1fr]">
        <p aria-hidden className="tabular text-4xl font-semibold text-accent-ink">
          {history.year}
        </p>
        <div className="max-w-[35rem]">
          <h2 className="text-xl font-semibold">{history.title}</h2>
          <p className="mt-3 text-ink-muted">{history.text}</p>
        </div>
      </section>
      <CallToAction
        title={next.title}
        text={next.text}
        first={{ to: '/signup', label: next.signup }}
        second={{ to: '/demo', label: next.demo }}
      />
    </div>
  );
}
