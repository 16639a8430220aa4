import type { Fact } from '#engine/facts/fact.ts';
import { formatFact } from '#engine/text/format.ts';
import { FigureButton } from './figure-button.tsx';
import { useReceipts } from './receipt-context.tsx';

interface FactFigureProps {
  factId: string;
  /** Decimals, where others than its own are shown: in a column of figures. */
  precision?: (fact: Fact) => number;
  className?: string;
}

/** A fact's figure on its own, outside a text. */
export function FactFigure({ factId, precision, className }: FactFigureProps) {
  const known = useReceipts().fact(factId);
  if (known === undefined) return null;
  return (
    <FigureButton
      alone
      factId={factId}
      text={formatFact(precision ? { ...known, precision: precision(known) } : known)}
      {...(className && { className })}
    />
  );
}
