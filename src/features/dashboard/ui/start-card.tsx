import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useLoadSample } from '#features/sample/ui/use-sample.ts';
import { dashboardTexts } from '../texts.ts';

const texts = dashboardTexts.empty;

/** Before any file: upload one, or try the sample company first. */
export default function StartCard() {
  const sample = useLoadSample();
  return (
    <Card className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_1fr] lg:p-9">
      <div>
        <h2 className="text-xl font-semibold">{texts.title}</h2>
        <p className="mt-2 max-w-md text-ink-muted">{texts.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/forsaljning">{texts.upload}</Link>
          </Button>
          <Button variant="secondary" loading={sample.isPending} onClick={() => sample.mutate()}>
            {sample.isPending ? texts.loadingSample : texts.sample}
          </Button>
        </div>
      </div>
      <ol
        aria-label={texts.stepsLabel}
        className="flex flex-col gap-4 border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-12"
      >
        {texts.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3.5">
            <span
              aria-hidden
              className="tabular flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-sm font-semibold text-accent-ink"
            >
              {index + 1}
            </span>
            <p className="pt-0.5">
              <span className="block font-medium">{title}</span>
              <span className="block text-sm text-ink-muted">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
