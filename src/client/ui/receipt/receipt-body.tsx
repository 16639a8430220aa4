import { ChevronLeft, ChevronRight, Rows3 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Fact } from '#engine/facts/fact.ts';
import { formatFact, formatNumber, formatPeriod } from '#engine/text/format.ts';
import { factName, fullValue } from '#engine/text/full-value.ts';
import { receiptTexts as texts } from '#engine/text/receipt-texts.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { FileName } from '../file-name.tsx';

interface ReceiptBodyProps {
  fact: Fact;
  trail: readonly Fact[];
  factById: (id: string) => Fact | undefined;
  /** By column; absent in analyses made before it was kept. */
  evidence?: ReadonlyMap<string, readonly string[]> | undefined;
  onOpenInput: (factId: string) => void;
  onBack: () => void;
  onShowRows: (fact: Fact) => void;
}

/** One figure: its full value, what it means, its source, and the formula to recompute it. */
export function ReceiptBody(props: ReceiptBodyProps) {
  const { fact, trail, factById, evidence, onOpenInput, onBack, onShowRows } = props;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { source } = fact;
  const isComputed = fact.kind === 'computed';
  const isAssumed = fact.kind === 'assumption';
  const columns = [...new Set(source.columns)];
  const decided = isComputed ? columns.flatMap((name) => evidence?.get(name) ?? []) : [];
  const inputs = source.inputs.map(factById).filter((input) => input !== undefined);
  return (
    <div className="flex flex-col gap-4 text-sm">
      {trail.length > 1 && (
        <button
          type="button"
          onClick={onBack}
          className="-my-1 flex min-h-8 items-center gap-1 self-start text-accent-ink hover:underline"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {texts.back}
        </button>
      )}
      <div ref={heading} tabIndex={-1} className="outline-none">
        <p className="text-ink-muted [overflow-wrap:anywhere]">
          {factName(fact)} <FactId id={fact.id} />
        </p>
        <p className="tabular mt-0.5 text-xl font-semibold [overflow-wrap:anywhere]">
          {fullValue(fact)}
        </p>
        <Badge variant={isComputed ? 'accent' : 'warning'} className="mt-2">
          {texts.kinds[fact.kind]}
        </Badge>
        {isAssumed && <p className="mt-2 text-ink-muted">{texts.assumption}</p>}
      </div>
      <dl className="flex flex-col divide-y divide-line border-y border-line">
        <Line name={isComputed ? texts.formula : texts.grounds} value={source.formula} />
        <Line name={texts.period} value={fact.period && formatPeriod(fact.period)} />
        <Line name={texts.file} value={source.document && <FileName name={source.document} />} />
        <Line name={texts.sheet} value={source.sheet} />
        <Line name={texts.columns} value={source.columns.join(', ')} />
        <Line name={texts.evidence} value={decided.length > 0 && <Sentences all={decided} />} />
        <Line name={texts.filter} value={isAssumed ? null : source.filter} />
        <Line name={texts.rows} value={source.rows > 0 ? formatNumber(source.rows) : null} />
      </dl>
      {inputs.length > 0 && <Inputs inputs={inputs} onOpen={onOpenInput} />}
      {source.where !== null && source.documentId !== null && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Rows3 aria-hidden className="size-4" />}
          onClick={() => onShowRows(fact)}
        >
          {texts.showRows}
        </Button>
      )}
    </div>
  );
}

function Line({ name, value }: { name: string; value: ReactNode }) {
  if (value === null || value === '' || value === false) return null;
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-3 py-2">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}

function Sentences({ all }: { all: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {all.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The id by which formulas refer to the figure. */
function FactId({ id }: { id: string }) {
  return <span className="tabular text-2xs text-ink-subtle">{id}</span>;
}

function Inputs({ inputs, onOpen }: { inputs: readonly Fact[]; onOpen: (id: string) => void }) {
  return (
    <section>
      <h3 className="text-ink-muted">{texts.inputs}</h3>
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {inputs.map((input) => (
          <li key={input.id}>
            <button
              type="button"
              onClick={() => onOpen(input.id)}
              className="flex min-h-10 w-full items-center gap-3 rounded-md border border-line px-3 py-1.5 text-left transition-colors hover:border-accent-line hover:bg-hover"
            >
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {factName(input)} <FactId id={input.id} />
                {input.period && (
                  <span className="block text-xs text-ink-muted">{formatPeriod(input.period)}</span>
                )}
              </span>
              <span className="tabular font-medium whitespace-nowrap">{formatFact(input)}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-subtle" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
