import { useId } from 'react';
import { receiptTexts as texts } from '#engine/text/receipt-texts.ts';
import { cx } from '../cx.ts';
import { useReceipts } from './receipt-context.tsx';

interface FigureButtonProps {
  factId: string;
  /** The figure as written in the text. */
  text: string;
  /** Stands alone, and so says what it is to those who listen; one in a sentence reads on with it. */
  alone?: boolean;
  className?: string;
}

/** A figure that opens its receipt. An assumption is marked by more than colour. */
export function FigureButton({ factId, text, alone = false, className }: FigureButtonProps) {
  const { fact, toggle, openPlace } = useReceipts();
  const place = useId();
  const known = fact(factId);
  if (known === undefined) return <span className="tabular">{text}</span>;
  const assumed = known.kind === 'assumption';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={alone ? texts.figure(known.label, text, assumed) : undefined}
      aria-expanded={openPlace === place}
      title={assumed ? `${texts.kinds.assumption}: ${texts.open}` : undefined}
      onClick={(event) => toggle(factId, place, event.currentTarget)}
      className={cx(
        'tabular -mx-0.5 inline rounded-sm px-0.5 [text-align:inherit] font-medium underline decoration-1 underline-offset-[0.22em] transition-colors hover:bg-accent-soft hover:text-accent-ink aria-expanded:bg-accent-soft aria-expanded:text-accent-ink print:no-underline',
        assumed
          ? 'decoration-warning decoration-dashed'
          : 'decoration-accent-ink/60 decoration-dotted',
        className,
      )}
    >
      {text}
      {assumed && <span className="sr-only"> ({texts.kinds.assumption.toLowerCase()})</span>}
    </button>
  );
}
