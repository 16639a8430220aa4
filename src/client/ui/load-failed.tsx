import { errorSentence } from '../data/call-error.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

const RETRY = 'Försök igen';
const LATER = 'Försök igen om en stund.';

/** What was asked for, as TanStack Query has it. */
interface Asked {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadFailedProps {
  /** What is shown together, and so asked for together. */
  of: Asked | readonly Asked[];
  title?: string;
  /** What is said where neither the server nor the connection tells why. */
  text?: string;
  className?: string;
}

/** Stands where what was asked for did not come: why, and a button that asks again. Nothing where all came. */
export function LoadFailed({ of, title, text = LATER, className }: LoadFailedProps) {
  const failed = [of].flat().filter(({ error }) => error !== null);
  if (failed.length === 0) return null;
  return (
    <Alert
      variant="error"
      title={title}
      {...(className !== undefined && { className })}
      actions={
        <Button
          variant="secondary"
          size="sm"
          loading={failed.some(({ isFetching }) => isFetching)}
          onClick={() => failed.map(({ refetch }) => refetch())}
        >
          {RETRY}
        </Button>
      }
    >
      {errorSentence(failed[0]?.error, text)}
    </Alert>
  );
}
