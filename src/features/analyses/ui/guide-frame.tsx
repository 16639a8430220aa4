import type { ReactNode } from 'react';
import { isDone, reachable, steps } from '../model.ts';
import type { GuideSetup } from './guide-setup.ts';
import { StepsFrame } from './steps-frame.tsx';
import type { AnyGuideView } from './use-guide.ts';

interface GuideFrameProps {
  guide: AnyGuideView;
  texts: GuideSetup<unknown, object>['texts'];
  /** Built only when the guide's data is there. */
  children: () => ReactNode;
}

/** The heading and the four steps of a guide that begins with a file. */
export function GuideFrame({ guide, texts, children }: GuideFrameProps) {
  return (
    <StepsFrame
      guide={guide}
      texts={texts}
      current={steps.indexOf(guide.step)}
      steps={steps.map((step) => ({
        title: texts.steps[step],
        reachable: reachable(guide.guide, step),
        done: isDone(guide.guide, step),
      }))}
      onGoTo={(index) => guide.goTo(steps[index] ?? 'upload')}
    >
      {children}
    </StepsFrame>
  );
}
