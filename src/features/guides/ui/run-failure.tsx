import { Link } from 'react-router';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { guideTexts, runTexts } from '../texts.ts';
import type { RunFailure as Failure } from './use-run.ts';

interface RunFailureProps {
  failure: Failure;
  title: string;
  onRetry: () => void;
}

/** Why an analysis failed, and a way to retry. */
export function RunFailure({ failure, title, onRetry }: RunFailureProps) {
  return (
    <Alert
      variant={failure.upgradeRequired ? 'warning' : 'error'}
      live
      title={failure.upgradeRequired ? runTexts.limit : title}
      actions={
        failure.upgradeRequired ? (
          <Button asChild size="sm">
            <Link to="/subscribe">{guideTexts.upgrade}</Link>
          </Button>
        ) : (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {runTexts.retry}
          </Button>
        )
      }
    >
      {failure.text}
    </Alert>
  );
}
