import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#client/ui/popover.tsx';
import { resultTexts as texts } from '../../texts.ts';

/** What is done with a result less often, as buttons under one. */
export function MoreWays({ children }: { children: ReactNode }) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="ghost" icon={<Ellipsis aria-hidden className="size-4" />}>
          {texts.more}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={texts.more} className="w-60 p-2">
        <div className="flex flex-col *:justify-start">{children}</div>
      </PopoverContent>
    </Popover>
  );
}
