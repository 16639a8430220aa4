import { useReceipts } from '#client/ui/receipt/receipt-context.tsx';
import { type Spread, spreadOf } from '../own-effect.ts';

/** The effect that the text at a path states, where another assumption gives another; else null. */
export function useSpread(path: string): Spread | null {
  const { fact, figuresAt } = useReceipts();
  return spreadOf(
    figuresAt(path).flatMap(({ factId }) => fact(factId) ?? []),
    fact,
  );
}
