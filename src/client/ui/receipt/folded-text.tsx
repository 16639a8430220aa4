import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { foldAt } from '#engine/text/fold-at.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { foldedOnPhone } from '../phone-fold.tsx';
import { FormattedText } from './formatted-text.tsx';

interface FoldedTextProps extends ComponentProps<typeof FormattedText> {
  /** What there is more of, for who does not see what stands above. */
  about: string;
  /** Open from the first, for what one has begun to read. */
  open?: boolean;
}

/** A text whose rest a phone opens by a press where it is long; wider screens and paper show all of it. */
export function FoldedText({ about, open: isOpen = false, ...text }: FoldedTextProps) {
  const { offset = 0 } = text;
  const [open, setOpen] = useState(isOpen);
  const id = useId();
  const at = foldAt(text.text);
  if (at === null) return <FormattedText {...text} />;
  const label = open ? 'Visa mindre' : 'Visa mer';
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <FormattedText {...text} text={text.text.slice(0, at)} />
      <div id={id} className={cx(foldedOnPhone(open))}>
        <FormattedText {...text} text={text.text.slice(at)} offset={offset + at} />
      </div>
      <Button
        variant="secondary"
        size="sm"
        data-print="hide"
        aria-label={`${label}: ${about}`}
        aria-expanded={open}
        aria-controls={id}
        className="self-start sm:hidden"
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown aria-hidden className={cx('size-4', open && 'rotate-180')} />
      </Button>
    </div>
  );
}
