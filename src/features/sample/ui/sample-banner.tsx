import { Link } from 'react-router';
import { Badge } from '#client/ui/badge.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { atStep } from '#client/wizard/use-step.ts';
import { sampleTexts as texts } from '../texts.ts';
import { useRemoveSample } from './use-sample.ts';

/** Says that the data shown is the sample company's, with ways to one's own and to remove it. */
export default function SampleBanner() {
  const remove = useRemoveSample();
  return (
    <Banner
      variant="info"
      action={
        <>
          <Button asChild variant="secondary" size="sm">
            <Link to="/forsaljning" state={atStep('upload')}>
              {texts.upload}
            </Link>
          </Button>
          <Button variant="link" loading={remove.isPending} onClick={() => remove.mutate()}>
            {remove.isPending ? texts.removing : texts.remove}
          </Button>
        </>
      }
    >
      <Badge variant="info" className="mr-2.5">
        {texts.mark}
      </Badge>
      {texts.text}
    </Banner>
  );
}
