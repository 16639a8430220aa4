import { errorSentence } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatCount } from '#engine/text/format.ts';
import { limitTexts } from '../limit-texts.ts';
import { useUsage } from './use-usage.ts';

const texts = limitTexts.meter;

/** What the plan allows and how much of it is used. */
export function UsageMeter() {
  const { data, error } = useUsage();
  if (error) return <Alert variant="error">{errorSentence(error, texts.failed)}</Alert>;
  if (!data) return <Skeleton className="h-24" />;
  const { files, analyses } = data;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Meter name={texts.files} used={files.used} max={files.max} />
      <Meter
        name={texts.analyses}
        used={analyses.used}
        max={analyses.max}
        isFair={analyses.fairUse !== null}
        note={
          analyses.fairUse === null
            ? texts.renews(analyses.renews)
            : texts.fairUse(analyses.fairUse)
        }
      />
    </div>
  );
}

interface MeterProps {
  name: string;
  used: number;
  /** Null where nothing is counted against. */
  max: number | null;
  /** Whether the note says what is fair to use: there is no saying that nothing limits it then. */
  isFair?: boolean;
  note?: string;
}

function Meter({ name, used, max, isFair, note }: MeterProps) {
  const unlimited = isFair ? formatCount(used) : texts.unlimited(used);
  return (
    <div className="text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="text-ink-muted">{name}</span>
        <span className="tabular ml-auto font-medium">
          {max === null ? unlimited : texts.of({ used, max })}
        </span>
      </p>
      {max !== null && (
        <Progress className="mt-2" label={name} value={Math.min(100, (used / max) * 100)} />
      )}
      {note && <p className="mt-1.5 text-ink-muted">{note}</p>}
    </div>
  );
}
