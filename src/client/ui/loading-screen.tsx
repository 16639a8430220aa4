import { ScriptsNeeded } from './scripts-needed.tsx';
import { Spinner } from './spinner.tsx';

/** What stands on the screen until the page itself can. */
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
