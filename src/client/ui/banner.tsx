import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BannerVariant = 'plain' | 'info' | 'warning' | 'accent';

interface BannerProps {
  variant?: BannerVariant;
  /** An icon or badge before the text. */
  mark?: ReactNode;
  title?: ReactNode;
  children?: ReactNode;
  /** One button or link at the right edge. */
  action?: ReactNode;
  onClose?: () => void;
  className?: string;
}

const looks: Record<BannerVariant, { box: string; mark: string }> = {
  plain: { box: 'border-line bg-surface', mark: 'text-ink-muted' },
  info: { box: 'border-info-line bg-info-soft', mark: 'text-info' },
  warning: { box: 'border-warning-line bg-warning-soft', mark: 'text-warning' },
  accent: { box: 'border-accent-line bg-accent-soft', mark: 'text-accent-ink' },
};

/** A line about the page or the account as a whole, with at most one action. */
export function Banner(props: BannerProps) {
  const { variant = 'info', mark, title, children, action, onClose, className } = props;
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg border px-4 py-3 text-sm text-ink',
        looks[variant].box,
        className,
      )}
    >
      <div
        className={cx(
          'flex min-w-0 flex-1 basis-64 gap-3',
          title ? 'items-start' : 'items-start sm:items-center',
        )}
      >
        {mark && (
          <span className={cx('flex shrink-0 [&>svg]:mt-px [&>svg]:size-5', looks[variant].mark)}>
            {mark}
          </span>
        )}
        <p className="min-w-0 [overflow-wrap:anywhere]">
          {title && <span className="mr-1 font-semibold max-sm:block">{title} </span>}
          {children}
        </p>
      </div>
      {action && <div className="flex flex-wrap items-center gap-3">{action}</div>}
      {onClose && (
        <button
          type="button"
          aria-label="Stäng"
          onClick={onClose}
          className="-m-1.5 flex size-8 shrink-0 items-center justify-center rounded-md text-ink-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
