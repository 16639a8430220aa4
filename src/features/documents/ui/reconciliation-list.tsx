import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import type { ReconciliationCheck, Understanding } from '#engine/table/understanding.ts';
import { formatMoney, formatNumber } from '#engine/text/format.ts';
import { checkMarks, understandingTexts as texts } from '../understanding-texts.ts';
import { RowsBehindDialog } from './rows-behind-dialog.tsx';

const marks = {
  ok: { Icon: CircleCheck, color: 'text-positive' },
  difference: { Icon: TriangleAlert, color: 'text-warning' },
  notPossible: { Icon: CircleDashed, color: 'text-ink-subtle' },
} as const;

interface ReconciliationListProps {
  documentId: string;
  understanding: Understanding;
  title: string;
  checks: readonly ReconciliationCheck[];
}

/**
 * Whether what was read adds up to the file's own totals: a green check, or the difference and its
 * rows.
 */
export function ReconciliationList(props: ReconciliationListProps) {
  const { documentId, understanding, title, checks } = props;
  const [shown, setShown] = useState<ReconciliationCheck | null>(null);
  if (checks.length === 0) return null;
  const agrees = understanding.reconciliation.every(({ status }) => status !== 'difference');
  return (
    <section aria-label={title} className="border-t border-line pt-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="font-semibold">{title}</h3>
        {agrees && <p className="text-sm text-positive">{texts.allMatch}</p>}
      </div>
      <ul
        className={cx(
          'mt-3 grid gap-x-8 gap-y-4',
          checks.length > 1 ? 'lg:grid-cols-3' : 'max-w-3xl',
        )}
      >
        {checks.map((check) => (
          <Check
            key={check.id}
            check={check}
            currency={understanding.currency}
            onRows={() => setShown(check)}
          />
        ))}
      </ul>
      <RowsBehindDialog
        documentId={documentId}
        understanding={understanding}
        check={shown}
        onClose={() => setShown(null)}
      />
    </section>
  );
}

interface CheckProps {
  check: ReconciliationCheck;
  currency: string | null;
  onRows: () => void;
}

function Check({ check, currency, onRows }: CheckProps) {
  const { Icon, color } = marks[check.status];
  return (
    <li className="flex min-w-0 gap-3 text-sm">
      <Icon aria-hidden className={cx('mt-px size-5 shrink-0', color)} />
      <div className="min-w-0">
        <p className="font-medium">
          {check.title}{' '}
          <span className={cx('font-normal', color)}>
            {checkMarks[check.status]}
            {check.difference !== null && check.status === 'difference' && (
              <span className="tabular">
                {' '}
                {formatMoney(check.difference, { currency, decimals: 2 })}
              </span>
            )}
          </span>
        </p>
        <p className="mt-0.5 text-ink-muted">{check.text}</p>
        {check.rows.length > 0 && (
          <Button variant="link" className="mt-1.5" onClick={onRows}>
            {texts.rowsBehind(formatNumber(check.rows.length))}
          </Button>
        )}
      </div>
    </li>
  );
}
