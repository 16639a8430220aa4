import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Fact, Figure } from '#engine/facts/fact.ts';
import { figuresByPath } from '#engine/text/figure-segments.ts';
import type { TextRange } from '#engine/text/model-ranges.ts';
import { optionalPart } from '../optional-part.ts';
import type { RowsQuery, SaveRows } from './rows-query.ts';

const loadPanel = async () => ({ default: (await import('./receipt-panel.tsx')).ReceiptPanel });
const loadRows = async () => ({ default: (await import('./rows-dialog.tsx')).RowsDialog });
const ReceiptPanel = optionalPart(loadPanel);
const RowsDialog = optionalPart(loadRows);

/** Fetches what a press on a figure shows, once the page stands, so that it comes at once. */
async function fetchAhead(): Promise<void> {
  // Where that fails it is asked for again when a figure is pressed.
  await Promise.allSettled([loadPanel(), loadRows()]);
}

interface Receipts {
  fact: (id: string) => Fact | undefined;
  figuresAt: (path: string) => readonly Figure[];
  /** Where in the text at a path sentences of a model stand. */
  modelRangesAt: (path: string) => readonly ModelSentence[];
  /** Opens the receipt of a fact beside `trigger`; `place` identifies the figure on the page. */
  toggle: (factId: string, place: string, trigger: HTMLElement) => void;
  /** The figure whose receipt is open, for `aria-expanded`. */
  openPlace: string | null;
}

type ModelSentence = TextRange & { path: string };
const NONE: readonly ModelSentence[] = [];

const ReceiptContext = createContext<Receipts | null>(null);

export function useReceipts(): Receipts {
  const receipts = use(ReceiptContext);
  if (receipts === null) throw new Error('Figures are shown outside a ReceiptProvider');
  return receipts;
}

interface ReceiptProviderProps {
  facts: readonly Fact[];
  figures: readonly Figure[];
  /** By column, in Swedish: what decided that it is what the figures take it for. */
  evidence?: ReadonlyMap<string, readonly string[]>;
  /** The sentences that a model wrote. */
  modelSentences?: readonly ModelSentence[] | undefined;
  /** Both absent where no rows can be shown of any figure. */
  rowsQuery?: RowsQuery;
  saveRows?: SaveRows;
  /** The figure whose receipt is open from the start, and anew where `asked` is another. */
  opened?: { factId: string; asked: string } | null;
  children: ReactNode;
}

/** Gives all figures inside it one shared receipt panel and rows dialog. */
export function ReceiptProvider({
  facts,
  figures,
  evidence,
  modelSentences = NONE,
  rowsQuery,
  saveRows,
  opened = null,
  children,
}: ReceiptProviderProps) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [place, setPlace] = useState<string | null>(null);
  const [rowsOf, setRowsOf] = useState<Fact | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const trigger = useRef<HTMLElement>(null);
  useEffect(() => void fetchAhead(), []);
  const top = useRef<HTMLSpanElement>(null);
  const [factId, asked] = [opened?.factId, opened?.asked];
  useEffect(() => {
    if (factId === undefined || asked === undefined) return;
    trigger.current = top.current;
    setPlace(asked);
    setTrail([factId]);
    setWasOpened(true);
  }, [factId, asked]);

  const byId = useMemo(() => new Map(facts.map((fact) => [fact.id, fact])), [facts]);
  const byPath = useMemo(() => figuresByPath(figures), [figures]);
  const byModel = useMemo(() => Map.groupBy(modelSentences, (each) => each.path), [modelSentences]);
  const close = useCallback(() => {
    setTrail([]);
    setPlace(null);
  }, []);
  const value = useMemo<Receipts>(
    () => ({
      fact: (id) => byId.get(id),
      figuresAt: (path) => byPath.get(path) ?? [],
      modelRangesAt: (path) => byModel.get(path) ?? NONE,
      toggle: (factId, pressed, element) => {
        if (pressed === place) return close();
        trigger.current = element;
        setPlace(pressed);
        setTrail([factId]);
        setWasOpened(true);
      },
      openPlace: place,
    }),
    [byId, byPath, byModel, place, close],
  );
  const shown = trail.map((id) => byId.get(id)).filter((fact) => fact !== undefined);

  return (
    <ReceiptContext value={value}>
      {opened && <span ref={top} tabIndex={-1} className="block size-0 outline-none" />}
      {children}
      <Suspense>
        {wasOpened && (
          <ReceiptPanel
            trail={shown}
            trigger={trigger}
            factById={value.fact}
            evidence={evidence}
            onOpenInput={(id) => setTrail([...trail, id])}
            onBack={() => setTrail(trail.slice(0, -1))}
            onShowRows={(fact) => {
              close();
              setRowsOf(fact);
            }}
            onClose={close}
          />
        )}
      </Suspense>
      <Suspense>
        {rowsOf && rowsQuery && saveRows && (
          <RowsDialog
            fact={rowsOf}
            query={(wanted) => rowsQuery(rowsOf.id, wanted)}
            onSave={() => saveRows(rowsOf.id)}
            returnFocus={trigger}
            onClose={() => setRowsOf(null)}
          />
        )}
      </Suspense>
    </ReceiptContext>
  );
}
