import { Check, CircleHelp } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { type Goal, readGoals } from '#engine/guides/plan/goals/read-goals.ts';
import { withPaths } from '#features/guides/ui/result/placed.ts';
import { formTexts } from '../texts.ts';

const { read } = formTexts;

/** What a goal's text alone says, before it is compared with figures. */
function judged({ measure, kind, isLevel }: Goal): { verdict: string; counts: boolean } {
  if (measure === null) return { verdict: read.noNumber, counts: false };
  const isSum = measure.kind === 'money' && !isLevel;
  if (kind === 'other' && !isSum) return { verdict: read.noBase, counts: false };
  return { verdict: read.measured, counts: true };
}

/**
 * How the goals are understood, shown while typing: a goal without a number cannot become kronor.
 */
export function GoalsRead({ text }: { text: string }) {
  const goals = withPaths(readGoals(text), 'goals');
  if (goals.length === 0) return null;
  return (
    <section
      aria-label={read.title}
      className="mt-2.5 rounded-md border border-line bg-sunken/50 px-4 py-3 text-sm"
    >
      <p className="text-ink-muted">{read.title}</p>
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {goals.map(({ path, each }) => {
          const { verdict, counts } = judged(each);
          const Icon = counts ? Check : CircleHelp;
          return (
            <li key={path} className="flex gap-2.5">
              <Icon
                aria-hidden
                className={cx('mt-0.5 size-4 shrink-0', counts ? 'text-positive' : 'text-warning')}
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {each.words} <span className="text-ink-muted">– {verdict}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
