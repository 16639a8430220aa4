import { Link } from 'react-router';
import { landingTexts } from '../../texts/landing.ts';

const texts = landingTexts.steps;

/** The steps in order, and where to get a file. */
export function Steps() {
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 sm:py-20">
        <h2 className="text-2xl font-semibold sm:text-3xl">{texts.title}</h2>
        <ol className="mt-6 grid grid-cols-1 gap-x-12 gap-y-6 sm:mt-10 sm:gap-y-10 md:grid-cols-3">
          {texts.items.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-accent pt-3 sm:pt-4">
              <h3 className="text-lg font-semibold">
                <span className="tabular text-accent-ink">{index + 1}.</span> {title}
              </h3>
              <p className="mt-1 text-ink-muted sm:mt-2">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 flex sm:mt-12 flex-wrap items-center gap-x-6 gap-y-2">
          <span className="text-ink-muted max-sm:w-full">{texts.sources}</span>
          {texts.from.map(({ id, name }) => (
            <Link
              key={id}
              to={`/help-center#${id}`}
              className="inline-flex min-h-8 items-center font-medium text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-current"
            >
              {name}
            </Link>
          ))}
        </p>
      </div>
    </section>
  );
}
