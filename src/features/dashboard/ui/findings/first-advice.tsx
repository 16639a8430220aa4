import { Link } from 'react-router';
import { Card } from '#client/ui/card.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import type { RecommendationRecord, ResultSection } from '#engine/text/result.ts';
import { withPaths } from '#features/guides/ui/result/placed.ts';
import { findingsTexts } from '../../findings-texts.ts';

const texts = findingsTexts;
const SHOWN = 3;

interface FirstAdviceProps {
  sections: readonly ResultSection[];
  /** The records of the same recommendations in the same order, with the facts of their effects. */
  advice: readonly RecommendationRecord[];
  to: string;
}

/** The first recommendations, and what each is worth a year. */
export function FirstAdvice({ sections, advice, to }: FirstAdviceProps) {
  if (sections.length === 0) return null;
  return (
    <Card className="flex flex-col">
      <h3 className="font-semibold">{texts.advice}</h3>
      <p className="mt-0.5 text-sm text-ink-muted">{texts.adviceLead}</p>
      <ol className="mt-3 divide-y divide-line">
        {withPaths(sections.slice(0, SHOWN), 'sections').map(({ path, each }, index) => (
          <li key={path} className="flex gap-3 py-3 first:pt-1">
            <span
              aria-hidden
              className="tabular flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent-ink"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="font-medium">
                <FigureText text={each.title} path={`${path}.title`} />
              </p>
              <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-ink-muted">
                <Worth effect={advice[index]?.effect ?? null} />
                <span>{each.timeframe}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {sections.length > SHOWN && (
        <Link
          to={to}
          className="mt-auto inline-flex min-h-8 items-center self-start pt-2 text-sm font-medium text-accent-ink hover:underline hover:underline-offset-4"
        >
          {texts.otherAdvice(sections.length - SHOWN)}
        </Link>
      )}
    </Card>
  );
}

/** Nothing where the effect is not in kronor: a lowered risk is no income. */
function Worth({ effect }: { effect: RecommendationRecord['effect'] }) {
  if (effect === null) return null;
  return (
    <span>
      {texts.likely} <FactFigure factId={effect.likely} className="text-ink" /> {texts.perYear}
    </span>
  );
}
