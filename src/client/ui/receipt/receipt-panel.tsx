import { Popover as Primitive } from 'radix-ui';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { Fact } from '#engine/facts/fact.ts';
import { receiptTexts as texts } from '#engine/text/receipt-texts.ts';
import { Popover, PopoverContent } from '../popover.tsx';
import { Sheet } from '../sheet.tsx';
import { useMedia } from '../use-media.ts';
import { ReceiptBody } from './receipt-body.tsx';

interface ReceiptPanelProps {
  /** The receipt opened first, then those opened from within it; the last one is shown. */
  trail: readonly Fact[];
  /** The pressed figure: the panel is placed beside it and returns focus to it. */
  trigger: RefObject<HTMLElement | null>;
  factById: (id: string) => Fact | undefined;
  evidence: ReadonlyMap<string, readonly string[]> | undefined;
  onOpenInput: (factId: string) => void;
  onBack: () => void;
  onShowRows: (fact: Fact) => void;
  onClose: () => void;
}

/** Tab leaves the receipt at either end; the focus trap misses the case of focus on the heading. */
function leaves({ key, shiftKey, currentTarget }: KeyboardEvent): boolean {
  const { activeElement } = document;
  const towards = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  return (
    key === 'Tab' &&
    activeElement?.tagName === 'DIV' &&
    [...currentTarget.querySelectorAll('button')].every(
      (button) => (activeElement.compareDocumentPosition(button) & towards) === 0,
    )
  );
}

/** The receipt beside its figure, or a sheet from below on a phone. */
export function ReceiptPanel(props: ReceiptPanelProps) {
  const { trail, trigger, onClose } = props;
  const wide = useMedia('(min-width: 48rem)');
  const roomBeside = useMedia('(min-width: 80rem)');
  const pressedOutside = useRef(false);
  const fact = trail.at(-1);
  const body = fact && <ReceiptBody key={`${trail.length}${fact.id}`} {...props} fact={fact} />;
  if (!wide)
    return (
      <Sheet open={fact !== undefined} onClose={onClose} title={texts.name}>
        {body}
      </Sheet>
    );
  return (
    <Popover open={fact !== undefined} onOpenChange={(open) => !open && onClose()}>
      {fact && <Primitive.Anchor virtualRef={trigger as RefObject<HTMLElement>} />}
      <PopoverContent
        aria-label={texts.name}
        side={roomBeside ? 'right' : 'bottom'}
        className="w-96 p-5"
        data-print="hide"
        onKeyDown={(event) => {
          if (!leaves(event)) return;
          event.preventDefault();
          onClose();
        }}
        onInteractOutside={(event) => {
          // A click on the figure itself toggles the receipt; closing here too would reopen it.
          if (trigger.current?.contains(event.target as Node)) event.preventDefault();
          else pressedOutside.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // Focus returns to the figure, unless the user clicked somewhere else.
          if (!pressedOutside.current) trigger.current?.focus({ preventScroll: true });
          pressedOutside.current = false;
        }}
      >
        {body}
      </PopoverContent>
    </Popover>
  );
}
