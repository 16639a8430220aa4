import { ChevronDown } from 'lucide-react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

interface UnfoldButtonProps {
  /** What there is more of, for who does not see what stands above. */
  about: string;
  /** Id of what it opens and closes. */
  controls: string;
  open: boolean;
  onToggle: () => void;
}

/** Below the first lines of a long text: on a phone opens the rest; on wider screens it is not there. */
export function UnfoldButton({ about, controls, open, onToggle }: UnfoldButtonProps) {
  const label = open ? 'Visa mindre' : 'Visa mer';
  return (
    <Button
      variant="secondary"
      size="sm"
      data-print="hide"
      aria-label={`${label}: ${about}`}
      aria-expanded={open}
      aria-controls={controls}
      className="self-start sm:hidden"
      onClick={onToggle}
    >
      {label}
      <ChevronDown aria-hidden className={cx('size-4', open && 'rotate-180')} />
    </Button>
  );
}
