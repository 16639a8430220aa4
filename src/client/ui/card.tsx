import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

interface CardProps extends ComponentProps<'div'> {
  padding?: 'none' | 'md' | 'lg';
}

const paddings = { none: '', md: 'p-5', lg: 'p-5 sm:p-7' };

export function Card({ padding = 'lg', className, ...props }: CardProps) {
  return (
    <div
      {...props}
      className={cx(
        'min-w-0 rounded-lg border border-line bg-surface shadow-card',
        paddings[padding],
        className,
      )}
    />
  );
}

interface CardHeaderProps {
  title: ReactNode;
  /** Heading level in the page's outline. */
  level?: 2 | 3 | 4;
  description?: ReactNode;
  /** Buttons or a badge at the right. */
  actions?: ReactNode;
  id?: string;
  className?: string;
}

export function CardHeader(props: CardHeaderProps) {
  const { title, level = 2, description, actions, id, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={cx('flex flex-wrap items-start justify-between gap-x-4 gap-y-2', className)}>
      <div className="min-w-0 flex-1 basis-60">
        <Heading id={id} className="text-lg font-semibold">
          {title}
        </Heading>
        {description && <p className="mt-1 text-sm text-ink-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
