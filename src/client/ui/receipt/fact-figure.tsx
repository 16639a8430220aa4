import { formatFact } from '#engine/text/format.ts';
import { FigureButton } from './figure-button.tsx';
import { useReceipts } from './receipt-context.tsx';

interface FactFigureProps {
  factId: string;
  className?: string;
}

/** A fact's figure on its own, outside a text. */
export function FactFigure({ factId, className }: FactFigureProps) {
  const known = useReceipts().fact(factId);
  if (known === undefined) return null;
  return (
    <FigureButton
      alone
      factId={factId}
      text={formatFact(known)}
      {...(className && { className })}
    />
  );
}
