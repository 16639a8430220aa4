import { errorSentence } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { stored } from '#contract/limits.ts';
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
      <Meter
        name={texts.files}
        used={files.used}
        max={files.max}
        note={files.max === null ? texts.fairFiles(stored.files) : undefined}
      />
      <Meter
        name={texts.analyses}
        used={analyses.used}
        max={analyses.max}
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
  /** Null where the plan has no limit and the note says what is fair to use. */
  max: number | null;
  note: string | undefined;
}

function Meter({ name, used, max, note }: MeterProps) {
  return (
    <div className="text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="text-ink-muted">{name}</span>
        <span className="tabular ml-auto font-medium">
          {max === null ? formatCount(used) : texts.of({ used, max })}
        </span>
      </p>
      {max !== null && (
        <Progress className="mt-2" label={name} value={Math.min(100, (used / max) * 100)} />
      )}
      {note && <p className="mt-1.5 text-ink-muted">{note}</p>}
    </div>
  );
}
