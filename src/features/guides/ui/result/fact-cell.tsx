import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { Cell } from '#client/ui/table.tsx';
import { resultTexts as texts } from '../../texts.ts';

/** A table cell with a fact; an unknown one says so, since it is not zero. */
export function FactCell({ factId }: { factId: string | null }) {
  return (
    <Cell numeric>
      {factId === null ? (
        <span className="text-ink-subtle">
          <span aria-hidden>–</span>
          <span className="sr-only">{texts.unknown}</span>
        </span>
      ) : (
        <FactFigure factId={factId} />
      )}
    </Cell>
  );
}
