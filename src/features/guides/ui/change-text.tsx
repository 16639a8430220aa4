import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import type { Change } from '../shown-figures.ts';
import { resultTexts as texts } from '../texts.ts';

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight };

/** A change with an arrow, so that it does not rest on colour alone. */
export function ChangeText({ change: { text, direction, isGood } }: { change: Change }) {
  const Arrow = arrows[direction];
  const tone = isGood === null ? 'text-ink-muted' : isGood ? 'text-positive' : 'text-negative';
  return (
    <span className={cx('tabular', tone)}>
      <Arrow aria-hidden className="mr-1 inline size-4 align-[-0.2em]" />
      <span>
        <span className="sr-only">{texts.change} </span>
        {text}
      </span>
    </span>
  );
}
