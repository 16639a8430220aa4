import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { resultTexts as texts } from '../../texts.ts';

/** What is done with a result less often: buttons that stand after one when it is pressed. */
export function MoreWays({ children }: { children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<Ellipsis aria-hidden className="size-4" />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="max-sm:sr-only">{texts.more}</span>
      </Button>
      {open && (
        <div
          id={id}
          className="order-last grid w-full grid-cols-2 gap-x-2 max-sm:*:justify-start max-sm:*:px-1 max-sm:*:text-xs sm:flex sm:w-0 sm:min-w-full sm:flex-wrap sm:justify-end"
        >
          {children}
        </div>
      )}
    </>
  );
}
