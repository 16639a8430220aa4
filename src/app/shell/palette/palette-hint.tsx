import { Search } from 'lucide-react';
import { Key } from '#client/ui/code.tsx';
import { systemKey } from '../keys/system-key.ts';
import { palette } from '../opened.ts';
import { paletteTexts } from './texts.ts';

/** A button that opens the palette and shows its keyboard shortcut. */
export function PaletteHint({ onOpen }: { onOpen?: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        onOpen?.();
        palette.open();
      }}
      className="flex min-h-10 w-full items-center gap-3 rounded-md border border-line-control/60 bg-surface px-3 text-left text-sm text-ink-muted transition-colors hover:border-line-control hover:bg-hover hover:text-ink"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate">{paletteTexts.open}</span>
      <span aria-hidden className="flex gap-1 max-lg:hidden">
        <Key>{systemKey()}</Key>
        <Key>K</Key>
      </span>
    </button>
  );
}
