import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { dashboardTexts } from '../texts.ts';
import { useRemoveSample } from './use-sample.ts';

const texts = dashboardTexts.sample;

/** Says that what is shown is not the user's own company, and takes it away in one click. */
export function SampleBanner() {
  const remove = useRemoveSample();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-accent-line bg-accent-soft px-4 py-3">
      <p className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge variant="accent">{texts.mark}</Badge>
        {texts.text}
      </p>
      <Button
        variant="secondary"
        size="sm"
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {remove.isPending ? texts.removing : texts.remove}
      </Button>
    </div>
  );
}
