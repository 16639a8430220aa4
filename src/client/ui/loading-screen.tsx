import { ScriptsNeeded } from './scripts-needed.tsx';
import { Spinner } from './spinner.tsx';

/** Shown until the page's own code has loaded. */
export function LoadingScreen() {
  return (
    <main
      className="flex min-h-dvh flex-col items-center justify-center px-4 text-ink-muted"
      aria-busy="true"
    >
      <ScriptsNeeded />
      <Spinner label="Laddar..." />
    </main>
  );
}
