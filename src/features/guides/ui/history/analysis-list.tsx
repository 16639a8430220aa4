import { Link } from 'react-router';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import { type HistoryWords, resultTexts, historyTexts as texts } from '../../texts.ts';
import type { ListedAnalysis } from '../analyses-query.ts';
import { madeAt } from '../made-at.ts';
import { SAVED } from './saved-analysis.tsx';
import { useFolded } from './use-folded.tsx';

const SHOWN = 5;

interface AnalysisListProps {
  /** Newest first. */
  analyses: readonly ListedAnalysis[];
  shownId: string;
  words: HistoryWords;
}

/** Links to all analyses of a guide; the one on the page is marked. */
export function AnalysisList({ analyses, shownId, words }: AnalysisListProps) {
  const { shown, more } = useFolded(analyses, SHOWN);
  if (analyses.length < 2)
    return <p className="px-4 py-4 text-sm text-ink-muted sm:px-5">{words.onlyThis}</p>;
  return (
    <div>
      <ul className="divide-y divide-line">
        {shown.map((analysis) => {
          const when = madeAt(analysis);
          return (
            <li
              key={analysis.id}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-x-3 text-sm font-medium">
                  <span className="tabular">{when}</span>
                  {analysis.sample && <Badge variant="info">{resultTexts.sample}</Badge>}
                </p>
                {analysis.document && (
                  <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
                    <FileName name={analysis.document} />
                  </p>
                )}
              </div>
              {analysis.id === shownId ? (
                <Badge variant="accent">{texts.shown}</Badge>
              ) : (
                <Button asChild variant="secondary" size="sm" aria-label={words.openOf(when)}>
                  <Link to={`?${SAVED}=${analysis.id}`}>{texts.open}</Link>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {more && <div className="px-4 pb-4 sm:px-5">{more}</div>}
    </div>
  );
}
