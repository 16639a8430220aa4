import type { ComponentProps, ReactNode } from 'react';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { WizardFrame, type WizardFrameProps } from '#client/wizard/wizard-frame.tsx';
import { guideTexts } from '../texts.ts';
import type { FrameTexts } from './guide-setup.ts';

interface StepsFrameProps extends Omit<WizardFrameProps, 'label' | 'children'> {
  guide: {
    status: 'pending' | 'failed' | 'ready';
    asked: ComponentProps<typeof LoadFailed>['of'];
  };
  texts: FrameTexts;
  /** Shown between the heading and the steps. */
  notice?: ReactNode;
  /** Called only when the guide's data has loaded. */
  children: () => ReactNode;
}

/** A guide's heading and steps around the current one, with loading and error states. */
export function StepsFrame({ guide, texts, notice, children, ...frame }: StepsFrameProps) {
  if (guide.status === 'pending') return <Loading title={texts.title} text={texts.loading} />;
  if (guide.status === 'failed')
    return (
      <>
        <PageHeader title={texts.title} />
        <LoadFailed of={guide.asked} title={guideTexts.loadFailed} />
      </>
    );
  return (
    <>
      <PageHeader title={texts.title} description={frame.current === 0 ? texts.lead : undefined} />
      {notice}
      <WizardFrame label={texts.stepsLabel} {...frame}>
        {children()}
      </WizardFrame>
    </>
  );
}

function Loading({ title, text }: { title: string; text: string }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <PageHeader title={title} />
      <p role="status" className="sr-only">
        {text}
      </p>
      <Skeleton className="h-10" />
      {/* As tall as the screen, so that nothing below it jumps. */}
      <Skeleton className="h-dvh" />
    </div>
  );
}
