import { useId, useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import { foldedOnPhone, PhoneFold } from '#client/ui/phone-fold.tsx';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import { withPaths } from '#features/guides/ui/result/placed.ts';
import { SectionHeading } from '#features/guides/ui/result/section-heading.tsx';
import { resultTexts } from '../../texts.ts';

/** Recommendations for the plan as a whole; on a phone when they are asked for. */
export function Recommendations({ texts }: { texts: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="plan-recommendations" className="max-w-3xl">
      <SectionHeading id="plan-recommendations" title={resultTexts.recommendations} />
      {/* Here are no edges of a card that its words should stand from. */}
      <div className="[&>button]:px-0">
        <PhoneFold
          label={resultTexts.showRecommendations}
          controls={id}
          open={open}
          onToggle={() => setOpen(!open)}
        />
      </div>
      <ul id={id} className={cx('flex flex-col gap-3', foldedOnPhone(open))}>
        {withPaths(texts, 'keyRecommendations').map(({ path, each }) => (
          <li key={path} data-print="together" className="border-l-2 border-accent-line pl-4">
            <FigureText text={each} path={path} />
          </li>
        ))}
      </ul>
    </section>
  );
}
