import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { Cell } from '#client/ui/table.tsx';
import type { Fact } from '#engine/facts/fact.ts';
import { resultTexts as texts } from '../../texts.ts';

interface FactCellProps {
  factId: string | null;
  precision?: (fact: Fact) => number;
}

/** A table cell with a fact; an unknown one says so, since it is not zero. */
export function FactCell({ factId, precision }: FactCellProps) {
  return (
    <Cell numeric>
      {factId === null ? (
        <span className="text-ink-subtle">
          <span aria-hidden>–</span>
          <span className="sr-only">{texts.unknown}</span>
        </span>
      ) : (
        <FactFigure factId={factId} {...(precision && { precision })} />
      )}
    </Cell>
  );
}
