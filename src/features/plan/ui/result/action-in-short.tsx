import { Badge } from '#client/ui/badge.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import { useReceipts } from '#client/ui/receipt/receipt-context.tsx';
import { adviceKeys } from '#engine/advice/advice-keys.ts';
import type { PlannedAction } from '#engine/guides/plan/result.ts';
import type { ActionState } from '#features/tasks/contract.ts';
import { assumptionTexts, stateNames } from '#features/tasks/texts.ts';
import { resultTexts as texts } from '../../texts.ts';

interface ActionInShortProps {
  action: PlannedAction;
  path: string;
  state: ActionState | null;
  /** What follows it tells the rest. */
  open: boolean;
}

/** On a phone, of an action: that it is critical; and until it is opened what it is likely worth, its time and its state. */
export function ActionInShort({ action, path, state, open }: ActionInShortProps) {
  const { fact, figuresAt } = useReceipts();
  const worth = figuresAt(`${path}.impact`).find(
    ({ factId }) => fact(factId)?.key === adviceKeys.likely,
  );
  const badge = action.critical && <Badge variant="negative">{texts.critical}</Badge>;
  if (open) return badge && <p className="-mt-2 px-5 pb-3 pl-15 sm:hidden">{badge}</p>;
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pb-3 pl-15 text-sm text-ink-muted sm:hidden">
      {badge}
      {worth && (
        <span>
          <FactFigure factId={worth.factId} className="font-semibold text-ink" />{' '}
          {assumptionTexts.perYear}
        </span>
      )}
      {action.timeframe && (
        <span>
          <FigureText text={action.timeframe} path={`${path}.timeframe`} />
        </span>
      )}
      {state && <span className="font-medium text-ink">{stateNames[state]}</span>}
    </p>
  );
}
