import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { formatNumber } from '#engine/text/format.ts';
import { historyTexts } from '../../texts.ts';

/** The first `most` items of a list, and a button that shows the rest; null when all are shown. */
export function useFolded<Item>(
  items: readonly Item[],
  most: number,
): { shown: readonly Item[]; more: ReactNode } {
  const [all, setAll] = useState(false);
  if (all || items.length <= most) return { shown: items, more: null };
  return {
    shown: items.slice(0, most),
    more: (
      <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
        {historyTexts.showAll(formatNumber(items.length))}
      </Button>
    ),
  };
}
