import { FileSpreadsheet } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { dashboardTexts } from '../texts.ts';
import { useLoadSample } from './use-sample.ts';

const texts = dashboardTexts.empty;

/** Where nothing is yet: bring a file, or look at the sample company first. */
export function StartCard() {
  const sample = useLoadSample();
  return (
    <Card padding="md">
      <EmptyState
        icon={<FileSpreadsheet />}
        title={texts.title}
        actions={
          <>
            <Button asChild>
              <Link to="/forsaljning">{texts.upload}</Link>
            </Button>
            <Button variant="secondary" loading={sample.isPending} onClick={() => sample.mutate()}>
              {sample.isPending ? texts.loadingSample : texts.sample}
            </Button>
          </>
        }
      >
        {texts.text}
      </EmptyState>
    </Card>
  );
}
