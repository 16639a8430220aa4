import { cx } from '#client/ui/cx.ts';
import { onboardingSteps } from '#contract/onboarding.ts';
import { onboardingTexts as texts } from '../texts.ts';

/** Which of the steps one is at. */
export function StepPlace({ place }: { place: number }) {
  return (
    <div>
      <p className="text-sm text-ink-muted" aria-live="polite">
        {texts.place(place + 1, onboardingSteps.length)}
      </p>
      <div aria-hidden className="mt-2 flex gap-1.5">
        {onboardingSteps.map((step, index) => (
          <span
            key={step}
            className={cx('h-1.5 flex-1 rounded-full', index <= place ? 'bg-accent' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}
