import { ArrowRight } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Card } from '#client/ui/card.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import type { RecommendationRecord, ResultSection } from '#engine/text/result.ts';
import { withDefaults } from '../../model.ts';
import { viewAddress, views } from '../../result-views.ts';
import { resultTexts as texts } from '../../texts.ts';
import { withPaths } from './placed.ts';

const FIRST = 3;

interface FirstActionsProps {
  sections: readonly Partial<ResultSection>[];
  /** The records of the same recommendations in the same order; none in a result of another origin. */
  advice: readonly RecommendationRecord[];
}

/** The three things to do first; what they rest on is one press away. */
export function FirstActions({ sections, advice }: FirstActionsProps) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  if (sections.length === 0) return <p className="text-sm text-ink-muted">{texts.noActions}</p>;
  return (
    <Card padding="none" data-print="hide" className="flex h-full flex-col">
      <h3 className="px-5 pt-5 pb-1 font-semibold sm:px-7 sm:pt-7">{texts.firstActions}</h3>
      <ol className="flex flex-1 flex-col divide-y divide-line">
        {withPaths(sections.slice(0, FIRST), 'sections').map(({ path, each }, index) => {
          const section = withDefaults(each);
          return (
            <li key={path} className="flex grow gap-3.5 px-5 py-3.5 sm:px-7">
              <span
                aria-hidden
                className="tabular mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent-ink"
              >
                {index + 1}
              </span>
              <div className="min-w-0 flex-1">
                <h4 className="font-medium">
                  <FigureText text={section.title} path={`${path}.title`} />
                </h4>
                <p className="mt-0.5 text-sm text-ink-muted">
                  <Worth effect={advice[index]?.effect ?? null} timeframe={section.timeframe} />
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <Link
        to={{ search: viewAddress(search, views.advice) }}
        state={state}
        className="flex min-h-11 items-center gap-2 border-t border-line px-5 py-2 text-sm font-medium text-accent-ink hover:underline sm:px-7"
      >
        {texts.allActions(sections.length)}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </Card>
  );
}

/** What it is likely worth a year; a risk that is lowered has no amount of its own. */
function Worth({ effect, timeframe }: WorthProps) {
  if (effect === null) return timeframe;
  return (
    <>
      <span className="mr-1.5 text-lg font-semibold text-ink">
        <FactFigure factId={effect.likely} className="font-semibold" />
      </span>
      {texts.likelyPerYear} <FactFigure factId={effect.low} /> {texts.and}{' '}
      <FactFigure factId={effect.high} />
      <span className="block">{timeframe}</span>
    </>
  );
}

interface WorthProps {
  effect: RecommendationRecord['effect'];
  timeframe: string;
}
