import { siteTexts } from '#features/site/texts.ts';
import { Spinner } from '../ui/spinner.tsx';

/** What stands on the screen until the page itself can. */
export function LoadingScreen() {
  return (
    <main className="flex min-h-dvh items-center justify-center text-ink-muted" aria-busy="true">
      <Spinner label={siteTexts.loading} />
    </main>
  );
}
