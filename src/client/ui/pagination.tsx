import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

interface PaginationProps {
  /** `Rad 1–100 av 12 408`: said aloud when it changes. */
  range: string;
  previous: string;
  next: string;
  /** Null where there is nothing in that direction. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** A part of a long list, and the way to the parts beside it. */
export function Pagination({ range, previous, next, onPrevious, onNext }: PaginationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="tabular text-sm text-ink-muted">
        {range}
      </p>
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
    </div>
  );
}
