import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import type { Fact, Figure } from '#engine/facts/fact.ts';
import { figuresByPath } from '#engine/text/figure-segments.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { RowsDialog } from './rows-dialog.tsx';
import type { RowsQuery } from './rows-query.ts';

interface Receipts {
  fact: (id: string) => Fact | undefined;
  figuresAt: (path: string) => readonly Figure[];
  /** Opens the receipt of a fact beside `trigger`; `place` identifies the figure on the page. */
  toggle: (factId: string, place: string, trigger: HTMLElement) => void;
  /** The figure whose receipt is open, for `aria-expanded`. */
  openPlace: string | null;
}

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
  rowsQuery: RowsQuery;
  children: ReactNode;
}

/** Gives all figures inside it one shared receipt panel and rows dialog. */
export function ReceiptProvider({
  facts,
  figures,
  evidence,
  rowsQuery,
  children,
}: ReceiptProviderProps) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [place, setPlace] = useState<string | null>(null);
  const [rowsOf, setRowsOf] = useState<Fact | null>(null);
  const trigger = useRef<HTMLElement>(null);

  const byId = useMemo(() => new Map(facts.map((fact) => [fact.id, fact])), [facts]);
  const byPath = useMemo(() => figuresByPath(figures), [figures]);
  const close = useCallback(() => {
    setTrail([]);
    setPlace(null);
  }, []);
  const value = useMemo<Receipts>(
    () => ({
      fact: (id) => byId.get(id),
      figuresAt: (path) => byPath.get(path) ?? [],
      toggle: (factId, pressed, element) => {
        if (pressed === place) return close();
        trigger.current = element;
        setPlace(pressed);
        setTrail([factId]);
      },
      openPlace: place,
    }),
    [byId, byPath, place, close],
  );
  const shown = trail.map((id) => byId.get(id)).filter((fact) => fact !== undefined);

  return (
    <ReceiptContext value={value}>
      {children}
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
      {rowsOf && (
        <RowsDialog
          fact={rowsOf}
          query={rowsQuery(rowsOf.id)}
          returnFocus={trigger}
          onClose={() => setRowsOf(null)}
        />
      )}
    </ReceiptContext>
  );
}
