import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { type OnboardingGoal, onboardingGoals } from '#contract/onboarding.ts';
import { onboardingTexts } from '../texts.ts';

const texts = onboardingTexts.goal;
const options = onboardingGoals.map((value) => ({ value, ...texts.goals[value] }));

interface GoalStepProps {
  goal: OnboardingGoal | null;
  isSaving: boolean;
  /** Leads on once the goal is saved. */
  onChoose: (goal: OnboardingGoal) => void;
}

/** What the user most wants to know: it decides which guide comes first. */
export function GoalStep({ goal, isSaving, onChoose }: GoalStepProps) {
  const [chosen, setChosen] = useState(goal);
  return (
    <Card>
      <CardHeader title={texts.title} description={texts.text} className="mb-5" />
      <RadioGroup
        legend={texts.legend}
        hideLegend
        value={chosen}
        onChange={setChosen}
        options={options}
      />
      <Button
        className="mt-5"
        disabled={chosen === null}
        loading={isSaving}
        onClick={() => chosen !== null && onChoose(chosen)}
      >
        {onboardingTexts.next}
      </Button>
    </Card>
  );
}
