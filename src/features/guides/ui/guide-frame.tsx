import type { ReactNode } from 'react';
import { isDone, reachable, steps } from '../model.ts';
import { guideTexts } from '../texts.ts';
import type { GuideSetup } from './guide-setup.ts';
import { StepsFrame } from './steps-frame.tsx';
import type { AnyGuideView } from './use-guide.ts';

interface GuideFrameProps {
  guide: AnyGuideView;
  texts: GuideSetup<unknown, object>['texts'];
  /** The result follows the steps instead of being one. */
  resultAfter?: boolean;
  /** Called only when the guide's data has loaded. */
  children: () => ReactNode;
}

/** Heading and steps of a guide that begins with a file. */
export function GuideFrame({ guide, texts, resultAfter, children }: GuideFrameProps) {
  const marks = steps.map((step) => ({
    title: texts.steps[step],
    reachable: reachable(guide.guide, step),
    done: isDone(guide.guide, step),
  }));
  const after = resultAfter ? marks.pop() : undefined;
  return (
    <StepsFrame
      guide={guide}
      texts={texts}
      current={steps.indexOf(guide.step)}
      steps={marks}
      {...(after && { after })}
      {...(guide.step === 'result' && { folded: guideTexts.showSteps })}
      onGoTo={(index) => guide.goTo(steps[index] ?? 'upload')}
    >
      {children}
    </StepsFrame>
  );
}
