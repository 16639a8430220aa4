import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

interface PaginationProps {
  /** `Rad 1–100 av 12 408`; announced when it changes. */
  range: string;
  previous: string;
  next: string;
  /** Null at the first and the last page; both where there is but one, which needs no buttons. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

export function Pagination({ range, previous, next, onPrevious, onNext }: PaginationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="tabular text-sm text-ink-muted">
        {range}
      </p>
      {(onPrevious ?? onNext) && (
        <div className="flex gap-2">
          <Button
            size="sm"
            variant="secondary"
            disabled={onPrevious === null}
            icon={<ChevronLeft aria-hidden className="size-4" />}
            onClick={onPrevious ?? undefined}
          >
            {previous}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={onNext === null}
            onClick={onNext ?? undefined}
          >
            {next}
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </div>
  );
}
