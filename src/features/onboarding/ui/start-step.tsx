import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { guideIdentities } from '#contract/guides.ts';
import type { OnboardingGoal } from '#contract/onboarding.ts';
import { useLoadSample } from '#features/sample/ui/use-sample.ts';
import { onboardingTexts } from '../texts.ts';

const texts = onboardingTexts.start;

/** The plan is made of analyses, and those of sales come first. */
const guideOf = { sales: 'sales', costs: 'costs', plan: 'sales' } as const;

interface StartStepProps {
  goal: OnboardingGoal | null;
  onFinish: (to: string) => void;
}

/** A first file, in the guide that answers what the user wants to know, or the sample company. */
export function StartStep({ goal, onFinish }: StartStepProps) {
  const sample = useLoadSample();
  const wanted = goal ?? 'sales';
  return (
    <Card>
      <CardHeader title={texts.title} description={texts.text} className="mb-5" />
      <p className="mb-5 text-sm text-ink-muted">{texts.hint[wanted]}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onFinish(guideIdentities[guideOf[wanted]].path)}>
          {texts.upload[wanted]}
        </Button>
        <Button
          variant="secondary"
          loading={sample.isPending}
          onClick={() => sample.mutate(undefined, { onSuccess: () => onFinish('/dashboard') })}
        >
          {sample.isPending ? texts.loadingSample : texts.sample}
        </Button>
      </div>
    </Card>
  );
}
