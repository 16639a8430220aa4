import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import { useReceipts } from '#client/ui/receipt/receipt-context.tsx';
import { adviceKeys } from '#engine/advice/advice-keys.ts';
import type { PlannedAction } from '#engine/guides/plan/result.ts';
import type { ActionState } from '#features/tasks/contract.ts';
import { assumptionTexts, stateNames } from '#features/tasks/texts.ts';

interface ActionInShortProps {
  action: PlannedAction;
  path: string;
  state: ActionState | null;
}

/** On a phone, of an action that is not opened: what it is likely worth, how long it takes and how far it has come. */
export function ActionInShort({ action, path, state }: ActionInShortProps) {
  const { fact, figuresAt } = useReceipts();
  const worth = figuresAt(`${path}.impact`).find(
    ({ factId }) => fact(factId)?.key === adviceKeys.likely,
  );
  return (
    <p className="-mt-2 flex flex-wrap gap-x-3 px-5 pb-3 pl-15 text-sm text-ink-muted sm:hidden">
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
