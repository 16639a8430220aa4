import { type ComponentProps, lazy, Suspense } from 'react';

const Industry = lazy(async () => ({ default: (await import('./industry.tsx')).Industry }));

/** The place in the industry: loaded only where the analysis has it, since most files are no books. */
export function IndustryPart(props: ComponentProps<typeof Industry>) {
  if (!props.facts.some(({ subject }) => subject?.kind === 'ratio')) return null;
  return (
    <Suspense>
      <Industry {...props} />
    </Suspense>
  );
}
