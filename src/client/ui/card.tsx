import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type CardTone = 'plain' | 'sunken' | 'accent';

interface CardProps extends ComponentProps<'div'> {
  padding?: 'none' | 'md' | 'lg';
  /** `sunken` for what cannot be used yet; `accent` to highlight one card among others. */
  tone?: CardTone;
}

const paddings = { none: '', md: 'p-5', lg: 'p-5 sm:p-7' };

const tones: Record<CardTone, string> = {
  plain: 'border-line bg-surface shadow-card',
  sunken: 'border-line bg-sunken',
  accent: 'border-accent bg-surface shadow-card ring-1 ring-accent ring-inset',
};

export function Card({ padding = 'lg', tone = 'plain', className, ...props }: CardProps) {
  return (
    <div
      {...props}
      className={cx('min-w-0 rounded-lg border', tones[tone], paddings[padding], className)}
    />
  );
}

interface CardHeaderProps {
  title: ReactNode;
  /** Heading level in the page's outline. */
  level?: 2 | 3 | 4;
  description?: ReactNode;
  /** Buttons or a badge at the right edge. */
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
        <Heading id={id} tabIndex={id ? -1 : undefined} className="text-lg font-semibold">
          {title}
        </Heading>
        {description && <p className="mt-1 text-sm text-ink-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
