import { Printer } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { resultTexts as texts } from '../../texts.ts';

/** Prints the page, or saves it as the browser does. */
export function Print() {
  return (
    <Button
      variant="ghost"
      icon={<Printer aria-hidden className="size-4" />}
      onClick={() => window.print()}
    >
      {texts.print}
    </Button>
  );
}
