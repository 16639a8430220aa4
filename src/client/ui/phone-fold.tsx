import { ChevronDown } from 'lucide-react';
import { cx } from './cx.ts';

/** For what `PhoneFold` folds: gone on a phone until it is opened, and on wider screens always there. */
export const foldedOnPhone = (open: boolean) => !open && 'max-sm:hidden';

interface PhoneFoldProps {
  /** What it opens: `Hela åtgärden`. */
  label: string;
  /** Ids of what it opens and closes. */
  controls: string;
  open: boolean;
  onToggle: () => void;
}

/** On a phone opens what there is no room for at once; on wider screens it is not there. */
export function PhoneFold({ label, controls, open, onToggle }: PhoneFoldProps) {
  return (
    <button
      type="button"
      data-print="hide"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className="flex min-h-11 w-full items-center justify-between gap-3 border-t border-line px-5 py-2 first:border-t-0 text-left text-sm font-medium text-accent-ink sm:hidden"
    >
      {label}
      <ChevronDown
        aria-hidden
        className={cx('size-4 shrink-0 transition-transform', open && 'rotate-180')}
      />
    </button>
  );
}
