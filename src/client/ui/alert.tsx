import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type AlertVariant = 'info' | 'success' | 'warning' | 'error';

interface AlertProps {
  variant?: AlertVariant;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  onClose?: () => void;
  /** Announced at once when it appears; the default for errors. */
  live?: boolean;
  className?: string;
}

const looks: Record<AlertVariant, { box: string; icon: string; Icon: typeof Info }> = {
  info: { box: 'border-info-line bg-info-soft', icon: 'text-info', Icon: Info },
  success: { box: 'border-accent-line bg-positive-soft', icon: 'text-positive', Icon: CircleCheck },
  warning: {
    box: 'border-warning-line bg-warning-soft',
    icon: 'text-warning',
    Icon: TriangleAlert,
  },
  error: { box: 'border-negative-line bg-negative-soft', icon: 'text-negative', Icon: CircleAlert },
};

/**
 * A message that stays in the page. For errors that ask for action, where a toast would disappear.
 */
export function Alert(props: AlertProps) {
  const { variant = 'info', title, children, actions, onClose, className } = props;
  const { live = variant === 'error' } = props;
  const { box, icon, Icon } = looks[variant];
  return (
    <div
      role={live ? 'alert' : undefined}
      className={cx('flex gap-3 rounded-lg border px-4 py-3.5 text-sm text-ink', box, className)}
    >
      <Icon aria-hidden className={cx('mt-px size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {title && <p className="font-semibold">{title}</p>}
        {children && (
          <div className={cx('text-pretty', Boolean(title) && 'mt-0.5')}>{children}</div>
        )}
        {actions && <div className="mt-3 flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
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
