import { useRef, useState } from 'react';
import { callRoute, send } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { saveFile } from '#client/data/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { RowsDialog } from '#client/ui/receipt/rows-dialog.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import { exploreContract } from '../../explore-contract.ts';
import { subjectTexts as texts } from '../../explore-texts.ts';
import { exploredFact } from '../../explored-fact.ts';
import type { Lens } from '../../lens.ts';
import { useExploring } from './exploring.ts';

interface ExploredRowsProps {
  lens: Lens;
  found: ResponseOutput<typeof exploreContract.explore>;
  /** What the rows are of: `Omsättning: Kaffe`. */
  label: string;
  /** Name of the file to save them in, without its ending. */
  fileName: string;
}

/** Opens the rows looked at, which sum to the figure above. */
export function ExploredRows({ lens, found, label, fileName }: ExploredRowsProps) {
  const { analysisId, periods } = useExploring();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const params = { id: analysisId };
  const fact = exploredFact({
    label,
    value: Object.values(found.measures)[0]?.now ?? '0',
    currency: found.currency,
    period: periods?.now ?? null,
  });
  return (
    <div data-print="hide">
      <Button ref={trigger} variant="secondary" onClick={() => setOpen(true)}>
        {texts.rows(found.rows.now)}
      </Button>
      {open && (
        <RowsDialog
          fact={fact}
          query={({ from, search }) => {
            const input = { params, query: { ...lens, offset: from, search } };
            return {
              queryKey: routeKey(exploreContract.exploreRows, input),
              queryFn: () => callRoute(exploreContract.exploreRows, input),
            };
          }}
          onSave={async () =>
            saveFile(
              await send(exploreContract.exploreRowsCsv, { params, query: lens }),
              `${fileName}.csv`,
            )
          }
          returnFocus={trigger}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
