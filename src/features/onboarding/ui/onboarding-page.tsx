import { lazy, Suspense } from 'react';
import { pageMeta } from '#client/page-meta.ts';
import { onboardingTexts } from '../texts.ts';

/** Every page is sent the list of what each page needs at once: of this one, seen once, as little as can be. */
const Introduction = lazy(() => import('./introduction.tsx'));

export const meta = () => pageMeta(onboardingTexts.title);

export default function OnboardingPage() {
  return (
    <Suspense fallback={null}>
      <Introduction />
    </Suspense>
  );
}
