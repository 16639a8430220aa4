import { cx } from '#client/ui/cx.ts';
import { bridgeSteps } from '#engine/text/chart-model.ts';
import { formatPoint } from '#engine/text/chart-rows.ts';
import example from '../../example.json';
import { landingTexts } from '../../texts/landing.ts';

const texts = landingTexts.excerpt;
const steps = bridgeSteps(
  example.bridge.points.map((point) => ({ ...point, factId: null })),
).filter(
  // A change of zero is left out.
  ({ kind, width }) => kind === 'total' || width > 0,
);
const colors = { up: 'fill-(--chart-1)', down: 'fill-(--chart-2)' };
const kronor = { unit: 'SEK', currency: null } as const;

/** An excerpt of a real result: what changed the profit, and the recommendation that follows. */
export function Excerpt() {
  const { advice } = example;
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 sm:py-20">
        <h2 className="max-w-2xl text-2xl font-semibold sm:text-3xl">{texts.title}</h2>
        <p className="mt-4 max-w-2xl text-lg text-ink-muted">{texts.lead}</p>
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-9 sm:mt-12 sm:gap-y-14 lg:grid-cols-[6fr_5fr]">
          <Bridge />
          <article className="max-w-[38rem]">
            <p className="text-sm font-medium text-accent-ink">{texts.advice}</p>
            <h3 className="mt-1 text-xl font-semibold">{advice.title}</h3>
            <p className="mt-3 text-ink-muted">{advice.description}</p>
            <h4 className="mt-5 font-medium">{texts.monday}</h4>
            <p className="mt-1 text-ink-muted">{advice.action}</p>
            <Effect />
          </article>
        </div>
      </div>
    </section>
  );
}

function Bridge() {
  return (
    <figure>
      <figcaption>
        <h3 className="text-xl font-semibold">{example.bridge.title}</h3>
        <p className="mt-2 text-ink-muted">{example.bridge.description}</p>
      </figcaption>
      <ol className="mt-6 divide-y divide-line border-y border-line">
        {steps.map(({ label, value, kind, start, width }) => (
          <li
            key={label}
            className={cx(
              'grid grid-cols-[4.5rem_1fr_auto] items-center gap-x-3 py-2 text-sm sm:grid-cols-[5.5rem_1fr_auto] sm:gap-x-4 sm:py-2.5',
              kind === 'total' && 'text-base font-semibold',
            )}
          >
            <span>{label}</span>
            {kind !== 'total' && (
              <svg
                aria-hidden="true"
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className="h-5 w-full"
              >
                <rect width="100" height="1" className="fill-sunken" />
                <rect x={start} width={Math.max(width, 0.6)} height="1" className={colors[kind]} />
              </svg>
            )}
            <span className="tabular col-start-3 text-right whitespace-nowrap min-w-20 sm:w-24">
              {kind === 'up' && '+'}
              {formatPoint(kronor, value)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-xs text-ink-muted">{texts.words}</p>
    </figure>
  );
}

function Effect() {
  const { low, likely, high } = example.advice;
  const bounds = [
    [texts.low, low],
    [texts.likely, likely],
    [texts.high, high],
  ];
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h4 className="text-sm text-ink-muted">{texts.effect}</h4>
      <dl className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
        {bounds.map(([term, value]) => (
          <div key={term} className="flex-1">
            <dt className="text-xs text-ink-muted">{term}</dt>
            <dd
              className={cx(
                'tabular text-lg whitespace-nowrap',
                term === texts.likely ? 'font-semibold text-accent-ink' : 'text-ink-muted',
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
