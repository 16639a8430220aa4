import { type ComponentProps, useId, useState } from 'react';
import { foldAt, foldsList } from '#engine/text/fold-at.ts';
import { cx } from '../cx.ts';
import { foldedOnPhone } from '../phone-fold.tsx';
import { UnfoldButton } from '../unfold-button.tsx';
import { FormattedText } from './formatted-text.tsx';

interface FoldedTextProps extends ComponentProps<typeof FormattedText> {
  /** What there is more of, for who does not see what stands above. */
  about: string;
  /** Open from the first, for what one has begun to read. */
  open?: boolean;
}

/** As far from what stands above as every heading is. */
const HEADING_FIRST = 'has-[>div>:is(h3,h4):first-child]:mt-3';

/** A text whose rest a phone opens by a press where it is long; wider screens and paper show all of it. */
export function FoldedText({ about, open: isOpen = false, ...text }: FoldedTextProps) {
  const { offset = 0 } = text;
  const [open, setOpen] = useState(isOpen);
  const id = useId();
  const at = foldAt(text.text);
  if (at === null) return <FormattedText {...text} />;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <FormattedText {...text} text={text.text.slice(0, at)} />
      <div
        id={id}
        className={cx(foldsList(text.text, at) ? '-mt-2' : HEADING_FIRST, foldedOnPhone(open))}
      >
        <FormattedText {...text} text={text.text.slice(at)} offset={offset + at} />
      </div>
      <UnfoldButton about={about} controls={id} open={open} onToggle={() => setOpen(!open)} />
    </div>
  );
}
